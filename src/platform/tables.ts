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

/** Keys that all servers share (see `secrets.ts`), base64url. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** How often somebody tried something (see `rate-limits.ts`); `id` is a keyed hash and names nobody. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    id: text().primaryKey(),
    points: integer().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_limits_by_end').on(table.endsAt)],
);

/** How much of something there was on a Berlin day (see `daily-counts.ts`): sums alone, of nobody. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    kind: text().notNull(),
    day: date().notNull(),
    value: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.day] })],
);
