import { isDeepStrictEqual } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Endpoint } from '#kit/endpoint.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract of a call's route. */
    readonly endpoint?: Endpoint;
  }
}

/** The text of a body about to be sent; undefined if it cannot be read, such as a stream. */
function textOf(payload: unknown, reply: FastifyReply): string | undefined {
  if (typeof payload === 'string') return payload;
  if (!Buffer.isBuffer(payload)) return undefined;
  const coding = reply.getHeader('content-encoding');
  if (coding === 'br') return zlib.brotliDecompressSync(payload).toString();
  return (coding === 'gzip' ? zlib.gunzipSync(payload) : payload).toString();
}

/**
 * Validates each answer of a call against its contract before it is sent, in tests and in development. One that differs, or has
 * more fields, becomes a fault (500) whose cause is logged: callers are typed by the contract and validate nothing.
 */
export function checkAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async ({ routeOptions }, reply, payload) => {
    const { endpoint } = routeOptions.config;
    if (!endpoint || endpoint.file || endpoint.status === 204 || reply.statusCode !== (endpoint.status ?? 200)) return payload;
    const text = textOf(payload, reply);
    if (text === undefined) return payload;
    const sent: unknown = JSON.parse(text);
    const { data, error } = endpoint.out.safeParse(sent);
    if (error) throw new Error(`${endpoint.address} does not answer as its contract says`, { cause: error });
    if (!isDeepStrictEqual(data, sent)) throw new Error(`${endpoint.address} answers more than its contract says`);
    return payload;
  });
}
