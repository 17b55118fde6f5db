import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteCache, Made } from '#platform/byte-cache.ts';
import type { CacheSender } from '#platform/http/cached-answers.ts';
import { pathOf } from '#platform/http/errors.ts';
import type { SendKept } from '#platform/services.ts';
import { pageKey, pageVary } from './pages.ts';

type Parts = { readonly cache: ByteCache; readonly send: CacheSender; readonly keepPages: boolean };

/**
 * Caches responses of rooms that are the same for everyone as bytes, next to the pages: served by the front door, regenerated
 * when the content changes.
 */
export const keptRoutes =
  ({ cache, send, keepPages }: Parts): SendKept =>
  async (request: FastifyRequest, reply: FastifyReply, make: () => Promise<Made>) => {
    const key = pageKey(pathOf(request));
    const kept = (keepPages ? cache.lookup(key) : undefined) ?? (await cache.obtain(key, make));
    if (kept.status !== 200) return false;
    cache.alias(pageKey(request.originalUrl), key);
    reply.hijack();
    send(request.raw, reply.raw, kept, { vary: pageVary, requestId: request.id });
    return true;
  };
