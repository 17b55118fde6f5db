import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { useLocale, useTexts } from '#ui/site.tsx';
import { searchTexts } from '../page-texts.ts';
import { EmergencyNote } from './emergency-note.tsx';
import { hintsOf } from './hints.ts';
import { LensDrawing } from './lens-drawing.tsx';
import { Results } from './results.tsx';
import { SearchBox } from './search-box.tsx';
import type { SearchData } from './search-data.ts';
import styles from './search-page.module.css';
import { Skeleton } from './skeleton.tsx';
import { Frequent, Hints } from './suggestions.tsx';
import { Topics } from './topics.tsx';
import { useSearch } from './use-search.ts';

/** The search page (S2.13): in another language it is another search. */
export const SearchPage = ({ data }: { data: SearchData }) => <Search key={useLocale()} data={data} />;

function Search({ data }: { data: SearchData }) {
  const t = useTexts(searchTexts);
  const { typed, wanted, shown, type, enter, narrow } = useSearch(data);
  const field = useRef<HTMLInputElement>(null);
  const isOpen = wanted.query === '';
  const { answer, isLoading } = isOpen ? { answer: null, isLoading: false } : shown;
  useFocusOnArrival(field, isOpen);
  const isEmpty = !answer || answer.total === 0;
  return (
    <div className={styles.page} data-hue="health">
      <search className={styles.top}>
        <SearchBox level={1} value={typed} onType={type} onSearch={enter} escapes field={field} />
        {data.typed !== '' && isOpen && typed === data.typed && <p className={styles.short}>{t.tooShort}</p>}
      </search>
      {answer?.emergency && <EmergencyNote emergency={answer.emergency} />}
      {answer && <Hints words={hintsOf(answer, wanted.query)} />}
      {isOpen && <LensDrawing className={styles.drawing} />}
      <div className={styles.outcome}>
        <p className={styles.corrected} aria-live="polite">
          {answer?.corrected && t.corrected(answer.corrected)}
        </p>
        <output className={styles.count}>{answer && t.results(answer.total)}</output>
      </div>
      {answer ? (
        <div className={styles.answer} aria-busy={isLoading || undefined}>
          <Results answer={answer} wanted={wanted} onNarrow={narrow} />
        </div>
      ) : (
        isLoading && <Skeleton />
      )}
      {isEmpty && !isLoading && (
        <div className={styles.ways}>
          <Frequent />
          <Topics />
        </div>
      )}
    </div>
  );
}

/** Who comes to search may type at once; on a phone the keyboard would take half of the page. */
function useFocusOnArrival(field: { readonly current: HTMLInputElement | null }, isOpen: boolean): void {
  const isArrival = useNavigationType() === NavigationType.Push && isOpen;
  const first = useRef(isArrival);
  useEffect(() => {
    if (first.current && matchMedia('(hover: hover)').matches) field.current?.focus({ preventScroll: true });
  }, [field]);
}
