import type { FastifyInstance } from 'fastify';
import { asHeader } from '#kit/as-header.ts';

/** Makes every Location header safe, whatever route sets it: it may contain parts of the request. */
export function keepHeadersSafe(app: FastifyInstance): void {
  app.addHook('onSend', async (_, reply) => {
    const to = reply.getHeader('location');
    if (typeof to === 'string') void reply.header('location', asHeader(to));
  });
}
