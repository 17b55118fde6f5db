import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answer } from './samples.ts';
import { countedAs, createAsking, createTyping, notedText, pauses, type Shown } from './searching.ts';
import { keyOf, nothing, type Wanted } from './wanted.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('S5.6 typing', () => {
  const given = () => {
    const searched: string[] = [];
    const typing = createTyping(
      (query) => searched.push(query),
      () => {},
    );
    return { typing, searched };
  };

  test('is searched for 200 ms after it rests, once', () => {
    expect(pauses.typing).toBe(200);
    const { typing, searched } = given();
    for (const typed of ['Sch', 'Schl', 'Schla', 'Schlaf']) {
      typing.type(typed);
      vi.advanceTimersByTime(199);
    }
    expect(searched).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(searched).toEqual(['Schlaf']);
  });

  test('runs from 3 characters on, and with 20 of them', () => {
    const { typing, searched } = given();
    typing.type('Sc');
    vi.advanceTimersByTime(5000);
    expect(searched).toEqual([]);
    typing.type('Schilddrüsenunterfunktion');
    vi.advanceTimersByTime(200);
    expect(searched).toEqual(['Schilddrüsenunterfun']);
  });

  test('that is taken back below 3 characters is not searched for any more', () => {
    const { typing, searched } = given();
    typing.type('Sch');
    vi.advanceTimersByTime(100);
    typing.type('Sc');
    vi.advanceTimersByTime(5000);
    expect(searched).toEqual([]);
  });

  test('S4.19 a cleared field ends the search at once', () => {
    const { typing, searched } = given();
    typing.type('Schlaf');
    typing.type('');
    expect(searched).toEqual(['']);
    vi.advanceTimersByTime(5000);
    expect(searched).toEqual(['']);
  });

  test('Enter does not wait, and nothing comes after it', () => {
    const { typing, searched } = given();
    typing.type('Schlaf');
    typing.enter('Schlaf');
    typing.enter('Sc');
    vi.advanceTimersByTime(5000);
    expect(searched).toEqual(['Schlaf']);
  });

  test('stopped, nothing comes later', () => {
    const { typing, searched } = given();
    typing.type('Schlaf');
    typing.stop();
    vi.advanceTimersByTime(5000);
    expect(searched).toEqual([]);
  });
});

