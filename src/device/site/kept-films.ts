import { useEffect, useSyncExternalStore } from 'react';
import type { KeptFilm } from '../film-rules.ts';
import { listFilms, removeFilms } from './film-store.ts';
import { renewFilms } from './keep-film.ts';

/* The films on the device as this window knows them: read when a part first shows them, and after each change. */
let known: readonly KeptFilm[] | null = null;
const listeners = new Set<() => void>();

function tell(films: readonly KeptFilm[]): void {
  known = films;
  for (const listener of listeners) listener();
}

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const ignore = (error: unknown): void => console.info('The films on this device cannot be read.', error);

/** Reads again what is on the device. */
export async function followFilms(): Promise<void> {
  await listFilms().then(tell, ignore);
}

/** Removes films. Never throws: what cannot be removed is still shown. */
export async function dropFilms(videos: readonly string[]): Promise<void> {
  await removeFilms(videos).catch(ignore);
  await followFilms();
}

/** The films on the device, as far as they may stay; null until they are read. */
export function useKeptFilms(): readonly KeptFilm[] | null {
  useEffect(() => {
    renewFilms().then(tell, ignore);
  }, []);
  return useSyncExternalStore(
    watch,
    () => known,
    () => null,
  );
}
