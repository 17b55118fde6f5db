import { useId } from 'react';
import { Link } from '#ui/link.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import { searchTexts } from '../page-texts.ts';
import styles from './suggestions.module.css';
import { useShuffled } from './use-shuffled.ts';

/**
 * 'Häufig gesucht' (S9.1). The words are shuffled after hydration: all cells have the same size and stay in place, so that
 * nothing moves.
 */
export function Frequent({ level = 2, tabIndex }: { level?: 2 | 3; tabIndex?: number | undefined }) {
  const t = useTexts(searchTexts);
  const links = useLinks();
  const words = useShuffled(t.trending);
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={styles.frequent} aria-labelledby={id}>
      <Heading id={id} className={styles.title}>
        {t.frequent}
      </Heading>
      <ul className={styles.grid}>
        {words.map((word, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the cell stays, its word changes
          <li key={place}>
            <Link className={styles.word} to={links('search', { query: word })} tabIndex={tabIndex}>
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** 'Vorschläge': suggested searches (S9.1). */
export function Hints({ words }: { words: readonly string[] }) {
  const t = useTexts(searchTexts);
  const links = useLinks();
  const id = useId();
  if (words.length === 0) return null;
  return (
    <section className={styles.hints} aria-labelledby={id}>
      <h2 id={id} className={styles.label}>
        {t.hints}
      </h2>
      <ul className={styles.line}>
        {words.map((word) => (
          <li key={word}>
            <Link className={styles.word} to={links('search', { query: word })}>
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
