import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database.ts';
import { entitlements } from './tables.ts';

/** A participant of a retreat. */
export type RetreatGuest = { readonly entitlementId: string; readonly userId: string };

/** The participants of a retreat: each member once, by their oldest entitlement. */
export async function listRetreatGuests(db: Db | Tx, retreatId: string): Promise<RetreatGuest[]> {
  const { id, userId, kind, subjectId, revokedAt, grantedAt } = entitlements;
  return db
    .selectDistinctOn([userId], { entitlementId: id, userId })
    .from(entitlements)
    .where(and(eq(kind, 'retreat'), eq(subjectId, retreatId), isNull(revokedAt)))
    .orderBy(asc(userId), asc(grantedAt), asc(id));
}
