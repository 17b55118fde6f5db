/** For pages of members whose device may remind them; not part of the start page's script. */
export { PushReminders } from './push-reminders.tsx';
/** Films on the device (S13.7), for the rooms whose films they are. */
export { freeBytes, isWhole, type KeptFilm, sizeIn } from '../film-rules.ts';
export { keepFilm, type KeepOutcome } from './keep-film.ts';
export { dropFilms, followFilms, useKeptFilms } from './kept-films.ts';
