import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { createFindCaller } from '#accounts/server/door.ts';
import { findPast } from '#desk/server/door.ts';
import { everyone } from '#kit/endpoint.ts';
import { lazily } from '#kit/lazily.ts';
import { localeOfHeaders, type Locale } from '#kit/locale.ts';
import { fail } from '#kit/result.ts';
import { deviceFiles } from '#paths/device-files.ts';
import { ByteCache } from '#platform/byte-cache.ts';
import { affectedBy, readTables } from '#platform/content-changes.ts';
import type { Changes } from '#platform/content-version.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/database.ts';
import { boundBodies, usualBody } from '#platform/http/bodies.ts';
import { localCalls } from '#platform/http/call-set.ts';
import { checkAnswers } from '#platform/http/check-answers.ts';
import { answerUnreadable, handleErrors, sendFailure } from '#platform/http/errors.ts';
import { createDraining, type Draining } from '#platform/http/draining.ts';
import { createCacheSender, type CacheSender } from '#platform/http/cached-answers.ts';
import { callKey, callVary, keepCalls } from '#platform/http/cached-calls.ts';
import { mount } from '#platform/http/mount.ts';
import { openApi } from '#platform/http/openapi.ts';
import { nameRequests } from '#platform/http/request-ids.ts';
import { keepHeadersSafe } from '#platform/http/safe-headers.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import { endStalled } from '#platform/http/stalled-readers.ts';
import { countSent, watchRequests } from '#platform/http/watch-requests.ts';
import { keepRows } from '#platform/row-cache.ts';
import { ObjectCache, unshared } from '#platform/object-cache.ts';
import type { LiveIndex } from '#search/server/door.ts';
import { createContexts } from './call-context.ts';
import { closedSite } from './closed-site.ts';
import { inlineScriptHash } from './document.ts';
import { createHealth, healthRoutes } from './health-routes.ts';
import { openHouse, type Lent, type Opened } from './house.ts';
import { keptRoutes } from './kept-routes.ts';
import { isRedirected, pageKey, pageRoutes, pageVary, readableAddress, type PageOptions } from './pages.ts';
import { paymentPagesOf } from './payments.ts';
import { warnOfProxy } from './proxy-warning.ts';
import type { Renderer } from './renderer.ts';
import type { House } from './room.ts';
import { rooms } from './rooms.ts';
import { createSentPages } from './sent-pages.ts';
import type { ServeStatic } from './static-files.ts';
import { siteApi } from './site-api.ts';

/** The dependencies of a server; `main.ts` creates them from the settings, tests as they need them. */
export type AppParts = Omit<Opened, 'share'> &
  Lent & {
    readonly renderer: Renderer;
    readonly log: FastifyBaseLogger;
    readonly version: string;
    readonly serveStatic?: ServeStatic;
    readonly keepPages?: boolean;
    /** Wraps the HTTP server's listener; in development this puts Vite's middleware first. */
    readonly before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  };

export type App = {
  /** Graceful shutdown of connections. */
  readonly draining: Draining;
  readonly fastify: FastifyInstance;
  readonly cache: ByteCache;
  /** Drops what these changes affect, or everything; resolves when it is made anew. */
  readonly contentChanged: (version: string, changes: Changes) => Promise<void>;
  readonly index: LiveIndex;
  /** All registered routes. */
  readonly routes: readonly { readonly method: string; readonly url: string }[];
};

const headerValue = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

const localeOfMessage = (request: IncomingMessage): Locale =>
  localeOfHeaders(headerValue(request, 'x-language'), headerValue(request, 'accept-language'));

/** The cache key of a request from its URL alone: no parsing on the hot path. */
const keyOfMessage = (request: IncomingMessage): string =>
  request.url?.startsWith('/api/') ? callKey(localeOfMessage(request), request.url) : pageKey(request.url ?? '/');

const notFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply => sendFailure(request, reply, fail('not-found'));

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

const isSecure = ({ baseUrl }: Config): boolean => baseUrl.startsWith('https:');

