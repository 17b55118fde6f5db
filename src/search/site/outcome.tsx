import { Link } from '#ui/link.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import type { SearchAnswer } from '../contract.ts';
import { searchTexts } from '../page-texts.ts';
import styles from './outcome.module.css';
import { addressOf, type Wanted } from './wanted.ts';

type OutcomeProps = { answer: SearchAnswer | null; wanted: Wanted };

/** Without videos, all other results are counted. */
const countOf = ({ total, sections }: SearchAnswer): number =>
  total > 0 ? total : sections.reduce((sum, section) => sum + section.total, 0);

/** The number of results and how the search was read: corrections, suggestions, omitted words (S12.7). */
export function Outcome({ answer, wanted }: OutcomeProps) {
  const t = useTexts(searchTexts);
  const links = useLinks();
  return (
    <div className={styles.outcome}>
      <p className={styles.corrected} aria-live="polite">
        {answer?.corrected && t.corrected(answer.corrected)}
      </p>
      <output className={styles.count}>{answer && t.results(countOf(answer))}</output>
      {answer?.corrected && (
        <p className={styles.line}>
          <Link className={styles.link} to={addressOf({ query: wanted.query, exact: true, page: 1 }, links)}>
            {t.asTyped(wanted.query)}
          </Link>
        </p>
      )}
      {answer?.suggested && (
        <p className={styles.line}>
          <Link className={styles.link} to={links('search', { query: answer.suggested })}>
            {t.suggested(answer.suggested)}
          </Link>
        </p>
      )}
      {answer && answer.total > 0 && answer.left.length > 0 && <p className={styles.line}>{t.left(answer.left)}</p>}
    </div>
  );
}
