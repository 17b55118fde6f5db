import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { catalogEndpoints } from '#catalog/contract.ts';
import { fail } from '#kit/result.ts';
import { codingOf } from '#platform/byte-cache.ts';
import { sendFailure } from '#platform/http/errors.ts';
import { chatbotAddresses } from '#paths/chatbot-api.ts';
import type { Services } from '#platform/services.ts';
import { robotsText } from '../rules.ts';
import { findSitemap, type SitemapFile, type SitemapParts } from './sitemap.ts';

const xml = 'application/xml; charset=utf-8';

type Parts = SitemapParts & Pick<Services, 'config'>;

/** The calls with which browsers render pages: a crawler without them would see an error. */
const drawing: readonly string[] = [
  ...new Set(
    [...Object.values(catalogEndpoints).map(({ address }) => address), chatbotAddresses.guide].map(
      (address) => `/api/${address.split('/')[2]}`,
    ),
  ),
];

/** `/robots.txt`, `/sitemap.xml` and its parts, and the IndexNow key file (S17.3). */
export function discoveryRoutes(app: FastifyInstance, parts: Parts): void {
  const { config, baseUrl } = parts;
  const robots = robotsText({ baseUrl, isClosed: config.robots === 'closed', calls: drawing });
  app.get('/robots.txt', { schema: { hide: true } }, (_, reply) =>
    reply.headers({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }).send(robots),
  );
  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) =>
    sendSitemap(request, reply, await findSitemap(parts, null)),
  );
  app.get<{ Params: { name: string } }>('/sitemap-:name.xml', { schema: { hide: true } }, async (request, reply) =>
    sendSitemap(request, reply, await findSitemap(parts, request.params.name)),
  );
  if (config.indexNow) {
    const { key } = config.indexNow;
    app.get(`/${key}.txt`, { schema: { hide: true } }, (_, reply) => reply.type('text/plain; charset=utf-8').send(key));
  }
}

/** RFC 9110, section 13.2.2: the ETag takes precedence. */
function isKnown({ headers }: FastifyRequest, { etag, changed }: SitemapFile): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.slice(2));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return changed !== null && !Number.isNaN(since) && Date.parse(changed) <= since;
}

function sendSitemap(request: FastifyRequest, reply: FastifyReply, file: SitemapFile | null): FastifyReply {
  if (!file) return sendFailure(request, reply, fail('not-found'));
  void reply.headers({
    ETag: file.etag,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    ...(file.changed ? { 'Last-Modified': new Date(file.changed).toUTCString() } : {}),
  });
  if (isKnown(request, file)) return reply.code(304).send();
  void reply.type(xml);
  const text = Readable.from(file.lines(), { objectMode: false });
  // Brotli is slower at this speed.
  const coding = codingOf(request.headers['accept-encoding']?.toString().replaceAll(/\bbr\b/gi, ''));
  if (coding === 'identity') return reply.send(text);
  // Errors surface at the end of the pipe.
  return reply.header('Content-Encoding', coding).send(pipeline(text, createGzip({ level: 5 }), () => undefined));
}
