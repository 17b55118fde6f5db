import { randomUUID } from 'node:crypto';
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
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { everyone, type CallContext } from '#kit/endpoint.ts';
import { localeOfHeaders, type Locale } from '#kit/locale.ts';
import { fail } from '#kit/result.ts';
import { accountEndpoints } from '#accounts/contract.ts';
import { cookieName } from '#platform/http/cookie-names.ts';
import {
  accountHandlers,
  createFindCaller,
  verifyRoutes,
  exportRoutes,
  memberPictureRoutes,
  newsletterRoutes,
  sessionCookie,
  signInWithOthers,
  type AccountParts,
  type HoldingsSource,
  type PersonalData,
} from '#accounts/server/door.ts';
import { createAccess, type GrantSource } from '#access/server/door.ts';
import { catalogEndpoints } from '#catalog/contract.ts';
import { findAsset, findClipAsset, findDownload } from '#catalog/server/door.ts';
import { catalogHandlers } from '#catalog/server/handlers.ts';
import { courseEndpoints } from '#courses/contract.ts';
import { courseFileRoutes, courseGrants, courseHandlers, courseMailRoutes, type CourseParts } from '#courses/server/door.ts';
import { officeRoutes } from '#backoffice/server/door.ts';
import { chatbotEndpoints } from '#chatbot/contract.ts';
import { chatbotHandlers } from '#chatbot/server/door.ts';
import { findMoved } from '#desk/server/door.ts';
import { assetRoutes, hasPicture, makePicture, pictureFacts, pictureRoutes, type ClipParts } from '#media/server/door.ts';
import { uuidPattern } from '#paths/patterns.ts';
import { ByteCache } from '#platform/byte-cache.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database.ts';
import { boundBodies, usualBody } from '#platform/http/bodies.ts';
import { createCsrf } from '#platform/http/csrf.ts';
import { answerUnreadable, handleErrors, sendFailure } from '#platform/http/errors.ts';
import { keepHeadersSafe } from '#platform/http/safe-headers.ts';
import { createKeptSender } from '#platform/http/kept-answers.ts';
import { callKey, callVary, keepCalls } from '#platform/http/kept-calls.ts';
import { checkAnswers } from '#platform/http/check-answers.ts';
import { localApi, mount, type OnAnswer } from '#platform/http/mount.ts';
import { shareAnswers } from '#platform/http/shared-answers.ts';
import { framedHeaders, securityHeaders } from '#platform/http/security-headers.ts';
import { ObjectCache, unshared } from '#platform/object-cache.ts';
import type { Storage } from '#platform/storage.ts';
import { playbackEndpoints, positionEndpoints } from '#playback/contract.ts';
import { embedRoutes, playbackHandlers, positionHandlers } from '#playback/server/door.ts';
import { searchEndpoints } from '#search/contract.ts';
import { LiveIndex, searchHandlers } from '#search/server/door.ts';
import { shopEndpoints } from '#shop/contract.ts';
import { shopHandlers, shopHoldings, type OwnershipListener, type PaymentProvider } from '#shop/server/door.ts';
import type { SiteApi } from '../api.ts';
import { createContexts } from './call-context.ts';
import { openDemo } from './demo.ts';
import { filePartsOf, mountFiles } from './files.ts';
import { mountClips } from './clips.ts';
import { mountOffice, officeEntitiesOf } from './office.ts';
import { mountPeople, overdueReviews } from './office-people.ts';
import { personalData } from './personal-data.ts';
import { inlineScriptHash } from './document.ts';
import { mountEditorCalls } from './editor-calls.ts';
import { isRedirected, pageKey, pageRoutes, pageVary, readableAddress, type PageOptions } from './pages.ts';
import { createPreviews } from './previews.ts';
import type { Renderer } from './renderer.ts';
import { createSentPages } from './sent-pages.ts';
import { warnOfProxy } from './proxy-warning.ts';
import { openShop } from './shop.ts';
import { mountShopPages, paymentPagesOf } from './shop-routes.ts';

