import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '#accounts/rules.ts';
import type { CallContext, Caller, Client } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { markerCookie, sessionCookie } from '#accounts/server/door.ts';
import { clientAddress } from '#platform/http/client-address.ts';
import { cookieName } from '#platform/http/cookie-names.ts';
import { csrfCookie, type Csrf } from '#platform/http/csrf.ts';
import { localeOfRequest } from '#platform/http/errors.ts';

type Parts = {
  /** Key for pseudonyms. */
  readonly key: Buffer;
  /** Whether cookies are restricted to TLS. */
  readonly isSecure: boolean;
  readonly csrf: Pick<Csrf, 'issue'>;
  readonly findCaller: (client: Client) => Promise<Caller | null>;
};

/**
 * The visitor's pseudonym. It does not include the day, since a view shortly after midnight would be counted twice (S7.5); data
 * derived from it is deleted after an hour, so it does not allow tracking.
 */
const visitorOf = (request: FastifyRequest, key: Buffer): string =>
  createHmac('sha256', key)
    .update(`visitor ${clientAddress(request)} ${request.headers['user-agent'] ?? ''}`)
    .digest('hex');

/** The same for the network only, because user agents can be forged. */
const networkNameOf = (request: FastifyRequest, key: Buffer): string =>
  createHmac('sha256', key)
    .update(`network ${networkOf(clientAddress(request))}`)
    .digest('hex');

/** Cookies that scripts may read; their names are part of the API. All others are HTTP-only. */
const readable: ReadonlySet<string> = new Set([csrfCookie, markerCookie]);

function clientOf(request: FastifyRequest, reply: FastifyReply, { isSecure, csrf }: Pick<Parts, 'isSecure' | 'csrf'>): Client {
  const site = { path: '/', sameSite: 'lax', secure: isSecure } as const;
  const named = (name: string): string => (readable.has(name) ? name : cookieName(name, isSecure));
  const cookie: Client['cookie'] = (name) => request.cookies[named(name)];
  const setCookie: Client['setCookie'] = (name, value, { maxAge } = {}) => {
    const age = maxAge === undefined ? {} : { maxAge };
    void reply.setCookie(named(name), value, { ...site, httpOnly: !readable.has(name), ...age });
    // A new session needs a CSRF token of its own.
    if (name === sessionCookie && value !== cookie(name)) setCookie(csrfCookie, csrf.issue(value));
  };
  const clearCookie: Client['clearCookie'] = (name) => {
    void reply.clearCookie(named(name), site);
    if (name === sessionCookie) clearCookie(csrfCookie);
  };
  return { ip: clientAddress(request), userAgent: request.headers['user-agent'] ?? '', cookie, setCookie, clearCookie };
}

/** Creates the call context of a request, one per request, so that the session is looked up only once. */
export function createContexts({ key, findCaller, ...parts }: Parts) {
  const contexts = new WeakMap<FastifyRequest, CallContext>();
  return function contextOf(request: FastifyRequest, reply: FastifyReply, locale?: Locale): CallContext {
    const known = contexts.get(request);
    // A guard may have asked for the caller before the page's language was known.
    if (known) return locale === undefined || locale === known.locale ? known : { ...known, locale };
    const client = clientOf(request, reply, parts);
    let caller: Promise<Caller | null> | undefined;
    const context: CallContext = {
      locale: locale ?? localeOfRequest(request),
      get visitor() {
        return visitorOf(request, key);
      },
      get network() {
        return networkNameOf(request, key);
      },
      caller: () => (caller ??= findCaller(client)),
      client,
    };
    contexts.set(request, context);
    return context;
  };
}
