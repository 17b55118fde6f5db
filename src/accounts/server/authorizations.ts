import { randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Client } from '#kit/endpoint.ts';
import type { Services } from '#platform/services.ts';
import type { ProvidedIdentity } from '../rules.ts';
import { seal, unseal } from './sealed.ts';
import type { Authorization } from './sso-provider.ts';

type Driver = ProvidedIdentity['driver'];

/** What the member was about to do. */
export type Wish = { readonly redirect: string | null; readonly coaching: string | null };

/** A pending authorization, stored in the browser that started it. */
export type KeptAuthorization = Authorization & Wish & { readonly driver: Driver };

/** Time limit of an authorization at a provider, in seconds. */
const authorizationSeconds = 10 * 60;
/**
 * Maximum number of pending authorizations per browser: each tab has its own cookie, and all cookies together must fit into a
 * request's head.
 */
const mostAuthorizations = 4;
/** Browsers limit a cookie to 4096 bytes, including its name and attributes. */
const longestCookie = 3500;

const prefix = 'sso_';
/** 16 bytes as base64url. */
const statePattern = /^[\w-]{22}$/;

/**
 * A random name of the browser, to which its authorizations are sealed. Another host of the domain can plant a cookie for `/sso`,
 * but none with the prefix that this one has over TLS: it cannot make a victim end up in somebody else's account (login CSRF).
 * A small one of its own, since a cookie with that prefix is sent with every request.
 */
const browserCookie = 'sso_browser';

const newSecret = (bytes: number): string => randomBytes(bytes).toString('base64url');

const browserOf = (client: Client): string | undefined => {
  const name = client.cookie(browserCookie);
  return name !== undefined && statePattern.test(name) ? name : undefined;
};

const purposeOf = (browser: string, state: string): string => `authorization ${browser} ${state}`;

/** Lax, since the provider returns by a link, not by a form. Only sent to the authorization's own paths. */
const cookieOf = ({ baseUrl }: Pick<Services, 'key' | 'clock' | 'baseUrl'>): CookieSerializeOptions => ({
  path: '/sso',
  httpOnly: true,
  sameSite: 'lax',
  secure: baseUrl.startsWith('https:'),
});

/** The pending authorizations of a browser, oldest first as browsers send them (RFC 6265, 5.4). */
const begun = (request: FastifyRequest): string[] =>
  Object.keys(request.cookies).filter((name) => name.startsWith(prefix) && statePattern.test(name.slice(prefix.length)));

/** Starts an authorization and stores what the callback needs in the browser. */
export function beginAuthorization(
  parts: Pick<Services, 'key' | 'clock' | 'baseUrl'>,
  request: FastifyRequest,
  reply: FastifyReply,
  client: Client,
  wanted: Wish & Pick<KeptAuthorization, 'driver' | 'locale'>,
): KeptAuthorization {
  const authorization: KeptAuthorization = { ...wanted, state: newSecret(16), verifier: newSecret(32), nonce: newSecret(16) };
  const browser = browserOf(client) ?? newSecret(16);
  const until = new Date(parts.clock.now().getTime() + authorizationSeconds * 1000);
  const sealed = (kept: KeptAuthorization): string => seal(parts.key, purposeOf(browser, kept.state), kept, until);
  const whole = sealed(authorization);
  const cookie = whole.length <= longestCookie ? whole : sealed({ ...authorization, redirect: null });
  const old = begun(request);
  for (const name of old.slice(0, Math.max(0, old.length - mostAuthorizations + 1)))
    void reply.clearCookie(name, cookieOf(parts));
  void reply.setCookie(prefix + authorization.state, cookie, { ...cookieOf(parts), maxAge: authorizationSeconds });
  client.setCookie(browserCookie, browser, { maxAge: authorizationSeconds });
  return authorization;
}

/**
 * The pending authorization that a callback belongs to, which is removed; undefined if this browser started none with that state.
 */
export function endAuthorization(
  parts: Pick<Services, 'key' | 'clock' | 'baseUrl'>,
  request: FastifyRequest,
  reply: FastifyReply,
  client: Client,
  { driver, state }: { driver: Driver; state: unknown },
): KeptAuthorization | undefined {
  if (typeof state !== 'string' || !statePattern.test(state)) return undefined;
  const name = prefix + state;
  const browser = browserOf(client);
  if (request.cookies[name] === undefined || browser === undefined) return undefined;
  const kept = unseal(parts.key, purposeOf(browser, state), request.cookies[name], parts.clock.now()) as
    | KeptAuthorization
    | undefined;
  void reply.clearCookie(name, cookieOf(parts));
  if (begun(request).every((one) => one === name)) client.clearCookie(browserCookie);
  return kept?.driver === driver ? kept : undefined;
}
