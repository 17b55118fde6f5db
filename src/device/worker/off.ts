import { filmsDatabase } from '../film-rules.ts';

/** Served instead of the worker when it is switched off: deletes its caches and films, and unregisters itself. */
export const offWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase('${filmsDatabase}');
  await registration.unregister();
})()));
`;
