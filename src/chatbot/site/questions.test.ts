import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listenToEvents } from '#consent/site/door.ts';
import type { SearchAnswer } from '#search/contract.ts';
import { nothingFound } from '#search/rules.ts';
import { video } from '../../../tests/sample-entries.ts';
import { createConversation } from './conversation.ts';
import { createQuestions, hasCalls, longest, timeoutMs, questionOf, shownOf, type QuestionsParts } from './questions.ts';
import { askSearch, loadSearch } from './search-part.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  listenToEvents(null);
});

const answer = (over: Partial<SearchAnswer> = {}): SearchAnswer => ({
  ...nothingFound,
  total: over.data?.length ?? 0,
  ...over,
});
const film = (shortid: string): SearchAnswer['data'][number] => ({
  ...video({ shortid }),
  marks: { title: [], topline: [], description: [] },
  spoken: null,
});
const talk = answer({ emergency: { level: 'talk', helps: ['telefonseelsorge'] } });
const prevention = answer({ emergency: { level: 'prevention', helps: ['prevention'] } });

/** Questions whose answers the test controls. */
function asking() {
  const calls: {
    text: string;
    signal: AbortSignal;
    come: (found: SearchAnswer | null) => Promise<void>;
    break: () => Promise<void>;
  }[] = [];
  const ask: QuestionsParts['ask'] = (text, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<SearchAnswer | null>();
    const settle = (act: () => void) => async () => {
      act();
      await promise.catch(() => {});
      await Promise.resolve();
    };
    calls.push({
      text,
      signal,
      come: (found) => settle(() => resolve(found))(),
      break: settle(() => reject(new Error('offline'))),
    });
    return promise;
  };
  const questions = createQuestions({ ask });
  const onChange = vi.fn();
  questions.watch(onChange);
  return { questions, calls, onChange, found: () => questions.now().map((question) => question.found) };
}

