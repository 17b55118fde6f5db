import { useId, type MouseEvent } from 'react';
import { evidenceGrade } from '#catalog/evidence/traits.ts';
import { isPlainClick } from '#ui/plain-click.ts';
import { useForeignLang, useLocale, useTexts } from '#ui/site.tsx';
import type { Evidence } from '../contract.ts';
import { evidenceTexts } from '../evidence-texts.ts';
import { clockTime } from '../rules.ts';
import styles from './evidence.module.css';

export type EvidenceListProps = {
  evidence: readonly Evidence[];
  /** The address of a second of the film. */
  hrefOf: (second: number) => string;
  /** Plays from a second instead, where there is a player. */
  onSeek?: (second: number) => void;
};

/** All claims of a film with what supports them, each with a link to its second (S15.5). */
export function EvidenceList({ evidence, hrefOf, onSeek }: EvidenceListProps) {
  const t = useTexts(evidenceTexts);
  const titleId = useId();
  const seek = (event: MouseEvent, second: number): void => {
    if (!onSeek || !isPlainClick(event)) return;
    event.preventDefault();
    onSeek(second);
  };
  return (
    <section className={styles.list} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {t.many}
      </h3>
      <p>{t.intro}</p>
      <ul>
        {evidence.map((one) => (
          <li key={`${one.second} ${one.claim}`}>
            <a
              href={hrefOf(one.second)}
              className={styles.second}
              aria-label={t.toSecond(clockTime(one.second))}
              onClick={(event) => seek(event, one.second)}
            >
              {clockTime(one.second)}
            </a>
            <div>
              <Claim evidence={one} />
              <Support evidence={one} isNamed />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The claim itself, in its language. */
function Claim({ evidence: { claim, lang } }: { evidence: Evidence }) {
  return (
    <p className={styles.claim} lang={useForeignLang(lang)}>
      {claim}
    </p>
  );
}

/** What the grade of a claim means, with its name unless that stands above already, and the source. */
export function Support({ evidence: { grade, source }, isNamed }: { evidence: Evidence; isNamed: boolean }) {
  const t = useTexts(evidenceTexts);
  const locale = useLocale();
  return (
    <>
      <p className={styles.grade}>
        {isNamed && <strong>{`${evidenceGrade.names[locale][grade]}: `}</strong>}
        {t.grades[grade]}
      </p>
      <p className={styles.source}>
        {`${t.source}: `}
        <a href={source.url} rel="noopener" target="_blank">
          {source.title}
        </a>
      </p>
    </>
  );
}
