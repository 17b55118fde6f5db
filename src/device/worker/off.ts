/** What the server answers at the worker's address where there is to be none: it removes what an earlier one kept, and itself. */
export const offWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;
