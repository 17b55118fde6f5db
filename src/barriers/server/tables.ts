import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '#kit/locale.ts';
import { barrierStates } from '../rules.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Reported barriers (S19.7). `user_id` names whoever was logged in; their reports go with the account. */
export const barrierReports = pgTable(
  'barrier_reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: text().notNull().unique(),
    /** Of the form and what was written in it: sending the same once more is the same report. */
    fingerprint: text().notNull().unique(),
    userId: uuid('user_id'),
    email: text(),
    locale: text().$type<Locale>().notNull(),
    page: text().notNull(),
    problem: text().notNull(),
    help: text().notNull(),
    state: text({ enum: barrierStates }).notNull().default('new'),
    /** Raised by each change: two people of the team do not overwrite one another. */
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
