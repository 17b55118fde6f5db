import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { Change } from './content-changes.ts';

/** What a version changed: null is anything. The id tells apart versions of the same number, of a database that was restored. */
export type VersionChanges = { readonly version: string; readonly id: string; readonly changes: readonly Change[] | null };

/** One row: the number that every change of content raises (see `content-version.ts`). */
export const contentVersion = pgTable(
  'content_version',
  {
    id: smallint('id').primaryKey(),
    version: bigint('version', { mode: 'bigint' }).notNull(),
    /** What the last versions changed, oldest first. */
    recent: jsonb()
      .$type<readonly VersionChanges[]>()
      .notNull()
      .default(sql`'[]'`),
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
