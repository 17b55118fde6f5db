import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '#kit/locale.ts';
import { barrierStates } from '../rules.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Barrier reports (S19.7). `user_id` is the logged-in member, with whose account they are deleted. */
export const barrierReports = pgTable(
  'barrier_reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: text().notNull().unique(),
    /** A hash of the form and its input: submitting the same again is the same report. */
    fingerprint: text().notNull().unique(),
    userId: uuid('user_id'),
    email: text(),
    locale: text().$type<Locale>().notNull(),
    page: text().notNull(),
    problem: text().notNull(),
    help: text().notNull(),
    state: text({ enum: barrierStates }).notNull().default('new'),
    /** Incremented by each change: colleagues do not overwrite one another. */
    version: integer().notNull().default(1),
    answer: text().notNull().default(''),
    receivedAt: at('received_at').notNull(),
    dueOn: date('due_on').notNull(),
    closedAt: at('closed_at'),
  },
  (t) => [
    index('barrier_reports_by_due').on(t.closedAt, t.dueOn),
    index('barrier_reports_of_user').on(t.userId),
    index('barrier_reports_of_email').on(sql`lower(${t.email})`),
  ],
);
