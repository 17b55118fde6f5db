import { and, desc, eq, gte, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { addDays, instantOf, wireDate } from '#kit/dates.ts';
import type { Locale } from '#kit/locale.ts';
import type { Db } from '#platform/database.ts';
import type { Video } from '../contract.ts';
import { pageOf, type List, type Page } from './batch.ts';
import { loadEntries, type Entries } from './entries.ts';
import { prepared } from './prepared.ts';
import type { Brevity } from './present.ts';
import { dailies } from './tables.ts';

/** A daily becomes visible exactly at its start, so every query here takes the current time. */

export type DailyKind = 'daily' | 'yoga';
export type DailyRow = { readonly id: string; readonly videoId: string; readonly startsAt: Date | string };

const fields = { id: dailies.id, kind: dailies.kind, videoId: dailies.videoId, startsAt: dailies.startsAt };

/** Number of dailies in the initial site content (S3.11). */
const latestDailies: Record<DailyKind, number> = { daily: 14, yoga: 10 };

/** A daily is served as a video under the daily's own id, since the same film may be used on several days. */
export function presentDaily({ id, videoId, startsAt }: DailyRow, entries: Entries, brevity?: Brevity): Video[] {
  const video = entries.video(videoId, brevity);
  return video ? [{ ...video, id, start: wireDate(new Date(startsAt)) }] : [];
}

async function presentDailies(db: Db, rows: readonly DailyRow[], locale: Locale): Promise<Video[]> {
  const entries = await loadEntries(db, { videos: rows.map(({ videoId }) => videoId) }, locale);
  return rows.flatMap((row) => presentDaily(row, entries));
}

const upTo = (now: Date, more?: SQL): SQL | undefined => and(lte(dailies.startsAt, now), more);

const selectLatest = (db: Db, where: SQL | undefined) =>
  db.select(fields).from(dailies).where(where).orderBy(desc(dailies.startsAt), desc(dailies.id));

const latestOf = (kind: DailyKind): SQL => sql`
  (select coalesce(json_agg(r), '[]') from (
    select id, video_id as "videoId", starts_at as "startsAt" from dailies
    where starts_at <= ${sql.placeholder('now')}::timestamptz and kind = ${sql.raw(`'${kind}'`)}
    order by starts_at desc, id desc limit ${sql.raw(String(latestDailies[kind]))}) r)`;

/** JSON of the latest dailies of each kind that have started; `now` is a query parameter. */
export const latestRows = sql`json_build_object('daily', ${latestOf('daily')}, 'yoga', ${latestOf('yoga')})`;

export type LatestRows = Readonly<Record<DailyKind, readonly DailyRow[]>>;

const findLatestRows = prepared<LatestRows>('latest-dailies', sql`select ${latestRows} as found`);

export async function findLatestDailies(db: Db, now: Date, locale: Locale): Promise<{ dailies: Video[]; yogaDailies: Video[] }> {
  const { daily, yoga } = await findLatestRows(db, { now: now.toISOString() });
  const entries = await loadEntries(db, { videos: [...daily, ...yoga].map(({ videoId }) => videoId) }, locale);
  return {
    dailies: daily.flatMap((row) => presentDaily(row, entries)),
    yogaDailies: yoga.flatMap((row) => presentDaily(row, entries)),
  };
}

export async function listDailies(
  db: Db,
  { kind, ...page }: Page & { readonly kind?: DailyKind | undefined },
  now: Date,
  locale: Locale,
): Promise<List<Video>> {
  const where = upTo(now, kind && eq(dailies.kind, kind));
  const { limit, offset } = pageOf(page);
  const [total, rows] = await Promise.all([db.$count(dailies, where), selectLatest(db, where).limit(limit).offset(offset)]);
  return { data: await presentDailies(db, rows, locale), total };
}

/** Finds a daily by its id, or the latest one that uses the video with this id. */
export async function findDaily(db: Db, id: string, now: Date, locale: Locale): Promise<Video | null> {
  const rows = await selectLatest(db, upTo(now, or(eq(dailies.id, id), eq(dailies.videoId, id)))).limit(1);
  const [video] = await presentDailies(db, rows, locale);
  return video ?? null;
}

const dailiesPerMonth = 200;

/** Dailies of a Berlin month `YYYYMM`. A value with another number of digits matches nothing (S5.8). */
export async function listMonth(db: Db, month: string, now: Date, locale: Locale): Promise<List<Video>> {
  const [, year, number] = /^(\d{4})(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (year === undefined || number === undefined || year === '0000') return { data: [], total: 0 };
  const begins = instantOf(`${year}-${number}-01`, 0);
  const nextMonth = addDays(`${year}-${number}-28`, 4).slice(0, 7);
  const ends = instantOf(`${nextMonth}-01`, 0);
  const rows = await selectLatest(db, upTo(now, and(gte(dailies.startsAt, begins), lt(dailies.startsAt, ends)))).limit(
    dailiesPerMonth,
  );
  const data = await presentDailies(db, rows, locale);
  return { data, total: data.length };
}
