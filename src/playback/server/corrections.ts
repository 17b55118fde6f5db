import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import { findCorrections, findLengths, listCorrected, type Corrected } from '#catalog/server/door.ts';
import { addDays, dayOf } from '#kit/dates.ts';
import type { Locale } from '#kit/locale.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import type { CorrectionNotice } from '../contract.ts';
import { worthFrom } from '../resume-rules.ts';
import { correctionNotices as notices, correctionsTold as told, playbackPositions } from './tables.ts';

/** A correction dated further back, in days, is history: an editor wrote it down later, or it came with an import. */
const newsFor = 30;

/**
 * Tells members who watched a video that it was corrected (S15.5): once per correction, whichever server does it. Safe to repeat.
 */
export async function tellCorrections({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const today = dayOf(now);
  const from = addDays(today, -newsFor);
  const corrected = await listCorrected(db, { from, to: today });
  if (corrected.length === 0) return;
  const counts = new Map((await db.select().from(told).where(gte(told.date, from))).map((row) => [keyOf(row), row.count]));
  const changed = corrected.filter((one) => counts.get(keyOf(one)) !== one.count);
  if (changed.length === 0) return;
  const lengths = new Map(
    (await findLengths(db, { ids: changed.map(({ videoId }) => videoId) })).map((one) => [one.id, one.seconds]),
  );
  for (const one of changed)
    await db.transaction((tx) => tellOne(tx, one, { watchedFrom: worthFrom(lengths.get(one.videoId) ?? 0), now }));
}

const keyOf = ({ videoId, date }: Pick<Corrected, 'videoId' | 'date'>): string => `${videoId} ${date}`;

type Telling = {
  /** The first second that counts as watched. */
  readonly watchedFrom: number;
  readonly now: Date;
};

/** Members are told again when another correction of the same day follows, not when one is removed or reworded. */
async function tellOne(tx: Tx, { videoId, date, count }: Corrected, { watchedFrom, now }: Telling): Promise<void> {
  const isOne = and(eq(told.videoId, videoId), eq(told.date, date));
  await tx.insert(told).values({ videoId, date, count: 0 }).onConflictDoNothing();
  // Serialises servers that do this at the same time.
  const [known] = await tx.select().from(told).where(isOne).for('update');
  if (!known || known.count === count) return;
  await tx.update(told).set({ count }).where(isOne);
  if (count < known.count) return;
  await tx.execute(sql`insert into ${notices} (user_id, video_id, date, told_at)
    select ${playbackPositions.userId}, ${playbackPositions.videoId}, ${date}::date, ${now.toISOString()}::timestamptz
    from ${playbackPositions}
    where ${playbackPositions.videoId} = ${videoId}::uuid and ${playbackPositions.seconds} >= ${watchedFrom}
    order by ${playbackPositions.userId}
    on conflict (user_id, video_id, date) do update set told_at = excluded.told_at, read_at = null`);
}

/** Most notices shown at once. */
const mostShown = 20;

/** What a member has not put away yet, newest first; without videos that are not public. */
export async function listNotices(db: Db, userId: string, locale: Locale): Promise<CorrectionNotice[]> {
  const rows = await db
    .select()
    .from(notices)
    .where(and(eq(notices.userId, userId), isNull(notices.readAt)))
    .orderBy(desc(notices.toldAt), desc(notices.date), notices.videoId)
    .limit(mostShown);
  const ids = [...new Set(rows.map(({ videoId }) => videoId))];
  const videos = new Map((await findCorrections(db, ids, locale)).map((video) => [video.id, video]));
  return rows.flatMap(({ videoId, date }) => {
    const video = videos.get(videoId);
    const corrections = video?.corrections.filter((one) => one.date === date) ?? [];
    if (!video || corrections.length === 0) return [];
    return [{ video: { shortid: video.shortid, title: video.title, lang: video.lang }, date, corrections }];
  });
}

/** Puts a notice away. */
export async function readNotice(
  db: Db,
  {
    userId,
    shortid,
    date,
    now,
  }: { readonly userId: string; readonly shortid: string; readonly date: string; readonly now: Date },
): Promise<void> {
  const [video] = await findLengths(db, { shortids: [shortid] });
  if (!video) return;
  await db
    .update(notices)
    .set({ readAt: now })
    .where(and(eq(notices.userId, userId), eq(notices.videoId, video.id), eq(notices.date, date), isNull(notices.readAt)));
}

/** Deletes a member's notices, which tell what they have watched. */
export const forgetNotices = (db: Db | Tx, userId: string): Promise<unknown> =>
  db.delete(notices).where(eq(notices.userId, userId));
