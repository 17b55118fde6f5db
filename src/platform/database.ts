import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolConfig } from 'pg';
import type { Config } from './config.ts';
import { claimDataFolder, folderError, type DataFolder } from './data-folder.ts';
import { startEmbedded, type Embedded } from './embedded.ts';
import type { Log } from './log.ts';
import { answerSnapshotRequests } from './snapshots.ts';

/** The one way to the tables, the same on both engines. */
export type Db = NodePgDatabase;

/** A `Db` inside a transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export type Database = {
  readonly db: Db;
  readonly engine: 'embedded' | 'postgres';
  readonly pool: Pool;
  /**
   * Resolves when the embedded database stopped by itself, with one sentence why (a full disk, for instance):
   * no query will ever succeed again and the process should end. Never resolves on PostgreSQL, which may come back.
   */
  readonly lost: Promise<string>;
  close(): Promise<void>;
};

/** The database could not be opened. The message is one line. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

/**
 * A query on the pool inside an open transaction waits for a connection that may never come free, and
 * on the embedded database never does. With a limit it fails and says so.
 */
const waitForConnection = 15_000;
const statementLimit = 30_000;

/** Opens what the settings name. Throws `DataFolderError` or `DatabaseError`, each with one line. */
export async function openDatabase(config: Pick<Config, 'database' | 'dataDir'>, log: Log): Promise<Database> {
  return config.database.kind === 'postgres'
    ? openPostgres(config.database.url, log)
    : openEmbedded(config.dataDir, config.database.folder, log);
}

async function openPostgres(url: string, log: Log): Promise<Database> {
  const pool = makePool(
    {
      connectionString: url,
      max: 10,
      statement_timeout: statementLimit,
      application_name: 'sprechstunde',
      options: '-c TimeZone=UTC',
    },
    log,
  );
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new DatabaseError(`The database of DATABASE_URL cannot be reached: ${firstLine(error)}.`, { cause: error });
  }
  return { db: drizzle(pool), engine: 'postgres', pool, lost: new Promise(() => {}), close: () => pool.end() };
}

async function openEmbedded(dataDir: string, folder: string, log: Log): Promise<Database> {
  const claim = await claimDataFolder(dataDir);
  const embedded = await startOrRelease(folder, claim);
  // One connection, since there is one session: several would share its transaction and its prepared statements.
  const pool = makePool(
    {
      stream: () => embedded.connect(),
      ssl: false,
      user: 'postgres',
      database: 'postgres',
      max: 1,
      idleTimeoutMillis: 0,
    },
    log,
  );
  const snapshots = answerSnapshotRequests({
    dataDir,
    copyTo: embedded.copyTo,
    onFailure: (error) => log.error({ err: error }, 'The database could not be copied for a backup.'),
  });
  let isClosing = false;
  const close = async (): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    await snapshots.stop();
    await pool.end();
    await embedded.close();
    claim.release();
  };
  const lost = embedded.lost.then((reason) =>
    isClosing ? new Promise<never>(() => {}) : `The database in ${folder} stopped: ${reason}. What was confirmed is safe.`,
  );
  return { db: drizzle(pool), engine: 'embedded', pool, lost, close };
}

async function startOrRelease(folder: string, claim: DataFolder): Promise<Embedded> {
  try {
    return await startEmbedded(folder);
  } catch (error) {
    claim.release();
    throw /No space left/.test(firstLine(error))
      ? folderError(folder, Object.assign(new Error('full', { cause: error }), { code: 'ENOSPC' }))
      : new DatabaseError(`The database in ${folder} cannot be opened: ${firstLine(error)}.`, { cause: error });
  }
}

function makePool(options: PoolConfig, log: Log): Pool {
  const pool = new Pool({ connectionTimeoutMillis: waitForConnection, ...options });
  // Without a listener the loss of an idle connection would end the process; the next query opens a new one.
  pool.on('error', (error) => log.warn({ err: error }, 'An idle database connection was lost.'));
  // The same for one in use, whose queries fail with that error: PostgreSQL may restart in the middle of a transaction.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function firstLine(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return (message || code || 'unknown error').split('\n')[0]?.replace(/\.$/, '') ?? 'unknown error';
}
