import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { trigramsOf } from '#platform/has-words.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });
const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** First name and surname; both are required, and either may be empty. */
export const fullnameOf = (t: { readonly name: AnyPgColumn; readonly surname: AnyPgColumn }) =>
  sql<string>`trim(${t.name} || ' ' || ${t.surname})`;

/** What the team's list of members searches. */
export const searchedOf = (t: Readonly<Record<'name' | 'surname' | 'email', AnyPgColumn>>) => [fullnameOf(t), t.email];

/** Members (S3.1). Null means not given. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** In lower case: one address is one account. */
    email: text().notNull().unique(),
    name: text().notNull(),
    surname: text().notNull(),
    gender: text({ enum: ['f', 'm', 'd', 'u'] })
      .notNull()
      .default('u'),
    locale: text({ enum: ['de', 'en'] })
      .notNull()
      .default('de'),
    /** argon2id in PHC format; null for members of a social provider. */
    passwordHash: text('password_hash'),
    ssoDriver: text('sso_driver', { enum: ['google', 'facebook'] }),
    /** The member's id at the provider. */
    ssoSubject: text('sso_subject'),
    /** Name of the picture's file in the store; null for the default one. */
    image: text(),
    street: text(),
    streetNumber: text('street_number'),
    zipcode: text(),
    city: text(),
    country: text().notNull().default('de'),
    roles: text().array().notNull().default([]),
    verifiedAt: at('verified_at'),
    /** When the terms of use and the privacy policy were accepted (S5.3). */
    termsAcceptedAt: at('terms_accepted_at'),
    /** Base32; set while a second factor is being set up, in force from `totpConfirmedAt` on. */
    totpSecret: text('totp_secret'),
    totpConfirmedAt: at('totp_confirmed_at'),
    /** The time step of the last accepted code: each code works once (RFC 6238, section 5.2). */
    totpLastStep: bigint('totp_last_step', { mode: 'number' }),
    /** Incremented by each save, to detect stale ones. */
    revision: integer().notNull().default(1),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('users_by_sso').on(t.ssoDriver, t.ssoSubject),
    index('users_by_time').on(t.createdAt, t.id),
    index('users_by_name').on(sql`lower(${fullnameOf(t)})`, t.id),
    index('users_by_words').using('gin', trigramsOf(searchedOf(t))),
  ],
);

/** Sessions (S16.4). The cookie has the token, the table only its hash. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: userId(),
    /** The password was correct, the second factor is missing: not logged in yet. */
    awaitsSecondFactor: boolean('awaits_second_factor').notNull().default(false),
    remember: boolean().notNull(),
    /** The user agent, shortened. */
    device: text().notNull(),
    createdAt: at('created_at').notNull(),
    seenAt: at('seen_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('sessions_by_user').on(t.userId), index('sessions_by_end').on(t.expiresAt)],
);

/** Links of one purpose: one for each member, valid for a time and once. */
const linkTable = (name: string) =>
  pgTable(name, {
    userId: userId().primaryKey(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: at('expires_at').notNull(),
  });
export type LinkTable = ReturnType<typeof linkTable>;

/** Links to set a new password (S4.6), for 60 minutes. */
export const passwordResets = linkTable('password_resets');

/** Links by which a colleague sets a first password (S10.9), from an admin or the console. */
export const invitations = linkTable('invitations');

/** Links by which a role's second factor is set up (S16.8), from an admin or the console. */
export const enrolments = linkTable('enrolments');

/** Recovery codes, each usable once. */
export const recoveryCodes = pgTable('recovery_codes', { userId: userId(), codeHash: text('code_hash').notNull() }, (t) => [
  primaryKey({ columns: [t.userId, t.codeHash] }),
]);

/** Newsletter subscriptions with the proof that the law requires (S16.3; § 7 UWG). By address, for members and others. */
export const newsletterConsents = pgTable(
  'newsletter_consents',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    locale: text({ enum: ['de', 'en'] }).notNull(),
    /** The consent, verbatim. */
    wording: text().notNull(),
    askedAt: at('asked_at').notNull(),
    confirmedAt: at('confirmed_at'),
    revokedAt: at('revoked_at'),
    tokenHash: text('token_hash').notNull().unique(),
  },
  (t) => [
    uniqueIndex('newsletter_consents_in_force')
      .on(t.email)
      .where(sql`${t.revokedAt} is null`),
  ],
);

/**
 * Files in the store to be removed. A file is listed here before it is written, and again in the transaction that makes it
 * obsolete, so that a crash leaves none behind.
 */
export const filesToRemove = pgTable(
  'files_to_remove',
  {
    name: text().primaryKey(),
    /** Not earlier: it may be being written. */
    dueAt: at('due_at').notNull(),
  },
  (t) => [index('files_to_remove_by_due').on(t.dueAt)],
);
