import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { catalogEndpoints } from '#catalog/contract.ts';
import { findFeedVideo, listFeedVideos, listNewestPlaylists, type FeedVideo } from '#catalog/server/door.ts';
import { catalogTexts } from '#catalog/texts.ts';
import { networkOf } from '#accounts/rules.ts';
import { everyone } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { plainText } from '#kit/plain-text.ts';
import { writable } from '#kit/xml.ts';
import { fail, tooMany } from '#kit/result.ts';
import { categories } from '#paths/categories.ts';
import { feedPath } from '#paths/feeds.ts';
import { categoryLink, pageLinks } from '#paths/routes.ts';
import { embedPath } from '#paths/share.ts';
import { clientAddress } from '#platform/http/client-address.ts';
import { sendFailure } from '#platform/http/errors.ts';
import { fieldErrors } from '#platform/http/field-errors.ts';
import type { WebServices } from '#platform/services.ts';
import {
  cursorOf,
  itemOf,
  listOf,
  placeOf,
  publicApiBase,
  PublicCategory,
  publicLimit,
  PublicPartner,
  PublicPlaylist,
  PublicQuery,
  PublicVideo,
  type Place,
} from '../public-contract.ts';
import { plainLine, timestamp } from '../rules.ts';

type Asked = { readonly locale: Locale; readonly limit: number; readonly after: Place | undefined; readonly shortid: string };
type Answering = (asked: Asked) => Promise<unknown>;

function presenting({ baseUrl, presenterSlug }: WebServices, locale: Locale) {
  const links = pageLinks(locale, presenterSlug);
  const at = (path: string): string => baseUrl + path;
  const label = (isAd: boolean): string | null => (isAd ? catalogTexts[locale].ad : null);
  const partnerOf = ({ slug, title }: { readonly slug: string; readonly title: string }) => ({
    slug,
    name: plainLine(title),
    url: at(links('partner.detail', { slug })),
  });
  const topics = (video: FeedVideo['video']) => [...new Set(video.playlists.flatMap(({ category }) => category ?? []))];
  return {
    at,
    links,
    partnerOf,
    video: ({ video, publishedAt, updatedAt, seconds }: FeedVideo): PublicVideo => ({
      shortid: video.shortid,
      url: at(links('watch', { video: video.shortid })),
      embed_url: video.protection === 'free' ? at(embedPath(video.shortid, locale)) : null,
      title: plainLine(video.title),
      description: writable(plainText(video.description)),
      language: video.lang,
      duration_seconds: seconds,
      published_at: timestamp(publishedAt),
      updated_at: timestamp(updatedAt),
      access: video.protection === 'free' ? 'free' : 'members',
      is_advertising: video.partner !== null,
      label: label(video.partner !== null),
      partner: video.partner && partnerOf(video.partner),
      categories: topics(video),
      thumbnail_url: video.poster === '' ? null : at(video.poster),
    }),
    playlist: ({ playlist }: Awaited<ReturnType<typeof listNewestPlaylists>>[number]): PublicPlaylist => ({
      shortid: playlist.shortid,
      slug: playlist.slug,
      url: at(links('playlist', { slug: playlist.slug })),
      feed_url: at(feedPath(links('playlist', { slug: playlist.slug }), 'atom')),
      title: plainLine(playlist.title),
      description: writable(plainText(playlist.description)),
      language: playlist.lang,
      category: playlist.category,
      videos: playlist.total,
      is_advertising: playlist.partners.length > 0,
      label: label(playlist.partners.length > 0),
      partners: playlist.partners.map(partnerOf),
      thumbnail_url: playlist.l_image === '' ? null : at(playlist.l_image),
    }),
  };
}

/** One more than requested is loaded, so that the next page is known without counting. */
const paged = <Row extends { readonly place: Place }, Shown>(rows: readonly Row[], limit: number, show: (row: Row) => Shown) => {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { data: rows.slice(0, limit).map(show), next_cursor: last ? cursorOf(last.place) : null };
};

type Call = { readonly path: string; readonly summary: string; readonly out: z.ZodType; readonly answer: Answering };

