import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '#kit/locale.ts';
import type { EntityName } from '#paths/office-api.ts';
import type { Mark } from '../advertising-marks.ts';
import type { EntryState } from '../contract.ts';

/*
 * `actor_id` columns refer to `users` and become null when the account is deleted. The foreign keys are in the migration, since
 * the table belongs to another room.
 */

const at = (name: string) => timestamp(name, { withTimezone: true });

/** The content of an entry; the entity's schema defines it. */
export type Content = Record<string, unknown>;

/** A field that the entity's schema says is a text. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Why something scheduled could not be done, in both languages, and when it is tried again. */
export type ScheduleFailure = {
  readonly what: 'publish' | 'unpublish';
  readonly tries: number;
  readonly again: string;
  readonly texts: Record<Locale, string[]>;
};

/**
 * Records beside entries (S10.8), whose content and state are in their own tables. Created by the first save; imported entries
 * have none.
 */
export const deskEntries = pgTable(
  'desk_entries',
  {
    entity: text().$type<EntityName>().notNull(),
    entryId: uuid('entry_id').notNull(),
    version: integer().notNull().default(1),
    title: text().notNull(),
    /** Unsaved changes, visible in the office only. */
    draft: jsonb().$type<Content>(),
    /** The fields that it changes, as they were where it was begun; null where that is unknown. */
    draftBefore: jsonb('draft_before').$type<Content>(),
    draftBy: uuid('draft_actor_id'),
    draftAt: at('draft_at'),
    /** When the draft of an entry is published automatically. */
    publishAt: at('publish_at'),
    unpublishAt: at('unpublish_at'),
    /** What was scheduled and could not be done; any save ends it. */
    failure: jsonb().$type<ScheduleFailure>(),
    binnedAt: at('binned_at'),
    /** The state before it was moved to the bin. */
    binnedFrom: text('binned_from').$type<EntryState>(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.entity, t.entryId] }),
    index('desk_entries_to_publish').on(t.publishAt),
    index('desk_entries_to_unpublish').on(t.unpublishAt),
  ],
);

/** The complete content of each save. */
export const deskRevisions = pgTable(
  'desk_revisions',
  {
    id: uuid().primaryKey().defaultRandom(),
    entity: text().$type<EntityName>().notNull(),
    entryId: uuid('entry_id').notNull(),
    version: integer().notNull(),
    content: jsonb().$type<Content>().notNull(),
    actorId: uuid('actor_id'),
    at: at('at').notNull(),
  },
  (t) => [index('desk_revisions_of_entry').on(t.entity, t.entryId, t.version)],
);

/** The audit log (S10.8). It has no content, so no personal data but the actor. */
export const deskAudit = pgTable(
  'desk_audit',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: at('at').notNull(),
    /** Null for automatic changes, and for deleted accounts. */
    actorId: uuid('actor_id'),
    action: text().notNull(),
    entity: text().notNull(),
    entryId: text('entry_id').notNull(),
    title: text().notNull().default(''),
    details: jsonb().$type<Content>(),
  },
  (t) => [index('desk_audit_by_time').on(t.at, t.id), index('desk_audit_of_entry').on(t.entity, t.entryId, t.at)],
);

/** Why marked wording was published all the same (S15.6). */
export const deskOverrules = pgTable(
  'desk_overrules',
  {
    id: uuid().primaryKey().defaultRandom(),
    entity: text().$type<EntityName>().notNull(),
    entryId: uuid('entry_id').notNull(),
    /** The passages that it covers. */
    marks: jsonb().$type<Mark[]>().notNull(),
    reason: text().notNull(),
    actorId: uuid('actor_id'),
    at: at('at').notNull(),
  },
  (t) => [index('desk_overrules_of_entry').on(t.entity, t.entryId, t.at)],
);

/** Former paths of entries, which redirect to the current one. */
export const deskMoves = pgTable('desk_moves', {
  path: text().primaryKey(),
  entity: text().$type<EntityName>().notNull(),
  entryId: uuid('entry_id').notNull(),
  at: at('at').notNull(),
});

/**
 * The public pages of entries from their first change on: the current or last path, and when readers last saw it change, appear or
 * disappear. Imported entries have no row. Rows outlive their entry, so that its address can answer 410.
 */
export const deskShown = pgTable(
  'desk_shown',
  {
    entity: text().$type<EntityName>().notNull(),
    entryId: uuid('entry_id').notNull(),
    path: text().notNull(),
    changedAt: at('changed_at').notNull(),
    /** The `changed_at` that was last announced to search engines. */
    announcedAt: at('announced_at'),
  },
  (t) => [primaryKey({ columns: [t.entity, t.entryId] }), index('desk_shown_by_path').on(t.path)],
);

/** Rows of other tables that were removed with an unpublished entry, before 0.2. `action` is the foreign key's. */
export type Attached = {
  readonly table: string;
  readonly column: string;
  readonly action: 'cascade' | 'set null';
  readonly rows: readonly Content[];
};

/**
 * Unpublished entries of a database from before 0.2, whose content was JSON. `moveDrafts` converts them; the table is empty
 * afterwards.
 */
export const deskUnmoved = pgTable(
  'desk_unmoved',
  {
    entity: text().$type<EntityName>().notNull(),
    entryId: uuid('entry_id').notNull(),
    state: text().$type<EntryState>().notNull(),
    content: jsonb().$type<Content>().notNull(),
    attached: jsonb().$type<Attached[]>(),
  },
  (t) => [primaryKey({ columns: [t.entity, t.entryId] })],
);
