import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { fail } from '#kit/result.ts';
import { poolMeasures } from '#platform/database.ts';
import { sendFailure } from '#platform/http/errors.ts';
import { exposeMetrics, type Measure } from '#platform/metrics.ts';
import type { Opened } from './house.ts';
import { createReadiness, diskMeasure, readinessMeasure, type FindReadiness } from './readiness.ts';
import { measuresOf } from './rooms.ts';

type Parts = {
  readonly readiness: FindReadiness;
  readonly measures: readonly Measure[];
  /** Null if metrics are disabled. */
  readonly metricsToken: string | null;
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** How long metrics are cached, in ms: however often they are requested, the database is queried once a second. */
const goodFor = 1000;

/** Collects metrics at most once a second, and never concurrently. */
function metricsOf(measures: readonly Measure[]) {
  let last: { at: number; made: ReturnType<typeof exposeMetrics> } | undefined;
  return () => {
    if (last && performance.now() - last.at < goodFor) return last.made;
    last = { at: performance.now(), made: exposeMetrics(measures) };
    return last.made;
  };
}

/** Health checks and metrics of a process. */
export function createHealth(opened: Opened, isStopping: () => boolean): Omit<Parts, 'metricsToken'> {
  const { config, database, clock } = opened;
  const readiness = createReadiness({ ...opened, isStopping });
  const measures = [
    readinessMeasure(readiness),
    diskMeasure(config),
    ...poolMeasures(database),
    ...measuresOf({ db: database.db, clock, config }),
  ];
  return { readiness, measures };
}

/**
 * Health endpoints (S18.4): `/healthz`, `/readyz`, and `/metrics` for clients with the token. None is cached or needs a
 * session.
 */
export function healthRoutes(app: FastifyInstance, { readiness, measures, metricsToken }: Parts): void {
  const options = { schema: { hide: true } };
  app.get('/healthz', options, (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', options, async (_request, reply) => {
    const found = await readiness();
    return reply
      .code(found.status === 'ready' ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send(found);
  });
  const read = metricsOf(measures);
  const expected = metricsToken === null ? null : digest(`Bearer ${metricsToken}`);
  app.get('/metrics', options, async (request, reply) => {
    if (!expected) return sendFailure(request, reply, fail('not-found'));
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      void reply.header('WWW-Authenticate', 'Bearer');
      return sendFailure(request, reply, fail('unauthenticated'));
    }
    const { type, text } = await read();
    return reply.headers({ 'Content-Type': type, 'Cache-Control': 'no-store' }).send(text);
  });
}
