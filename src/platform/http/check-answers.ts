import { isDeepStrictEqual } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Endpoint } from '#kit/endpoint.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract of the route, where it is a call's. */
    readonly endpoint?: Endpoint;
  }
}

/** The text of a body as it is about to be sent; undefined where there is none to be read, such as of a stream. */
function textOf(payload: unknown, reply: FastifyReply): string | undefined {
  if (typeof payload === 'string') return payload;
  if (!Buffer.isBuffer(payload)) return undefined;
  const coding = reply.getHeader('content-encoding');
  if (coding === 'br') return zlib.brotliDecompressSync(payload).toString();
  return (coding === 'gzip' ? zlib.gunzipSync(payload) : payload).toString();
}

/**
 * Parses each answer of a call against its contract before it goes out, in tests and in development. One that is not what the contract
 * promises, or says more, becomes a fault (500) whose cause stands in the log: callers are typed by the contract and parse nothing.
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
