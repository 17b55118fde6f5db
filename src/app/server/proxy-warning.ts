import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/**
 * A front server that nobody told us of: then everybody seems to come from its address, shares its limits and locks one another
 * out. Said once; whoever is no front server may send the header too.
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
