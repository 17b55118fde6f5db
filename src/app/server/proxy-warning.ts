import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/**
 * Warns about a reverse proxy that is not configured: all clients then appear to have its address, share its rate limits and
 * lock each other out. Logged once, because any client can send the header.
 */
export function warnOfProxy(app: FastifyInstance, log: FastifyBaseLogger): void {
  let isSaid = false;
  app.addHook('onRequest', async ({ headers }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return;
    isSaid = true;
    log.warn(
      'X-Forwarded-For arrives, and TRUST_PROXY is off: behind a front server all readers count as one. Set TRUST_PROXY=on there.',
    );
  });
}
