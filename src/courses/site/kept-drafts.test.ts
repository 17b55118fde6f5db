import { afterEach, expect, test, vi } from 'vitest';
import { keepDrafts, keptDrafts } from './kept-drafts.ts';

const place = { member: 'anna', coaching: 'schlaf30' };
const drafts = new Map([[3, { text: 'Kräutertee.', revision: 2 }]]);

const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
afterEach(() => kept.clear());

test('S13.4 unsaved notes of the days are kept per member and course until they are saved', () => {
  keepDrafts(place, drafts);
  expect(keptDrafts(place)).toEqual(drafts);
  expect(keptDrafts({ ...place, member: 'ben' }).size).toBe(0);
  expect(keptDrafts({ ...place, coaching: 'ruhe7' }).size).toBe(0);
  keepDrafts(place, new Map());
  expect([...kept.keys()]).toEqual([]);
});

test('S13.4 what is no note of a day is none', () => {
  for (const odd of ['{}', '7', '[7,[1],["1",{"text":"a","revision":1}],[2,{"text":1,"revision":1}],[2,null]]']) {
    kept.set('draft anna day-note schlaf30', odd);
    expect(keptDrafts(place).size).toBe(0);
  }
});
