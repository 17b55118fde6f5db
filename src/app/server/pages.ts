import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Past } from '#desk/server/door.ts';
import { localeOfPath, type Locale } from '#kit/locale.ts';
import type { Result } from '#kit/result.ts';
import { inLocalePath, pageLinks, withoutLocale } from '#paths/routes.ts';
import { bytesOf, codingOf, compressed, type ByteCache, type Made } from '#platform/byte-cache.ts';
import { failWith, pathOf } from '#platform/http/errors.ts';
import type { CacheSender } from '#platform/http/cached-answers.ts';
import { isInPassing } from '#platform/http/shared-answers.ts';
import { countKept } from '#platform/http/watch-requests.ts';
import type { Clock } from '#platform/clock.ts';
import type { WebServices } from '#platform/services.ts';
import { yearIn } from '#kit/dates.ts';
import type { SiteIdentity } from '#ui/site.tsx';
import type { SiteApi } from '../api.ts';
import type { BootState } from '../boot.tsx';
import { documentOf, failureDocument, scriptlessDocument } from './document.ts';
import type { Renderer } from './renderer.ts';

export const pageVary = 'Accept-Encoding';
const html = 'text/html; charset=utf-8';

export type PageOptions = {
  readonly renderer: Renderer;
  readonly cache: ByteCache;
  readonly send: CacheSender;
  readonly identity: SiteIdentity;
  readonly clock: Clock;
  readonly analytics: BootState['analytics'];
  readonly sharingPictures: boolean;
  /** The API for rendering a page; `onAnswer` receives the call results. */
  readonly apiIn: (locale: Locale, onAnswer: (answer: Result<unknown>) => void) => SiteApi;
  /** The API with the caller's permissions, for pages with a guard. */
  readonly apiFor: (request: FastifyRequest, reply: FastifyReply, locale: Locale) => SiteApi;
  /** What happened to an entry formerly at a path (without language prefix) (S10.8); null if there was none. */
  readonly pastOf: (path: string) => Promise<Past | null>;
  /** Renders a page with the preview of a token, or returns `not-found` for an invalid one. */
  readonly preview: (token: string, make: (apiIn: PageOptions['apiIn']) => Promise<Made>) => Promise<Result<Made>>;
  /** Off in development, where sources change without a new content version. */
  readonly keepPages: boolean;
};

/** The cache key of a page: the path with the canonical query. */
export const pageKey = (path: string): string => `page ${path}`;

/** The canonical form of a path: no language prefix for German, no trailing slash (S2). */
export function canonicalPath(pathname: string): string {
  const clean = pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return /^\/de(?:\/|$)/.test(clean) ? withoutLocale(clean) : clean;
}

/**
 * The URL of a request on this site: `//host` and absolute-form requests of proxies are treated as paths here, unlike in a URL
 * parser.
 */
const addressOf = (url: string): URL => new URL(`http://site.invalid/${withoutOrigin(url).replace(/^\//, '')}`);

