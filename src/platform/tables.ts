import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** One row: the number that every change of content raises (see `content-version.ts`). */
export const contentVersion = pgTable(
  'content_version',
  {
    id: smallint('id').primaryKey(),
    version: bigint('version', { mode: 'bigint' }).notNull(),
  },
  (table) => [check('content_version_one_row', sql`${table.id} = 1`)],
);

/** Keys shared by all servers (see `secrets.ts`), base64url. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** Rate limit counters (see `rate-limits.ts`); `id` is a keyed hash and identifies nobody. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    id: text().primaryKey(),
    points: integer().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_by_end').on(table.endsAt)],
);

/** Counters by Berlin day (see `daily-counts.ts`): sums only, about nobody. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    kind: text().notNull(),
    day: date().notNull(),
    value: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.day] })],
);
