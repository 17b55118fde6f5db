import { boolean, date, index, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { content, state } from '#platform/content-schema.ts';
import { id, trustColumns, type EnglishOf } from './columns.ts';
import { playlists, videos } from './content-videos.ts';

/** What pages are made of: dailies, presenter pages, offers, modules. */

export const dailies = content.table(
  'dailies',
  {
    id: id(),
    state: state(),
    kind: text().$type<'daily' | 'yoga'>().notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    videoId: uuid('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('dailies_latest').on(t.startsAt, t.id),
    index('dailies_latest_of_kind').on(t.kind, t.startsAt, t.id),
    index('dailies_of_video').on(t.videoId, t.startsAt),
  ],
);

export const projects = content.table(
  'projects',
  {
    id: id(),
    state: state(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    intro: text().notNull().default(''),
    image: text().notNull().default(''),
    en: jsonb().$type<EnglishOf<'title' | 'intro'>>(),
    position: integer().notNull().default(0),
  },
  (t) => [index('projects_by_position').on(t.position, t.id)],
);

export const items = content.table(
  'items',
  {
    id: id(),
    state: state(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    slug: text().notNull().unique(),
    title: text().notNull(),
    image: text().notNull().default(''),
    en: jsonb().$type<EnglishOf<'title'>>(),
    position: integer().notNull().default(0),
  },
  (t) => [index('items_of_project').on(t.projectId, t.position, t.id)],
);

export const pages = content.table(
  'pages',
  {
    id: id(),
    state: state(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    intro: text().notNull().default(''),
    ...trustColumns(),
    en: jsonb().$type<EnglishOf<'title' | 'intro'>>(),
    position: integer().notNull().default(0),
  },
  (t) => [index('pages_by_position').on(t.position, t.id)],
);

/** What coachings and retreats have in common; each table needs columns of its own. */
const offerColumns = () => ({
  id: id(),
  state: state(),
  shortid: text().notNull().unique(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  intro: text().notNull().default(''),
  /** Sanitised HTML. */
  bulletpoints: text().notNull().default(''),
  /** What the payment page calls it: names no illness (S16.5). */
  stripeName: text('stripe_name').notNull(),
  /** Gross, in cents of euro. */
  priceCents: integer('price_cents').notNull(),
  /** The share of VAT in it, in per cent. */
  vatPercent: integer('vat_percent').notNull().default(19),
  /** Off: owners keep it, nobody can buy it any more. */
  isOnSale: boolean('is_on_sale').notNull().default(true),
  image: text().notNull().default(''),
  imageTall: text('image_tall').notNull().default(''),
});

export const coachings = content.table(
  'coachings',
  {
    ...offerColumns(),
    en: jsonb().$type<EnglishOf<'title' | 'intro' | 'bulletpoints' | 'contraindications'>>(),
    /** Its owners need an address, for what is sent to them (S4.7). */
    needsAddress: boolean('needs_address').notNull().default(false),
    /** For whom it is not meant, to be confirmed before day 1 (S13.3). Sanitised HTML. */
    contraindications: text().notNull().default(''),
    playlistId: uuid('playlist_id').references(() => playlists.id, { onDelete: 'set null' }),
    position: integer().notNull().default(0),
  },
  (t) => [index('coachings_by_position').on(t.position, t.id), index('coachings_of_playlist').on(t.playlistId)],
);

export const retreats = content.table(
  'retreats',
  {
    ...offerColumns(),
    en: jsonb().$type<EnglishOf<'title' | 'intro' | 'bulletpoints' | 'place'>>(),
    place: text().notNull(),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    /** How many may come; null for as many as like. */
    places: integer(),
    /** Kept, from the purchases. */
    placesTaken: integer('places_taken').notNull().default(0),
    /** Of the office's list; readers see them by their dates. */
    position: integer().notNull().default(0),
  },
  (t) => [index('retreats_by_start').on(t.startsOn, t.id)],
);

export type ModuleOwner = 'partner' | 'project' | 'item' | 'page' | 'coaching' | 'retreat';

/** `copy` is sanitised HTML. */
export type ModuleContent = {
  readonly title: string;
  readonly copy: string;
  readonly image: string;
  readonly imagePosition: 'left' | 'right';
  readonly videoDesktop: string;
  readonly posterDesktop: string;
};

export const modules = content.table(
  'modules',
  {
    id: id(),
    state: state(),
    ownerKind: text('owner_kind').$type<ModuleOwner>().notNull(),
    ownerId: uuid('owner_id').notNull(),
    position: integer().notNull(),
    template: text().$type<'text' | 'text-image' | 'playlist'>().notNull(),
    content: jsonb().$type<ModuleContent>().notNull(),
    en: jsonb().$type<EnglishOf<'title' | 'copy'>>(),
    playlistId: uuid('playlist_id').references(() => playlists.id, { onDelete: 'set null' }),
  },
  (t) => [index('modules_of_owner').on(t.ownerKind, t.ownerId, t.position), index('modules_of_playlist').on(t.playlistId)],
);
