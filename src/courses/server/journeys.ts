import { randomBytes } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { dayOf } from '#kit/dates.ts';
import type { Db, Tx } from '#platform/database.ts';
import { ownedCoachings, type Ownership, type OwnershipListener } from '#shop/server/door.ts';
import { beginOn, lastOpen, paused, resumed, type JourneyState } from '../rules.ts';
import { journeys } from './tables.ts';

export type JourneyRow = typeof journeys.$inferSelect;

/**
 * Starts a member's journey through a coaching, today in Berlin. One that had ended continues where it was: the time without it
 * counts as a pause. A running one is left alone.
 */
async function startJourney(tx: Tx | Db, { userId, coachingId, at }: Ownership): Promise<void> {
  const today = dayOf(at);
  const begun = { ...beginOn(today), userId, coachingId, mailToken: randomBytes(24).toString('base64url'), createdAt: at };
  await tx
    .insert(journeys)
    .values(begun)
    .onConflictDoNothing({ target: [journeys.userId, journeys.coachingId] });
  const [row] = await tx.select().from(journeys).where(ofMember(userId, coachingId)).for('update');
  if (!row?.endedAt) return;
  const wentOn = row.pausedOn === null ? resumed(paused(stateOf(row), dayOf(row.endedAt)), today) : stateOf(row);
  await tx
    .update(journeys)
    .set({ ...wentOn, endedAt: null })
    .where(eq(journeys.id, row.id));
}

const ofMember = (userId: string, coachingId: string) => and(eq(journeys.userId, userId), eq(journeys.coachingId, coachingId));

/** Reacts to owning a coaching: starts a journey. When it is lost, its mails stop, and notes are kept. */
export const ownershipListener: OwnershipListener = {
  granted: startJourney,
  revoked: async (tx, { userId, coachingId, at }) => {
    await tx
      .update(journeys)
      .set({ endedAt: at })
      .where(and(ofMember(userId, coachingId), isNull(journeys.endedAt)));
  },
};

/** The part of a row that the rules use. */
export const stateOf = ({ startedOn, pausedOn, pausedDays, openedDay }: JourneyRow): JourneyState => ({
  startedOn,
  pausedOn,
  pausedDays,
  openedDay,
});

/**
 * The journey of a coaching's owner; null for everyone else. An owner without one, for example after an import, gets it on first
 * access.
 */
export async function findOwnJourney(
  db: Db | Tx,
  { userId, coachingId, now }: { userId: string; coachingId: string; now: Date },
): Promise<JourneyRow | null> {
  const owned = ownedCoachings(db, userId);
  const find = () =>
    db
      .select({ journey: journeys })
      .from(owned)
      .leftJoin(journeys, and(eq(journeys.userId, userId), eq(journeys.coachingId, owned.coachingId)))
      .where(eq(owned.coachingId, coachingId));
  const [found] = await find();
  if (!found || found.journey) return found?.journey ?? null;
  await startJourney(db, { userId, coachingId, at: now });
  return (await find())[0]?.journey ?? null;
}

/** Records which days are open (S13.1), if there are new ones. Answers the updated journey. */
export async function keepOpened(db: Db | Tx, row: JourneyRow, days: number, now: Date): Promise<JourneyRow> {
  const openedDay = Math.min(lastOpen(stateOf(row), dayOf(now)), days);
  if (openedDay <= row.openedDay) return row;
  await db
    .update(journeys)
    .set({ openedDay })
    .where(and(eq(journeys.id, row.id), lt(journeys.openedDay, openedDay)));
  return { ...row, openedDay };
}
