import { filmsDatabase } from '../film-rules.ts';

/* Films that a member keeps (S13.7). The worker only knows whether there are any, and removes them with the session. */

/** Unknown counts as none: some browsers do not tell. */
export async function hasFilms(): Promise<boolean> {
  const found = await indexedDB.databases?.().catch(() => []);
  return found?.some(({ name }) => name === filmsDatabase) ?? false;
}

/** Pages that have it open close it (`site/film-store.ts`). */
export const forgetFilms = (): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(filmsDatabase);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => resolve());
  });
