import { METHODS } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { counter, durations } from '../metrics.ts';
import { inContext, type RequestContext } from '../request-context.ts';
import { spanOfHeader, startSpan, type Span } from '../tracing.ts';

const requestDuration = durations(
  { name: 'http_request_duration_seconds', help: 'How long answers took, by route', labels: ['method', 'route', 'status'] },
  [0.001, 0.005, 0.02, 0.1, 0.5, 1, 2, 5, 30],
);
/** Counted here and brought to the counter when it is read, since a count by labels takes it as long as a cached page's own code. */
const kept = { page: { hit: 0, miss: 0 }, list: { hit: 0, miss: 0 } };
counter({
  name: 'kept_answers_total',
  help: 'Pages and lists that were asked for and could be kept: sent as they were kept (hit), or made (miss)',
  labels: ['kind', 'result'],
  read: () =>
    Object.entries(kept).flatMap(([kind, results]) =>
      Object.entries(results).map(([result, value]) => ({ labels: { kind, result }, value })),
    ),
});

/** Label of answers made before any router. */
type BeforeRouter = 'kept-page' | 'kept-list' | 'built-file';

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Node accepts some thirty methods, and each would be a series. */
const methodOf = (method = ''): string => (methods.has(method) ? method : METHODS.includes(method) ? 'other' : 'none');

/** Cached series: finding one by its labels takes longer than counting in it, and cached pages take a tenth of a millisecond. */
const series = new Map<string, ReturnType<typeof requestDuration.labels>>();

function observe(method: string, route: string, status: number, ms: number): void {
  const key = `${method} ${route} ${status}`;
  const known = series.get(key) ?? requestDuration.labels(method, route, String(status));
  series.set(key, known);
  known.observe(ms / 1000);
}

/** Counts an answer made before any router; `began` is from `performance.now()`. */
export function countSent(route: BeforeRouter, method: string | undefined, status: number, began: number): void {
  observe(methodOf(method), route, status, performance.now() - began);
  if (route !== 'built-file') countKept(route === 'kept-page' ? 'page' : 'list', 'hit');
}

/** Counts a cache hit or miss. */
export const countKept = (kind: 'page' | 'list', result: 'hit' | 'miss'): void => void (kept[kind][result] += 1);

const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none';

/**
 * Gives each request an id that is available everywhere below (`currentContext`), counts it by the pattern of its route, and
 * makes it a span if traces are collected: a child of the front server's, if that is trusted.
 */
export function watchRequests(app: FastifyInstance, { trustProxy }: { readonly trustProxy: boolean }): void {
  const contexts = new WeakMap<FastifyRequest, RequestContext & { readonly span?: Span | undefined }>();
  app.addHook('onRequest', (request, _reply, done) => {
    const span = startSpan(`${methodOf(request.method)} ${routeOf(request)}`, {
      kind: 'server',
      parent: trustProxy ? spanOfHeader(request.headers.traceparent) : undefined,
      attributes: {
        'http.request.method': methodOf(request.method),
        'http.route': routeOf(request),
        'sprechstunde.request_id': request.id,
      },
    });
    const context = { requestId: request.id, span };
    contexts.set(request, context);
    inContext(context, done);
  });
  // Bodies are read in the context of the connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const context = contexts.get(request);
    if (context) inContext(context, done);
    else done();
  });
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode } = reply.raw;
    observe(methodOf(request.method), routeOf(request), statusCode, reply.elapsedTime);
    contexts.get(request)?.span?.end({
      isError: statusCode >= 500,
      attributes: { 'http.response.status_code': statusCode },
    });
  });
}