/** All that a server is made of; `main.ts` makes them from the settings, tests from what they need. */
export type AppParts = {
  readonly config: Config;
  readonly database: Database;
  readonly storage: Storage;
  readonly renderer: Renderer;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly assetKey: Buffer;
  /** Signs the links, cookies and tokens of members. */
  readonly accountKey: Buffer;
  readonly version: string;
  /** Who holds what; rooms with members and purchases add theirs. */
  readonly grants?: readonly GrantSource[];
  /** What members hold, and what is kept of them, in rooms of their own. */
  readonly holdings?: readonly HoldingsSource[];
  readonly personal?: readonly PersonalData[];
  /** Who takes payments, and who is told when a member comes to own a coaching; absent: those of the site. */
  readonly provider?: PaymentProvider;
  readonly listeners?: readonly OwnershipListener[];
  /** Where uploaded films are; absent: where the office's uploads are. */
  readonly openSource?: ClipParts['openSource'];
  readonly serveStatic?: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly keepPages?: boolean;
  /** Wraps the HTTP server's listener; development puts Vite's middleware before everything. */
  readonly before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

export type App = {
  readonly fastify: FastifyInstance;
  readonly cache: ByteCache;
  readonly index: LiveIndex;
  /** Every route that there is. */
  readonly routes: readonly { readonly method: string; readonly url: string }[];
};

const headerValue = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

const localeOfMessage = (request: IncomingMessage): Locale =>
  localeOfHeaders(headerValue(request, 'x-language'), headerValue(request, 'accept-language'));

/** The kept key of a request, by the address alone: no parsing on the hot path. */
const keyOfMessage = (request: IncomingMessage): string =>
  request.url?.startsWith('/api/') ? callKey(localeOfMessage(request), request.url) : pageKey(request.url ?? '/');

const notFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply => sendFailure(request, reply, fail('not-found'));

/** Being logged in is what lists for members ask for (S6.2). */
const memberGrants: GrantSource = async (context) => ((await context.caller()) ? [{ kind: 'member' }] : []);

/** Builds the server without listening. */
export async function createApp(parts: AppParts): Promise<App> {
  const { config, database, storage, renderer, clock, log, assetKey, accountKey } = parts;
  const headers = parts.before
    ? {}
    : securityHeaders({
        styleHashes: renderer.styleHashes,
        scriptHashes: [inlineScriptHash],
        analyticsUrl: config.analytics?.url,
        formTargets: paymentPagesOf(config),
        isSecure: config.baseUrl.startsWith('https:'),
      });
  const send = createKeptSender(headers);
  const cache = new ByteCache(parts.version, {
    now: () => clock.now().getTime(),
    onError: (error, key) => {
      // What stood there is elsewhere now, and whoever asks is led there.
      if (!isRedirected(error)) log.error({ err: error, key }, 'making a kept answer failed');
    },
  });

  const fastify = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Only the front server itself is believed, so the client is the last address of X-Forwarded-For.
    trustProxy: config.trustProxy ? (_: string, hop: number) => hop === 0 : false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    bodyLimit: usualBody,
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    clientErrorHandler: answerUnreadable,
    // Longer than a front server keeps a connection (usually 60 s), so that none is closed under its next request.
    serverFactory: (handle): Server => createServer({ keepAliveTimeout: 72_000 }, frontDoor(parts, cache, send, handle)),
  });
  fastify.setValidatorCompiler(() => (value) => ({ value }));
  fastify.setSerializerCompiler(() => (value) => JSON.stringify(value));
  handleErrors(fastify);
  if (!config.trustProxy) warnOfProxy(fastify, log);
  keepHeadersSafe(fastify);
  if (config.checkAnswers) checkAnswers(fastify);
  boundBodies(fastify);
  const routes: { method: string; url: string }[] = [];
  fastify.addHook('onRoute', ({ method, url }) => void routes.push(...[method].flat().map((one) => ({ method: one, url }))));
  fastify.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers).header('X-Request-Id', request.id);
  });
  await fastify.register(cookie);
  await fastify.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: config.siteName, version: '1' } },
    transform: jsonSchemaTransform,
  });

  const isSecure = config.baseUrl.startsWith('https:');
  const csrf = createCsrf(accountKey, { sessionCookie: cookieName(sessionCookie, isSecure) });
  const { parts: shopParts, standIn } = await openShop(parts);
  const accountParts: AccountParts = {
    db: database.db,
    clock,
    storage,
    log,
    limits: shopParts.limits,
    csrf,
    key: accountKey,
    isDemo: config.demo,
    siteName: config.siteName,
    baseUrl: config.baseUrl,
    presenterSlug: config.presenterSlug,
    holdings: [shopHoldings(database.db), ...(parts.holdings ?? [])],
    personal: [...personalData, ...(parts.personal ?? [])],
  };
  const contextOf = createContexts({ key: assetKey, isSecure, csrf, findCaller: createFindCaller(accountParts) });
  const courseParts: CourseParts = {
    db: database.db,
    clock,
    assetKey,
    baseUrl: config.baseUrl,
    siteName: config.siteName,
    presenterName: config.presenterName,
    presenterSlug: config.presenterSlug,
  };
  const access = createAccess([memberGrants, courseGrants(courseParts), ...(parts.grants ?? [])]);
  const accounts = accountHandlers(accountParts);
  const { share } = new ObjectCache(() => cache.version);
  const catalog = shareAnswers(catalogEndpoints, catalogHandlers({ db: database.db, clock, share }), share);
  const positions = positionHandlers({ db: database.db, clock, limits: shopParts.limits });
  const playbackParts = { db: database.db, storage, clock, assetKey, access, log };
  const published = playbackHandlers(playbackParts);
  const playback: typeof published = {
    ...published,
    video: async (input, context) => {
      if (input.preview === undefined) return published.video(input, context);
      const shown = await previews.within(input.preview, async (db, { entity, id }) =>
        entity === 'video' ? playbackHandlers({ ...playbackParts, db, previewOf: id }).video(input, context) : null,
      );
      return shown.ok && shown.value?.ok ? shown.value : published.video(input, context);
    },
  };
  const shop = shopHandlers(shopParts);
  const chatbot = shareAnswers(chatbotEndpoints, chatbotHandlers({ db: database.db }), share);
  const index = new LiveIndex({ db: database.db, log, presenterSlug: config.presenterSlug });
  const search = searchHandlers({ db: database.db, limits: shopParts.limits, clock, log, index });
  const apiOf =
    (calls: {
      shop: typeof shop;
      chatbot: typeof chatbot;
      search: typeof search;
      catalog: typeof catalog;
      playback: typeof playback;
    }) =>
    (context: CallContext, onAnswer?: OnAnswer): SiteApi => ({
      shop: localApi(shopEndpoints, calls.shop, context, onAnswer),
      chatbot: localApi(chatbotEndpoints, calls.chatbot, context, onAnswer),
      search: localApi(searchEndpoints, calls.search, context, onAnswer).search,
      positions: localApi(positionEndpoints, positions, context),
      ...localApi(catalogEndpoints, calls.catalog, context, onAnswer),
      ...localApi(playbackEndpoints, calls.playback, context),
      ...localApi({ user: accountEndpoints.user }, { user: accounts.user }, context),
    });
  const apiIn = apiOf({ shop, chatbot, search, catalog, playback });
  /** The calls that a page asks on the server, of a database in the middle of a transaction, in a preview of the entry `id`. */
  const apiWithin = (db: Database['db'], id: string) =>
    apiOf({
      shop: shopHandlers({ ...shopParts, db }),
      chatbot: chatbotHandlers({ db }),
      search,
      catalog: catalogHandlers({ db, clock, share: unshared }),
      playback: playbackHandlers({ ...playbackParts, db, previewOf: id }),
    });
  const entities = officeEntitiesOf(config.presenterSlug);
  const pictures = pictureFacts({ db: database.db, storage });
  const previews = createPreviews({ db: database.db, clock, key: accountKey, entities, pictures });

  // After swagger, so that it sees every route.
  await fastify.register(async (app) => {
    mount(app, { endpoints: catalogEndpoints, handlers: catalog, contextOf, csrf, keep: keepCalls(cache, send) });
    mount(app, { endpoints: playbackEndpoints, handlers: playback, contextOf, csrf });
    mount(app, { endpoints: positionEndpoints, handlers: positions, contextOf, csrf });
    mount(app, { endpoints: accountEndpoints, handlers: accounts, contextOf, csrf });
    mount(app, { endpoints: courseEndpoints, handlers: courseHandlers(courseParts), contextOf, csrf });
    mount(app, { endpoints: shopEndpoints, handlers: shop, contextOf, csrf, keep: keepCalls(cache, send) });
    mount(app, { endpoints: chatbotEndpoints, handlers: chatbot, contextOf, csrf, keep: keepCalls(cache, send) });
    mount(app, { endpoints: searchEndpoints, handlers: search, contextOf, csrf });
    mountOffice(app, {
      db: database.db,
      clock,
      entities,
      previewOf: previews.previewOf,
      pictures,
      hasPicture: (tx, address) => hasPicture({ db: tx, storage }, address),
      contextOf,
      csrf,
    });
    mountEditorCalls(app, { db: database.db, clock, index, contextOf, csrf });
    mountPeople(app, {
      accounts: accountParts,
      shop: shopParts,
      courses: courseParts,
      overdueReviews: [overdueReviews(database.db)],
      contextOf,
      csrf,
    });
    await mountFiles(app, { parts: filePartsOf({ db: database.db, clock, storage, log }, entities), contextOf, csrf });
    mountClips(app, { db: database.db, storage, clock, log, openSource: parts.openSource, contextOf, csrf });
    // What these addresses do not name is no page either.
    for (const url of ['/api/*', '/auth/*', '/sso/*', '/asset/*', '/assets/*'])
      app.all(url, { schema: { hide: true } }, notFound);
    app.get('/openapi.json', { schema: { hide: true } }, () => fastify.swagger());
    pictureRoutes(app, { storage, make: (path) => makePicture({ db: database.db, storage }, path) });
    verifyRoutes(app, accountParts);
    await newsletterRoutes(app, accountParts);
    await courseMailRoutes(app, courseParts);
    courseFileRoutes(app, { parts: courseParts, limits: shopParts.limits, contextOf });
    await app.register(memberPictureRoutes, { parts: accountParts, contextOf, csrf });
    exportRoutes(app, { parts: accountParts, contextOf });
    await signInWithOthers(app, {
      ...accountParts,
      contextOf,
      settings: { google: config.google, facebook: config.facebook },
      standIns: [config.google, config.facebook].includes('stand-in') ? (await openDemo()).signIn : null,
      font: renderer.assets.font,
    });
    assetRoutes(app, {
      storage,
      key: assetKey,
      clock,
      log,
      findAsset: ({ shortid, type, value }) =>
        type === 'download'
          ? findDownload(database.db, { shortid, file: value })
          : uuidPattern.test(shortid)
            ? findClipAsset(database.db, shortid)
            : findAsset(database.db, shortid),
      mayRead: async (request, reply, { protection, ...asset }) =>
        protection === 'signed' || (await access.verdictOn({ ...asset, protection }, contextOf(request, reply))).kind === 'open',
    });
    const identity = {
      siteName: config.siteName,
      presenterName: config.presenterName,
      presenterSlug: config.presenterSlug,
      baseUrl: config.baseUrl,
    };
    embedRoutes(app, {
      ...identity,
      script: renderer.assets.embed,
      font: renderer.assets.font,
      headers: framedHeaders(headers),
      apiIn: (locale) => apiIn(everyone(locale)),
    });
    const pageOptions: PageOptions = {
      renderer,
      cache,
      send,
      clock,
      apiIn: (locale, onAnswer) => apiIn(everyone(locale), onAnswer),
      apiFor: (request, reply, locale) => apiIn(contextOf(request, reply, locale)),
      movedTo: (path) => findMoved(database.db, entities, path),
      preview: (token, make) =>
        previews.within(token, (db, { id }) => make((locale, onAnswer) => apiWithin(db, id)(everyone(locale), onAnswer))),
      keepPages: parts.keepPages ?? true,
      analytics: config.analytics,
      identity,
    };
    const { notFoundPage, forbiddenPage } = pageRoutes(app, pageOptions);
    officeRoutes(app, { build: renderer.office, identity, headers, contextOf, forbiddenPage });
    mountShopPages(app, {
      parts: shopParts,
      standIn,
      csrf,
      contextOf,
      accounts,
      sendPage: createSentPages(pageOptions),
      notFoundPage,
      font: renderer.assets.font,
    });
  });
  fastify.setNotFoundHandler(notFound);
  await fastify.ready();
  return { fastify, cache, index, routes };
}

/** What is finished goes out here, before any router: built files and kept answers. */
function frontDoor(
  { serveStatic, keepPages = true, before }: AppParts,
  cache: ByteCache,
  send: ReturnType<typeof createKeptSender>,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
) {
  return function listener(request: IncomingMessage, response: ServerResponse): void {
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (serveStatic && request.url?.startsWith('/assets/') && serveStatic(request, response)) return;
      const kept = keepPages ? cache.lookup(keyOfMessage(request)) : undefined;
      if (kept) {
        send(request, response, kept, request.url?.startsWith('/api/') ? callVary : pageVary);
        return;
      }
    }
    if (before) before(request, response, () => handle(request, response));
    else handle(request, response);
  };
}
