import { boolean, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { columnsOf } from '#desk/server/columns-of.ts';
import { content, state } from '#platform/content-schema.ts';
import { daily } from '../entities/daily.ts';
import { coaching, retreat } from '../entities/offers.ts';
import { item, metaPage, project } from '../entities/pages.ts';
import { id, type EasyOf, type EnglishOf } from './columns.ts';
import { playlists, videos } from './content-videos.ts';

/** Tables behind pages: dailies, presenter pages, offers, modules. */

export const dailies = content.table(
  'dailies',
  {
    id: id(),
    state: state(),
    kind: text().$type<'daily' | 'yoga'>().notNull(),
    ...columnsOf(daily, { video: () => videos.id }),
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
    ...columnsOf(project),
  },
  (t) => [index('projects_by_position').on(t.position, t.id)],
);

export const items = content.table(
  'items',
  {
    id: id(),
    state: state(),
    ...columnsOf(item, { project: () => projects.id }),
  },
  (t) => [index('items_of_project').on(t.projectId, t.position, t.id)],
);

export const pages = content.table(
  'pages',
  {
    id: id(),
    state: state(),
    ...columnsOf(metaPage),
  },
  (t) => [index('pages_by_position').on(t.position, t.id)],
);

export const coachings = content.table(
  'coachings',
  {
    id: id(),
    state: state(),
    ...columnsOf(coaching, { playlist: () => playlists.id }),
    /** Kept: must not be sold for money yet (S15.7, `approval-rules.ts`). */
    awaitsApproval: boolean('awaits_approval').notNull().default(false),
  },
  (t) => [index('coachings_by_position').on(t.position, t.id), index('coachings_of_playlist').on(t.playlistId)],
);

export const retreats = content.table(
  'retreats',
  {
    id: id(),
    state: state(),
    ...columnsOf(retreat),
    /** Denormalised from the purchases. */
    placesTaken: integer('places_taken').notNull().default(0),
  },
  (t) => [index('retreats_by_start').on(t.startsOn, t.id)],
);

export type ModuleOwner = 'partner' | 'project' | 'item' | 'page' | 'coaching' | 'retreat';

/** `copy` is sanitised HTML. */
export type ModuleContent = {
  readonly title: string;
  readonly copy: string;
  readonly image: string;
  /** Absent in blocks that were saved before it existed. */
  readonly imageAlt?: string;
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
    en: jsonb().$type<EnglishOf<'title' | 'copy' | 'image_alt'>>(),
    easy: jsonb().$type<EasyOf<'title' | 'copy'>>(),
    playlistId: uuid('playlist_id').references(() => playlists.id, { onDelete: 'set null' }),
  },
  (t) => [index('modules_of_owner').on(t.ownerKind, t.ownerId, t.position), index('modules_of_playlist').on(t.playlistId)],
);
