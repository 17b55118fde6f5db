import type { Duplex } from 'node:stream';
import type { Pool, PoolClient } from 'pg';
import { closedPool, type Log } from './log.ts';
import { isOutage, Outage } from './outage.ts';
import { warnRepeats } from './repeats.ts';
import { textOf } from './watch-queries.ts';

type AnyQuery = (...args: unknown[]) => unknown;

/** What lifts the server's limit for the rest of a transaction, since a migration or a backup may take hours; and what ends that. */
const liftsLimit = /\bset local statement_timeout = 0\b/;
const endsTransaction = /^(?:commit|rollback)$/i;

const cut = (client: unknown, error: Error): void =>
  void (client as { connection: { stream: Duplex } }).connection.stream.destroy(error);

/**
 * Ends a connection that does not answer a statement in time. The server ends statements itself (`statement_timeout`), so a later
 * answer will not come: it is frozen, or its host or a firewall between fell silent, which TCP notices after a quarter of an hour
 * or never.
 */
function endSilent(client: PoolClient, ms: number): void {
  const query = client.query.bind(client) as AnyQuery;
  let isLimited = true;
  const limited: AnyQuery = (...args) => {
    const text = textOf(args[0]);
    if (liftsLimit.test(text)) isLimited = false;
    else if (endsTransaction.test(text)) isLimited = true;
    if (!isLimited) return query(...args);
    const timer = setTimeout(() => cut(client, new Outage(`The database did not answer within ${ms / 1000} s`)), ms);
    const answered = (): void => clearTimeout(timer);
    const last = args.at(-1);
    if (typeof last !== 'function') {
      const answer = query(...args) as Promise<unknown>;
      answer.then(answered, answered);
      return answer;
    }
    return query(...args.slice(0, -1), (...answer: unknown[]) => {
      answered();
      (last as AnyQuery)(...answer);
    });
  };
  Object.assign(client, { query: limited });
}

/**
 * Gives a connection that is lost in use back to the pool. Its user does so too, but for one: drizzle keeps a connection on which
 * BEGIN fails, so each outage could cost the pool some of its connections for good.
 */
function releaseWhenLost(client: PoolClient): PoolClient {
  const release = client.release.bind(client);
  const lost = (): void => {
    client.release = () => undefined;
    release(true);
  };
  client.once('end', lost);
  client.release = (how) => {
    client.off('end', lost);
    release(how);
  };
  return client;
}

/** SQLSTATE of a server, a database or a role that may have no more connections. */
const noneFree = '53300';
/** The start needs two connections, and so it fails where there are fewer. */
const fewest = 2;
/** How often more are asked for, and how long after: a refusal comes sooner than the connections that were asked for with it. */
const asksAgain = { times: 3, afterMs: 100 } as const;
/** How long a pool does with the connections that it has before it asks for more, in ms. */
const contentFor = 30_000;

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void;

/**
 * Where the server refuses a further connection, whoever wants one waits for those that are open instead of failing: others may
 * have taken the rest for a while, or the server allows fewer than `DATABASE_POOL`. Whatever else keeps a pool that had
 * connections from another one is an outage: a new password, a right that was taken away, a database that is being replaced.
 */
export function surviveRefusals(pool: Pool, log: Pick<Log, 'warn'>, contentMs = contentFor): void {
  const { max } = pool.options;
  const warn = warnRepeats(log);
  const connect = pool.connect.bind(pool) as (callback: Connected) => void;
  let open = 0;
  let hasConnected = false;
  pool.on('connect', (client) => {
    open += 1;
    hasConnected = true;
    // One that is ended counts no more, though its goodbye may come later.
    const { end } = client as unknown as { end: AnyQuery };
    const ended: AnyQuery = (...args) => {
      open -= 1;
      Object.assign(client, { end });
      return end.apply(client, args);
    };
    Object.assign(client, { end: ended });
  });
  let asksForMore: NodeJS.Timeout | undefined;
  const doWith = (has: number, error: unknown): void => {
    warn(error, `The database has no more than ${has} connections for this process at present, and DATABASE_POOL is ${max}.`);
    pool.options.max = has;
    clearTimeout(asksForMore);
    asksForMore = setTimeout(() => (pool.options.max = max), contentMs).unref();
  };
  const connectOrWait = (callback: Connected, asked = 0): void =>
    connect((error, client, done) => {
      const { code } = Object(error) as { code?: unknown };
      if (error && hasConnected && !isOutage(error))
        return callback(new Outage(`The database refuses the site: ${error.message}.`, { cause: error }), client, done);
      if (code !== noneFree || asked === asksAgain.times) return callback(error, client, done);
      // Some of the pool's are only being opened.
      const has = Math.min(open, pool.totalCount);
      if (has >= fewest) doWith(has, error);
      setTimeout(() => connectOrWait(callback, asked + 1), asksAgain.afterMs);
    });
  Object.assign(pool, { connect: (callback: Connected) => connectOrWait(callback) });
}

/** How long the end of a pool waits for connections that are in use, in ms. */
const endsWithin = 2000;

/**
 * Keeps a pool whole while connections are lost. On PostgreSQL one that does not answer for `answerWithin` ms counts as lost. The end
 * of the pool waits for what is under way, but not for ever: what is cut off is rolled back.
 */
export function surviveLosses(pool: Pool, answerWithin: number | null): void {
  if (answerWithin !== null) pool.on('connect', (client) => endSilent(client, answerWithin));
  const connect = pool.connect.bind(pool);
  const connectSafely = (callback?: Parameters<Pool['connect']>[0]): unknown => {
    if (callback) return connect(callback);
    const { promise, resolve, reject } = Promise.withResolvers<PoolClient>();
    // By a callback, which is called before the connection can be lost.
    connect((error, client) => (client ? resolve(releaseWhenLost(client)) : reject(error)));
    return promise;
  };
  const end = pool.end.bind(pool);
  const endInTime = async (): Promise<void> => {
    // Those that are being connected too, which no event of the pool has named yet.
    const { _clients: clients } = pool as unknown as { readonly _clients: readonly unknown[] };
    const timer = setTimeout(() => clients.forEach((client) => cut(client, new Error(closedPool))), endsWithin);
    await end();
    clearTimeout(timer);
  };
  Object.assign(pool, { connect: connectSafely, end: endInTime });
}
