import { createHash } from 'node:crypto';
import { lte, sql, type SQL } from 'drizzle-orm';
import { dayOf } from '#kit/dates.ts';
import type { Db, Tx } from '#platform/database.ts';
import { viewMarks } from './tables.ts';

/** Repeated views by one visitor within this time count once (S7.5). */
const hour = 3_600_000;

export type View = {
  readonly shortid: string;
  /** The visitor's short-lived pseudonym, as created by the app. */
  readonly visitor: string;
  /** The same for the network. */
  readonly network: string;
  readonly now: Date;
};

/** Limit of counted views per video, hour and network, so that forged user agents gain nothing. */
const ofNetwork = 4;

const markOf = (text: string): Buffer => createHash('sha256').update(text).digest().subarray(0, 16);

/**
 * Counts a view once per visitor, video and hour. A single statement, in which a view claims its network's first free mark, so
 * that only one of any number of concurrent calls counts. An unknown shortid is ignored.
 */
export async function countView(db: Db, { shortid, visitor, network, now }: View): Promise<void> {
  const mark = markOf(`${visitor} ${shortid}`);
  const marks = Array.from({ length: ofNetwork }, (_, n) => markOf(`${network} ${n} ${shortid}`));
  const hourAgo = sql`${new Date(now.getTime() - hour).toISOString()}::timestamptz`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const isTaken = (of: SQL): SQL => sql`exists (select from view_marks where mark = ${of} and counted_at > ${hourAgo})`;
  const values = sql.join(
    marks.map((one, n) => sql`(${n}::int, ${one}::bytea)`),
    sql`, `,
  );
  await db.execute(sql`
    with seen as (select id from videos where shortid = ${shortid} and not ${isTaken(sql`${mark}::bytea`)}),
    place as (
      select free.mark from seen, (values ${values}) free (n, mark) where not ${isTaken(sql`free.mark`)} order by n limit 1
    ),
    taken as (
      insert into view_marks (mark, counted_at) select mark, ${at} from place
      on conflict (mark) do update set counted_at = excluded.counted_at where view_marks.counted_at <= ${hourAgo}
      returning mark
    ),
    marked as (
      insert into view_marks (mark, counted_at) select ${mark}::bytea, ${at} from taken
      on conflict (mark) do update set counted_at = excluded.counted_at where view_marks.counted_at <= ${hourAgo}
      returning mark
    )
    insert into view_days (day, video_id, views)
    select ${dayOf(now)}::date, seen.id, 1 from seen, marked
    on conflict (day, video_id) do update set views = view_days.views + 1`);
}

/** Adds to a video's seconds played on the Berlin day of `now`, at most its duration. An unknown shortid is ignored. */
export async function addPlayed(
  db: Db,
  { shortid, seconds, now }: Omit<View, 'visitor' | 'network'> & { seconds: number },
): Promise<void> {
  await db.execute(sql`
    insert into view_days (day, video_id, views, seconds)
    select ${dayOf(now)}::date, v.id, 0, least(${seconds}::int, m.seconds)
    from videos v join media m on m.id = v.media_id where v.shortid = ${shortid}
    on conflict (day, video_id) do update set seconds = view_days.seconds + excluded.seconds`);
}

/** Deletes expired marks. */
export async function purgeMarks(tx: Tx, now: Date): Promise<void> {
  await tx.delete(viewMarks).where(lte(viewMarks.countedAt, new Date(now.getTime() - hour)));
}
