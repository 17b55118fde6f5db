import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Erased accounts by `erasureMark`, so that an older backup does not bring them back (S16.2). */
export const erasedAccounts = pgTable(
  'erased_accounts',
  {
    id: uuid().primaryKey(),
    erasedAt: timestamp('erased_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('erased_accounts_by_time').on(table.erasedAt)],
);

/** Versions of the program that have run on this database. */
export const programVersions = pgTable('program_versions', {
  version: text().primaryKey(),
  firstStartedAt: timestamp('first_started_at', { withTimezone: true }).notNull(),
});

/** When the site's daily backups finished. Manual ones are not recorded. */
export const backupsMade = pgTable('backups_made', { at: timestamp({ withTimezone: true }).primaryKey() });
