import type { FastifyInstance } from 'fastify';
import { storageBase } from '#paths/files.ts';
import type { Storage } from '#platform/storage.ts';
import { isPicturePath } from '../rules.ts';
import { sendFile, sendStatus } from './send-file.ts';

/** An exchanged picture keeps its address, so it may be kept for an hour and is asked for again behind the reader's back. */
const cacheControl = 'public, max-age=3600, stale-while-revalidate=86400';
const missingFor = 'public, max-age=60';

/** `GET /storage/*`: public pictures, from the store's folder `pictures` (S7.9). */
export function pictureRoutes(app: FastifyInstance, { storage }: { readonly storage: Storage }): void {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `${storageBase}/*`,
    schema: { hide: true },
    handler: async (request, reply) => {
      const path = request.params['*'];
      const isSent = isPicturePath(path) && (await sendFile(request, reply, { storage, path: `pictures/${path}`, cacheControl }));
      if (!isSent) await sendStatus(reply, 404, missingFor);
      return reply;
    },
  });
}
