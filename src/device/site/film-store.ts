import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { filmsDatabase, type KeptFilm } from '../film-rules.ts';
import { hasKeptMark, removeKeptMark, setKeptMark } from './kept-mark.ts';

/*
 * Films on the device (S13.7): one row for each film, and its bytes in parts. The database goes with its last film, and with a
 * logout (`worker/worker.ts`), also while a film is loading.
 */
type Films = DBSchema & {
  films: { key: string; value: KeptFilm };
  /** By video and first byte. */
  parts: { key: [string, number]; value: Blob };
};

let opened: Promise<IDBPDatabase<Films>> | undefined;

const forgetOpened = (): void => {
  opened = undefined;
};

function open(): Promise<IDBPDatabase<Films>> {
  opened ??= openDB<Films>(filmsDatabase, 1, {
    upgrade(db) {
      db.createObjectStore('films', { keyPath: 'video' });
      db.createObjectStore('parts');
    },
    // Somebody deletes it: a logout, or another window.
    blocking: (_, __, event) => {
      (event.target as IDBDatabase).close();
      forgetOpened();
    },
    terminated: forgetOpened,
  });
  opened.catch(forgetOpened);
  return opened;
}

const partsOf = (video: string): IDBKeyRange => IDBKeyRange.bound([video, 0], [video, Infinity]);

export async function listFilms(): Promise<readonly KeptFilm[]> {
  return hasKeptMark() ? (await open()).getAll('films') : [];
}

/** Begins a film, without bytes; what there was of it goes. */
export async function beginFilm(film: KeptFilm): Promise<void> {
  setKeptMark();
  const tx = (await open()).transaction(['films', 'parts'], 'readwrite');
  await Promise.all([tx.objectStore('parts').delete(partsOf(film.video)), tx.objectStore('films').put(film), tx.done]);
}

/** Changes a film if it is still there. Answers it as it is now; undefined if it was removed meanwhile. */
export async function changeFilm(video: string, change: Partial<KeptFilm>): Promise<KeptFilm | undefined> {
  const tx = (await open()).transaction('films', 'readwrite');
  const film = await tx.store.get(video);
  const next = film && { ...film, ...change };
  if (next) await tx.store.put(next);
  await tx.done;
  return next;
}

/** Adds the next bytes of a film, with their count in the same transaction; undefined if it was removed meanwhile. */
export async function addPart(video: string, from: number, bytes: Blob): Promise<KeptFilm | undefined> {
  const tx = (await open()).transaction(['films', 'parts'], 'readwrite');
  const films = tx.objectStore('films');
  const film = await films.get(video);
  // Another window may be further.
  const next = film?.loaded === from ? { ...film, loaded: from + bytes.size } : undefined;
  if (next) await Promise.all([tx.objectStore('parts').put(bytes, [video, from]), films.put(next)]);
  await tx.done;
  return next;
}

/** The whole film as one file of the browser. */
export async function readFilm(video: string): Promise<Blob> {
  return new Blob(await (await open()).getAll('parts', partsOf(video)), { type: 'video/mp4' });
}

/** Removes films; with the last one the database. */
export async function removeFilms(videos: readonly string[]): Promise<void> {
  const tx = (await open()).transaction(['films', 'parts'], 'readwrite');
  for (const video of videos)
    await Promise.all([tx.objectStore('films').delete(video), tx.objectStore('parts').delete(partsOf(video))]);
  const left = await tx.objectStore('films').count();
  await tx.done;
  if (left === 0) await removeAllFilms();
}

export async function removeAllFilms(): Promise<void> {
  (await opened?.catch(() => undefined))?.close();
  forgetOpened();
  await deleteDB(filmsDatabase);
  removeKeptMark();
}
