import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetDraft, forgetDraftsBut, keepDraft, keptDraft, spareDrafts } from './kept-drafts.ts';

const annas = { owner: 'anna', what: 'profile' };
const visitors = { owner: '', what: 'withdrawal' };
const draft = { name: ['', 'Anna'] };

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

describe('what was typed and not sent', () => {
  const cookies = new EventTarget();
  const cookiesChange = (cookie: string): void => {
    document.cookie = cookie;
    cookies.dispatchEvent(new Event('change'));
  };
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', storage());
    vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: 'has_session=1' }));
    vi.stubGlobal('window', { cookieStore: cookies });
    vi.stubGlobal('addEventListener', cookies.addEventListener.bind(cookies));
  });
  afterEach(() => vi.unstubAllGlobals());

  test('S16.5 is kept for its owner until it is sent; a logout takes it away, another cookie does not', () => {
    keepDraft(annas, draft);
    keepDraft(visitors, draft);
    expect(keptDraft(annas)).toEqual(draft);
    expect(keptDraft({ ...annas, owner: 'ben' })).toBeUndefined();
    expect(keptDraft({ ...annas, what: 'address' })).toBeUndefined();
    cookiesChange('has_session=1; tone=night');
    expect(keptDraft(annas)).toEqual(draft);
    cookiesChange('');
    expect(Object.keys(sessionStorage)).toEqual([]);
    keepDraft(visitors, draft);
    cookiesChange('tone=night');
    expect(keptDraft(visitors)).toEqual(draft);
    forgetDraft('withdrawal');
    expect(Object.keys(sessionStorage)).toEqual([]);
    keepDraft(visitors, draft);
    keepDraft(visitors, undefined);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('S16.5 the next member forgets what other members typed, and nothing else', () => {
    keepDraft(annas, draft);
    keepDraft(visitors, draft);
    sessionStorage.setItem('something', 'else');
    forgetDraftsBut('anna');
    expect(keptDraft(annas)).toEqual(draft);
    forgetDraftsBut('ann');
    expect(keptDraft(annas)).toBeUndefined();
    expect(keptDraft(visitors)).toEqual(draft);
    forgetDraftsBut(null);
    expect(Object.keys(sessionStorage)).toEqual(['something']);
  });

  test('storage that holds something odd, or is blocked, has none', () => {
    for (const odd of ['', '{', 'null']) {
      sessionStorage.setItem('draft anna profile', odd);
      expect(keptDraft(annas)).toBeUndefined();
    }
    vi.stubGlobal('sessionStorage', undefined);
    keepDraft(annas, draft);
    forgetDraftsBut(null);
    expect(keptDraft(annas)).toBeUndefined();
  });

  test('S4.1 a session that expired is no logout: the member finds it after logging in again', () => {
    cookiesChange('has_session=1');
    keepDraft(annas, draft);
    spareDrafts();
    cookiesChange('');
    expect(keptDraft(annas)).toEqual(draft);
  });
});
