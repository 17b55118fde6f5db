import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database.ts';
import { nudges, within } from './enqueue.ts';
import type { JobKind } from './kinds.ts';

/** A job that has used up its retries, or was given up earlier. */
export type FailedJob = {
  readonly id: string;
  /** The name of its kind. */
  readonly kind: string;
  readonly failedAt: Date;
  readonly attempts: number;
  /** The last error, in one line for operators. */
  readonly reason: string;
};

/** Failed jobs, newest first. They are kept for as long as their kind says. */
export async function listFailedJobs(db: Db | Tx, limit = 100, offset = 0): Promise<FailedJob[]> {
  const { rows } = await db.execute<{ id: string; name: string; at: string; attempts: number; reason: string | null }>(sql`
    select id, name, to_char(completed_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, retry_count + 1 as attempts,
      coalesce(output ->> 'message', output -> 'value' ->> 'message') as reason
    from pgboss.job where state = 'failed' and name not like '\\_\\_pgboss%'
    order by completed_on desc, id limit ${limit} offset ${offset}`);
  return rows.map((row) => ({
    id: row.id,
    kind: row.name,
    failedAt: new Date(row.at),
    attempts: row.attempts,
    reason: row.reason ?? 'unknown',
  }));
}

/** How many there are. */
export async function countFailedJobs(db: Db | Tx): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from pgboss.job where state = 'failed' and name not like '\\_\\_pgboss%'`);
  return rows[0]?.total ?? 0;
}

/** Whether a job of a kind with this key has failed, and is still listed. */
export async function hasFailedJob(db: Db | Tx, { name }: JobKind, key: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from pgboss.job where name = ${name} and singleton_key = ${key} and state = 'failed' limit 1`,
  );
  return rows.length > 0;
}

/** Retries a failed job. Answers false for an unknown id. */
export async function retryFailedJob(tx: Tx | Db, { kind, id }: Pick<FailedJob, 'kind' | 'id'>): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from pgboss.job where name = ${kind} and id::text = ${id} and state = 'failed'`);
  if (rows.length === 0) return false;
  await within(tx, async (boss) => {
    await boss.retry(kind, id);
    // At once, without the next backoff pause.
    await boss.update(kind, undefined, { id, startAfter: 0 });
  });
  nudges.emit(kind);
  return true;
}
