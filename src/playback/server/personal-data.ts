import { desc, eq } from 'drizzle-orm';
import type { PersonalData } from '#accounts/server/door.ts';
import { findLengths } from '#catalog/server/door.ts';
import { playbackDataTexts } from '../data-texts.ts';
import { forgetNotices } from './corrections.ts';
import { forgetPositions } from './positions.ts';
import { correctionNotices, playbackPositions } from './tables.ts';

/** The personal data of this room (S16.2): resume positions, and corrections that a member was told of. */
export const playbackData: PersonalData = {
  tables: ['playback_positions', 'correction_notices'],
  words: playbackDataTexts,
  exported: async (db, { id }) => {
    const rows = await db
      .select()
      .from(playbackPositions)
      .where(eq(playbackPositions.userId, id))
      .orderBy(desc(playbackPositions.reachedAt));
    const lengths = new Map((await findLengths(db, { ids: rows.map(({ videoId }) => videoId) })).map((one) => [one.id, one]));
    const notified = await db
      .select()
      .from(correctionNotices)
      .where(eq(correctionNotices.userId, id))
      .orderBy(desc(correctionNotices.toldAt));
    const corrected = new Map(
      (await findLengths(db, { ids: notified.map(({ videoId }) => videoId) })).map((one) => [one.id, one]),
    );
    return {
      corrections: notified.map(({ videoId, date, toldAt, readAt }) => ({
        watchedVideo: corrected.get(videoId)?.title ?? null,
        correctedOn: date,
        toldAt,
        readAt,
      })),
      positions: rows.map(({ videoId, seconds, reachedAt }) => ({
        watchedVideo: lengths.get(videoId)?.title ?? null,
        stoppedAtSecond: seconds,
        secondsOfVideo: lengths.get(videoId)?.seconds ?? null,
        stoppedAt: reachedAt,
      })),
    };
  },
  erase: async (tx, { id }) => {
    await forgetPositions(tx, id);
    await forgetNotices(tx, id);
    return [];
  },
};
