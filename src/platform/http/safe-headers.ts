import type { FastifyInstance } from 'fastify';
import { asHeader } from '#kit/as-header.ts';

/** Whatever address somebody is led to, whichever route leads there: what came in with a request may be part of it. */
export function keepHeadersSafe(app: FastifyInstance): void {
  app.addHook('onSend', async (_, reply) => {
    const to = reply.getHeader('location');
    if (typeof to === 'string') void reply.header('location', asHeader(to));
  });
}
