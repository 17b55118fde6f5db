import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CallContext, Client } from '#kit/endpoint.ts';
import { localeOfPath, type Locale } from '#kit/locale.ts';
import { accountFiles } from '#paths/account-api.ts';
import { inLocalePath, pageLinks } from '#paths/routes.ts';
import type { Limit } from '#platform/rate-limits.ts';
import { warnRepeats } from '#platform/repeats.ts';
import type { WebServices } from '#platform/services.ts';
import { destinationAfterLogin, isOwnPath, networkOf, type ProvidedIdentity } from '../rules.ts';
import type { AccountParts } from './parts.ts';
import { signInByProvider, type NewcomerParts, type SignedIn } from './sso-members.ts';
import { keepPending } from './sso-pending.ts';
import type { Provider } from './sso-provider.ts';
import { endAuthorization, beginAuthorization, type KeptAuthorization, type Wish } from './authorizations.ts';
import { holdingsOf } from './users.ts';

export type Driver = ProvidedIdentity['driver'];

export type SsoParts = AccountParts &
  NewcomerParts &
  Pick<WebServices, 'contextOf'> & {
    /** Null without settings. */
    readonly providers: Readonly<Record<Driver, Provider | null>>;
  };

/** Limits failed callbacks by address: each makes us call the provider. */
const badAnswers: Limit = { name: 'sign-in with a provider', points: 60, seconds: 15 * 60 };

const textOf = (value: unknown, isRight: (text: string) => boolean): string | null =>
  typeof value === 'string' && isRight(value) ? value : null;

function wishOf(request: FastifyRequest): Wish {
  const { redirect, coaching } = request.query as Record<string, unknown>;
  return {
    redirect: textOf(redirect, isOwnPath),
    coaching: textOf(coaching, (text) => /^[\w-]{1,100}$/.test(text)),
  };
}

/** The language of the page where it started: from the query, the referrer, or the `redirect`. */
function localeOf(request: FastifyRequest, context: CallContext): Locale {
  const { locale } = request.query as Record<string, unknown>;
  if (locale === 'de' || locale === 'en') return locale;
  const from = URL.parse(request.headers.referer ?? '');
  return from && from.host === request.headers.host ? localeOfPath(from.pathname) : context.locale;
}

