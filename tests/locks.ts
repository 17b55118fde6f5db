import { sql } from 'drizzle-orm';
import type { Tx } from '../src/platform/database.ts';

/** Whether somebody waits for a lock of this transaction; only on PostgreSQL, since the embedded database does one after the other. */
export async function isWaitedFor(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))`,
  );
  return rows.length > 0;
}
