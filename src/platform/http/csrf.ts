import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '#kit/result.ts';
import { sendFailure } from './errors.ts';

export const csrfCookie = 'XSRF-TOKEN';

const macOf = (key: Buffer, nonce: string, session: string): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify(['csrf', nonce, session]))
    .digest();

const isOurs = (key: Buffer, token: string, session: string): boolean => {
  const [nonce = '', mac = ''] = token.split('.');
  const given = Buffer.from(mac, 'base64url');
  const expected = macOf(key, nonce, session);
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/**
 * Protects calls that change something: a signed token in the readable cookie `XSRF-TOKEN` must come back
 * in the header `X-XSRF-TOKEN`, else 419 (S7.1; the signed double-submit pattern of OWASP). A foreign page can make
 * a browser send the cookie, but can neither read it nor sign one of its own. It is signed for one session (the value of the
 * cookie named `sessionCookie`, or none), so that a token which somebody got for themselves and planted elsewhere is
 * good for nobody else. A browser that says outright that the request comes from another site is refused whatever it
 * sends (Fetch Metadata).
 */
export function createCsrf(key: Buffer, { sessionCookie }: { readonly sessionCookie: string }) {
  const issue = (session = '', given?: string): string => {
    if (given !== undefined && isOurs(key, given, session)) return given;
    const nonce = randomBytes(24).toString('base64url');
    return `${nonce}.${macOf(key, nonce, session).toString('base64url')}`;
  };
  const isGood = (request: FastifyRequest, given: unknown = request.headers['x-xsrf-token']): boolean => {
    const { [csrfCookie]: cookie, [sessionCookie]: session = '' } = request.cookies;
    if (request.headers['sec-fetch-site'] === 'cross-site') return false;
    return typeof given === 'string' && cookie !== undefined && given === cookie && isOurs(key, cookie, session);
  };
  return {
    /** A token for a session; the `given` one if it is valid, so that tabs that ask at once share it. */
    issue,
    /** Whether a form submission is valid: it has the token as a field, since forms cannot set headers. */
    isGood,
    /** An `onRequest` hook, so that the body of a refused request is never read. */
    check: async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
      isGood(request) ? undefined : sendFailure(request, reply, fail('session-expired')),
  };
}

export type Csrf = ReturnType<typeof createCsrf>;
