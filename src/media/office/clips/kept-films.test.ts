import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAllNew } from '#desk/office/door.tsx';
import { filmAtOpening, forgetFilm, keepFilm } from './kept-films.ts';

/** As the browser's storage, whose own keys are the kept ones. */
class Kept {
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string>)[key] ?? null;
  }
  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value });
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

beforeEach(() => void vi.stubGlobal('localStorage', new Kept()));
afterEach(() => void vi.unstubAllGlobals());

const fresh = { entry: undefined, field: 'Film' };
const saved = { entry: 'a', field: 'Film' };

test('S10.7 the film of a new entry goes on to the form after its first save', () => {
  keepFilm(fresh, { clip: 'film', over: null });
  expect(filmAtOpening({ ...saved, field: 'Film in Gebärdensprache' }, null, true)).toBeNull();
  expect(filmAtOpening(saved, null, true)).toBe('film');
  expect(filmAtOpening(saved, null, false), 'whenever it is opened').toBe('film');
  expect(filmAtOpening({ ...saved, entry: 'b' }, null, true), 'and to no other').toBeNull();
});

test('the film of a new entry that was left is no other entry’s', () => {
  keepFilm(fresh, { clip: 'film', over: null });
  expect(filmAtOpening(saved, null, false)).toBeNull();
  expect(filmAtOpening(saved, null, true)).toBeNull();
  keepFilm(fresh, { clip: 'film', over: null });
  expect(filmAtOpening(fresh, null, false)).toBeNull();
  expect(filmAtOpening(saved, null, true)).toBeNull();
});

test('a film is dropped when it was taken, when its entry got another one, and on logout', () => {
  keepFilm(saved, { clip: 'film', over: 'old' });
  expect(filmAtOpening(saved, 'old', false)).toBe('film');
  forgetFilm(saved);
  expect(filmAtOpening(saved, 'old', false)).toBeNull();

  keepFilm(saved, { clip: 'film', over: 'old' });
  expect(filmAtOpening(saved, 'chosen by a colleague', false)).toBeNull();
  expect(filmAtOpening(saved, 'old', false)).toBeNull();

  keepFilm(saved, { clip: 'film', over: null });
  forgetAllNew();
  expect(filmAtOpening(saved, null, false)).toBeNull();
});
