import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { findBuyer } from '#accounts/server/door.ts';
import { listCoachingNames } from '#catalog/server/door.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { OrderRow } from './order-row.ts';
import type { ShopParts } from './parts.ts';
import { entitlements } from './tables.ts';

type Parts = Pick<ShopParts, 'clock' | 'listeners'>;
type Subject = { readonly kind: 'coaching' | 'retreat'; readonly subjectId: string };
type Entitlement = typeof entitlements.$inferSelect;

/** The coachings that a member owns (S6.3), as a subquery for other rooms: one row `coachingId` for each. */
export const ownedCoachings = (db: Db | Tx, userId: string) =>
  db
    .selectDistinct({ coachingId: entitlements.subjectId })
    .from(entitlements)
    .where(and(eq(entitlements.userId, userId), eq(entitlements.kind, 'coaching'), isNull(entitlements.revokedAt)))
    .as('owned');

/** A member's valid entitlements, without revoked ones. */
export const listEntitlements = (db: Db | Tx, userId: string): Promise<Entitlement[]> =>
  db
    .select()
    .from(entitlements)
    .where(and(eq(entitlements.userId, userId), isNull(entitlements.revokedAt)))
    .orderBy(entitlements.grantedAt, entitlements.id);

/** Whether a member has it now. */
export async function holds(db: Db | Tx, userId: string, { kind, subjectId }: Subject): Promise<boolean> {
  const rows = await listEntitlements(db, userId);
  return rows.some((row) => row.kind === kind && row.subjectId === subjectId);
}

const subjectsOf = ({ opens }: Pick<OrderRow, 'opens'>): Subject[] => [
  ...[...new Set(opens.coachingIds)].map((subjectId) => ({ kind: 'coaching' as const, subjectId })),
  ...(opens.retreatId === null ? [] : [{ kind: 'retreat' as const, subjectId: opens.retreatId }]),
];

/** Grants a member what an order contains; idempotent. A gift grants nothing to its buyer. */
export async function grantOrder(tx: Tx, parts: Parts, order: OrderRow): Promise<void> {
  if (order.userId === null || order.isGift) return;
  for (const subject of subjectsOf(order)) {
    await grant(tx, parts, { userId: order.userId, orderId: order.id, ...subject });
  }
}

/** Revokes what an order granted; idempotent. */
export async function revokeOrder(tx: Tx, parts: Parts, order: Pick<OrderRow, 'id'>): Promise<void> {
  await revoke(tx, parts, eq(entitlements.orderId, order.id));
}

/** Answers how many were valid until now. */
async function revoke(tx: Tx, parts: Parts, which: SQL | undefined): Promise<number> {
  const at = parts.clock.now();
  const revoked = await tx
    .update(entitlements)
    .set({ revokedAt: at })
    .where(and(which, isNull(entitlements.revokedAt)))
    .returning();
  for (const { userId, kind, subjectId } of revoked) {
    // Members who have it by another order too keep it.
    if (kind === 'retreat' || (await holds(tx, userId, { kind, subjectId }))) continue;
    for (const { revoked: tell } of parts.listeners) await tell(tx, { userId, coachingId: subjectId, at });
  }
  return revoked.length;
}

type Grant = Subject & { readonly userId: string; readonly orderId: string | null };

async function grant(tx: Tx, parts: Parts, { userId, orderId, kind, subjectId }: Grant): Promise<void> {
  const at = parts.clock.now();
  const had = await holds(tx, userId, { kind, subjectId });
  const again = orderId === null ? undefined : { set: { revokedAt: null }, target: ofOrder };
  const insert = tx.insert(entitlements).values({ userId, orderId, kind, subjectId, grantedAt: at });
  await (again ? insert.onConflictDoUpdate(again) : insert);
  if (had || kind === 'retreat') return;
  for (const { granted } of parts.listeners) await granted(tx, { userId, coachingId: subjectId, at });
}

const ofOrder = [entitlements.orderId, entitlements.kind, entitlements.subjectId];

/** Serialises checkouts and gifts of one member until the transaction ends. */
export const lockHoldings = (tx: Tx, userId: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`checkout ${userId}`}, 0))`);

/**
 * Grants a member a coaching without an order: `owned` if they have it already, `nobody` if the account is gone. Throws for an
 * unknown coaching.
 */
export async function giveCoaching(
  tx: Tx,
  parts: Parts,
  userId: string,
  coachingId: string,
): Promise<'given' | 'owned' | 'nobody'> {
  await lockHoldings(tx, userId);
  if (!(await findBuyer(tx, userId))) return 'nobody';
  const [known] = await listCoachingNames(tx, [coachingId], 'de');
  if (!known) throw new Error('There is no such coaching.');
  if (await holds(tx, userId, { kind: 'coaching', subjectId: coachingId })) return 'owned';
  await grant(tx, parts, { userId, orderId: null, kind: 'coaching', subjectId: coachingId });
  return 'given';
}

/** Revokes a coaching that `giveCoaching` granted; null if there is none. `stays`: the member has it by an order as well. */
export async function takeCoaching(
  tx: Tx,
  parts: Parts,
  userId: string,
  coachingId: string,
): Promise<{ readonly stays: boolean } | null> {
  await lockHoldings(tx, userId);
  const subject = { kind: 'coaching', subjectId: coachingId } as const;
  const given = and(
    eq(entitlements.userId, userId),
    isNull(entitlements.orderId),
    eq(entitlements.kind, subject.kind),
    eq(entitlements.subjectId, coachingId),
  );
  return (await revoke(tx, parts, given)) === 0 ? null : { stays: await holds(tx, userId, subject) };
}
