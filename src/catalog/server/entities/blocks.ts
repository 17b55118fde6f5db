import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { ContentOf } from '#desk/definition.ts';
import { type Content, type Part, type Saving } from '#desk/server/door.ts';
import { anyOf } from '#platform/any-of.ts';
import { insertRows } from '#platform/insert-rows.ts';
import { blockFields } from '../../entities/fields.ts';
import { modules, playlists, type ModuleContent, type ModuleOwner } from '../content-tables.ts';
import { withCleanText } from './fields.ts';

/** A content block of a page (S3.9) as written by the office. */
export type Block = ContentOf<typeof blockFields>;

/** A block ready to store: its text is sanitised and may contain images. */
export const cleanBlock = (written: Content, { pictures }: Saving): Content =>
  withCleanText(blockFields, written, pictures.sizes);

/** A page whose blocks are ready to store. */
export const withCleanBlocks = (page: Content, saving: Saving): Content =>
  Array.isArray(page.modules) ? { ...page, modules: page.modules.map((one: Content) => cleanBlock(one, saving)) } : page;

/** The part of a block that is stored in a `modules` row. */
export const rowOfBlock = ({
  template,
  title,
  copy,
  image: picture,
  image_alt,
  image_position,
  video_desktop,
  poster_desktop,
  playlist,
  en,
  easy,
}: Block) => ({
  template,
  content: {
    title,
    copy,
    image: picture,
    // Blocks that were saved before it existed stay as they are.
    ...(image_alt && { imageAlt: image_alt }),
    imagePosition: image_position,
    videoDesktop: video_desktop,
    posterDesktop: poster_desktop,
  },
  en,
  easy,
  playlistId: playlist ?? null,
});

export const fieldsOfContent = (content: ModuleContent) => ({
  title: content.title,
  copy: content.copy,
  image: content.image,
  image_alt: content.imageAlt ?? '',
  image_position: content.imagePosition,
  video_desktop: content.videoDesktop,
  poster_desktop: content.posterDesktop,
});

const blockOfRow = ({ template, content, en, easy, playlistId }: typeof modules.$inferSelect): Block => ({
  template,
  ...fieldsOfContent(content),
  playlist: playlistId,
  en,
  easy,
});

/** Playlists in the bin are not shown. */
const shownPlaylist = sql<
  string | null
>`(select p.id from ${playlists} p where p.id = ${modules.playlistId} and p.state <> 'binned')`;

/** A block that was unpublished on its own is not part of its page. */
const isPublished = eq(modules.state, 'published');

/** A page's blocks as part of its entry: they are saved, versioned and unpublished with it. */
export const blocksOf = (kind: ModuleOwner): Part => ({
  empty: [],
  names: (value) => [{ id: playlists.id, ids: (value as Block[]).flatMap(({ playlist }) => playlist ?? []) }],
  read: async (db, owners) => {
    const rows = await db
      .select({ ...getTableColumns(modules), playlistId: shownPlaylist })
      .from(modules)
      .where(and(eq(modules.ownerKind, kind), anyOf(modules.ownerId, owners), isPublished))
      .orderBy(asc(modules.position), asc(modules.id));
    const found = new Map<string, Block[]>();
    for (const row of rows) found.set(row.ownerId, [...(found.get(row.ownerId) ?? []), blockOfRow(row)]);
    return found;
  },
  write: async (tx, values) => {
    const own = and(eq(modules.ownerKind, kind), anyOf(modules.ownerId, [...values.keys()]), isPublished);
    const rows = [...values].flatMap(([ownerId, value]) =>
      (value as Block[]).map((one, at) => ({ ...rowOfBlock(one), ownerKind: kind, ownerId, position: at })),
    );
    const { id: _, state: __, ...columns } = getTableColumns(modules);
    const before = await tx.select(columns).from(modules).where(own).orderBy(asc(modules.position));
    const beforeOf = Map.groupBy(before, ({ ownerId }) => ownerId);
    const rowsOf = Map.groupBy(rows, ({ ownerId }) => ownerId);
    // Unchanged blocks are not written anew: answers depend on rows.
    const changed = [...values.keys()].filter((id) => !isDeepStrictEqual(beforeOf.get(id), rowsOf.get(id)));
    if (changed.length === 0) return;
    await tx.delete(modules).where(and(own, anyOf(modules.ownerId, changed)));
    await insertRows(
      tx,
      modules,
      changed.flatMap((id) => rowsOf.get(id) ?? []),
    );
  },
  holding: (piece) => sql`
    select ${modules.ownerId} as owner from ${modules} where ${modules.ownerKind} = ${kind} and strpos(to_jsonb(modules)::text, ${piece}) > 0`,
  known: (value, ids) =>
    (value as Block[]).map((one) => (one.playlist && !ids.has(one.playlist.toLowerCase()) ? { ...one, playlist: null } : one)),
});
