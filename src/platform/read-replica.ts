import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';
import { withoutRecording } from './content-reads.ts';
import type { Log } from './log.ts';
import { counter } from './metrics.ts';
import { isOutage } from './outage.ts';
import { warnRepeats } from './repeats.ts';

/**
 * The versions that a read must see, by the table that holds them: each has one row with a column `version` that only grows.
 * Table names come from our own code, never from a request.
 */
export type Versions = Readonly<Record<string, bigint>>;

const publicReads = new AsyncLocalStorage<Versions | undefined>();

/**
 * Runs a read that is the same for everyone. Its queries outside of transactions may go to the read replica if that has these
 * versions or newer ones. Everything else goes to the primary, so that everybody sees their own writes.
 */
export const readingPublicly = <Value>(versions: Versions, work: () => Value): Value => publicReads.run(versions, work);

/**
 * Leaves a public read for state that this process keeps, such as the search index, which must never go back to an older version.
 */
export const readingPrimary = <Value>(work: () => Value): Value => publicReads.run(undefined, work);

/** The versions for reads that depend on the content only (`content-version.ts`). */
export const contentOf = (version: string): Versions => ({ content_version: BigInt(version) });

/** The identity of a database. A physical standby has that of its primary. */
export type Identity = { readonly system: string; readonly database: string };

type Facts = Identity & { readonly isReplica: boolean };

const factsSql = `select system_identifier::text as system, pg_is_in_recovery() as "isReplica",
  (select oid::text from pg_database where datname = current_database()) as database from pg_control_system()`;

/** Asks a connection for the identity of its database. */
export async function factsOf(client: Pick<PoolClient, 'query'>): Promise<Facts> {
  const { rows } = await client.query<Facts>(factsSql);
  const facts = rows[0];
  if (!facts) throw new Error('pg_control_system() always has one row.');
  return facts;
}

/** Why a database cannot serve as a replica of the primary; null if it can. */
export function unfitness(facts: Facts, primary: Identity): 'another database' | 'no replica' | null {
  if (facts.system !== primary.system || facts.database !== primary.database) return 'another database';
  return facts.isReplica ? null : 'no replica';
}

/** Timeouts in milliseconds, of a whole query on the replica and of connecting to it. */
export const replicaTimeouts = { answer: 1500, connect: 1000 } as const;
/** How long a failed replica is left alone, and one that was behind, in ms. */
const rests = { away: 5000, behind: 100 } as const;

const reads = counter({
  name: 'database_public_reads_total',
  help: 'Queries of public reads, by who answered: the replica, or the primary because the replica was behind or away',
  labels: ['by'],
});

type Query = (...args: unknown[]) => Promise<unknown>;
type Known = { isFit: boolean; readonly versions: Map<string, bigint> };
type Options = { readonly pool: Pool; readonly primary: Identity; readonly log: Pick<Log, 'warn'>; readonly now?: () => number };

/**
 * Sends public reads to the replica. Each of its connections is checked for its database first, and again for each newer version:
 * versions only grow, so a connection that had one always has it, while another behind a load balancer may not.
 */
export class ReadReplica {
  readonly #pool: Pool;
  readonly #primary: Identity;
  readonly #now: () => number;
  readonly #logError: ReturnType<typeof warnRepeats>;
  readonly #known = new WeakMap<PoolClient, Known>();
  #restsUntil = Number.NEGATIVE_INFINITY;

  constructor({ pool, primary, log, now = () => performance.now() }: Options) {
    this.#pool = pool;
    this.#primary = primary;
    this.#now = now;
    this.#logError = warnRepeats(log);
  }

  /** The replica's answer; undefined if the primary has to be asked. Never rejects. */
  async ask(versions: Versions, query: unknown[]): Promise<unknown> {
    if (this.#now() < this.#restsUntil) return this.#primaryBecause('resting');
    const began = this.#now();
    let client: PoolClient;
    try {
      client = await this.#pool.connect();
    } catch (error) {
      return this.#failed(error);
    }
    let isHeld = true;
    const giveBack = (error?: Error): void => {
      if (isHeld) client.release(error);
      isHeld = false;
    };
    const late = new Error('Query read timeout');
    const timer = setTimeout(() => giveBack(late), replicaTimeouts.answer - (this.#now() - began));
    try {
      if (!(await withoutRecording(() => this.#has(client, versions)))) {
        this.#restsUntil = this.#now() + rests.behind;
        return this.#primaryBecause('behind');
      }
      const answer = await (client.query as Query)(...query);
      reads.labels('replica').inc();
      return answer;
    } catch (error) {
      const isLate = !isHeld;
      if (!isLate && !isOutage(error)) return this.#primaryBecause('refused');
      giveBack(late);
      return this.#failed(isLate ? late : error);
    } finally {
      clearTimeout(timer);
      giveBack();
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  #primaryBecause(by: 'resting' | 'behind' | 'refused' | 'away'): undefined {
    reads.labels(by).inc();
  }

  #failed(error: unknown): undefined {
    this.#restsUntil = this.#now() + rests.away;
    this.#logError(error, 'The read replica does not answer. The primary is read instead.');
    return this.#primaryBecause('away');
  }

  async #has(client: PoolClient, versions: Versions): Promise<boolean> {
    const known = this.#known.get(client) ?? { isFit: await this.#isFit(client), versions: new Map<string, bigint>() };
    this.#known.set(client, known);
    if (!known.isFit) return false;
    for (const [table, wanted] of Object.entries(versions)) {
      if ((known.versions.get(table) ?? -1n) >= wanted) continue;
      const { rows } = await client.query<{ version: string }>(`select version::text as version from ${table}`);
      const version = BigInt(rows[0]?.version ?? 0);
      known.versions.set(table, version);
      if (version < wanted) return false;
    }
    return true;
  }

  async #isFit(client: PoolClient): Promise<boolean> {
    const why = unfitness(await factsOf(client), this.#primary);
    if (why)
      this.#logError(new Error(why), 'DATABASE_READ_URL leads to no replica of this database. The primary is read instead.');
    return why === null;
  }
}

/** Makes a pool use the replica for public reads; transactions, which hold a connection of their own, never do. */
export function readFromReplica(pool: Pool, replica: ReadReplica): void {
  const query = pool.query.bind(pool) as Query;
  const routed = async (...args: unknown[]): Promise<unknown> => {
    const versions = publicReads.getStore();
    return (versions && (await replica.ask(versions, args))) ?? query(...args);
  };
  // Callers with a callback expect no promise.
  Object.assign(pool, {
    query: (...args: unknown[]) => (typeof args.at(-1) === 'function' ? query(...args) : routed(...args)),
  });
}
