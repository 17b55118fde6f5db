import { and, desc, eq, exists, isNull } from 'drizzle-orm';
import { fail, ok, refuse, type Result } from '#kit/result.ts';
import type { Locale } from '#kit/locale.ts';
import { audit } from '#desk/server/door.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { WithdrawalRecord } from '../office-contract.ts';
import { shopOfficeTexts } from '../team-texts.ts';
import { lockOrder } from './orders.ts';
import type { ShopParts } from './parts.ts';
import { withdrawOrder } from './settle.ts';
import { orders, withdrawals } from './tables.ts';

/** Declarations of withdrawal for the team (S14.3). */

const columns = { declared: withdrawals, order: { id: orders.id, number: orders.number, status: orders.status } };

type Row = {
  readonly declared: typeof withdrawals.$inferSelect;
  readonly order: WithdrawalRecord['order'];
};

const present = ({ declared, order }: Row): WithdrawalRecord => ({
  id: declared.id,
  number: declared.number,
  name: declared.name,
  email: declared.email,
  contract: declared.contract,
  message: declared.message,
  outcome: declared.outcome,
  declared_at: declared.declaredAt.toISOString(),
  handled_at: declared.handledAt?.toISOString() ?? null,
  order,
});

const select = (db: Db | Tx) => db.select(columns).from(withdrawals).leftJoin(orders, eq(orders.id, withdrawals.orderId));

type Question = { readonly page: number; readonly perPage: number; readonly outcome?: WithdrawalRecord['outcome'] | undefined };

/** The newest first. */
export async function listWithdrawals(
  db: Db,
  { page, perPage, outcome }: Question,
): Promise<{ data: WithdrawalRecord[]; total: number }> {
  const where = outcome === undefined ? undefined : eq(withdrawals.outcome, outcome);
  const rows = await select(db)
    .where(where)
    .orderBy(desc(withdrawals.declaredAt), withdrawals.id)
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { data: rows.map(present), total: await db.$count(withdrawals, where) };
}

/** How many wait for a decision. */
export const countOpenWithdrawals = (db: Db): Promise<number> => db.$count(withdrawals, eq(withdrawals.outcome, 'to-check'));

type Decision = {
  readonly id: string;
  readonly accept: boolean;
  readonly order?: string | null | undefined;
  readonly actor: string;
  readonly locale: Locale;
};

/**
 * Decides on a declaration. Accepting it ends the contract: access is revoked, the money is refunded. `conflict` if it was
 * decided already, or the order is no valid purchase.
 */
export const handleWithdrawal = (
  parts: ShopParts,
  { id, accept, order: named, actor, locale }: Decision,
): Promise<Result<WithdrawalRecord>> =>
  parts.db.transaction(async (tx): Promise<Result<WithdrawalRecord>> => {
    const t = shopOfficeTexts[locale];
    const [seen] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id));
    if (!seen) return fail('not-found');
    const orderId = named ?? seen.orderId;
    if (accept && !orderId) return refuse(t.check, { order: [t.orderMissing] });
    // Locks the order before the declaration, as everywhere.
    const order = accept && orderId ? await lockOrder(tx, orderId) : null;
    if (accept && !order) return refuse(t.check, { order: [t.orderUnknown] });
    const [declared] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update');
    if (!declared) return fail('not-found');
    if (declared.handledAt) return refuse(t.handled, {}, 'conflict');
    // A dispute does not keep a contract from ending, and a second declaration about one is as good as the first.
    if (order && !['succeeded', 'disputed', 'withdrawn'].includes(order.status)) return refuse(t.noPurchase, {}, 'conflict');
    const now = parts.clock.now();
    const outcome = accept ? 'accepted' : 'rejected';
    await tx
      .update(withdrawals)
      .set({ outcome, handledAt: now, ...(order ? { orderId: order.id } : {}) })
      .where(eq(withdrawals.id, id));
    await audit(tx, { actor, action: accept ? 'accept' : 'reject', entity: 'withdrawal', id, title: declared.number, at: now });
    if (order) await withdrawOrder(tx, parts, order);
    const [after] = await select(tx).where(eq(withdrawals.id, id));
    await forgetLeft(tx, id);
    return after ? ok(present(after)) : fail('not-found');
  });

/** Deletes a decided declaration about an order whose buyer has deleted the account: it was kept only to be decided. */
async function forgetLeft(tx: Tx, id: string): Promise<void> {
  const isLeft = exists(
    tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, withdrawals.orderId), isNull(orders.userId))),
  );
  await tx.delete(withdrawals).where(and(eq(withdrawals.id, id), isLeft));
}
