import { asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import type { Db } from '#platform/database.ts';
import type { Module, Partner, Playlist } from '../contract.ts';
import { inLocale, shorten } from '../rules.ts';
import { pageOf, type List, type Page } from './batch.ts';
import { presentEasy } from './easy.ts';
import { loadEntries } from './entries.ts';
import { videosInList } from './playlist-queries.ts';
import { loadModules } from './module-queries.ts';
import { whole, type Brevity } from './present.ts';
import { partners, playlistPartners } from './tables.ts';

/** Number of playlists on a partner's page. */
const playlistsOfPartner = 60;

/** A partner with the id of the playlist shown for it in lists of partners. */
const selectPartners = (db: Db) =>
  db
    .select({
      id: partners.id,
      slug: partners.slug,
      title: partners.title,
      description: partners.description,
      url: partners.url,
      image: partners.image,
      en: partners.en,
      easy: partners.easy,
      first: sql<string | null>`(select pp.playlist_id from playlist_partners pp where pp.partner_id = partners.id
        order by pp.position, pp.playlist_id limit 1)`,
    })
    .from(partners)
    .orderBy(asc(partners.position), asc(partners.id))
    .$dynamic();

export type PartnerRow = Omit<Awaited<ReturnType<typeof selectPartners>>[number], 'first'>;

export function presentPartner(
  row: PartnerRow,
  locale: Locale,
  brevity: Brevity,
  playlists: Playlist[],
  modules: Module[] = [],
): Partner {
  const { texts, lang } = inLocale({ title: row.title, description: row.description }, row.en, locale);
  return {
    id: row.id,
    slug: row.slug,
    title: shorten(texts.title, brevity.title),
    description: shorten(texts.description, brevity.text),
    image: row.image,
    url: row.url,
    playlists,
    modules,
    lang,
    ...presentEasy(row.easy, locale, brevity.text),
  };
}

/** Partners in the editors' order, each with its first playlist and one of its videos (S2.28). */
export async function listPartners(db: Db, page: Page, locale: Locale, brevity: Brevity): Promise<List<Partner>> {
  const { limit, offset } = pageOf(page);
  const [total, rows] = await Promise.all([db.$count(partners), selectPartners(db).limit(limit).offset(offset)]);
  const wanted = rows.flatMap(({ first }) => (first === null ? [] : [{ id: first, videos: 1 }]));
  const entries = await loadEntries(db, { playlists: wanted }, locale);
  const playlistOf = (first: string | null) => (first === null ? [] : [entries.playlist(first) ?? []].flat());
  return { data: rows.map((row) => presentPartner(row, locale, brevity, playlistOf(row.first))), total };
}

export async function findPartner(db: Db, where: SQL, locale: Locale): Promise<Partner | null> {
  const [row] = await db.select().from(partners).where(where);
  if (!row) return null;
  const own = await db
    .select({ id: playlistPartners.playlistId })
    .from(playlistPartners)
    .where(eq(playlistPartners.partnerId, row.id))
    .orderBy(asc(playlistPartners.position), asc(playlistPartners.playlistId))
    .limit(playlistsOfPartner);
  const [entries, modules] = await Promise.all([
    loadEntries(db, { playlists: own.map(({ id }) => ({ id, videos: videosInList })) }, locale),
    loadModules(db, 'partner', [row.id], locale),
  ]);
  const playlists = own.flatMap(({ id }) => entries.playlist(id) ?? []);
  return presentPartner(row, locale, whole, playlists, modules.get(row.id));
}
