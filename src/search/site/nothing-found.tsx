import { useTexts } from '#ui/site.tsx';
import { searchTexts } from '../page-texts.ts';
import styles from './results.module.css';

/** S8.7: says so, and what one can do. */
export function NothingFound() {
  const t = useTexts(searchTexts);
  return (
    <div className={styles.nothing}>
      <h2 className={styles.sorry}>{t.empty}</h2>
      <p>{t.emptyHint}</p>
    </div>
  );
}