describe('S12.8 the emergency note waits for the end of a word', () => {
  /** Whether the note is visible, with a server that answers at once and treats texts with these prefixes as emergencies. */
  function given(...emergencies: string[]) {
    let query = '';
    let settled = '';
    let noted: string | null = null;
    const draw = (): void => {
      const hasEmergency = emergencies.some((text) => query.startsWith(text));
      noted = notedText(noted, { query, hasEmergency, settled });
    };
    const typing = createTyping(
      (next) => {
        query = next;
        draw();
      },
      (next) => {
        settled = next;
        draw();
      },
    );
    const type = (...texts: string[]): void => {
      for (const text of texts) {
        typing.type(text);
        vi.advanceTimersByTime(300);
      }
    };
    return { typing, type, isNoted: () => noted !== null };
  }

  test('and is there 1.2 s after the last letter', () => {
    expect(pauses.still).toBe(1200);
    const { type, isNoted } = given('Herzi');
    type('Herz', 'Herzi', 'Herzin', 'Herzinf', 'Herzinfarkt');
    vi.advanceTimersByTime(899);
    expect(isNoted()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isNoted()).toBe(true);
  });

  test('or with a space, as soon as there is an answer', () => {
    const { typing, isNoted } = given('Herzinfarkt');
    typing.type('Herzinfarkt ');
    expect(isNoted()).toBe(false);
    vi.advanceTimersByTime(200);
    expect(isNoted()).toBe(true);
  });

  test('or at once by Enter, the button or a paste', () => {
    const { typing, isNoted } = given('Herzinfarkt');
    typing.type('Herzinfarkt');
    typing.enter('Herzinfarkt');
    expect(isNoted()).toBe(true);
  });

  test('a paste counts as a whole, also what the field cuts', () => {
    const long = 'Mein Vater hat plötzlich starke Schmerzen in der Brust';
    const { typing, isNoted } = given(long);
    typing.enter(long);
    expect(isNoted()).toBe(true);
  });

  test('half of a word alarms nobody, also where one paused before it', () => {
    const { type, isNoted } = given('Herzi');
    type('Herz');
    vi.advanceTimersByTime(5000);
    type('Herzi', 'Herzin');
    expect(isNoted()).toBe(false);
  });

  test('seen, it stays while the text grows, and goes with what it was for', () => {
    const { type, isNoted } = given('Brustschmerz');
    type('Brustschmerz ', 'Brustschmerz u', 'Brustschmerz un', 'Brustschmerz und');
    expect(isNoted()).toBe(true);
    type('Brustschmer');
    expect(isNoted()).toBe(false);
    type('Brustschmerz');
    expect(isNoted()).toBe(false);
    type('Brustschmerz ');
    expect(isNoted()).toBe(true);
    type('');
    expect(isNoted()).toBe(false);
  });

  test('another text waits anew', () => {
    const { type, isNoted } = given('Atemnot', 'Brustschmerz');
    type('Brustschmerz ', 'Atemnot');
    expect(isNoted()).toBe(false);
    vi.advanceTimersByTime(900);
    expect(isNoted()).toBe(true);
  });

  test('what an address says was sent', () => {
    expect(notedText(null, { query: 'Atemnot', hasEmergency: true, settled: 'Atemnot' })).toBe('Atemnot');
    expect(notedText(null, { query: 'Schlaf', hasEmergency: false, settled: 'Schlaf' })).toBeNull();
  });
});