/** Social sign-in (S7.6): to the provider and back. Failures end on the login page, never on an error page. */
export function ssoRoutes(app: FastifyInstance, parts: SsoParts): void {
  const linksIn = (locale: Locale) => pageLinks(locale, parts.presenterSlug);

  const toLogin = (locale: Locale, wish: Wish | undefined, more: { error?: string; 'second-factor'?: '1' } = {}): string =>
    linksIn(locale)('login', {
      ...(wish?.redirect ? { redirect: wish.redirect } : {}),
      ...(wish?.coaching ? { coaching: wish.coaching } : {}),
      ...more,
    });

  /** What anybody can cause by opening an address. */
  const [logRefused, logLost] = [warnRepeats(parts.log), warnRepeats(parts.log)];
  const what = 'sign-in with a provider failed';

  /** Logs which step failed and how, without personal data from the provider (S16.5). */
  const failed = (
    driver: Driver,
    locale: Locale,
    wish: Wish | undefined,
    error: unknown,
    level: 'warn' | 'error' = 'warn',
  ): string => {
    if (typeof error === 'string') logRefused(null, what, { driver, reason: error });
    else parts.log[level]({ driver, reason: reasonOf(error) }, what);
    return toLogin(locale, wish, { error: 'sso_failed' });
  };

  /** An answer that belongs to no authorization of this browser: used, late, begun elsewhere, or no cookies are kept here. */
  const lost = (driver: Driver, locale: Locale): string => {
    logLost(null, what, { driver, reason: 'no such authorization' });
    return toLogin(locale, undefined, { error: 'sso_lost' });
  };

  const go = (reply: FastifyReply, address: string): FastifyReply =>
    reply.header('Cache-Control', 'no-store').redirect(address, 302);

  async function depart(driver: Driver, request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const elsewhere = ownName(request, parts.baseUrl);
    if (elsewhere) return elsewhere;
    const wish = wishOf(request);
    const context = parts.contextOf(request, reply);
    const locale = localeOf(request, context);
    const provider = parts.providers[driver];
    if (!provider) return failed(driver, locale, wish, 'no settings');
    const authorization = beginAuthorization(parts, request, reply, context.client, { ...wish, driver, locale });
    try {
      return (await provider.begin(authorization)).href;
    } catch (error) {
      return failed(driver, locale, wish, error);
    }
  }

  async function arrive(driver: Driver, request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const context = parts.contextOf(request, reply);
    const query = request.query as Record<string, unknown>;
    const authorization = endAuthorization(parts, request, reply, context.client, { driver, state: query.state });
    const locale = authorization?.locale ?? context.locale;
    // The user cancelled, which is no error (RFC 6749, 4.1.2.1).
    if (query.error === 'access_denied') return toLogin(locale, authorization);
    if (!authorization) return lost(driver, locale);
    const provider = parts.providers[driver];
    if (!provider) return failed(driver, locale, authorization, 'no settings');
    const network = networkOf(context.client.ip);
    const spent = await parts.limits.spend(badAnswers, network);
    if (!spent.ok) return failed(driver, locale, authorization, 'too many');
    const answer = new URL(parts.baseUrl + accountFiles.signedIn(driver));
    answer.search = new URL(request.url, parts.baseUrl).search;
    let identity: ProvidedIdentity;
    try {
      identity = await provider.finish(answer, authorization);
    } catch (error) {
      return failed(driver, locale, authorization, error);
    }
    await parts.limits.giveBack(badAnswers, network);
    try {
      const signedIn = await signInByProvider(parts, context.client, identity, locale);
      return await welcome(signedIn, identity, authorization, context.client);
    } catch (error) {
      // Our own fault: a query's error would contain the address and the name.
      return failed(driver, locale, authorization, error, 'error');
    }
  }

  async function welcome(
    signedIn: SignedIn,
    identity: ProvidedIdentity,
    authorization: KeptAuthorization,
    client: Client,
  ): Promise<string> {
    const { locale, driver, redirect } = authorization;
    switch (signedIn.kind) {
      case 'mismatch':
        return toLogin(locale, authorization, { error: 'sso_mismatch' });
      case 'closed':
        return toLogin(locale, authorization, { error: 'sso_closed' });
      case 'second-factor':
        return toLogin(locale, authorization, { 'second-factor': '1' });
      case 'ask-address':
        keepPending(parts, client, { identity, redirect });
        return linksIn(locale)('register', { sso: driver, ...(redirect ? { redirect } : {}) });
      case 'logged-in':
        return destinationOf(signedIn.userId, authorization);
    }
  }

  /** S4.5, in the language in which it started. */
  async function destinationOf(userId: string, { locale, redirect, coaching }: KeptAuthorization): Promise<string> {
    const owned = coaching === null ? [] : (await holdingsOf(parts, userId, locale)).coachings;
    const destination = destinationAfterLogin({ redirect, coaching, owned });
    const links = linksIn(locale);
    if (destination.kind === 'coaching') return links('presenter.coaching.detail', { slug: destination.slug });
    if (destination.kind === 'home') return links('home');
    const { path, kind } = destination;
    return kind === 'document' || localeOfPath(path.replace(/[?#].*$/s, '')) === locale ? path : inLocalePath(path, locale);
  }

  for (const driver of ['google', 'facebook'] as const) {
    const route = { schema: { hide: true }, exposeHeadRoute: false };
    const beginning = {
      exposeHeadRoute: false,
      schema: {
        summary: `Leads to ${driver}, to sign in there (S7.6).`,
        querystring: z.object({
          redirect: z.string().optional(),
          coaching: z.string().optional(),
          locale: z.enum(['de', 'en']).optional(),
        }),
        response: { 302: z.string().describe('To the provider, or to the login with what went wrong.') },
      },
    };
    app.get(accountFiles.signInWith(driver), beginning, async (request, reply) =>
      go(reply, await depart(driver, request, reply)),
    );
    app.get(accountFiles.signedIn(driver), route, async (request, reply) => go(reply, await arrive(driver, request, reply)));
  }
}

const thisMachine = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?=:|$)/;

/**
 * The callback goes to BASE_URL, where browsers send no cookies of another host: a visitor of 127.0.0.1 instead of localhost is
 * redirected there first. Only once, in case a proxy rewrites the host again.
 */
function ownName({ headers, url, query }: FastifyRequest, baseUrl: string): string | undefined {
  const { host } = new URL(baseUrl);
  const { host: given = '' } = headers;
  const isOther = given !== host && thisMachine.test(given) && thisMachine.test(host);
  if (!isOther || 'moved' in (query as object)) return undefined;
  return `${baseUrl}${url}${url.includes('?') ? '&' : '?'}moved=1`;
}

/** A code of the library or the protocol, or the class of the error: messages may repeat received data. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const failure = error as Error & { code?: unknown; error?: unknown };
  const words = [
    failure.code,
    failure.error,
    failure.cause instanceof Error ? (failure.cause as { code?: unknown }).code : undefined,
  ];
  return [error.name, ...words.filter((word) => typeof word === 'string' && /^[\w-]{1,80}$/.test(word))].join(' ');
}