function callsOf(parts: WebServices): readonly Call[] {
  const { db, clock, local } = parts;
  return [
    {
      path: '/videos',
      summary: 'Videos, the newest first.',
      out: listOf(PublicVideo),
      answer: async ({ locale, limit, after }) => {
        const rows = await listFeedVideos(db, { of: 'site' }, { most: limit + 1, now: clock.now(), locale, after });
        return paged(rows, limit, presenting(parts, locale).video);
      },
    },
    {
      path: '/videos/:shortid',
      summary: 'A video.',
      out: itemOf(PublicVideo),
      answer: async ({ locale, shortid }) => {
        const found = await findFeedVideo(db, shortid, { now: clock.now(), locale });
        return found && { data: presenting(parts, locale).video(found) };
      },
    },
    {
      path: '/playlists',
      summary: 'Playlists, the newest first.',
      out: listOf(PublicPlaylist),
      answer: async ({ locale, limit, after }) =>
        paged(
          await listNewestPlaylists(db, { most: limit + 1, now: clock.now(), locale, after }),
          limit,
          presenting(parts, locale).playlist,
        ),
    },
    {
      path: '/categories',
      summary: 'All categories.',
      out: listOf(PublicCategory),
      answer: ({ locale }) => {
        const { at, links } = presenting(parts, locale);
        const data = categories.map((slug) => {
          const page = categoryLink(links, slug);
          return {
            slug,
            title: catalogTexts[locale].categories[slug].title,
            url: at(page),
            feed_url: at(feedPath(page, 'atom')),
          };
        });
        return Promise.resolve({ data, next_cursor: null });
      },
    },
    {
      path: '/partners',
      summary: 'All partners; what they contribute is advertising.',
      out: listOf(PublicPartner),
      answer: async ({ locale }) => {
        const { at, links, partnerOf } = presenting(parts, locale);
        const found = await local(catalogEndpoints, everyone(locale)).partners({ perPage: 200 });
        const data = (found.ok ? found.value.data : []).map((partner) => ({
          ...partnerOf(partner),
          description: writable(plainText(partner.description)),
          language: partner.lang,
          label: catalogTexts[locale].ad,
          feed_url: at(feedPath(links('partner.detail', { slug: partner.slug }), 'atom')),
        }));
        return { data, next_cursor: null };
      },
    },
  ];
}

/** Sets the rate limit headers; false if it is exhausted and an answer was sent. */
async function isWithinLimit({ limits }: WebServices, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const { left, secondsLeft } = await limits.count(publicLimit, networkOf(clientAddress(request)));
  void reply.headers({
    'RateLimit-Limit': publicLimit.points,
    'RateLimit-Remaining': Math.max(0, left),
    'RateLimit-Reset': Math.ceil(secondsLeft),
  });
  if (left < 0) sendFailure(request, reply, tooMany(secondsLeft));
  return left >= 0;
}

const exposed = 'ETag, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After';

/** `/api/public/v1`: public content for partners' programs, also in browsers. Anonymous: no cookie is read. */
export function publicApi(app: FastifyInstance, parts: WebServices): void {
  for (const { path, summary, out, answer } of callsOf(parts))
    app.get<{ Params: { shortid?: string }; Querystring: Record<string, unknown> }>(
      publicApiBase + path,
      { schema: { summary, querystring: PublicQuery, response: { 200: out } } },
      async (request, reply) => {
        void reply.headers({ 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': exposed });
        if (!(await isWithinLimit(parts, request, reply))) return reply;
        const asked = PublicQuery.safeParse(request.query);
        if (!asked.success) return sendFailure(request, reply, fail('invalid', fieldErrors(asked.error, 'en')));
        const { language: locale, limit, cursor } = asked.data;
        const after = cursor === undefined ? undefined : placeOf(cursor);
        if (after === null) return sendFailure(request, reply, fail('invalid', { cursor: ['This is no cursor.'] }));
        const answered = await answer({ locale, limit, after, shortid: request.params.shortid ?? '' });
        if (answered === null) return sendFailure(request, reply, fail('not-found'));
        return sendTagged(request, reply, JSON.stringify(answered));
      },
    );
  app.get(`${publicApiBase}/openapi.json`, { schema: { hide: true } }, (request, reply) => {
    const { paths = {}, ...document } = app.swagger() as { paths?: Record<string, unknown> };
    const own = Object.entries(paths).filter(([path]) => path.startsWith(publicApiBase));
    void reply.header('Access-Control-Allow-Origin', '*');
    const info = { title: `${parts.siteName}: public API`, version: '1' };
    return sendTagged(request, reply, JSON.stringify({ ...document, info, components: {}, paths: Object.fromEntries(own) }));
  });
}

function sendTagged(request: FastifyRequest, reply: FastifyReply, body: string): FastifyReply {
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  void reply.headers({ ETag: `W/"${tag}"`, 'Cache-Control': 'public, max-age=60' });
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
  return reply.header('Content-Type', 'application/json; charset=utf-8').send(Buffer.from(body));
}
