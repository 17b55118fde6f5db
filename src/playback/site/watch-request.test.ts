import { describe, expect, test } from 'vitest';
import type { Location } from 'react-router';
import { entryState, followAddress, openAt, sameRequest } from './watch-request.ts';

const location = (state: unknown): Location => ({ pathname: '/partner', search: '', hash: '', key: 'k', state });

const entry = (state: unknown) => {
  const history = { state, replaceState: (next: unknown) => void (history.state = next) };
  followAddress({ history: history as unknown as History });
  return history.state;
};

describe('what is open', () => {
  test('S2.12 a history entry keeps its video, over what the address names', () => {
    const state = entryState({ video: 'abc', playlist: 'list', opening: 'click' });
    expect(openAt(location(state), null)).toEqual({ video: 'abc', playlist: 'list', opening: 'click' });
    expect(openAt(location(state), { video: 'xyz' })?.video).toBe('abc');
  });

  test('S2.12 an address that was loaded opens its video, as one that nobody clicked', () => {
    expect(openAt(location(null), { video: 'abc', coaching: 'kurs' })).toEqual({
      video: 'abc',
      coaching: 'kurs',
      opening: 'link',
    });
  });

  test('S4.15 nothing is open at any other entry', () => {
    expect(openAt(location(null), null)).toBeNull();
    expect(openAt(location({ other: true }), null)).toBeNull();
  });

  test('S4.15 the same video in another list is another request', () => {
    expect(sameRequest({ video: 'a', playlist: 'l' }, { video: 'a', playlist: 'l', coaching: undefined })).toBe(true);
    expect(sameRequest({ video: 'a', playlist: 'l' }, { video: 'a', playlist: 'm' })).toBe(false);
    expect(sameRequest({ video: 'a' }, { video: 'b' })).toBe(false);
  });

  test('S11.4 the same video at another second is another request', () => {
    expect(sameRequest({ video: 'a', t: 40 }, { video: 'a', t: 40 })).toBe(true);
    expect(sameRequest({ video: 'a', t: 40 }, { video: 'a', t: 41 })).toBe(false);
    expect(sameRequest({ video: 'a', t: 0 }, { video: 'a' })).toBe(false);
  });
});

describe('after a reload', () => {
  test('S2.12 the router starts at the watch address and not at the page that was under the layer', () => {
    const kept = entry({
      idx: 3,
      key: 'k',
      masked: { pathname: '/partner' },
      usr: entryState({ video: 'abc', opening: 'click' }),
    });
    expect(kept).toEqual({ idx: 3, key: 'k', masked: undefined, usr: null });
  });

  test('S2.12 any other entry stays as it is', () => {
    const state = { idx: 1, usr: { some: 'thing' } };
    expect(entry(state)).toBe(state);
    expect(entry(null)).toBeNull();
  });
});