/** Headers of every response. */
const headersOf = ({ config, renderer, storage, before }: AppParts): Readonly<Record<string, string>> => ({
  ...(config.robots === 'closed' ? { 'X-Robots-Tag': 'noindex, nofollow' } : {}),
  ...(before
    ? {}
    : securityHeaders({
        styleHashes: renderer.styleHashes,
        scriptHashes: [inlineScriptHash],
        analyticsUrl: config.analytics?.url,
        formTargets: paymentPagesOf(config),
        mediaOrigin: storage.handsOverTo,
        isSecure: isSecure(config),
      })),
});

/** A Fastify instance without routes. */
async function openFastify(
  { config, log }: AppParts,
  headers: Readonly<Record<string, string>>,
  wrap: (handle: Listener) => Listener,
) {
  const fastify = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nameRequests(config),
    // During shutdown it still answers requests, with `Connection: close` (`createDraining`).
    return503OnClosing: false,
    // No plugin waits for anything else: after the usual 10 s a start on a busy machine would fail instead of taking its time.
    pluginTimeout: 0,
    // Trusts only one hop, so the client is the last address in X-Forwarded-For.
    trustProxy: config.trustProxy ? (_: string, hop: number) => hop === 0 : false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    bodyLimit: usualBody,
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    clientErrorHandler: answerUnreadable,
    // Longer than a reverse proxy's keep-alive (usually 60 s), so that no connection is closed under its next request.
    serverFactory: (handle): Server => endStalled(createServer({ keepAliveTimeout: 72_000 }, wrap(handle))),
  });
  fastify.setValidatorCompiler(() => (value) => ({ value }));
  fastify.setSerializerCompiler(() => (value) => JSON.stringify(value));
  handleErrors(fastify);
  if (!config.trustProxy) warnOfProxy(fastify, log);
  keepHeadersSafe(fastify);
  if (config.checkAnswers) checkAnswers(fastify);
  boundBodies(fastify);
  watchRequests(fastify, config);
  fastify.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers).header('X-Request-Id', request.id);
  });
  await fastify.register(cookie);
  await fastify.register(swagger, openApi(config.siteName));
  return fastify;
}

const siteCallsOf = (house: House) => rooms.flatMap(({ calls }) => calls?.(house) ?? []);

/** Pages register the service worker if it is built and enabled in the settings. */
const withWorker = ({ renderer, config }: AppParts): Renderer =>
  renderer.worker && config.serviceWorker
    ? { ...renderer, assets: { ...renderer.assets, worker: deviceFiles.worker } }
    : renderer;