describe('S4.19 asking', () => {
  const wish = (query: string): Wanted => ({ query, page: 1 });
  const idle: Shown = { key: keyOf(nothing), query: '', answer: null, isLoading: false, hasFailed: false };

  /** The test controls the answers and their order. */
  function given(first = idle) {
    const calls: { wanted: Wanted; signal: AbortSignal; reply: (total: number | null) => void; fail: () => void }[] = [];
    const shown: Shown[] = [];
    const asking = createAsking({
      ask: (wanted, signal) =>
        new Promise((resolve, reject) => {
          calls.push({
            wanted,
            signal,
            reply: (total) => resolve(total === null ? null : answer({ total })),
            fail: () => reject(new TypeError('no connection')),
          });
        }),
      show: (next) => shown.push(next),
      first,
    });
    const settle = () => vi.advanceTimersByTimeAsync(0);
    const now = () => {
      const last = shown.at(-1);
      return last && { total: last.answer?.total ?? null, isLoading: last.isLoading };
    };
    return { asking, calls, shown, settle, now };
  }

  test('a call that is no longer wanted is given up, and what it still answers is not shown', async () => {
    const { asking, calls, settle, now } = given();
    asking.want(wish('Schlaf'));
    asking.want(wish('Schlafen'));
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    calls[1]?.reply(2);
    await settle();
    calls[0]?.reply(1);
    await settle();
    expect(now()).toEqual({ total: 2, isLoading: false });
  });

  test('one sees that a search runs after 200 ms, and not when it is answered before', async () => {
    expect(pauses.loading).toBe(200);
    const { asking, calls, shown, settle, now } = given();
    asking.want(wish('Schlaf'));
    await vi.advanceTimersByTimeAsync(199);
    expect(shown).toEqual([]);
    calls[0]?.reply(1);
    await settle();
    expect(now()).toEqual({ total: 1, isLoading: false });
    asking.want(wish('Herz'));
    await vi.advanceTimersByTimeAsync(200);
    expect(now()).toEqual({ total: 1, isLoading: true });
    calls[1]?.reply(5);
    await settle();
    expect(now()).toEqual({ total: 5, isLoading: false });
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown).toHaveLength(3);
  });

  test('what was found is kept for those who go back', async () => {
    const { asking, calls, settle, now } = given({
      key: keyOf(wish('Schlaf')),
      query: 'Schlaf',
      answer: answer({ total: 7 }),
      isLoading: false,
      hasFailed: false,
    });
    asking.want(wish('Schlaf'));
    expect(calls).toHaveLength(0);
    asking.want(wish('Herz'));
    calls[0]?.reply(5);
    await settle();
    asking.want(wish('Schlaf'));
    expect(now()).toEqual({ total: 7, isLoading: false });
    expect(calls).toHaveLength(1);
  });

  test('nothing wanted is nothing found, at once', async () => {
    const { asking, calls, settle, now } = given();
    asking.want(wish('Schlaf'));
    asking.want(nothing);
    calls[0]?.reply(3);
    await settle();
    expect(now()).toBeUndefined();
    asking.want(wish('Herz'));
    calls[1]?.reply(3);
    await settle();
    asking.want(nothing);
    expect(now()).toEqual({ total: null, isLoading: false });
  });

  test('S8.6 a failure is no empty answer, and the same is asked again when it is wanted again', async () => {
    const { asking, calls, shown, settle, now } = given();
    asking.want(wish('Schlaf'));
    await vi.advanceTimersByTimeAsync(300);
    calls[0]?.fail();
    await settle();
    expect(now()).toEqual({ total: null, isLoading: false });
    expect(shown.at(-1)).toMatchObject({ hasFailed: true });
    asking.want(wish('Schlaf'));
    calls[1]?.reply(null);
    await settle();
    expect(shown.at(-1)).toMatchObject({ answer: null, isLoading: false, hasFailed: true });
    asking.want(wish('Schlaf'));
    calls[2]?.reply(4);
    await settle();
    expect(now()).toEqual({ total: 4, isLoading: false });
    expect(shown.at(-1)).toMatchObject({ hasFailed: false });
  });

  test('the same wish is one call, and a stopped one is made anew', async () => {
    const { asking, calls, settle, now } = given();
    asking.want(wish('Schlaf'));
    asking.want(wish('Schlaf'));
    expect(calls).toHaveLength(1);
    asking.stop();
    asking.want(wish('Schlaf'));
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    calls[1]?.reply(1);
    await settle();
    expect(now()).toEqual({ total: 1, isLoading: false });
  });

  test('so many answers are kept, and no more', async () => {
    const { asking, calls, settle } = given();
    for (let n = 0; n < 31; n++) {
      asking.want(wish(`Wort ${n}`));
      calls[n]?.reply(n);
      await settle();
    }
    asking.want(wish('Wort 1'));
    expect(calls).toHaveLength(31);
    asking.want(wish('Wort 0'));
    expect(calls).toHaveLength(32);
  });
});

test('S4.14 the statistics hear that a search was made and whether it found anything, and nothing of what was typed', () => {
  const query = 'Depression';
  const key = keyOf({ query, topic: 'herz', page: 1 });
  const told = [1, 0].map((total) =>
    countedAs({ key, query, answer: answer({ total, corrected: 'Depression' }), isLoading: false, hasFailed: false }),
  );
  expect(told).toEqual([
    { category: 'Search', action: 'with results' },
    { category: 'Search', action: 'without results' },
  ]);
  expect(countedAs({ key, query, answer: answer({ total: 1 }), isLoading: true, hasFailed: false })).toBeNull();
  const sections = [{ kind: 'faq' as const, total: 1, entries: [] }];
  expect(countedAs({ key, query, answer: answer({ sections }), isLoading: false, hasFailed: false })?.action).toBe(
    'with results',
  );
  expect(countedAs({ key, query, answer: null, isLoading: false, hasFailed: false })).toBeNull();
});
