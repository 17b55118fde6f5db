import { and, asc, eq } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import type { Db } from '#platform/database.ts';
import { anyOf } from '#platform/any-of.ts';
import type { Module } from '../contract.ts';
import { inLocale } from '../rules.ts';
import { presentEasy } from './easy.ts';
import { loadEntries, type Entries } from './entries.ts';
import { richTextForPage } from './rich-text.ts';
import { type ModuleOwner, modules } from './tables.ts';

/** Number of videos included with a playlist in a module. */
const videosInModule = 12;

/** A block of text that no editor wrote. */
export const textModule = (id: string, texts: { readonly title: string; readonly copy: string }, lang: Locale): Module => ({
  id,
  template: 'text',
  content: { ...texts, image: '', image_alt: '', image_position: 'right', playlist: [], video_desktop: '', poster_desktop: '' },
  lang,
});

type ModuleRow = typeof modules.$inferSelect;

/** The content blocks of pages (S3.9) by owner; three queries for any number of pages. */
export async function loadModules(
  db: Db,
  kind: ModuleOwner,
  ownerIds: readonly string[],
  locale: Locale,
): Promise<Map<string, Module[]>> {
  if (ownerIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(modules)
    .where(and(eq(modules.ownerKind, kind), anyOf(modules.ownerId, ownerIds)))
    .orderBy(asc(modules.ownerId), asc(modules.position), asc(modules.id));
  const wanted = rows.flatMap(({ playlistId }) =>
    playlistId === null ? [] : [{ id: playlistId, videos: videosInModule, trailers: 4 }],
  );
  const entries = await loadEntries(db, { playlists: wanted }, locale);
  const byOwner = Map.groupBy(rows, ({ ownerId }) => ownerId);
  return new Map([...byOwner].map(([owner, own]) => [owner, own.map((row) => presentModule(row, entries, locale))]));
}

function presentModule({ id, template, content, en, easy, playlistId }: ModuleRow, entries: Entries, locale: Locale): Module {
  const { texts, lang } = inLocale({ title: content.title, copy: content.copy, image_alt: content.imageAlt ?? '' }, en, locale);
  const playlist = playlistId === null ? undefined : entries.playlist(playlistId);
  return {
    id,
    template,
    content: {
      ...texts,
      copy: richTextForPage(texts.copy),
      image: content.image,
      image_position: content.imagePosition,
      playlist: playlist ? [playlist] : [],
      video_desktop: content.videoDesktop,
      poster_desktop: content.posterDesktop,
    },
    lang,
    ...presentEasy(easy?.copy ? { ...easy, copy: richTextForPage(easy.copy) } : easy, locale),
  };
}
