import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '#accounts/rules.ts';
import type { CallContext, Caller, Client } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { markerCookie, sessionCookie } from '#accounts/server/door.ts';
import { cookieName } from '#platform/http/cookie-names.ts';
import { csrfCookie, type Csrf } from '#platform/http/csrf.ts';
import { localeOfRequest } from '#platform/http/errors.ts';

type Parts = {
  /** Makes pseudonyms. */
  readonly key: Buffer;
  /** Cookies travel over TLS alone. */
  readonly isSecure: boolean;
  readonly csrf: Pick<Csrf, 'issue'>;
  readonly findCaller: (client: Client) => Promise<Caller | null>;
};

/**
 * A pseudonym of who asks. It names no day, since a view shortly after midnight would count twice (S7.5);
 * what is made of it is deleted after an hour, so it follows nobody.
 */
const visitorOf = (request: FastifyRequest, key: Buffer): string =>
  createHmac('sha256', key)
    .update(`visitor ${request.ip} ${request.headers['user-agent'] ?? ''}`)
    .digest('hex');

/** Likewise of the network alone: browsers call themselves what they like. */
const networkNameOf = (request: FastifyRequest, key: Buffer): string =>
  createHmac('sha256', key)
    .update(`network ${networkOf(request.ip)}`)
    .digest('hex');

/** Cookies that pages read; their names are the wire's. All others are the server's alone. */
const readable: ReadonlySet<string> = new Set([csrfCookie, markerCookie]);

function clientOf(request: FastifyRequest, reply: FastifyReply, { isSecure, csrf }: Pick<Parts, 'isSecure' | 'csrf'>): Client {
  const site = { path: '/', sameSite: 'lax', secure: isSecure } as const;
  const named = (name: string): string => (readable.has(name) ? name : cookieName(name, isSecure));
  const cookie: Client['cookie'] = (name) => request.cookies[named(name)];
  const setCookie: Client['setCookie'] = (name, value, { maxAge } = {}) => {
    const age = maxAge === undefined ? {} : { maxAge };
    void reply.setCookie(named(name), value, { ...site, httpOnly: !readable.has(name), ...age });
    // A new session wants a token of its own.
    if (name === sessionCookie && value !== cookie(name)) setCookie(csrfCookie, csrf.issue(value));
  };
  const clearCookie: Client['clearCookie'] = (name) => {
    void reply.clearCookie(named(name), site);
    if (name === sessionCookie) clearCookie(csrfCookie);
  };
  return { ip: request.ip, userAgent: request.headers['user-agent'] ?? '', cookie, setCookie, clearCookie };
}

/** What calls know of a request: one context for each, so that the session is looked up once. */
export function createContexts({ key, findCaller, ...parts }: Parts) {
  const contexts = new WeakMap<FastifyRequest, CallContext>();
  return function contextOf(request: FastifyRequest, reply: FastifyReply, locale?: Locale): CallContext {
    const known = contexts.get(request);
    if (known) return known;
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
