import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findPast, type Entity } from '#desk/server/door.ts';
import { locales, type Locale } from '#kit/locale.ts';
import { feedPath, feedTypes, type FeedFormat } from '#paths/feeds.ts';
import { inLocalePath, withoutLocale } from '#paths/routes.ts';
import type { Made } from '#platform/byte-cache.ts';
import { pathOf } from '#platform/http/errors.ts';
import type { WebServices } from '#platform/services.ts';
import { atomOf } from '../atom.ts';
import { jsonFeedOf } from '../json-feed.ts';
import type { Feed } from '../rules.ts';
import { makeFeed } from './make-feed.ts';
import { feedPages } from './sources.ts';

export type FeedRouteParts = WebServices & { readonly entities: readonly Entity[] };

const writers: Readonly<Record<Exclude<FeedFormat, 'rss'>, (feed: Feed) => string>> = { atom: atomOf, json: jsonFeedOf };

/** CORS: scripts of other sites may read public content. */
const readableByAll = ['Access-Control-Allow-Origin', '*'];

export const nothing: Made = { status: 404, type: 'text/plain', body: '' };

export const madeFeed = (format: FeedFormat, body: string): Made => ({
  status: 200,
  type: `${feedTypes[format]}; charset=utf-8`,
  body,
  headers: readableByAll,
  isDated: true,
});

/** Without a feed: redirects to the page's new address, or answers the 404 page. */
export async function sendMissing(
  parts: FeedRouteParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { locale, format }: { readonly locale: Locale; readonly format: FeedFormat },
): Promise<FastifyReply> {
  const page = withoutLocale(pathOf(request).slice(0, -feedPath('/', format).length));
  const past = await findPast(parts.db, parts.entities, page);
  if (past?.kind === 'moved') return reply.redirect(feedPath(inLocalePath(past.to, locale), format), 301);
  return parts.notFoundPage(request, reply, locale);
}

/** `{page}/feed.atom` and `{page}/feed.json` of every page with videos of its own (S17.3). */
export function feedRoutes(app: FastifyInstance, parts: FeedRouteParts): void {
  for (const { pattern, find } of feedPages(parts.presenterSlug))
    for (const locale of locales)
      for (const [format, write] of Object.entries(writers) as [keyof typeof writers, (typeof writers)['atom']][])
        app.get<{ Params: Readonly<Record<string, string>> }>(
          feedPath(inLocalePath(pattern, locale), format),
          { schema: { hide: true } },
          async (request, reply) => {
            const [parameter = ''] = Object.values(request.params);
            const isSent = await parts.sendKept(request, reply, async () => {
              const source = await find(parts, { parameter, locale });
              return source ? madeFeed(format, write(await makeFeed(parts, source, { locale, format }))) : nothing;
            });
            return isSent ? reply : sendMissing(parts, request, reply, { locale, format });
          },
        );
}
