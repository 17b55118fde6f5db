import type { TrackedEvent } from '#consent/site/door.ts';
import type { SearchAnswer } from '../contract.ts';
import { keyOf, queryOf, type Wanted } from './wanted.ts';

/** Milliseconds: typing rests before it is searched (S5.6), before one sees that a search runs, before it counts as made. */
export const pauses = { typing: 200, loading: 200, counting: 2000 } as const;

/** So many answers are kept for those who go back. */
const mostKept = 30;

/** `answer` is that of an earlier wish as long as it `isLoading`; `hasFailed` where something was asked for and nothing came of it. */
export type Shown = {
  readonly key: string;
  readonly answer: SearchAnswer | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
};

/** What the statistics are told of a search: whether anything was found, never what was typed. */
export function countedAs({ answer, isLoading }: Shown): TrackedEvent | null {
  if (!answer || isLoading) return null;
  return { category: 'Search', action: answer.total > 0 ? 'with results' : 'without results' };
}

export type Typing = {
  readonly type: (value: string) => void;
  /** Searches without waiting: Enter, the button. */
  readonly enter: (value: string) => void;
  readonly stop: () => void;
};

/** Turns typing into searches (S5.6); a cleared field ends the search at once (S4.19). */
export function createTyping(search: (query: string) => void): Typing {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  return {
    stop,
    type(value) {
      stop();
      const query = queryOf(value);
      if (value === '') search('');
      else if (query !== '') timer = setTimeout(() => search(query), pauses.typing);
    },
    enter(value) {
      stop();
      const query = queryOf(value);
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
    present({ key, answer, isLoading: false, hasFailed: answer === null });
  }
  return {
    stop,
    want(wanted) {
      const key = keyOf(wanted);
      if (running?.key === key) return;
      stop();
      const answer = kept.get(key);
      if (answer || wanted.query === '') {
        if (shown.key !== key || shown.isLoading) present({ key, answer: answer ?? null, isLoading: false, hasFailed: false });
      } else void start(key, wanted);
    },
  };
}
