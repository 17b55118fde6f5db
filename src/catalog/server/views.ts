import { createHash } from 'node:crypto';
import { lte, sql } from 'drizzle-orm';
import { dayOf } from '#kit/dates.ts';
import type { Db, Tx } from '#platform/database.ts';
import { viewMarks } from './tables.ts';

/** Repeated views of one visitor count once in this time (S7.5). */
const hour = 3_600_000;

export type View = {
  readonly shortid: string;
  /** A short-lived pseudonym of the visitor, as the app makes it. */
  readonly visitor: string;
  readonly now: Date;
};

/**
 * Counts a view once per visitor, video and hour. One statement, so that of any number of simultaneous
 * calls the key of the mark lets one through. An unknown shortid counts nothing and is no error.
 */
export async function countView(db: Db, { shortid, visitor, now }: View): Promise<void> {
  const mark = createHash('sha256').update(`${visitor} ${shortid}`).digest().subarray(0, 16);
  const hourAgo = new Date(now.getTime() - hour);
  await db.execute(sql`
    with seen as (select id from videos where shortid = ${shortid}),
    marked as (
      insert into view_marks (mark, counted_at) select ${mark}::bytea, ${now.toISOString()}::timestamptz from seen
      on conflict (mark) do update set counted_at = excluded.counted_at
        where view_marks.counted_at <= ${hourAgo.toISOString()}::timestamptz
      returning mark
    )
    insert into view_days (day, video_id, views)
    select ${dayOf(now)}::date, seen.id, 1 from seen, marked
    on conflict (day, video_id) do update set views = view_days.views + 1`);
}

/** Adds to how long a video was played on the Berlin day of `now`, at most its length. An unknown shortid counts nothing and is no error. */
export async function addPlayed(db: Db, { shortid, seconds, now }: Omit<View, 'visitor'> & { seconds: number }): Promise<void> {
  await db.execute(sql`
    insert into view_days (day, video_id, views, seconds)
    select ${dayOf(now)}::date, v.id, 0, least(${seconds}::int, m.seconds)
    from videos v join media m on m.id = v.media_id where v.shortid = ${shortid}
    on conflict (day, video_id) do update set seconds = view_days.seconds + excluded.seconds`);
}

/** Deletes the marks that have done their work. */
export async function purgeMarks(tx: Tx, now: Date): Promise<void> {
  await tx.delete(viewMarks).where(lte(viewMarks.countedAt, new Date(now.getTime() - hour)));
}