/** Builds the server without listening. */
export async function createApp(parts: AppParts): Promise<App> {
  const { config, clock, log } = parts;
  const renderer = withWorker(parts);
  const headers = headersOf(parts);
  const send = createCacheSender(headers, nameRequests(config));
  const draining = createDraining();
  const cache = new ByteCache(parts.version, {
    now: () => clock.now().getTime(),
    onError: (error, key) => {
      // The page has moved, and requests are redirected.
      if (!isRedirected(error)) log.error({ err: error, key }, 'making a kept answer failed');
    },
  });
  const site = await closedSite(parts.database.db);
  const fastify = await openFastify(parts, headers, (handle) =>
    frontDoor(parts, { cache, send, draining, isOpen: site.isOpen }, handle),
  );
  const routes: { method: string; url: string }[] = [];
  fastify.addHook('onRoute', ({ method, url }) => void routes.push(...[method].flat().map((one) => ({ method: one, url }))));

  const objects = new ObjectCache(() => cache.version);
  const rows = keepRows(parts.database.db);
  const tables = await readTables(parts.database.db);
  const contentChanged: App['contentChanged'] = (version, changes) => {
    const isAffected = changes ? affectedBy(changes, tables) : () => true;
    objects.contentChanged(version, isAffected);
    rows.contentChanged(isAffected);
    return cache.contentChanged(version, isAffected);
  };
  const house = await openHouse({ ...parts, share: objects.share }, parts);
  const { db, csrf, entities, index, previews } = house;
  const contextOf = createContexts({
    key: house.assetKey,
    isSecure: isSecure(config),
    csrf,
    findCaller: createFindCaller(house),
  });
  site.guard(fastify, { ...house, contextOf, font: renderer.assets.font });
  const calls = [...siteCallsOf(house), ...rooms.flatMap(({ officeCalls }) => officeCalls?.(house) ?? [])];
  const local = localCalls(calls);
  const apiIn = siteApi(local);
  /** Server-side calls of a page against a database within a transaction, for a preview of the entry `id`. */
  const apiWithin = (tx: Db, id: string) =>
    siteApi(localCalls(siteCallsOf({ ...house, db: tx, share: unshared, previewed: id })));

  const pageOptions: PageOptions = {
    renderer,
    cache,
    send,
    clock,
    apiIn: (locale, onAnswer) => apiIn(everyone(locale), onAnswer),
    apiFor: (request, reply, locale) => apiIn(contextOf(request, reply, locale)),
    pastOf: (path) => findPast(db, entities, path),
    preview: (token, make) =>
      previews.within(token, (tx, { id }) => make((locale, onAnswer) => apiWithin(tx, id)(everyone(locale), onAnswer))),
    keepPages: parts.keepPages ?? true,
    analytics: config.analytics,
    sharingPictures: config.sharingPictures,
    identity: {
      siteName: config.siteName,
      presenterName: config.presenterName,
      presenterSlug: config.presenterSlug,
      baseUrl: config.baseUrl,
      signInWith: (['google', 'facebook'] as const).filter((driver) => config[driver] !== null),
    },
  };
  const { readiness, measures } = createHealth(parts, () => draining.isDraining);
  // After swagger, so that it sees every route.
  await fastify.register(async (app) => {
    for (const set of calls) mount(app, { ...set, contextOf, csrf, keep: keepCalls(cache, send) });
    // Unknown paths below these prefixes are not pages either.
    for (const url of ['/api/*', '/auth/*', '/sso/*', '/asset/*', '/assets/*'])
      app.all(url, { schema: { hide: true } }, notFound);
    healthRoutes(app, { readiness, measures, metricsToken: config.metricsToken });
    // Over a megabyte: written once, else a few readers at once keep everybody waiting.
    const description = lazily(() => JSON.stringify(fastify.swagger()));
    app.get('/openapi.json', { schema: { hide: true } }, (_, reply) =>
      reply
        .headers({ 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'public, max-age=300' })
        .send(description()),
    );
    const web = {
      ...house,
      contextOf,
      local,
      headers,
      sendKept: keptRoutes({ cache, send, keepPages: pageOptions.keepPages }),
      assets: renderer.assets,
      officeBuild: renderer.office,
      paymentPages: house.paymentStandIn?.routes ?? null,
      sendForm: createSentPages(pageOptions),
      worker: renderer.worker,
      films: renderer.films,
      ...pageRoutes(app, pageOptions),
    };
    for (const room of rooms) await room.routes?.(app, web);
  });
  fastify.setNotFoundHandler(notFound);
  await fastify.ready();
  return { fastify, cache, contentChanged, index, routes, draining };
}

/** Serves built files and cache entries before any routing. */
function frontDoor(
  { config, serveStatic, keepPages = true, before }: AppParts,
  { cache, send, draining, isOpen }: { cache: ByteCache; send: CacheSender; draining: Draining; isOpen: () => boolean },
  handle: Listener,
): Listener {
  const nameRequest = nameRequests(config);
  return function listener(request: IncomingMessage, response: ServerResponse): void {
    const began = performance.now();
    draining.begin(response);
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (serveStatic && request.url?.startsWith('/assets/') && serveStatic(request, response, nameRequest)) {
        countSent('built-file', request.method, response.statusCode, began);
        return;
      }
      const kept = keepPages && isOpen() ? cache.lookup(keyOfMessage(request)) : undefined;
      if (kept) {
        const isCall = request.url?.startsWith('/api/') ?? false;
        send(request, response, kept, { vary: isCall ? callVary : pageVary });
        countSent(isCall ? 'kept-list' : 'kept-page', request.method, response.statusCode, began);
        return;
      }
    }
    draining.follow(response);
    if (before) before(request, response, () => handle(request, response));
    else handle(request, response);
  };
}
