import type { FastifyInstance } from 'fastify';
import { isPicturePath, storageBase } from '#paths/files.ts';
import type { Storage } from '#platform/storage.ts';
import { contentTypeOf } from '../rules.ts';
import { PictureNotKept } from './picture-making.ts';
import { sendFile, sendStatus } from './send-file.ts';

/** A replaced image keeps its URL, so responses are cached for an hour and then revalidated in the background. */
export const cacheControl = 'public, max-age=3600, stale-while-revalidate=86400';
const missingFor = 'public, max-age=60';

export type PictureRoutesOptions = {
  readonly storage: Storage;
  /** Generates an image that is not in the store yet, by its path below the base; false if there is nothing to generate. */
  readonly make?: (path: string) => Promise<boolean>;
};

/** `GET /storage/*`: public images from the store's folder `pictures` (S7.9). */
export function pictureRoutes(app: FastifyInstance, { storage, make = async () => false }: PictureRoutesOptions): void {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `${storageBase}/*`,
    schema: { hide: true },
    handler: async (request, reply) => {
      const path = request.params['*'];
      const send = () => sendFile(request, reply, { storage, path: `pictures/${path}`, cacheControl });
      try {
        const isSent = isPicturePath(path) && ((await send()) || ((await make(path)) && (await send())));
        if (!isSent) await sendStatus(reply, 404, missingFor);
      } catch (error) {
        if (!(error instanceof PictureNotKept)) throw error;
        request.log.error({ err: error.cause }, error.message);
        await reply.type(contentTypeOf(path)).header('Cache-Control', 'no-store').send(error.bytes);
      }
      return reply;
    },
  });
}
