import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext, Caller, Client } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { localeOfRequest } from '#platform/http/errors.ts';

type Parts = {
  /** Makes pseudonyms. */
  readonly key: Buffer;
  /** Cookies travel over TLS alone. */
  readonly isSecure: boolean;
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

const clientOf = (request: FastifyRequest, reply: FastifyReply, isSecure: boolean): Client => {
  const site = { path: '/', sameSite: 'lax', secure: isSecure } as const;
  return {
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    cookie: (name) => request.cookies[name],
    setCookie: (name, value, { maxAge, httpOnly = true } = {}) =>
      void reply.setCookie(name, value, { ...site, httpOnly, ...(maxAge === undefined ? {} : { maxAge }) }),
    clearCookie: (name) => void reply.clearCookie(name, site),
  };
};

/** What calls know of a request: one context for each, so that the session is looked up once. */
export function createContexts({ key, isSecure, findCaller }: Parts) {
  const contexts = new WeakMap<FastifyRequest, CallContext>();
  return function contextOf(request: FastifyRequest, reply: FastifyReply, locale?: Locale): CallContext {
    const known = contexts.get(request);
    if (known) return known;
    const client = clientOf(request, reply, isSecure);
    let caller: Promise<Caller | null> | undefined;
    const context: CallContext = {
      locale: locale ?? localeOfRequest(request),
      get visitor() {
        return visitorOf(request, key);
      },
      caller: () => (caller ??= findCaller(client)),
      client,
    };
    contexts.set(request, context);
    return context;
  };
}

export type ContextOf = ReturnType<typeof createContexts>;
