import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { EntityName } from '#paths/office-api.ts';
import type { EntryState } from '../contract.ts';

/*
 * `actor_id` columns refer to `users` and lose the person when the account goes. The references stand in the migration,
 * since the table is another room's.
 */

const at = (name: string) => timestamp(name, { withTimezone: true });

/** What an entry of the office holds; the entity's own schema says what it means. */
export type Content = Record<string, unknown>;

/** A field that the entity's schema says is a text. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * What is kept beside an entry (S10.8), whose content and state stand in its own table. There is a row from the first save on; what
 * was only ever imported has none.
 */
export const deskEntries = pgTable(
  'desk_entries',
  {
    entity: text().$type<EntityName>().notNull(),
    entryId: uuid('entry_id').notNull(),
    version: integer().notNull().default(1),
    title: text().notNull(),
    /** What somebody began to change; shown to nobody else but the office. */
    draft: jsonb().$type<Content>(),
    draftBy: uuid('draft_actor_id'),
    draftAt: at('draft_at'),
    /** When the draft of a published entry, or an entry that is a draft, becomes public by itself. */
    publishAt: at('publish_at'),
    unpublishAt: at('unpublish_at'),
    binnedAt: at('binned_at'),
    /** What it was when it came into the bin. */
    binnedFrom: text('binned_from').$type<EntryState>(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.entity, t.entryId] }),
    index('desk_entries_to_publish').on(t.publishAt),
    index('desk_entries_to_unpublish').on(t.unpublishAt),
  ],
);

/** What was saved, whole, by each save. */
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

/** Who changed what (S10.8). Nothing of the content stands here, so nothing of a person but the actor. */
export const deskAudit = pgTable(
  'desk_audit',
  {
    id: uuid().primaryKey().defaultRandom(),
    at: at('at').notNull(),
    /** Null for what happened by itself, and for accounts that are gone. */
    actorId: uuid('actor_id'),
    action: text().notNull(),
    entity: text().notNull(),
    entryId: text('entry_id').notNull(),
    title: text().notNull().default(''),
    details: jsonb().$type<Content>(),
  },
  (t) => [index('desk_audit_by_time').on(t.at, t.id), index('desk_audit_of_entry').on(t.entity, t.entryId, t.at)],
);

/** Addresses that entries had before: they lead to where the entry is now. */
export const deskMoves = pgTable('desk_moves', {
  path: text().primaryKey(),
  entity: text().$type<EntityName>().notNull(),
  entryId: uuid('entry_id').notNull(),
  at: at('at').notNull(),
});

/**
 * Entries that have or had a page of their own, from their first change on: where it is, or last was, and when readers last saw it
 * change, appear or go. What was only ever imported has no row. It outlives the entry, so that its address can answer 410.
 */
export const deskShown = pgTable(
  'desk_shown',
  {
    entity: text().$type<EntityName>().notNull(),
    entryId: uuid('entry_id').notNull(),
    path: text().notNull(),
    changedAt: at('changed_at').notNull(),
    /** The `changed_at` that search engines were told of. */
    announcedAt: at('announced_at'),
  },
  (t) => [primaryKey({ columns: [t.entity, t.entryId] }), index('desk_shown_by_path').on(t.path)],
);

/** Rows of other tables that went with an entry when it was taken off, before 0.2. `action` is that of the reference. */
export type Attached = {
  readonly table: string;
  readonly column: string;
  readonly action: 'cascade' | 'set null';
  readonly rows: readonly Content[];
};

/**
 * Entries that were not published when a database of before 0.2 was taken over: their content was kept as JSON then. `moveDrafts` brings
 * each to where it belongs; the table is empty afterwards.
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
