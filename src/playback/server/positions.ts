import { and, desc, eq, sql } from 'drizzle-orm';
import { positionLimits } from '#paths/playback-api.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Locale } from '#kit/locale.ts';
import type { Video } from '#catalog/contract.ts';
import { findBuyer } from '#accounts/server/door.ts';
import { findLengths, findVideos } from '#catalog/server/door.ts';
import type { Position, Stopped } from '../contract.ts';
import { ageOf, newestOf, resumeAt } from '../resume-rules.ts';
import { correctionNotices, correctionsTold, playbackPositions as positions } from './tables.ts';

type Reported = { readonly video: string; readonly seconds: number; readonly age: number };

/**
 * Stores resume positions. For each video the newest wins, so reports may be repeated and arrive in any order. Positions beyond
 * the end are ignored.
 */
export async function savePositions(db: Db, userId: string, reported: readonly Reported[], now: Date): Promise<void> {
  const newest = newestOf(reported.map(({ video, seconds, age }) => ({ video, seconds, at: now.getTime() - age })));
  const lengths = new Map(
    (await findLengths(db, { shortids: newest.map(({ video }) => video) })).map((one) => [one.shortid, one]),
  );
  const rows = newest.flatMap(({ video, seconds, at }) => {
    const known = lengths.get(video);
    return known ? [{ userId, videoId: known.id, seconds: Math.min(seconds, known.seconds), reachedAt: new Date(at) }] : [];
  });
  if (rows.length === 0) return;
  await db.transaction(async (tx) => {
    // A player that still reports while the account is deleted leaves nothing behind.
    if (!(await findBuyer(tx, userId))) return;
    await tx
      .insert(positions)
      // Sorted, so that concurrent reports cannot deadlock.
      .values(rows.toSorted((a, b) => (a.videoId < b.videoId ? -1 : 1)))
      .onConflictDoUpdate({
        target: [positions.userId, positions.videoId],
        set: { seconds: sql`excluded.seconds`, reachedAt: sql`excluded.reached_at` },
        setWhere: sql`excluded.reached_at >= ${positions.reachedAt}`,
      });
  });
  await forgetOld(db, userId);
}

/** Deletes the oldest beyond the limit. Rows locked by another report are left to that one. */
const forgetOld = (db: Db, userId: string): Promise<unknown> =>
  db.execute(sql`delete from playback_positions where user_id = ${userId} and video_id in (
    select video_id from playback_positions where user_id = ${userId}
    order by reached_at desc, video_id offset ${positionLimits.most} for update skip locked)`);

/** A member's resume positions, newest first. */
export async function listPositions(db: Db, userId: string, now: Date): Promise<Position[]> {
  const rows = await db
    .select()
    .from(positions)
    .where(eq(positions.userId, userId))
    .orderBy(desc(positions.reachedAt))
    .limit(positionLimits.most);
  const lengths = new Map((await findLengths(db, { ids: rows.map(({ videoId }) => videoId) })).map((one) => [one.id, one]));
  return rows.flatMap(({ videoId, seconds, reachedAt }) => {
    const known = lengths.get(videoId);
    return known
      ? [{ video: known.shortid, seconds, duration: known.seconds, age: ageOf(reachedAt.getTime(), now.getTime()) }]
      : [];
  });
}

/** Maximum number of unfinished videos shown. */
const mostUnfinished = 12;

/** The videos that a member started and did not finish, the last watched first. */
export async function listUnfinished(db: Db, userId: string, now: Date, locale: Locale): Promise<Video[]> {
  const begun = (await listPositions(db, userId, now)).filter((position) => resumeAt(position) > 0);
  return findVideos(
    db,
    begun.slice(0, mostUnfinished).map(({ video }) => video),
    locale,
  );
}

type Whose = { readonly userId: string; readonly videoId: string; readonly duration: number };

/** A member's position in a video of that length; null if unknown. */
export async function findPosition(db: Db, { userId, videoId, duration }: Whose, now: Date): Promise<Stopped | null> {
  const [row] = await db
    .select()
    .from(positions)
    .where(and(eq(positions.userId, userId), eq(positions.videoId, videoId)));
  return row ? { seconds: row.seconds, duration, age: ageOf(row.reachedAt.getTime(), now.getTime()) } : null;
}

/** Deletes what is about videos that no longer exist, not even as a draft or in the bin. */
export async function forgetLost(tx: Tx): Promise<void> {
  for (const table of [positions, correctionNotices, correctionsTold])
    await tx.execute(sql`delete from ${table} p where not exists (select 1 from content.videos v where v.id = p.video_id)`);
}

/** Deletes all of a member's positions. */
export const forgetPositions = (db: Db | Tx, userId: string): Promise<unknown> =>
  db.delete(positions).where(eq(positions.userId, userId));
