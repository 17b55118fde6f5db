import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';

/** Viewing totals without any personal data. Days are `YYYY-MM-DD` in Berlin; ranges include both ends. */

type Span = { readonly from: string; readonly to: string };

export type WatchedDay = { readonly day: string; readonly views: number; readonly seconds: number };

/** Totals of each day with any views. */
export async function viewsByDay(db: Db, { from, to }: Span): Promise<WatchedDay[]> {
  const { rows } = await db.execute<{ day: string; views: string; seconds: string }>(sql`
    select day::text, sum(views) as views, sum(seconds) as seconds from view_days
    where day between ${from}::date and ${to}::date group by day order by day`);
  return rows.map(({ day, views, seconds }) => ({ day, views: Number(views), seconds: Number(seconds) }));
}

export type WatchedVideo = {
  readonly id: string;
  readonly shortid: string;
  readonly title: string;
  readonly views: number;
  readonly seconds: number;
};

/** The most viewed videos with their seconds played. */
export async function mostWatched(db: Db, { from, to }: Span, limit: number): Promise<WatchedVideo[]> {
  const { rows } = await db.execute<{ id: string; shortid: string; title: string; views: string; seconds: string }>(sql`
    select v.id, v.shortid, v.title, d.views, d.seconds
    from (
      select video_id, sum(views) as views, sum(seconds) as seconds from view_days
      where day between ${from}::date and ${to}::date and video_id in (select id from videos) group by video_id
      having sum(views) > 0 order by sum(views) desc, video_id limit ${limit}
    ) d join videos v on v.id = d.video_id order by d.views desc, v.id`);
  return rows.map(({ views, seconds, ...video }) => ({ ...video, views: Number(views), seconds: Number(seconds) }));
}
