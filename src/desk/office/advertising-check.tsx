import { useMemo } from 'react';
import type { Locale } from '#kit/locale.ts';
import { advertisingRules } from '../advertising-rules.ts';
import { advertisingTexts } from '../advertising-texts.ts';
import { checkAdvertising, type Finding } from '../check-advertising.ts';
import type { Standing } from '../contract.ts';
import { ownTexts } from '../own-texts.ts';
import styles from './advertising-check.module.css';
import { instantText } from './berlin-time.ts';
import form from './entry-form.module.css';
import type { Content } from './form-state.ts';
import { useOfficeLocale, useOfficeTexts } from './language.ts';
import { useDebounced } from './use-debounced.ts';

const debounceMs = 600;
const mostShown = 20;
/** So many signs around a passage are shown. */
const around = 40;

/** Passages of what is being written that advertising law may forbid (S15.6), and why earlier ones were published all the same. */
export function AdvertisingCheck({ content, overruled }: { content: Content; overruled: Standing['overruled'] }) {
  const t = useOfficeTexts(advertisingTexts);
  const locale = useOfficeLocale();
  const settled = useDebounced(content, debounceMs);
  const found = useMemo(
    () => ownTexts(settled).flatMap(({ text, lang }) => checkAdvertising(text, lang).map((finding) => ({ text, lang, finding }))),
    [settled],
  );
  return (
    <section className={form.section} aria-labelledby="advertising">
      <h2 id="advertising">{t.title}</h2>
      <p aria-live="polite">{found.length === 0 ? t.none : t.some(found.length)}</p>
      {found.length > 0 && (
        <>
          <ul className={styles.list}>
            {found.slice(0, mostShown).map(({ text, lang, finding }, place) => (
              // Passages may be the same, and nothing of them is kept.
              // oxlint-disable-next-line react/no-array-index-key
              <Passage key={place} text={text} lang={lang} finding={finding} />
            ))}
          </ul>
          {found.length > mostShown && <p>{t.more(found.length - mostShown)}</p>}
          <p className={styles.note}>{t.note}</p>
        </>
      )}
      {overruled.length > 0 && (
        <>
          <h3>{t.reasons}</h3>
          <ul className={styles.list}>
            {overruled.map(({ reason, by, at }) => (
              <li key={`${at} ${reason}`}>
                <span>{reason}</span>
                <span className={styles.note}>{t.reasonBy(by, instantText(at, locale))}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Passage({ text, lang, finding: { rule, start, end } }: { text: string; lang: Locale; finding: Finding }) {
  return (
    <li>
      <q lang={lang}>
        {text.slice(Math.max(0, start - around), start)}
        <mark>{text.slice(start, end)}</mark>
        {text.slice(end, end + around)}
      </q>
      <Rule id={rule} />
    </li>
  );
}

/** What a rule is about, and its law. */
export function Rule({ id }: { id: string }) {
  const t = useOfficeTexts(advertisingTexts);
  const rule = advertisingRules.find((one) => one.id === id);
  return (
    rule && (
      <>
        <span>{t.rules[rule.id]}</span>
        <a href={rule.source} target="_blank" rel="noreferrer" title={t.source}>
          {rule.law}
        </a>
      </>
    )
  );
}
