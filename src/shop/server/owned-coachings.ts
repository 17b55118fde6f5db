import { and, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database.ts';
import { entitlements } from './tables.ts';

/** The coachings that a member owns (S6.3), as a subquery for other rooms: one row `coachingId` for each. */
export const ownedCoachings = (db: Db | Tx, userId: string) =>
  db
    .selectDistinct({ coachingId: entitlements.subjectId })
    .from(entitlements)
    .where(and(eq(entitlements.userId, userId), eq(entitlements.kind, 'coaching'), isNull(entitlements.revokedAt)))
    .as('owned');
