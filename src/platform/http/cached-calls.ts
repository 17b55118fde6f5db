import type { Locale } from '#kit/locale.ts';
import { statusOf } from '#kit/result.ts';
import type { ByteCache } from '../byte-cache.ts';
import { failureBody } from './errors.ts';
import type { CacheSender } from './cached-answers.ts';
import type { KeepCall } from './mount.ts';
import { isWorthKeeping } from './shared-answers.ts';
import { countKept } from './watch-requests.ts';

export const callVary = 'Accept-Encoding, X-Language, Accept-Language';

/** The cache key of a call's answer: its most frequent address, and the language. */
export const callKey = (locale: Locale, url: string): string => `json ${locale} ${url}`;

/** Caches the answers of calls that only change with the content version, as bytes (architecture: Speed). */
export const keepCalls =
  (cache: ByteCache, send: CacheSender): KeepCall =>
  async ({ url, locale, make }, request, reply) => {
    const key = callKey(locale, url);
    const known = cache.lookup(key);
    countKept('list', known ? 'hit' : 'miss');
    const kept =
      known ??
      (await cache.obtain(key, async () => {
        const result = await make();
        const [status, body] = result.ok ? [200, result.value] : [statusOf(result.code), failureBody(result, locale)];
        return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(body), isKept: isWorthKeeping(result) };
      }));
    cache.alias(callKey(locale, request.originalUrl), key);
    reply.hijack();
    send(request.raw, reply.raw, kept, { vary: callVary, requestId: request.id });
    return reply;
  };
