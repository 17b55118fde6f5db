import { and, between, eq, sql } from 'drizzle-orm';
import { dayOf } from '#kit/dates.ts';
import type { Db, Tx } from './database.ts';
import { dailyCounts } from './tables.ts';

/** Adds to a counter of the Berlin day of `now`. Call it last in a transaction: all others of that day wait for it. */
export async function countUp(db: Db | Tx, kind: string, now: Date, by = 1): Promise<void> {
  await db
    .insert(dailyCounts)
    .values({ kind, day: dayOf(now), value: by })
    .onConflictDoUpdate({
      target: [dailyCounts.kind, dailyCounts.day],
      set: { value: sql`${dailyCounts.value} + excluded.value` },
    });
}

/** Sums by Berlin day (`YYYY-MM-DD`), without empty days. */
export type DaySum = { readonly day: string; readonly value: number };

/** A counter's sums from one Berlin day to another, both included. */
export const listCounts = (db: Db | Tx, kind: string, { from, to }: { from: string; to: string }): Promise<DaySum[]> =>
  db
    .select({ day: dailyCounts.day, value: dailyCounts.value })
    .from(dailyCounts)
    .where(and(eq(dailyCounts.kind, kind), between(dailyCounts.day, from, to)))
    .orderBy(dailyCounts.day);
