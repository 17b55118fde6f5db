import { useId, type ReactNode } from 'react';
import type { Locale } from '#kit/locale.ts';
import { useForeignLang, useTexts } from '#ui/site.tsx';
import type { Correction, Trust } from '../contract.ts';
import { catalogTexts } from '../texts.ts';
import { trustTexts } from '../trust-texts.ts';
import { dayRange } from './dates.ts';
import styles from './trust-note.module.css';

type TrustNoteProps = {
  trust: Trust;
  /** Heading level, one below that of its subject. */
  level: 2 | 3;
};

/** Authors, reviewers and sources (S15.1), then corrections (S15.4). Renders nothing if none are given. */
export function TrustNote({ trust, level }: TrustNoteProps) {
  const t = useTexts(trustTexts);
  const titleId = useId();
  const { author, reviewer, reviewed_on, next_review_on, interests, sources = [], corrections = [] } = trust;
  const isReviewed = Boolean(reviewer ?? reviewed_on);
  const Heading = `h${level}` as const;
  if (!isReviewed && !author && !next_review_on && !interests && sources.length + corrections.length === 0) return null;
  return (
    <section className={styles.note} aria-labelledby={titleId}>
      <Heading id={titleId} className={styles.title}>
        {isReviewed ? t.reviewed : t.about}
      </Heading>
      <dl className={styles.facts}>
        {author && <Fact name={t.author}>{author}</Fact>}
        {reviewer && <Fact name={t.reviewer}>{reviewer}</Fact>}
        {reviewed_on && (
          <Fact name={t.reviewedOn}>
            <Day iso={reviewed_on} />
          </Fact>
        )}
        {next_review_on && (
          <Fact name={t.nextReview}>
            <Day iso={next_review_on} />
          </Fact>
        )}
        {interests && (
          <Fact name={t.interests}>
            <Foreign lang={interests.lang}>{interests.text}</Foreign>
          </Fact>
        )}
        {sources.length > 0 && (
          <div>
            <dt>{t.sources(sources.length)}</dt>
            {sources.map(({ title, url }) => (
              <dd key={url}>
                <a href={url} rel="noopener">
                  {title}
                </a>
              </dd>
            ))}
          </div>
        )}
      </dl>
      {corrections.length > 0 && <Corrections corrections={corrections} level={level} />}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Foreign = ({ lang, children }: { lang: Locale; children: string }) => <span lang={useForeignLang(lang)}>{children}</span>;

function Day({ iso }: { iso: string }) {
  const t = useTexts(catalogTexts);
  return <time dateTime={iso}>{dayRange(iso, iso, t)}</time>;
}

function Corrections({ corrections, level }: { corrections: readonly Correction[]; level: 2 | 3 }) {
  const t = useTexts(trustTexts);
  const Heading = level === 2 ? 'h3' : 'h4';
  return (
    <>
      <Heading className={styles.title}>{t.corrections(corrections.length)}</Heading>
      <ul className={styles.corrections}>
        {corrections.map((correction) => (
          <CorrectionEntry key={`${correction.date} ${correction.text}`} correction={correction} />
        ))}
      </ul>
    </>
  );
}

function CorrectionEntry({ correction: { date, text, lang } }: { correction: Correction }) {
  return (
    <li>
      <Day iso={date} />: <span lang={useForeignLang(lang)}>{text}</span>
    </li>
  );
}
