import { describe, expect, test } from 'vitest';
import { partTexts } from '../office-texts.ts';
import {
  beforeOf,
  bodyOf,
  conflictsOf,
  contentOf,
  differences,
  editsOf,
  errorsAt,
  errorsElsewhere,
  isSame,
  openAfterSave,
  savedOf,
  stuckText,
  valueAt,
  withEdits,
  withValue,
  type Entry,
} from './form-state.ts';

const entry: Entry = {
  id: '0b8f7a1e-0000-4000-8000-000000000001',
  state: 'published',
  version: 4,
  publish_at: null,
  unpublish_at: null,
  stuck: null,
  overruled: [],
  waiting: null,
  draft: null,
  title: 'Schlaf',
  tags: ['a', 'b'],
  en: { title: 'Sleep' },
};

describe('what a form of the back office knows', () => {
  test('S10.2 a save sends the whole entry back, with the version that it was written on', () => {
    const wish = { state: 'draft', publish_at: null, unpublish_at: null } as const;
    expect(bodyOf(entry, withValue(contentOf(entry), 'title', 'Besser schlafen'), wish)).toEqual({
      ...wish,
      id: entry.id,
      version: 4,
      title: 'Besser schlafen',
      tags: ['a', 'b'],
      en: { title: 'Sleep' },
    });
    expect(bodyOf(null, { title: 'Neu' }, wish)).toEqual({ ...wish, title: 'Neu' });
  });

  test('S10.8 what differs is named by field, in each language', () => {
    const before = contentOf(entry);
    const now = withValue(withValue(before, 'en.title', 'Sleeping'), 'tags', ['b', 'a']);
    expect(differences(before, now)).toEqual(['tags', 'en.title']);
    expect(differences(before, contentOf({ ...entry }))).toEqual([]);
  });

  test('S10.8 nothing is nothing, however it is written', () => {
    expect(isSame(null, '')).toBe(true);
    expect(isSame(undefined, null)).toBe(true);
    expect(isSame({ a: 1, b: null }, { a: 1 })).toBe(true);
    expect(isSame(0, '')).toBe(false);
    expect(isSame(false, null)).toBe(false);
    expect(isSame([], null)).toBe(false);
    expect(isSame(['a', 'b'], ['b', 'a'])).toBe(false);
  });

  test('S10.8 unsaved edits that were begun before a save change nothing but what they are about', () => {
    const before = contentOf(entry);
    const content = withValue(withValue(before, 'title', 'Schlafen'), 'en.title', 'Sleeping');
    const draft = { content, before: beforeOf({ before, content }), by: 'Anna', at: '2026-01-01T00:00:00.000Z' };
    expect(draft.before).toEqual({ title: 'Schlaf', en: { title: 'Sleep' } });
    const saved = { ...entry, version: 5, title: 'Guter Schlaf', tags: ['c'], draft };
    const edits = editsOf(saved) ?? { before, content: before };
    expect(edits).toEqual({ before, content });
    expect(withEdits(savedOf(saved), edits)).toEqual({ title: 'Schlafen', tags: ['c'], en: { title: 'Sleeping' } });
    // Only what both have changed, and differently.
    expect(conflictsOf(savedOf(saved), edits)).toEqual(['title']);
    expect(conflictsOf({ ...before, title: 'Schlafen' }, edits)).toEqual([]);
  });

  describe('S10.8 a list that two have changed', () => {
    const merge = (before: unknown[], theirs: unknown[], mine: unknown[]) => {
      const edits = { before: { list: before }, content: { list: mine } };
      return { list: withEdits({ list: theirs }, edits).list, both: conflictsOf({ list: theirs }, edits) };
    };
    const row = (title: string, copy = '') => ({ title, copy });
    const [one, two, three] = [row('Eins'), row('Zwei'), row('Drei')];

    test.each([
      ['each appends another', ['a'], ['a', 'x'], ['a', 'y'], ['a', 'x', 'y']],
      ['both append the same', ['a'], ['a', 'x'], ['a', 'x', 'y'], ['a', 'x', 'y']],
      ['one adds where the other removes', ['a', 'b', 'c'], ['a', 'c'], ['a', 'x', 'b', 'c'], ['a', 'x', 'c']],
      ['each removes another', ['a', 'b', 'c'], ['b', 'c'], ['a', 'b'], ['b']],
      ['both remove the same', ['a', 'b'], ['b'], ['b'], ['b']],
      ['the first of an empty list', [], ['x'], ['y'], ['x', 'y']],
      [
        'each writes in another row',
        [one, two],
        [one, row('Zwei', 'neu')],
        [row('Eins', 'auch'), two],
        [row('Eins', 'auch'), row('Zwei', 'neu')],
      ],
      [
        'a row is added behind one that is changed',
        [one, two],
        [row('Eins', 'neu'), two],
        [one, three, two],
        [row('Eins', 'neu'), three, two],
      ],
    ])('holds what both mean: %s', (_, before, theirs, mine, merged) => {
      expect(merge(before, theirs, mine)).toEqual({ list: merged, both: [] });
    });

    test.each([
      ['both write in the same row', [one], [row('Eins', 'neu')], [row('Eins', 'anders')]],
      ['one removes the row in which the other writes', [one, two], [two], [row('Eins', 'neu'), two]],
      ['one sorts, the other adds', ['a', 'b'], ['b', 'a'], ['a', 'b', 'y']],
      ['a row is added before one that is changed', [one, two], [one, row('Zwei', 'neu')], [one, three, two]],
      ['rows that cannot be told apart', [row(''), row('')], [row(''), row(''), one], [row(''), row(''), two]],
    ])('is a conflict, and the edits hold: %s', (_, before, theirs, mine) => {
      expect(merge(before, theirs, mine)).toEqual({ list: mine, both: ['list'] });
    });
  });

  test('S10.8 what is scheduled is no unsaved edit, and edits of it are told from it', () => {
    const waiting = { ...contentOf(entry), title: 'Geplant' };
    const draft = { content: waiting, before: null, by: 'Anna', at: '2026-01-01T00:00:00.000Z' };
    const planned: Entry = { ...entry, publish_at: '2030-01-01T00:00:00.000Z', waiting, draft };
    expect(savedOf(planned).title).toBe('Geplant');
    expect(editsOf(planned)).toBeNull();
    const further = { ...draft, content: { ...waiting, title: 'Halb' } };
    expect(editsOf({ ...planned, draft: further })).toEqual({ before: waiting, content: further.content });
  });

  test('S10.2 what was written while a save was under way stays, and what was opened meanwhile', () => {
    const note = { id: 'a', copy: '<p>Eins</p>', position: 1 };
    const sent = { before: note, now: { ...note, copy: ' <p>Zwei</p>' } };
    const saved = { ...note, copy: '<p>Zwei</p>' };
    expect(openAfterSave(sent, sent, saved)).toBeNull();
    expect(openAfterSave({ before: note, now: { ...sent.now, position: 2 } }, sent, saved)).toEqual({
      before: saved,
      now: { ...saved, position: 2 },
    });
    const other = { before: { ...note, id: 'b' }, now: { ...note, id: 'b' } };
    expect(openAfterSave(other, sent, saved)).toBe(other);
    expect(openAfterSave(null, sent, saved)).toBeNull();
  });

  test('S10 values are read and written where they stand, also where nothing stood', () => {
    const written = withValue({ title: 'Schlaf' }, 'en.title', 'Sleep');
    expect(valueAt(written, 'en.title')).toBe('Sleep');
    expect(valueAt({ title: 'Schlaf' }, 'en.title')).toBeUndefined();
    expect(written.title).toBe('Schlaf');
  });

  test('S5.1 every text of a refusal stands at its field, or above the form', () => {
    const errors = { title: ['Fehlt.'], 'days.3.title': ['Zu lang.'], odd: ['Passt nicht.'] };
    expect(errorsAt(errors, 'title')).toEqual(['Fehlt.']);
    expect(errorsAt(errors, 'days')).toEqual(['Zu lang.']);
    expect(errorsAt(errors, 'day')).toEqual([]);
    expect(errorsElsewhere(errors, ['title', 'days'])).toEqual(['odd: Passt nicht.']);
  });
});

test('S10.8 what a failed schedule asks for is a button that the form has', () => {
  const reasons = { de: [], en: [] };
  const asked = (state: 'draft' | 'published', what: 'publish' | 'unpublish') =>
    stuckText({ state, stuck: { what, reasons } }, partTexts.de);
  expect(asked('draft', 'publish')).toContain('drücke „Veröffentlichen“');
  expect(asked('published', 'publish')).toContain('drücke „Speichern“');
  expect(asked('published', 'unpublish')).toContain('drücke „Zurück auf Entwurf“');
});
