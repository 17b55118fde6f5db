import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '#kit/result.ts';
import { sendFailure } from './errors.ts';

export const csrfCookie = 'XSRF-TOKEN';

const macOf = (key: Buffer, nonce: string): Buffer => createHmac('sha256', key).update(`csrf ${nonce}`).digest();

const isOurs = (key: Buffer, token: string): boolean => {
  const [nonce = '', mac = ''] = token.split('.');
  const given = Buffer.from(mac, 'base64url');
  const expected = macOf(key, nonce);
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/**
 * Protects calls that change something: a signed token in the readable cookie `XSRF-TOKEN` must come back
 * in the header `X-XSRF-TOKEN`, else 419 (S7.1; the signed double-submit pattern of OWASP). A foreign page can make
 * a browser send the cookie, but can neither read it nor sign one of its own. A browser that says outright that the
 * request comes from another site is refused whatever it sends (Fetch Metadata).
 */
export function createCsrf(key: Buffer) {
  const issue = (given?: string): string => {
    if (given !== undefined && isOurs(key, given)) return given;
    const nonce = randomBytes(24).toString('base64url');
    return `${nonce}.${macOf(key, nonce).toString('base64url')}`;
  };
  const isGood = (request: FastifyRequest): boolean => {
    const header = request.headers['x-xsrf-token'];
    const cookie = request.cookies[csrfCookie];
    if (request.headers['sec-fetch-site'] === 'cross-site') return false;
    return typeof header === 'string' && cookie !== undefined && header === cookie && isOurs(key, cookie);
  };
  return {
    /** A token; the `given` one where it is good, so that tabs that ask at once keep the same. */
    issue,
    /** An `onRequest` hook, so that nothing of a refused request is read. */
    check: async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
      isGood(request) ? undefined : sendFailure(request, reply, fail('session-expired')),
  };
}

export type Csrf = ReturnType<typeof createCsrf>;
