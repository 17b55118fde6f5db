import type { TrackedEvent } from '#consent/site/door.ts';
import type { SearchAnswer } from '../contract.ts';
import { fieldValue, keyOf, queryOf, type Wanted } from './wanted.ts';

/**
 * Delays in milliseconds: from typing to the search (S5.6), until a running search is indicated, until it counts. After `still` a
 * word counts as complete (S12.8).
 */
export const pauses = { typing: 200, loading: 200, counting: 2000, still: 1200 } as const;

/** Number of cached answers, for going back. */
const mostKept = 30;

/**
 * While it `isLoading`, `answer` is that of an earlier search, and so are `key` and `query`; `hasFailed` if the search failed.
 */
export type Shown = {
  readonly key: string;
  readonly query: string;
  readonly answer: SearchAnswer | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
};

/** What the statistics learn about a search: whether anything was found, never the text. */
export function countedAs({ answer, isLoading }: Shown): TrackedEvent | null {
  if (!answer || isLoading) return null;
  return { category: 'Search', action: isFound(answer) ? 'with results' : 'without results' };
}

/** Whether there are results: videos, or other content (S12.9). */
export const isFound = ({ total, sections }: Pick<SearchAnswer, 'total' | 'sections'>): boolean =>
  total > 0 || sections.length > 0;

type Noting = {
  /** The search of the visible answer. */
  readonly query: string;
  readonly hasEmergency: boolean;
  /** The text once none of its words is being typed; empty while one is. */
  readonly settled: string;
};

/**
 * The text for which the emergency note is visible, given the previous one; null if it is not (S12.8). It appears once the text
 * is settled, so that half a word alarms nobody, and stays while the text is only extended.
 */
export function notedText(before: string | null, { query, hasEmergency, settled }: Noting): string | null {
  if (!hasEmergency) return null;
  if (query === settled) return query;
  return before !== null && query.startsWith(before) ? before : null;
}

export type Typing = {
  readonly type: (value: string) => void;
  /** Searches without the delay: Enter, the button, a paste. */
  readonly enter: (value: string) => void;
  readonly stop: () => void;
};

/**
 * Turns typing into searches (S5.6); clearing the field ends the search at once (S4.19). `settle` gets the text as soon as its
 * words are complete, after a space, a pause or Enter; and an empty text as soon as one is being typed.
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
 * Runs the requested search: one call at a time, so that an earlier answer never replaces a later one. A failure opens no popup
 * (S8.6): the page shows it, and the next request retries.
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
