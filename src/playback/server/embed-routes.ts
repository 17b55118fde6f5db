import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '#kit/client.ts';
import { locales, type Locale } from '#kit/locale.ts';
import { fail, statusOf } from '#kit/result.ts';
import { shortidPattern } from '#paths/patterns.ts';
import { embedPath, embedStylesheet, oembedPath } from '#paths/share.ts';
import { bytesOf, codingOf, compressed } from '#platform/byte-cache.ts';
import { failWith, localeOfRequest, sendFailure } from '#platform/http/errors.ts';
import { plainStyles } from '#platform/http/plain-page.ts';
import type { Services } from '#platform/services.ts';
import type { catalogEndpoints } from '#catalog/contract.ts';
import { OEmbed, OEmbedQuery, type playbackEndpoints } from '../contract.ts';
import { outcomeOf, type Outcome } from '../rules.ts';
import { embeddable, secondOf } from '../share-rules.ts';
import { embedPage, refusedPage, type EmbedSite } from './embed-page.ts';
import { embedTexts } from './embed-texts.ts';
import { oembedOf } from './oembed.ts';

export type EmbedParts = Pick<Services, 'siteName' | 'presenterName' | 'presenterSlug' | 'baseUrl'> & {
  /** Addresses of the built script and font; empty if they are missing. */
  readonly script: string;
  readonly font: string;
  /** The headers of a page that other sites may embed. */
  readonly headers: Readonly<Record<string, string>>;
  /** The calls as an anonymous visitor: the caller is never looked up. */
  readonly apiIn: (locale: Locale) => Pick<Api<typeof playbackEndpoints & typeof catalogEndpoints>, 'video' | 'videos'>;
};

/** May be cached publicly for a while, since it is the same for everyone. */
const kept = { 'Cache-Control': 'public, max-age=60' };

const statuses = {
  notfound: statusOf('not-found'),
  exclusive: statusOf('forbidden'),
  coaching: statusOf('payment-required'),
  trouble: 500,
} as const;

/** `/embed/{video}`, its style sheet, and `/oembed` (S11.4). None of them reads or sets a cookie. */
export function embedRoutes(app: FastifyInstance, parts: EmbedParts): void {
  const site: EmbedSite = { ...parts, stylesheet: embedStylesheet };
  const sheet = plainStyles(parts.font, new URL('../site/embed.css', import.meta.url));
  app.get(embedStylesheet, { schema: { hide: true } }, async (request, reply) => {
    void reply.headers({ 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=3600' });
    return sendText(request, reply, await sheet);
  });
  for (const locale of locales) embedPageRoute(app, parts, site, locale);
  oembedRoute(app, parts);
}

async function sendText(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  const coding = codingOf(request.headers['accept-encoding']);
  void reply.header('Vary', 'Accept-Encoding');
  if (coding !== 'identity') void reply.header('Content-Encoding', coding);
  return reply.send(await compressed(bytesOf(text), coding));
}

function embedPageRoute(app: FastifyInstance, { headers, apiIn }: EmbedParts, site: EmbedSite, locale: Locale): void {
  const send = (request: FastifyRequest, reply: FastifyReply, status: number, html: string): Promise<FastifyReply> => {
    void reply.removeHeader('X-Frame-Options').headers({ ...headers, 'Content-Type': 'text/html; charset=utf-8' });
    void reply.code(status).headers(status === 200 ? kept : { 'Cache-Control': 'no-store' });
    return sendText(request, reply, html);
  };
  app.route<{ Params: { video: string }; Querystring: { t?: unknown } }>({
    method: 'GET',
    url: embedPath(':video', locale),
    schema: { hide: true },
    errorHandler(error: FastifyError, request, reply) {
      failWith(error, request, reply, { locale, what: 'page failed' });
      void send(request, reply, reply.statusCode, refusedPage(site, { why: 'trouble', video: null, locale }));
    },
    async handler(request, reply) {
      const { video: shortid } = request.params;
      const api = apiIn(locale);
      const outcome = await ask(api, shortid);
      if (outcome.kind === 'video')
        return send(request, reply, 200, embedPage(site, outcome.video, { locale, t: secondOf(request.query.t) }));
      const why = outcome.kind === 'refused' && outcome.type !== 'locked' ? outcome.type : 'notfound';
      const found = why === 'notfound' ? null : await api.videos({ shortid });
      const video = (found?.ok && found.value.data[0]) || null;
      return send(request, reply, statuses[why], refusedPage(site, { why, video, locale }));
    },
  });
}

/** Whether a video is public. */
async function ask({ video }: ReturnType<EmbedParts['apiIn']>, shortid: string): Promise<Outcome> {
  if (!shortidPattern.test(shortid)) return { kind: 'refused', type: 'notfound', slug: null };
  return outcomeOf(await video({ shortid }));
}

function oembedRoute(app: FastifyInstance, parts: EmbedParts): void {
  app.route<{ Querystring: Readonly<Record<string, unknown>> }>({
    method: 'GET',
    url: oembedPath,
    schema: { summary: 'What a video is embedded with (oEmbed).', querystring: OEmbedQuery, response: { 200: OEmbed } },
    async handler(request, reply) {
      const { url, format = 'json', maxwidth, maxheight } = request.query;
      // CORS: scripts of other sites may call it.
      void reply.header('Access-Control-Allow-Origin', '*');
      if (format !== 'json')
        return reply
          .code(501)
          .header('Cache-Control', 'no-store')
          .send({ message: embedTexts[localeOfRequest(request)].onlyJson });
      const asked = embeddable(parts.baseUrl, url);
      if (!asked) return sendFailure(request, reply, fail('not-found'));
      const { video: shortid, ...where } = asked;
      const outcome = await ask(parts.apiIn(where.locale), shortid);
      if (outcome.kind === 'video')
        return reply.headers(kept).send(oembedOf(parts, outcome.video, { ...where, maxwidth, maxheight }));
      const isThere = outcome.kind === 'refused' && outcome.type !== 'notfound';
      return sendFailure(request, reply, fail(isThere ? 'unauthenticated' : 'not-found'));
    },
  });
}
