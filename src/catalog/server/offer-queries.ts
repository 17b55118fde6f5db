import { asc, type SQL } from 'drizzle-orm';
import { dayOf } from '#kit/dates.ts';
import type { Locale } from '#kit/locale.ts';
import type { Db } from '#platform/database.ts';
import type { Coaching, Module, Playlist, Retreat } from '../contract.ts';
import { inLocale, saleNameOf, shorten } from '../rules.ts';
import { pageOf, type List, type Page } from './batch.ts';
import { presentEasy } from './easy.ts';
import { loadEntries } from './entries.ts';
import { loadModules } from './module-queries.ts';
import { summary, whole, type Brevity } from './present.ts';
import { coachings, retreats } from './tables.ts';

/** Coachings and retreats as content (S3.3). The shop sells them. */

/** A single coaching includes its days and trailers; in lists it includes only trailers. */
const daysOfCoaching = 200;
const trailersOfCoaching = 20;
export const trailersInList = 1;

export type CoachingRow = Omit<
  typeof coachings.$inferSelect,
  'position' | 'livePercent' | 'tutorAccess' | 'learningChecks' | 'leisureOnly'
>;
export type RetreatRow = typeof retreats.$inferSelect;

/** Whether its price keeps it from being sold (S15.7). */
const isStopped = (row: CoachingRow | RetreatRow): boolean => 'awaitsApproval' in row && row.awaitsApproval && row.priceCents > 0;

const wireOf = (row: CoachingRow | RetreatRow, locale: Locale) => ({
  id: row.id,
  shortid: row.shortid,
  slug: row.slug,
  stripe_name: saleNameOf(row, locale),
  stripe_price_value: row.priceCents,
  vat_percent: row.vatPercent,
  on_sale: row.isOnSale && !isStopped(row),
  image: row.image,
  image_tall: row.imageTall,
});

const cut = (texts: { title: string; intro: string }, brevity: Brevity) => ({
  title: shorten(texts.title, brevity.title),
  intro: shorten(texts.intro, brevity.text),
});

/** Bullet points are HTML, which cannot be truncated like text; if too long for a summary, only the detail page has them. */
const cutHtml = (html: string, brevity: Brevity): string => (html.length <= brevity.text * 4 ? html : '');

export function presentCoaching(
  row: CoachingRow,
  playlist: Playlist | undefined,
  locale: Locale,
  brevity: Brevity,
  detail: { readonly modules: Module[]; readonly videos: Playlist['videos'] } = { modules: [], videos: [] },
): Coaching {
  const { title, intro, bulletpoints, contraindications } = row;
  const { texts, lang } = inLocale({ title, intro, bulletpoints, contraindications }, row.en, locale);
  return {
    type: 'coaching',
    ...wireOf(row, locale),
    ...cut(texts, brevity),
    bulletpoints: cutHtml(texts.bulletpoints, brevity),
    days: playlist?.total ?? 0,
    needs_address: row.needsAddress,
    awaits_approval: row.isOnSale && isStopped(row),
    zfu_number: row.zfuNumber,
    contraindications: brevity === whole ? texts.contraindications : '',
    playlist: playlist
      ? { shortid: playlist.shortid, slug: playlist.slug, title: playlist.title, category: playlist.category }
      : null,
    trailers: playlist?.trailers ?? [],
    ...detail,
    lang,
    ...(brevity === whole && presentEasy(row.easy, locale)),
  };
}

export async function listCoachings(db: Db, page: Page, locale: Locale): Promise<List<Coaching>> {
  const { limit, offset } = pageOf(page);
  const [total, rows] = await Promise.all([
    db.$count(coachings),
    db.select().from(coachings).orderBy(asc(coachings.position), asc(coachings.id)).limit(limit).offset(offset),
  ]);
  const wanted = rows.flatMap(({ playlistId }) =>
    playlistId === null ? [] : [{ id: playlistId, videos: 0, trailers: trailersInList }],
  );
  const entries = await loadEntries(db, { playlists: wanted }, locale);
  const playlistOf = ({ playlistId }: CoachingRow) => (playlistId === null ? undefined : entries.playlist(playlistId));
  return { data: rows.map((row) => presentCoaching(row, playlistOf(row), locale, summary)), total };
}

/** A coaching with modules, days and trailers. Listing a day does not make it playable (S6.3). */
export async function findCoaching(db: Db, where: SQL, locale: Locale): Promise<Coaching | null> {
  const [row] = await db.select().from(coachings).where(where);
  if (!row) return null;
  const wanted = row.playlistId === null ? [] : [{ id: row.playlistId, videos: daysOfCoaching, trailers: trailersOfCoaching }];
  const [entries, modules] = await Promise.all([
    loadEntries(db, { playlists: wanted }, locale),
    loadModules(db, 'coaching', [row.id], locale),
  ]);
  const playlist = row.playlistId === null ? undefined : entries.playlist(row.playlistId);
  return presentCoaching(row, playlist, locale, whole, { modules: modules.get(row.id) ?? [], videos: playlist?.videos ?? [] });
}

/** A retreat as of `today` (a Berlin day): one that has begun is not sold any more, whatever the reader's device believes. */
export function presentRetreat(
  row: RetreatRow,
  { today, locale, brevity }: { readonly today: string; readonly locale: Locale; readonly brevity: Brevity },
  modules: Module[] = [],
): Retreat {
  const { title, intro, bulletpoints, place } = row;
  const { texts, lang } = inLocale({ title, intro, bulletpoints, place }, row.en, locale);
  return {
    type: 'retreat',
    ...wireOf(row, locale),
    on_sale: row.isOnSale && row.startsOn > today,
    ...cut(texts, brevity),
    bulletpoints: cutHtml(texts.bulletpoints, brevity),
    place: shorten(texts.place, brevity.title),
    starts_on: row.startsOn,
    ends_on: row.endsOn,
    places_left: row.places === null ? null : Math.max(0, row.places - row.placesTaken),
    modules,
    lang,
    ...(brevity === whole && presentEasy(row.easy, locale)),
  };
}

export async function listRetreats(db: Db, page: Page, now: Date, locale: Locale): Promise<List<Retreat>> {
  const { limit, offset } = pageOf(page);
  const [total, rows] = await Promise.all([
    db.$count(retreats),
    db.select().from(retreats).orderBy(asc(retreats.startsOn), asc(retreats.id)).limit(limit).offset(offset),
  ]);
  return { data: rows.map((row) => presentRetreat(row, { today: dayOf(now), locale, brevity: summary })), total };
}

export async function findRetreat(db: Db, where: SQL, now: Date, locale: Locale): Promise<Retreat | null> {
  const [row] = await db.select().from(retreats).where(where);
  if (!row) return null;
  const modules = await loadModules(db, 'retreat', [row.id], locale);
  return presentRetreat(row, { today: dayOf(now), locale, brevity: whole }, modules.get(row.id));
}
