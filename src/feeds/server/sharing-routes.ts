import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { sendFile } from '#media/server/door.ts';
import { localeOfPath } from '#kit/locale.ts';
import { storageBase } from '#paths/files.ts';
import { sharedPage, sharingBase } from '#paths/sharing.ts';
import type { WebServices } from '#platform/services.ts';
import { drawing, drawSharingPicture } from './sharing-picture.ts';

/** One at a time: it takes a core, which readers need too. */
const inTurn = pLimit(1);
const cacheControl = 'public, max-age=86400';

/**
 * `/sharing/{page}.jpg`: title and picture of an existing page, drawn on first request and stored under a hash of its content
 * (S17.5). Nothing from the URL is drawn, and private pages have none.
 */
export function sharingRoutes(app: FastifyInstance, parts: WebServices): void {
  const { storage, siteName, config, describePage } = parts;
  if (!config.sharingPictures) return;

  async function readPicture(image: string | undefined): Promise<Buffer | null> {
    if (!image?.startsWith(`${storageBase}/`)) return null;
    const path = `pictures${image.slice(storageBase.length)}`;
    return (await storage.stat(path)) ? buffer(await storage.read(path)) : null;
  }

  /** The picture's path in the store. */
  async function pictureOf(title: string, image: string | undefined): Promise<string> {
    const found = image?.startsWith(`${storageBase}/`) ? await storage.stat(`pictures${image.slice(storageBase.length)}`) : null;
    const shown = JSON.stringify([drawing, siteName, title, image, found?.etag]);
    const path = `pictures/sharing/${createHash('sha256').update(shown).digest('hex').slice(0, 32)}.jpg`;
    if (await storage.stat(path)) return path;
    await inTurn(async () => {
      // It may have been drawn while this one waited.
      if (await storage.stat(path)) return;
      await storage.write(path, await drawSharingPicture({ title, siteName, picture: await readPicture(image) }));
    });
    return path;
  }

  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `${sharingBase}/*`,
    schema: { hide: true },
    handler: async (request, reply) => {
      const page = sharedPage(request.params['*']);
      const head = page && (await describePage(page));
      if (!page || !head) return parts.notFoundPage(request, reply, localeOfPath(`/${request.params['*']}`));
      const path = await pictureOf(head.title, head.image);
      if (!(await sendFile(request, reply, { storage, path, cacheControl })))
        throw new Error('A picture that was just drawn is gone.');
      return reply;
    },
  });
}
