import { AsyncResource } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';
import { noteStatement } from './content-reads.ts';
import type { Log } from './log.ts';
import { durations } from './metrics.ts';
import { currentContext } from './request-context.ts';
import { startSpan } from './tracing.ts';

const queryDuration = durations(
  { name: 'database_query_duration_seconds', help: 'How long queries took', labels: ['result'] },
  [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
);
const observe = { ok: queryDuration.labels('ok'), error: queryDuration.labels('error') };

/** Maximum number of logged characters of a statement. */
const longestText = 1000;

/** A statement without values: it has no parameters, and quoted literals may be personal data. */
const withoutLiterals = (text: string): string =>
  text
    .replaceAll(/'(?:[^']|'')*'/g, "'…'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longestText);

/** The text of a query, in whichever form it was asked. */
export const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : ((statement as { text?: string } | null)?.text ?? '');

type Options = { readonly log: Pick<Log, 'warn'>; readonly slowQueryMs: number };

/** Notes a query for whoever asks what an answer was made of, and starts timing it; call the returned function when it is finished. */
function watch(statement: unknown, { log, slowQueryMs }: Options): (error: unknown) => void {
  const parent = currentContext()?.span;
  const text = textOf(statement);
  noteStatement(text);
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'query';
  const span = startSpan(`db ${verb}`, { kind: 'client', parent, attributes: { 'db.system.name': 'postgresql' } });
  const began = performance.now();
  return (error) => {
    const ms = performance.now() - began;
    observe[error ? 'error' : 'ok'].observe(ms / 1000);
    span?.end({ isError: Boolean(error), attributes: { 'db.query.text': withoutLiterals(text) } });
    if (slowQueryMs > 0 && ms >= slowQueryMs) log.warn({ ms: Math.round(ms), query: withoutLiterals(text) }, 'slow query');
  };
}

type AnyQuery = (...args: unknown[]) => unknown;

/**
 * Measures each query of a connection: its duration, its span, and a log line for a slow one. Queries that a transaction asks
 * at once follow each other here: pg 8 warns of them, pg 9 refuses them.
 */
function watchClient(client: PoolClient, options: Options): void {
  const query = client.query.bind(client) as AnyQuery;
  let before: Promise<unknown> = Promise.resolve();
  const watched: AnyQuery = (...args) => {
    const last = args.at(-1);
    const over = watch(args[0], options);
    if (typeof last === 'function') {
      const done = (error: unknown, result: unknown): void => {
        over(error);
        (last as AnyQuery)(error, result);
      };
      return query(...args.slice(0, -1), done);
    }
    const result = before.then(() => query(...args));
    before = result.then(() => over(null), over);
    return result;
  };
  Object.assign(client, { query: watched });
}

/**
 * Measures all queries of a pool. A waiting caller gets a connection in the context of the caller who releases it; its own
 * request's context is restored.
 */
export function watchQueries(pool: Pool, options: Options): void {
  pool.on('connect', (client) => watchClient(client, options));
  const connect = pool.connect.bind(pool) as AnyQuery;
  const connectFor: AnyQuery = (callback) =>
    connect(typeof callback === 'function' ? AsyncResource.bind(callback as AnyQuery) : undefined);
  Object.assign(pool, { connect: connectFor });
}