const withoutOrigin = (url: string): string => url.replace(/^https?:\/\/[^/?#]*/i, '');

/**
 * The path as it was sent. A URL parser resolves `/a/../b`, the router and every hook before it do not: one of them could let in
 * what the other then shows as something else.
 */
const sentPathOf = (url: string): string => withoutOrigin(url).replace(/[?#].*$/s, '') || '/';

/** Characters that no path of ours contains, including line breaks, at which the routers' patterns would stop matching. */
const unreadable = /[\p{Cc}\u2028\u2029]/u;

function isReadable(path: string): boolean {
  try {
    return !unreadable.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/**
 * The URL to answer: one that is not valid UTF-8 (`%E0%A4%A`) or contains control characters is replaced by the not-found URL.
 */
export function readableAddress(url: string): string {
  if (isReadable(url.replace(/\?.*$/s, ''))) return url;
  return url.startsWith('/api/') ? '/api/404' : inLocalePath('/404', localeOfPath(url));
}

class Redirected extends Error {
  readonly to: string;
  readonly status: number;
  constructor(to: string, status: number) {
    super(`redirected to ${to}`);
    this.to = to;
    this.status = status;
  }
}

/** Whether rendering ended with a redirect, which is not an error. */
export const isRedirected = (error: unknown): boolean => error instanceof Redirected;

function createMaker({ renderer, identity, clock, analytics, pastOf, sharingPictures }: PageOptions) {
  /** The page for removed content, in the language of the URL. */
  async function gone(at: string, apiIn: PageOptions['apiIn']): Promise<Made> {
    const { render } = await renderer.load();
    const locale = localeOfPath(at);
    const path = pageLinks(locale, identity.presenterSlug)('error.gone');
    const api = apiIn(locale, () => undefined);
    const rendered = await render({
      path,
      identity,
      year: yearIn(clock.now()),
      analytics: null,
      sharingPictures: false,
      api: () => api,
    });
    if ('redirect' in rendered) throw new Error('The page for what is gone leads nowhere else.');
    return { status: rendered.status, type: html, body: scriptlessDocument(rendered, renderer.assets), isKept: false };
  }

  return async function make(path: string, apiIn: PageOptions['apiIn'], previewAt?: string): Promise<Made> {
    const { render } = await renderer.load();
    let isKept = true;
    const onAnswer = (answer: Result<unknown>): void => {
      if (isInPassing(answer)) isKept = false;
    };
    const year = yearIn(clock.now());
    const rendered = await render({
      path,
      identity,
      year,
      analytics,
      sharingPictures,
      previewAt,
      api: (at) => apiIn(localeOfPath(at.pathname), onAnswer),
    });
    if ('redirect' in rendered) throw new Redirected(rendered.redirect, rendered.status);
    const past = rendered.status === 404 ? await findPast(pastOf, addressOf(path).pathname) : null;
    if (past?.kind === 'moved') throw new Redirected(past.to, 301);
    // Without script, which would load the data again and find nothing.
    if (past) return gone(path, apiIn);
    return { status: rendered.status, type: html, body: documentOf(rendered, renderer.assets), isKept };
  };
}

/** What happened to the page formerly at a path, in its language; for a video within a playlist, looks up the video itself. */
async function findPast(pastOf: PageOptions['pastOf'], pathname: string): Promise<Past | null> {
  const path = withoutLocale(pathname);
  const [, video, list = ''] = /^(\/watch\/[^/]+)(\/(?:playlist|coaching)\/[^/]+)?$/.exec(path) ?? [];
  const past = await pastOf(video ?? path);
  return past?.kind === 'moved' ? { kind: 'moved', to: inLocalePath(past.to + list, localeOfPath(pathname)) } : past;
}

/** Responds with an error page (S2.17), for routes that are not pages themselves. */
export type RefusingPage = (request: FastifyRequest, reply: FastifyReply, locale: Locale) => Promise<FastifyReply>;

/** The same for the requested URL. */
export type ForbiddenPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

type DescribePage = WebServices['describePage'];

/** Every path that is not a call, file or asset is a page: rendered once per content version, then served as bytes. */
export function pageRoutes(
  app: FastifyInstance,
  options: PageOptions,
): { readonly notFoundPage: RefusingPage; readonly forbiddenPage: ForbiddenPage; readonly describePage: DescribePage } {
  const { cache, send, keepPages, apiIn, apiFor } = options;
  const make = createMaker(options);
  const obtain = async (path: string) => {
    const known = keepPages ? cache.lookup(pageKey(path)) : undefined;
    countKept('page', known ? 'hit' : 'miss');
    return known ?? cache.obtain(pageKey(path), () => make(path, apiIn));
  };
  app.route({
    method: 'GET',
    url: '/*',
    schema: { hide: true },
    errorHandler: (error, request, reply) => void sendFailed(error, request, reply, options),
    handler: async (request, reply) => {
      const url = addressOf(request.url);
      const pathname = canonicalPath(url.pathname);
      if (pathname !== sentPathOf(request.url)) {
        // Redirects directly to the current URL rather than through an intermediate one.
        const past = await findPast(options.pastOf, pathname);
        return reply.redirect((past?.kind === 'moved' ? past.to : pathname) + url.search, 301);
      }
      const { canonicalQuery, isGuarded } = await options.renderer.load();
      try {
        const token = url.searchParams.get('preview');
        if (token !== null) {
          const shown = await options.preview(token, (calls) =>
            make(pathname + canonicalQuery(url, options.identity.presenterSlug), calls, pathname + url.search),
          );
          void reply.header('X-Robots-Tag', 'noindex');
          if (shown.ok) return await sendOwn(request, reply, shown.value);
        }
        if (isGuarded(url, options.identity.presenterSlug)) {
          const { status, type, body } = await make(pathname + url.search, (locale) => apiFor(request, reply, locale));
          return await sendOwn(request, reply, { status, type, body });
        }
        const path = pathname + canonicalQuery(url, options.identity.presenterSlug);
        const kept = await obtain(path);
        cache.alias(pageKey(request.originalUrl), pageKey(path));
        reply.hijack();
        send(request.raw, reply.raw, kept, { vary: pageVary, requestId: request.id });
        return reply;
      } catch (error) {
        if (error instanceof Redirected) {
          // Moved pages keep their query; other redirects do not.
          const to = error.status === 301 ? error.to + url.search : error.to;
          return reply.header('Cache-Control', 'no-store').redirect(to, error.status);
        }
        throw error;
      }
    },
  });
  return {
    notFoundPage: async (request, reply, locale) => {
      const kept = await obtain(inLocalePath('/404', locale));
      reply.hijack();
      send(request.raw, reply.raw, kept, { vary: pageVary, requestId: request.id });
      return reply;
    },
    describePage: async (path) => {
      const { describe, isGuarded } = await options.renderer.load();
      if (canonicalPath(path) !== path || isGuarded(addressOf(path), options.identity.presenterSlug)) return null;
      const { identity, clock, analytics, sharingPictures } = options;
      const api: Parameters<typeof describe>[0]['api'] = (at) => apiIn(localeOfPath(at.pathname), () => {});
      return describe({ path, identity, year: yearIn(clock.now()), analytics, sharingPictures, api });
    },
    // The URL is available to others, so this response must not be cached by anyone.
    forbiddenPage: async (request, reply) => sendOwn(request, reply, await make(pathOf(request), apiIn)),
  };
}

/** Sends a personal page, for this request only and not cacheable by anyone. */
export async function sendOwn(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, type, body }: Omit<Made, 'isKept'>,
): Promise<FastifyReply> {
  const coding = codingOf(request.headers['accept-encoding']);
  void reply.code(status).headers({ 'Content-Type': type, 'Cache-Control': 'private, no-store', Vary: `Cookie, ${pageVary}` });
  if (coding !== 'identity') void reply.header('Content-Encoding', coding);
  return reply.send(await compressed(bytesOf(body), coding));
}

/** The page for an internal error or outage; needs nothing that may have failed. */
function sendFailed(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  { renderer, identity }: PageOptions,
): FastifyReply {
  const lang = localeOfPath(request.url);
  const said = failWith(error, request, reply, { locale: lang, what: 'page failed' });
  return reply
    .header('Content-Type', html)
    .send(failureDocument({ lang, ...said, siteName: identity.siteName }, renderer.assets));
}