describe('S12.11 questions in the reader’s own words', () => {
  test('a question is there at once, where it was asked, and its answer without a typing delay', async () => {
    const { questions, calls, found, onChange } = asking();
    expect(questions.ask('  Was hilft bei\nKopfschmerzen? ', 2)).toBe(true);
    expect(questions.now()).toEqual([{ id: 1, text: 'Was hilft bei Kopfschmerzen?', after: 2, found: 'open' }]);
    expect(calls.map(({ text }) => text)).toEqual(['Was hilft bei Kopfschmerzen?']);
    const some = answer({ data: [film('v1')] });
    await calls[0]?.come(some);
    expect(found()).toEqual([some]);
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('the next one follows, and each has its own answer, whichever comes first', async () => {
    const { questions, calls, found } = asking();
    questions.ask('Husten', 1);
    questions.ask('Schlaf', 1);
    await calls[1]?.come(talk);
    expect(found()).toEqual(['open', talk]);
    await calls[0]?.come(prevention);
    expect(found()).toEqual([prevention, talk]);
  });

  test('200 characters count, and less than three ask nothing', () => {
    const { questions, calls } = asking();
    expect(questions.ask(' ab ', 0)).toBe(false);
    expect(questions.ask('', 0)).toBe(false);
    expect(calls).toEqual([]);
    expect(questionOf('x'.repeat(300))).toHaveLength(longest);
    expect(longest).toBe(200);
    expect(questionOf(`${'x'.repeat(199)}😀`)).toBe('x'.repeat(199));
    expect(questionOf('a\u0000bc')).toBe('abc');
  });

  test('a refusal, a lost connection and one that never answers have failed, and can be tried again', async () => {
    const { questions, calls, found } = asking();
    for (const text of ['eins', 'zwei', 'drei']) questions.ask(text, 0);
    await calls[0]?.come(null);
    await calls[1]?.break();
    expect(found()).toEqual(['failed', 'failed', 'open']);
    vi.advanceTimersByTime(timeoutMs);
    expect(found()).toEqual(['failed', 'failed', 'failed']);
    expect(calls[2]?.signal.aborted).toBe(true);
    questions.again(2);
    questions.again(2);
    expect(found()).toEqual(['failed', 'open', 'failed']);
    expect(calls.map(({ text }) => text)).toEqual(['eins', 'zwei', 'drei', 'zwei']);
    await calls[2]?.come(talk);
    await calls[3]?.come(talk);
    expect(found()).toEqual(['failed', talk, 'failed']);
  });

  test('forgotten ones leave nothing, and what is on its way comes to nothing', async () => {
    const { questions, calls } = asking();
    questions.ask('Ich will nicht mehr leben', 0);
    questions.forget();
    expect(questions.now()).toEqual([]);
    expect(calls[0]?.signal.aborted).toBe(true);
    await calls[0]?.come(talk);
    expect(questions.now()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('S12.11 what is shown of an answer', () => {
  test('three films at most; other pages only where there are none', () => {
    const sections: SearchAnswer['sections'] = [
      { kind: 'faq', total: 1, entries: [{ title: 'Was kostet das?', text: '', path: '/meta/faq' }] },
    ];
    const films = ['a', 'b', 'c', 'd'].map(film);
    expect(shownOf(answer({ data: films, sections }))).toEqual({
      films: films.slice(0, 3),
      pages: [],
      near: [],
      isNothing: false,
    });
    expect(shownOf(answer({ sections })).pages.map(({ path }) => path)).toEqual(['/meta/faq']);
    expect(shownOf(answer({ sections })).isNothing).toBe(false);
  });

  test('nothing found offers what is near; whoever needs help is not told that there is no film', () => {
    const near = ['Impfung', 'Tierbiss'];
    expect(shownOf(answer({ near }))).toMatchObject({ near, isNothing: true });
    expect(shownOf(answer({ suggested: 'Impfung', near })).near).toEqual(near);
    expect(shownOf({ ...talk, near })).toMatchObject({ near: [], isNothing: false });
    expect(shownOf(prevention).isNothing).toBe(true);
  });

  test('S12.5 numbers to call are in a note and in a failure, not in one on prevention', () => {
    const question = { id: 1, text: 'x', after: 0 };
    const cases = [talk, 'failed', prevention, 'open', answer()] as const;
    expect(cases.map((found) => hasCalls({ ...question, found }))).toEqual([true, true, false, false, false]);
  });
});

describe('S16.7 S12.11 what somebody asks is told to nobody but the search', () => {
  const texts = ['Ich will nicht mehr leben', 'Brustschmerzen seit heute früh', 'Ich blute nach der Geburt'];

  test('no event for the statistics, no storage, no address; the text is in the body of one call', async () => {
    const heard = vi.fn();
    listenToEvents(heard);
    const store = { setItem: vi.fn() };
    const history = { pushState: vi.fn(), replaceState: vi.fn() };
    const sendBeacon = vi.fn();
    vi.stubGlobal('localStorage', store);
    vi.stubGlobal('sessionStorage', store);
    vi.stubGlobal('history', history);
    vi.stubGlobal('navigator', { sendBeacon });
    const fetched = vi.fn(async (_url: string, _init: RequestInit) => Response.json(talk));
    vi.stubGlobal('fetch', fetched);
    vi.useRealTimers();
    await loadSearch('de');
    const questions = createQuestions({ ask: askSearch('de') });
    for (const text of texts) questions.ask(text, 0);
    await vi.waitFor(() => expect(questions.now().map(({ found }) => found)).toEqual([talk, talk, talk]));
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(texts.map(() => '/api/search/video'));
    expect(fetched.mock.calls.map(([, { method, body }]) => [method, JSON.parse(body as string)])).toEqual(
      texts.map((value) => ['POST', { value, page: 1, unnoted: true }]),
    );
    for (const told of [heard, store.setItem, history.pushState, history.replaceState, sendBeacon])
      expect(told).not.toHaveBeenCalled();
  });

  test('an answer that is told has the guide’s message before it, never what was asked in between', async () => {
    const { questions, calls } = asking();
    const onAnswer = vi.fn();
    const node = { answers: [], next: [], tracked: true } as const;
    const conversation = createConversation({
      script: {
        start: 'a',
        nodes: [
          { ...node, id: 'a', content: 'Na?', answers: ['Weiter'], next: ['b'] },
          { ...node, id: 'b', content: 'Und?', answers: ['Gut'], next: ['a'] },
        ],
      },
      random: () => 0.5,
      isCalm: () => true,
      onAnswer,
      onProblem: vi.fn(),
    });
    conversation.run();
    for (const text of texts) questions.ask(text, conversation.now().entries.length);
    for (const call of calls) await call.come(talk);
    conversation.answer(0);
    expect(onAnswer.mock.calls).toEqual([[{ message: 'Na?', answer: 'Weiter' }]]);
  });
});
