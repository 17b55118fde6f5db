import { expect, test } from 'vitest';
import { addressOf, listStateIn, questionOf, type ListState } from './list-state.ts';

const stateOf = (address: string): ListState => listStateIn(new URLSearchParams(address));

test('S10.2 what of a list is looked at stands in its address, and is read from there again', () => {
  const state: ListState = {
    page: 3,
    perPage: 50,
    sort: { field: 'title', order: 'desc' },
    filters: { q: 'Schlaf & Ruhe', state: 'draft' },
  };
  expect(addressOf(state).toString()).toBe('q=Schlaf+%26+Ruhe&state=draft&sort=title&order=desc&page=3&perPage=50');
  expect(listStateIn(addressOf(state))).toEqual(state);
  expect(questionOf(state)).toEqual({ q: 'Schlaf & Ruhe', state: 'draft', sort: 'title', order: 'desc', page: 3, perPage: 50 });
});

test('S10.2 without anything it is the first page, and the address stays short', () => {
  expect(stateOf('')).toEqual({ page: 1, perPage: 25, sort: null, filters: {} });
  expect(addressOf({ ...stateOf('page=1&perPage=25'), filters: { q: '' } }).toString()).toBe('');
});

test('S10.2 an older address leads to the same list', () => {
  const old = new URLSearchParams({
    displayedFilters: '{}',
    filter: JSON.stringify({ q: 'Schlaf', tag: null }),
    order: 'DESC',
    page: '2',
    perPage: '25',
    sort: 'title',
  });
  expect(listStateIn(old)).toEqual({ page: 2, perPage: 25, sort: { field: 'title', order: 'desc' }, filters: { q: 'Schlaf' } });
  expect(stateOf('filter={broken&state=draft').filters).toEqual({ state: 'draft' });
  expect(stateOf('filter=null').filters).toEqual({});
});

test('S10.2 what is no number of a page is the first one', () => {
  for (const page of ['0', '-1', 'two', '1.5', '9999999', '']) expect(stateOf(`page=${page}`).page, page).toBe(1);
});
