import { useId } from 'react';
import { Link } from '#ui/link.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import type { SearchAnswer } from '../contract.ts';
import { searchTexts } from '../page-texts.ts';
import styles from './results.module.css';

/**
 * S8.7: says that nothing was found and what one can do. Unless there was a possible correction, the site has nothing about it
 * yet (S12.7).
 */
export function NothingFound({ answer: { suggested, near } }: { answer: Pick<SearchAnswer, 'suggested' | 'near'> }) {
  const t = useTexts(searchTexts);
  return (
    <div className={styles.nothing}>
      {suggested === null ? (
        <>
          <h2 className={styles.sorry}>{t.nothingYet}</h2>
          <p>{t.empty}</p>
        </>
      ) : (
        <h2 className={styles.sorry}>{t.empty}</h2>
      )}
      <p>{t.emptyHint}</p>
      {near.length > 0 && <Near words={near} />}
    </div>
  );
}

/** Related concepts that have videos. */
function Near({ words }: { words: readonly string[] }) {
  const t = useTexts(searchTexts);
  const links = useLinks();
  const id = useId();
  return (
    <section className={styles.near} aria-labelledby={id}>
      <h3 id={id} className={styles.nearTitle}>
        {t.near}
      </h3>
      <ul className={styles.nearWords}>
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
