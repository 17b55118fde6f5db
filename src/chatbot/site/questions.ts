import type { SearchAnswer, searchLimits } from '#search/contract.ts';

/* Said once more, since the contract brings schemas along; the types see to it that both say the same. */
const limits: Pick<typeof searchLimits, 'least' | 'read'> = { least: 3, read: 200 };

/** So many units a question may have (S12.11), and must have to find anything. */
export const longest = limits.read;
export const shortest = limits.least;

/** Milliseconds until nobody waits any longer: then it did not work, and there is the 112. */
export const timeoutMs = 10_000;

/** What is asked for of what was typed: one line, no control characters, no half of a character. */
export const questionOf = (typed: string): string =>
  typed
    .replaceAll(/\s+/g, ' ')
    .trimStart()
    .slice(0, longest)
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
    .trimEnd();

/** What somebody asked in words of their own (S12.11), and what came of it. */
export type Question = {
  readonly id: number;
  readonly text: string;
  /** After how many entries of the conversation it was asked: there it stands. */
  readonly after: number;
  readonly found: SearchAnswer | 'open' | 'failed';
};

export type QuestionsParts = {
  /** Null where the answer is a refusal. */
  readonly ask: (text: string, signal: AbortSignal) => Promise<SearchAnswer | null>;
};

export type Questions = {
  readonly now: () => readonly Question[];
  /** Calls back on every change until the returned function is called. */
  readonly watch: (listener: () => void) => () => void;
  /** False where the text is too short. */
  readonly ask: (typed: string, after: number) => boolean;
  readonly again: (id: number) => void;
  /** Leaves nothing of them, and takes no answer that is still on its way. */
  readonly forget: () => void;
};

/**
 * Questions in time, without a browser. They stand apart from the conversation: what it tells the statistics of can be no word that
 * somebody typed (S16.7). Nothing of them is kept anywhere else.
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

/** So many films are shown at once. */
const mostFilms = 3;

export type Shown = {
  readonly films: SearchAnswer['data'];
  /** What else the site has, where it has no films (S12.9). */
  readonly pages: readonly { readonly title: string; readonly path: string }[];
  /** Other searches to offer. */
  readonly near: readonly string[];
  /** Nothing was found. Whoever needs help is told whom to call, not that there is no film. */
  readonly isNothing: boolean;
};

/** What is shown of an answer. */
export function shownOf({ data, sections, suggested, near, emergency }: SearchAnswer): Shown {
  const films = data.slice(0, mostFilms);
  const pages = films.length > 0 ? [] : sections.flatMap(({ entries }) => entries.slice(0, 1)).slice(0, mostFilms);
  const isNothing = films.length + pages.length === 0 && !isUrgent(emergency);
  return { films, pages, near: isNothing ? [...new Set([...(suggested === null ? [] : [suggested]), ...near])] : [], isNothing };
}

/** Whether there is somebody to call: a note on prevention alarms nobody. */
const isUrgent = (emergency: SearchAnswer['emergency']): boolean => emergency !== null && emergency.level !== 'prevention';

/** Whether what came of a question has numbers to call: a failure has one too. */
export const hasCalls = ({ found }: Question): boolean => found === 'failed' || (found !== 'open' && isUrgent(found.emergency));
