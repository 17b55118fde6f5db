import { ButtonLink } from '#ui/button.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import type { SearchAnswer } from '../contract.ts';
import { searchTexts } from '../page-texts.ts';
import { Facets } from './facets.tsx';
import { Hit } from './hit.tsx';
import { NothingFound } from './nothing-found.tsx';
import styles from './results.module.css';
import { isFound } from './searching.ts';
import { inOrder, Sections } from './sections.tsx';
import { addressOf, isNarrowed, type Wanted } from './wanted.ts';

/** The id of the results, a skip target past hints and facets. */
export const foundId = 'gefunden';

/** Results per answer. */
const perPage = 20;

type ResultsProps = {
  answer: SearchAnswer;
  wanted: Wanted;
  onNarrow: (wanted: Wanted) => void;
};

/** The results with their facets; or that there are none (S8.7). */
export function Results({ answer, wanted, onNarrow }: ResultsProps) {
  const t = useTexts(searchTexts);
  const { data, facets, total } = answer;
  const hasVideos = total > 0;
  if (!isFound(answer) && !isNarrowed(wanted)) return <NothingFound answer={answer} />;
  // Without videos and without filters there is nothing to filter.
  const canNarrow = hasVideos || isNarrowed(wanted);
  return (
    <div className={canNarrow ? styles.results : undefined}>
      {canNarrow && <Facets facets={facets} wanted={wanted} onChange={onNarrow} />}
      <section id={foundId} tabIndex={-1} className={styles.found} aria-label={t.found}>
        {hasVideos && (
          <ul className={styles.list}>
            {data.map((hit, place) => (
              <li key={hit.id}>
                <Hit hit={hit} first={place === 0} />
              </li>
            ))}
          </ul>
        )}
        {!hasVideos && isNarrowed(wanted) && <p className={styles.none}>{t.emptyFiltered}</p>}
        <Sections sections={inOrder(answer.sections, hasVideos)} />
        <Pages wanted={wanted} total={total} />
      </section>
    </div>
  );
}

function Pages({ wanted, total }: { wanted: Wanted; total: number }) {
  const t = useTexts(searchTexts);
  const links = useLinks();
  const pages = Math.min(Math.ceil(total / perPage), 50);
  if (pages <= 1) return null;
  const to = (page: number) => addressOf({ ...wanted, page }, links);
  return (
    <nav className={styles.pages} aria-label={t.pages}>
      {wanted.page > 1 && (
        <ButtonLink to={to(wanted.page - 1)} kind="quiet" icon="arrow-left">
          {t.previous}
        </ButtonLink>
      )}
      <span>{t.position(wanted.page, pages)}</span>
      {wanted.page < pages && (
        <ButtonLink to={to(wanted.page + 1)} kind="quiet" icon="arrow-right" iconAfter>
          {t.next}
        </ButtonLink>
      )}
    </nav>
  );
}
