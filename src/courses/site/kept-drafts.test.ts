import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetDraftsBut, keepDrafts, keptDrafts } from './kept-drafts.ts';

const place = { member: 'anna', coaching: 'schlaf30' };
const drafts = new Map([[3, { text: 'Kräutertee.', revision: 2 }]]);

/** The storage of a tab: its entries are its own properties, as in browsers. */
const storage = (): Record<string, unknown> =>
  Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  }) as Record<string, unknown>;

describe('S13.4 unsaved notes of the days', () => {
  const listeners = new EventTarget();
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', storage());
    vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: 'has_session=1' }));
    vi.stubGlobal('window', { cookieStore: listeners });
    vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners));
  });
  afterEach(() => vi.unstubAllGlobals());

  test('are kept per member and course until they are saved; a logout takes them away', () => {
    keepDrafts(place, drafts);
    expect(keptDrafts(place)).toEqual(drafts);
    expect(keptDrafts({ ...place, member: 'ben' }).size).toBe(0);
    expect(keptDrafts({ ...place, coaching: 'ruhe7' }).size).toBe(0);
    listeners.dispatchEvent(new Event('change'));
    expect(keptDrafts(place)).toEqual(drafts);
    document.cookie = '';
    listeners.dispatchEvent(new Event('change'));
    expect(Object.keys(sessionStorage)).toEqual([]);
    keepDrafts(place, drafts);
    keepDrafts(place, new Map());
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('the next member forgets those of others, and nothing else', () => {
    keepDrafts(place, drafts);
    sessionStorage.setItem('something', 'else');
    forgetDraftsBut('anna');
    expect(keptDrafts(place)).toEqual(drafts);
    forgetDraftsBut('ann');
    expect(Object.keys(sessionStorage)).toEqual(['something']);
  });

  test('storage that holds something odd, or is blocked, has none', () => {
    for (const odd of ['', '{', 'null', '7', '[7,[1],["1",{"text":"a","revision":1}],[2,{"text":1,"revision":1}],[2,null]]']) {
      sessionStorage.setItem('day-note anna schlaf30', odd);
      expect(keptDrafts(place).size).toBe(0);
    }
    vi.stubGlobal('sessionStorage', undefined);
    keepDrafts(place, drafts);
    forgetDraftsBut(null);
    expect(keptDrafts(place).size).toBe(0);
  });
});
