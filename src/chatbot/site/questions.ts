import type { SearchAnswer, searchLimits } from '#search/contract.ts';

/* Repeated here, since the contract would load the schemas; the types guarantee that both are equal. */
const limits: Pick<typeof searchLimits, 'least' | 'read'> = { least: 3, read: 200 };

/** Maximum length of a question in UTF-16 units (S12.11), and the minimum for a search. */
export const longest = limits.read;
export const shortest = limits.least;

/** Timeout in milliseconds; then it failed, and the reader is shown the 112. */
export const timeoutMs = 10_000;

/** Normalises a question: one line, no control characters, no unpaired surrogates. */
export const questionOf = (typed: string): string =>
  typed
    .replaceAll(/\s+/g, ' ')
    .trimStart()
    .slice(0, longest)
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
    .trimEnd();

/** A free question (S12.11) and its result. */
export type Question = {
  readonly id: number;
  readonly text: string;
  /** The number of conversation entries before it: its position. */
  readonly after: number;
  readonly found: SearchAnswer | 'open' | 'failed';
};

export type QuestionsParts = {
  /** Null if the answer is a refusal. */
  readonly ask: (text: string, signal: AbortSignal) => Promise<SearchAnswer | null>;
};

export type Questions = {
  readonly now: () => readonly Question[];
  /** Subscribes to changes; returns the unsubscribe function. */
  readonly watch: (listener: () => void) => () => void;
  /** False if the text is too short. */
  readonly ask: (typed: string, after: number) => boolean;
  readonly again: (id: number) => void;
  /** Clears all questions and ignores pending answers. */
  readonly forget: () => void;
};

/**
 * The state of free questions, without a browser. Kept apart from the conversation, so that typed words can never reach the
 * statistics (S16.7). Stored nowhere else.
 */
export function createQuestions({ ask }: QuestionsParts): Questions {
  let questions: readonly Question[] = [];
  let count = 0;
  const running = new Set<() => void>();
  const listeners = new Set<() => void>();
  const put = (next: readonly Question[]): void => {
    questions = next;
    for (const listener of listeners) listener();
  };
  const note = (id: number, found: Question['found']): void =>
    put(questions.map((question) => (question.id === id ? { ...question, found } : question)));
  const search = (id: number, text: string): void => {
    const call = new AbortController();
    const stop = (): void => {
      clearTimeout(timer);
      running.delete(stop);
      call.abort();
    };
    const end = (found: SearchAnswer | null): void => {
      if (!running.has(stop)) return;
      stop();
      note(id, found ?? 'failed');
    };
    const timer = setTimeout(end, timeoutMs, null);
    running.add(stop);
    ask(text, call.signal).then(end, () => end(null));
  };
  return {
    now: () => questions,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask: (typed, after) => {
      const text = questionOf(typed);
      if (text.length < shortest) return false;
      count += 1;
      put([...questions, { id: count, text, after, found: 'open' }]);
      search(count, text);
      return true;
    },
    again: (id) => {
      const question = questions.find((one) => one.id === id);
      if (question?.found !== 'failed') return;
      note(id, 'open');
      search(id, question.text);
    },
    forget: () => {
      for (const stop of running) stop();
      put([]);
    },
  };
}

/** Maximum number of films shown. */
const mostFilms = 3;

export type Shown = {
  readonly films: SearchAnswer['data'];
  /** Other content where there are no films (S12.9). */
  readonly pages: readonly { readonly title: string; readonly path: string }[];
  /** Suggested searches. */
  readonly near: readonly string[];
  /** Nothing was found. In an emergency the reader is told whom to call, not that there is no film. */
  readonly isNothing: boolean;
};

/** The visible part of an answer. */
export function shownOf({ data, sections, suggested, near, emergency }: SearchAnswer): Shown {
  const films = data.slice(0, mostFilms);
  const pages = films.length > 0 ? [] : sections.flatMap(({ entries }) => entries.slice(0, 1)).slice(0, mostFilms);
  const isNothing = films.length + pages.length === 0 && !isUrgent(emergency);
  return { films, pages, near: isNothing ? [...new Set([...(suggested === null ? [] : [suggested]), ...near])] : [], isNothing };
}

/** Whether there is a number to call: a note on prevention is no alarm. */
const isUrgent = (emergency: SearchAnswer['emergency']): boolean => emergency !== null && emergency.level !== 'prevention';

/** Whether the result has numbers to call: a failure has one too. */
export const hasCalls = ({ found }: Question): boolean => found === 'failed' || (found !== 'open' && isUrgent(found.emergency));
