import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { ok } from '#kit/result.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { sitePage, type LoadCall } from '#ui/page.ts';
import { useLocale, useTexts } from '#ui/site.tsx';
import { searchTexts } from '../page-texts.ts';
import { AnswerCard } from './answer-card.tsx';
import { EmergencyNote } from './emergency-note.tsx';
import { hintsOf } from './hints.ts';
import { LensDrawing } from './lens-drawing.tsx';
import { Outcome } from './outcome.tsx';
import { foundId, Results } from './results.tsx';
import { SearchBox } from './search-box.tsx';
import { searchCall, type SearchCall } from './calls.ts';
import { searchData, unanswered, type SearchData } from './search-data.ts';
import { isFound } from './searching.ts';
import styles from './search-page.module.css';
import { Skeleton } from './skeleton.tsx';
import { Frequent, Hints } from './suggestions.tsx';
import { Topics } from './topics.tsx';
import { useSearch } from './use-search.ts';

/** The search page (S2.13): switching the language searches again. */
export const SearchPage = ({ data }: { data: SearchData }) => <Search key={useLocale()} data={data} />;

function Search({ data }: { data: SearchData }) {
  const t = useTexts(searchTexts);
  const { typed, wanted, shown, isNoted, type, enter, again, narrow } = useSearch(data);
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const isOpen = wanted.query === '';
  const { answer, isLoading, hasFailed } = isOpen ? { answer: null, isLoading: false, hasFailed: false } : shown;
  useFocusOnArrival(field, isOpen);
  const hasFound = answer !== null && isFound(answer);
  return (
    <div className={styles.page} data-hue="health">
      <search className={styles.top}>
        <SearchBox
          level={1}
          value={typed}
          onType={type}
          onSearch={enter}
          completions={answer?.completions ?? []}
          escapes
          field={field}
        />
        {hasFound && (
          <a className={styles.skip} href={`#${foundId}`}>
            {t.toFound}
          </a>
        )}
        {data.typed !== '' && isOpen && typed === data.typed && <p className={styles.short}>{t.tooShort}</p>}
      </search>
      {answer?.emergency && isNoted && (
        <EmergencyNote
          key={answer.emergency.level}
          emergency={answer.emergency}
          advice={answer.advice}
          hasFilms={answer.total > 0}
        />
      )}
      {answer && <Hints words={hintsOf(answer, wanted.query, locale)} />}
      {isOpen && <LensDrawing className={styles.drawing} />}
      <Outcome answer={answer} wanted={wanted} />
      {answer ? (
        <div className={styles.answer} aria-busy={isLoading || undefined}>
          {answer.card && <AnswerCard card={answer.card} />}
          <Results answer={answer} wanted={wanted} onNarrow={narrow} />
        </div>
      ) : (
        isLoading && !hasFailed && <Skeleton />
      )}
      {/* Stays during the next try: an alert that comes again is read out again. */}
      {hasFailed && <Failed isBusy={isLoading} onAgain={again} />}
      {!hasFound && !isLoading && !hasFailed && (
        <div className={styles.ways}>
          <Frequent />
          <Topics />
        </div>
      )}
    </div>
  );
}

/** A failed search: a lost connection, or too many searches. The 112 needs no connection, so it is shown. */
function Failed({ isBusy, onAgain }: { isBusy: boolean; onAgain: () => void }) {
  const t = useTexts(searchTexts);
  return (
    <Notice title={t.failed.title} icon="warning" role="alert">
      <p>{t.failed.text}</p>
      <p>{t.failed.emergency}</p>
      <div className={styles.failed}>
        <Button busy={isBusy} onClick={onAgain}>
          {t.failed.again}
        </Button>
        <ButtonLink kind="quiet" href="tel:112">
          {t.emergency.call('112')}
        </ButtonLink>
      </div>
    </Notice>
  );
}

/** Focus the field so that one can type at once; not on phones, where the keyboard would take half of the page. */
function useFocusOnArrival(field: { readonly current: HTMLInputElement | null }, isOpen: boolean): void {
  const isArrival = useNavigationType() === NavigationType.Push && isOpen;
  const first = useRef(isArrival);
  useEffect(() => {
    if (first.current && matchMedia('(hover: hover)').matches) field.current?.focus({ preventScroll: true });
  }, [field]);
}

/** Passed in on the server only; in the browser the page has its own. */
export type SearchPageCall = LoadCall<{ readonly search?: SearchCall }>;

/**
 * Loads the search page. On the server a failing search is a fault like any other, and during hydration the server's page stays
 * (app/hydrate.tsx); after that it fails silently (S8.6).
 */
async function load({ api, locale, url }: SearchPageCall): Promise<SearchData> {
  if (api.search) return searchData(url, api.search);
  const data = searchData(url, searchCall(locale));
  return 'ready' in document.documentElement.dataset ? data.catch(() => unanswered(url)) : data;
}

export const pages = {
  search: sitePage({
    load: async (call: SearchPageCall) => ok(await load(call)),
    page: SearchPage,
    // The title never contains the search: it is stored in histories and sent to the statistics.
    head: ({ typed }, { locale }) => ({
      title: searchTexts[locale].title,
      description: searchTexts[locale].description,
      isUnlisted: typed !== '',
    }),
  }),
};
