import { eq, sql } from 'drizzle-orm';
import { users } from '../src/accounts/server/tables.ts';
import type { Tx } from '../src/platform/database.ts';
import type { TestMember } from './browser.ts';
import type { Answer, Served } from './served.ts';
import { until } from './until.ts';

/** Whether somebody waits for a lock of this transaction; only on PostgreSQL, since the embedded database does one after the other. */
export async function isWaitedFor(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))`,
  );
  return rows.length > 0;
}

/** What is asked for while an account is being deleted; null on the embedded database, which does one after the other. */
export async function whileLeaving(site: Served, { id }: TestMember, ask: () => Promise<Answer>): Promise<Answer | null> {
  const { db, engine } = site.database;
  if (engine === 'embedded') return null;
  let asked: Promise<Answer> | undefined;
  await db.transaction(async (tx) => {
    // The other side is to be the one that is undone.
    await tx.execute(sql`set local deadlock_timeout = '1min'`);
    await tx.select().from(users).where(eq(users.id, id)).for('update');
    asked = ask();
    await until(() => isWaitedFor(tx), Boolean);
    await tx.delete(users).where(eq(users.id, id));
  });
  return (await asked) ?? null;
}
