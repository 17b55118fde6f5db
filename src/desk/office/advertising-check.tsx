import { useMemo } from 'react';
import { advertisingRules, checkAdvertising, type Finding } from '../advertising-rules.ts';
import { advertisingTexts } from '../advertising-texts.ts';
import { germanTexts } from '../german-texts.ts';
import styles from './advertising-check.module.css';
import type { Content } from './form-state.ts';
import { useOfficeTexts } from './language.ts';
import { useDebounced } from './use-debounced.ts';

const debounceMs = 600;
const mostShown = 20;
/** So many signs around a passage are shown. */
const around = 40;

/** Passages of what is being written that advertising law may forbid (S15.6), beside the form. */
export function AdvertisingCheck({ content }: { content: Content }) {
  const t = useOfficeTexts(advertisingTexts);
  const settled = useDebounced(content, debounceMs);
  const found = useMemo(
    () => germanTexts(settled).flatMap((text) => checkAdvertising(text).map((finding) => ({ text, finding }))),
    [settled],
  );
  return (
    <section className={styles.check} aria-labelledby="advertising">
      <h2 id="advertising">{t.title}</h2>
      <p aria-live="polite">{found.length === 0 ? t.none : t.some(found.length)}</p>
      {found.length > 0 && (
        <>
          <ul className={styles.list}>
            {found.slice(0, mostShown).map(({ text, finding }, place) => (
              // Passages may be the same, and nothing of them is kept.
              // oxlint-disable-next-line react/no-array-index-key
              <Passage key={place} text={text} finding={finding} />
            ))}
          </ul>
          {found.length > mostShown && <p>{t.more(found.length - mostShown)}</p>}
          <p className={styles.note}>{t.note}</p>
        </>
      )}
    </section>
  );
}

function Passage({ text, finding: { rule: id, start, end } }: { text: string; finding: Finding }) {
  const t = useOfficeTexts(advertisingTexts);
  const rule = advertisingRules.find((one) => one.id === id);
  return (
    <li>
      <q lang="de">
        {text.slice(Math.max(0, start - around), start)}
        <mark>{text.slice(start, end)}</mark>
        {text.slice(end, end + around)}
      </q>
      <span>{t.rules[id]}</span>
      {rule && (
        <a href={rule.source} target="_blank" rel="noreferrer" title={t.source}>
          {rule.law}
        </a>
      )}
    </li>
  );
}
