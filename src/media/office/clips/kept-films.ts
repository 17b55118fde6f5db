/**
 * Films that were chosen for a field while they are still being converted. No entry can name them yet, so they are kept beside
 * it: the form is mounted anew when the first save gives the entry its id, and an editor may leave it while the film waits.
 */

/** A field of an entry; a new entry has no id. */
export type FilmPlace = { readonly entry: string | undefined; readonly field: string };

/** `over`: the film that the field had. If it has another one by now, somebody has decided otherwise. */
type KeptFilm = { readonly clip: string; readonly over: string | null };

/** Begins like the drafts of new entries, so `forgetAllNew` drops these on logout too. */
const prefix = 'office-new-film-';

/** Of the new entry, by field. Not in the browser's storage: another tab may hold another new entry. */
const ofNewEntry = new Map<string, KeptFilm>();

const keyOf = ({ entry, field }: FilmPlace): string => `${prefix}${entry} ${field}`;

export function keepFilm(place: FilmPlace, film: KeptFilm): void {
  if (place.entry === undefined) {
    ofNewEntry.set(place.field, film);
    return;
  }
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(film));
  } catch {
    // Without storage it is kept as long as its form.
  }
}

export function forgetFilm(place: FilmPlace): void {
  ofNewEntry.delete(place.field);
  if (place.entry === undefined) return;
  try {
    localStorage.removeItem(keyOf(place));
  } catch {
    // Then none was kept.
  }
}

/**
 * The film that waits for a field whose form is opened. That of a new entry goes on to the form that its first save leads to
 * (`isJustSaved`), and to no other.
 */
export function filmAtOpening(place: FilmPlace, value: string | null, isJustSaved: boolean): string | null {
  const handedOn = ofNewEntry.get(place.field);
  ofNewEntry.delete(place.field);
  if (place.entry === undefined) return null;
  if (handedOn && isJustSaved) keepFilm(place, handedOn);
  const film = (isJustSaved ? handedOn : undefined) ?? storedFilm(place);
  if (film && film.over !== value) forgetFilm(place);
  return film?.over === value ? film.clip : null;
}

function storedFilm(place: FilmPlace): KeptFilm | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null') as KeptFilm | null;
  } catch {
    return null;
  }
}
