import type { TrackedEvent } from '#consent/site/door.ts';
import type { SearchAnswer } from '../contract.ts';
import { fieldValue, keyOf, queryOf, type Wanted } from './wanted.ts';

/**
 * Milliseconds: typing rests before it is searched (S5.6), before one sees that a search runs, before it counts as made. After
 * `still` nobody is amid a word any more (S12.8).
 */
export const pauses = { typing: 200, loading: 200, counting: 2000, still: 1200 } as const;

/** So many answers are kept for those who go back. */
const mostKept = 30;

/**
 * `answer` is that of an earlier wish as long as it `isLoading`, and so are `key` and `query`; `hasFailed` where something was asked
 * for and nothing came of it.
 */
export type Shown = {
  readonly key: string;
  readonly query: string;
  readonly answer: SearchAnswer | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
};

/** What the statistics are told of a search: whether anything was found, never what was typed. */
export function countedAs({ answer, isLoading }: Shown): TrackedEvent | null {
  if (!answer || isLoading) return null;
  return { category: 'Search', action: isFound(answer) ? 'with results' : 'without results' };
}

/** Whether there is anything to show: videos, or what else the site has (S12.9). */
export const isFound = ({ total, sections }: Pick<SearchAnswer, 'total' | 'sections'>): boolean =>
  total > 0 || sections.length > 0;

type Noting = {
  /** What the answer that is shown was searched by. */
  readonly query: string;
  readonly hasEmergency: boolean;
  /** The text of which no word is being typed any more; empty where one is. */
  readonly settled: string;
};

/**
 * The text for which an emergency note stands, from the one for which it stood; null where none is to be seen (S12.8). It comes once
 * the text is settled, so that nobody is alarmed by half of a word, and stays while the text only grows.
 */
export function notedText(before: string | null, { query, hasEmergency, settled }: Noting): string | null {
  if (!hasEmergency) return null;
  if (query === settled) return query;
  return before !== null && query.startsWith(before) ? before : null;
}

export type Typing = {
  readonly type: (value: string) => void;
  /** Searches without waiting: Enter, the button, a paste. */
  readonly enter: (value: string) => void;
  readonly stop: () => void;
};

/**
 * Turns typing into searches (S5.6); a cleared field ends the search at once (S4.19). `settle` is told the text as soon as no word of
 * it is being typed any more, after a space, a time of stillness or by Enter; and an empty one as soon as one is again.
 */
export function createTyping(search: (query: string) => void, settle: (query: string) => void): Typing {
  let rest: ReturnType<typeof setTimeout> | undefined;
  let stillness: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(rest);
    clearTimeout(stillness);
  };
  return {
    stop,
    type(value) {
      stop();
      const query = queryOf(fieldValue(value));
      const endsWord = /\s$/.test(value);
      settle(endsWord ? query : '');
      if (value === '') search('');
      if (query === '') return;
      rest = setTimeout(() => search(query), pauses.typing);
      if (!endsWord) stillness = setTimeout(() => settle(query), pauses.still);
    },
    enter(value) {
      stop();
      const query = queryOf(value);
      settle(query);
      if (query !== '') search(query);
    },
  };
}

type AskingParts = {
  readonly ask: (wanted: Wanted, signal: AbortSignal) => Promise<SearchAnswer | null>;
  readonly show: (shown: Shown) => void;
  readonly first: Shown;
};

export type Asking = { readonly want: (wanted: Wanted) => void; readonly stop: () => void };

/**
 * Asks for what is wanted: one call at a time, so that an answer never takes the place of a later one. What fails
 * opens no popup (S8.6): the page says so, and it is asked again when it is wanted again.
 */
export function createAsking({ ask, show, first }: AskingParts): Asking {
  const kept = new Map<string, SearchAnswer>();
  let shown = first;
  let running: { readonly key: string; readonly end: () => void } | undefined;
  const present = (next: Shown): void => {
    shown = next;
    show(next);
  };
  const keep = (key: string, answer: SearchAnswer): void => {
    kept.set(key, answer);
    for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest);
  };
  if (first.answer) keep(first.key, first.answer);

  const stop = (): void => {
    running?.end();
    running = undefined;
  };
  async function start(key: string, wanted: Wanted): Promise<void> {
    const call = new AbortController();
    const timer = setTimeout(() => present({ ...shown, isLoading: true }), pauses.loading);
    const run = {
      key,
      end: () => {
        clearTimeout(timer);
        call.abort();
      },
    };
    running = run;
    const answer = await ask(wanted, call.signal).catch(() => null);
    if (running !== run) return;
    clearTimeout(timer);
    running = undefined;
    if (answer) keep(key, answer);
    present({ key, query: wanted.query, answer, isLoading: false, hasFailed: answer === null });
  }
  return {
    stop,
    want(wanted) {
      const key = keyOf(wanted);
      if (running?.key === key) return;
      stop();
      const answer = kept.get(key);
      if (answer || wanted.query === '') {
        if (shown.key !== key || shown.isLoading)
          present({ key, query: wanted.query, answer: answer ?? null, isLoading: false, hasFailed: false });
      } else void start(key, wanted);
    },
  };
}
