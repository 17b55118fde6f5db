import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { trackEvent } from '#consent/site/door.ts';
import { useLinks, useLocale } from '#ui/site.tsx';
import { useAgain } from '#ui/use-again.ts';
import { searchCall } from './calls.ts';
import { answerFor, type SearchData } from './search-data.ts';
import { countedAs, createAsking, createTyping, notedText, pauses, type Shown } from './searching.ts';
import { addressOf, keyOf, queryOf, wantedOf, type Wanted } from './wanted.ts';

/** A history entry made by the field itself, which is ahead of it. */
type EntryState = { readonly isTyped?: true } | null;

/** The URL holds the search: the field writes it there, so that sharing, Back and Forward and links to other searches work. */
export function useSearch(data: SearchData) {
  const locale = useLocale();
  const links = useLinks();
  const navigate = useNavigate();
  const { search: query } = useLocation();
  const wanted = useMemo(() => wantedOf(new URLSearchParams(query)), [query]);

  // A search from a URL is complete.
  const [settled, settle] = useState(wanted.query);
  const [typing] = useState(() =>
    createTyping((typed) => {
      const state: EntryState = { isTyped: true };
      void navigate(addressOf({ query: typed, page: 1 }, links), { replace: true, preventScrollReset: true, state });
    }, settle),
  );
  const [shown, setShown] = useState<Shown>(() => firstOf(data));
  const [asking] = useState(() => {
    const call = searchCall(locale);
    return createAsking({ ask: (wish, signal) => answerFor(wish, call, signal), show: setShown, first: shown });
  });
  useEffect(() => asking.want(wanted), [asking, wanted]);
  const again = useCallback(() => asking.want(wanted), [asking, wanted]);
  useAgain(shown.hasFailed ? shown : null, again);
  useEffect(() => () => (typing.stop(), asking.stop()), [typing, asking]);
  const [typed, setTyped] = useFollowing(data.typed, wanted.query, { stop: typing.stop, settle });
  const isNoted = useNoted(shown, settled);
  useCounted(shown, wanted);

  return {
    typed,
    wanted,
    shown,
    /** Whether the emergency note of the visible answer should be shown. */
    isNoted,
    type: (value: string, isPasted = false) => {
      setTyped(value);
      if (isPasted) typing.enter(value);
      else typing.type(value);
    },
    enter: (value: string) => {
      settle(queryOf(value));
      // The same search is requested again if it failed.
      if (queryOf(value) === wanted.query) again();
      else typing.enter(value);
    },
    again,
    narrow: (wish: Wanted) => void navigate(addressOf(wish, links), { preventScrollReset: true }),
  };
}

const firstOf = ({ wanted, answer }: SearchData): Shown => ({
  key: keyOf(wanted),
  query: wanted.query,
  answer,
  isLoading: false,
  hasFailed: wanted.query !== '' && answer === null,
});

type Followed = { readonly stop: () => void; readonly settle: (query: string) => void };

/** The field's value: the typed text, until the URL changes in another way. */
function useFollowing(first: string, query: string, { stop, settle }: Followed) {
  const [typed, setTyped] = useState(first);
  const { key, state } = useLocation();
  const isTyped = useNavigationType() === NavigationType.Replace && (state as EntryState)?.isTyped === true;
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    if (!isTyped) {
      setTyped(query);
      settle(query);
    }
  }
  // A pending search belongs to the previous entry; on the first one it is what was typed before hydration.
  const elsewhere = isTyped ? null : key;
  const before = useRef(elsewhere);
  useEffect(() => {
    if (elsewhere !== null && elsewhere !== before.current) stop();
    before.current = elsewhere;
  }, [elsewhere, stop]);
  return [typed, setTyped] as const;
}

/** Whether the emergency note should be shown: derived while rendering, without a timer. */
function useNoted({ query, answer }: Shown, settled: string): boolean {
  const [noted, setNoted] = useState<string | null>(null);
  const text = notedText(noted, { query, hasEmergency: Boolean(answer?.emergency), settled });
  if (text !== noted) setNoted(text);
  return text !== null;
}

/** Reports a search to the statistics once it has been visible for a while. */
function useCounted(shown: Shown, { page }: Wanted): void {
  useEffect(() => {
    const event = page > 1 ? null : countedAs(shown);
    if (!event) return undefined;
    const timer = setTimeout(() => trackEvent(event), pauses.counting);
    return () => clearTimeout(timer);
  }, [shown, page]);
}
