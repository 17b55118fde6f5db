import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { InteractionResults } from 'oidc-provider';
import type { CustomFetch } from 'openid-client';
import { providedAddress, type StandInParts } from '#accounts/server/door.ts';
import { pageLinks } from '#paths/routes.ts';
import { localeOfRequest } from '#platform/http/errors.ts';
import { plainStyles } from '#platform/http/plain-page.ts';
import type { ProvidedIdentity } from '#accounts/rules.ts';
import { demoIdentities, identityOf, type DemoIdentity } from './identities.ts';
import { choicePage, overPage, type PageFrame } from './page.ts';
import type { StandInClient, StandInProvider } from './provider.ts';

type Driver = ProvidedIdentity['driver'];

/** The stand-in's path below BASE_URL; also its issuer and the path of its cookies. */
const standInPath = '/demo/idp';

const html = 'text/html; charset=utf-8';
const stylesheet = `${standInPath}/sign-in.css`;

/** The routes of the stand-in. Its library is loaded with the first sign-in. */
export function standInRoutes(app: FastifyInstance, { baseUrl, siteName, presenterSlug, redirectUri, font, log }: StandInParts) {
  const issuer = baseUrl + standInPath;
  const { host, protocol } = new URL(baseUrl);
  const newClient = (driver: Driver): StandInClient => ({
    driver,
    clientId: `practice-${driver}`,
    clientSecret: randomBytes(24).toString('base64url'),
  });
  const clients = { google: newClient('google'), facebook: newClient('facebook') };

  const frameOf = (request: FastifyRequest, wanted?: unknown): PageFrame => {
    const locale = wanted === 'de' || wanted === 'en' ? wanted : localeOfRequest(request);
    return { locale, siteName, stylesheet, loginPath: pageLinks(locale, presenterSlug)('login') };
  };

  let made: Promise<StandInProvider> | undefined;
  const make = async (): Promise<StandInProvider> => {
    const { createStandInProvider } = await import('./provider.ts');
    return createStandInProvider({
      issuer,
      clients: Object.values(clients),
      redirectUri,
      errorPage: () => overPage({ locale: 'de', siteName, stylesheet, loginPath: pageLinks('de', presenterSlug)('login') }),
      log,
    });
  };
  const standIn = (): Promise<StandInProvider> => (made ??= make());

  /** Passes a request on as if it had come to BASE_URL, with the common headers of the site's answers. */
  const handOn: RouteHandlerMethod = async (request, reply) => {
    const { provider } = await standIn();
    const { raw } = request;
    Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(standInPath.length) });
    Object.assign(raw.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) });
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value);
    await provider.callback()(raw, reply.raw);
    return reply;
  };

  /** The sign-in of this page; undefined once it is over. */
  async function underWay({ provider }: StandInProvider, request: FastifyRequest, reply: FastifyReply) {
    const { uid } = request.params as { uid: string };
    try {
      const details = await provider.interactionDetails(request.raw, reply.raw);
      const driver = Object.values(clients).find(({ clientId }) => clientId === details.params.client_id)?.driver;
      return details.uid === uid && driver ? { driver, locale: details.params.ui_locales } : undefined;
    } catch (error) {
      if (error instanceof Error && error.name === 'SessionNotFound') return undefined;
      throw error;
    }
  }

  const sendPage = (reply: FastifyReply, page: string, status = 200): FastifyReply =>
    reply.code(status).headers({ 'Content-Type': html, 'Cache-Control': 'no-store' }).send(page);

  const hidden = { schema: { hide: true } };

  void app.register(async (plain) => {
    plain.get(stylesheet, hidden, async (_, reply) =>
      reply.headers({ 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' }).send(await plainStyles(font)),
    );

    /** Responds like Graph: with the available fields, or with its error format. */
    plain.get(`${standInPath}/profile`, hidden, async (request, reply) => {
      const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
      const found = token === undefined ? undefined : await (await standIn()).personOf(token);
      void reply.header('Cache-Control', 'no-store');
      if (!found) return reply.code(400).send({ error: { message: 'Invalid access token.', type: 'OAuthException', code: 190 } });
      const { id, person } = found;
      const email = person.email === null ? {} : { email: person.email };
      return reply.send({ id, first_name: person.name, last_name: person.surname, ...email });
    });
  });

  void app.register(async (choosing) => {
    choosing.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 4096 }, (_, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    const url = `${standInPath}/interaction/:uid`;
    choosing.get(url, hidden, async (request, reply) => {
      const found = await underWay(await standIn(), request, reply);
      if (!found) return sendPage(reply, overPage(frameOf(request)), 404);
      return sendPage(reply, choicePage(frameOf(request, found.locale), { driver: found.driver, action: request.url }));
    });
    choosing.post(url, hidden, async (request, reply) => {
      const known = await standIn();
      const found = await underWay(known, request, reply);
      if (!found) return sendPage(reply, overPage(frameOf(request)), 404);
      const { driver } = found;
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const finish = async (result: InteractionResults): Promise<FastifyReply> =>
        reply
          .header('Cache-Control', 'no-store')
          .redirect(await known.provider.interactionResult(request.raw, reply.raw, result), 303);
      if (form.has('cancel')) return finish({ error: 'access_denied' });
      const person = personIn(form, driver);
      if (person) return finish({ login: { accountId: known.introduce(driver, person), remember: false } });
      const wrong = form.get('email') ?? '';
      return sendPage(reply, choicePage(frameOf(request, found.locale), { driver, action: request.url, wrong }), 422);
    });
  });

  void app.register(async (behind) => {
    behind.removeAllContentTypeParsers();
    // The library parses forms itself.
    behind.addContentTypeParser('*', (_, payload, done) => done(null, payload));
    for (const path of ['/auth', '/auth/:uid', '/jwks', '/.well-known/openid-configuration'])
      behind.get(standInPath + path, { ...hidden, exposeHeadRoute: false }, handOn);
    behind.post(`${standInPath}/token`, hidden, handOn);
  });

  /** Server-to-server calls, within the process: BASE_URL may only be reachable for readers. */
  const fetch: CustomFetch = async (url, { method, headers, body, signal }) => {
    const { pathname, search } = new URL(url);
    const answer = await app.inject({
      method: method as 'GET' | 'POST',
      url: pathname + search,
      headers,
      ...(body instanceof URLSearchParams ? { payload: body.toString() } : {}),
      ...(signal ? { signal } : {}),
    });
    const given = Object.entries(answer.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
    return new Response(new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers: given as [string, string][] });
  };

  return {
    fetch,
    google: { ...clients.google, issuer },
    facebook: {
      ...clients.facebook,
      authorizeUrl: `${issuer}/auth`,
      tokenUrl: `${issuer}/token`,
      profileUrl: `${issuer}/profile`,
    },
  };
}

function personIn(form: URLSearchParams, driver: Driver): DemoIdentity | undefined {
  const as = form.get('as');
  if (as !== null) return demoIdentities[driver][Number(as)];
  const email = providedAddress(form.get('email'));
  return email === null ? undefined : identityOf(email);
}
