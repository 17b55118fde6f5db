import { and, eq, sql } from 'drizzle-orm';
import { fail, ok, type Result } from '#kit/result.ts';
import type { Locale } from '#kit/locale.ts';
import type { Tx } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import { faultsOf, readCode, type CodeOrder } from '../code-rules.ts';
import { beginCheckout, type Begun } from './checkout.ts';
import { findCode, type CodeRow } from './code-rows.ts';
import { insertCodes } from './new-codes.ts';
import type { OrderRow } from './order-row.ts';
import type { ShopParts } from './parts.ts';
import * as content from './content-tables.ts';
import { codes, codeUses } from './tables.ts';

/**
 * Generates up to 10,000 codes with the same terms, all or none, without duplicates. A single-purpose voucher is valid for one
 * order by default. `also` runs in the same transaction. Where `firstId` is there already, as after an answer that was lost, the
 * codes that were made with it are answered instead. Invalid terms fail with body `{fields: [name]}`.
 */
export async function generateCodes(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { count, ...terms }: CodeOrder,
  { firstId, also }: { readonly firstId?: string | undefined; readonly also?: (tx: Tx) => Promise<void> } = {},
): Promise<Result<CodeRow[]>> {
  const fields = faultsOf({ count, ...terms });
  if (fields.length > 0) return fail('invalid', { fields });
  const maxUses = terms.maxUses ?? (terms.kind === 'single' ? 1 : null);
  const draft = { ...terms, maxUses, createdAt: clock.now() };
  const made = await db.transaction(async (tx) => {
    const there = firstId === undefined ? [] : await madeWith(tx, firstId);
    if (there.length > 0) return there;
    const rows = await insertCodes(tx, draft, count, { firstId });
    await also?.(tx);
    return rows;
  });
  return ok(made);
}

/** The codes that were made with the one of this id. Until the transaction ends, nobody else makes any with it. */
async function madeWith(tx: Tx, id: string): Promise<CodeRow[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`codes ${id}`}, 0))`);
  const [first] = await tx.select().from(codes).where(eq(codes.id, id));
  if (!first) return [];
  return tx
    .select()
    .from(codes)
    .where(and(eq(codes.batch, first.batch), eq(codes.createdAt, first.createdAt)));
}

/** Revokes a code by its id: no new order can use it. Orders that hold it and may still be paid keep it. */
export async function voidCode({ db }: Pick<ShopParts, 'db'>, id: string): Promise<Result<CodeRow>> {
  const [row] = await db.update(content.codes).set({ isVoid: true }).where(eq(content.codes.id, id)).returning();
  return row ? ok(row) : fail('not-found');
}

type Redeeming = { readonly userId: string; readonly code: string; readonly locale: Locale };

/**
 * Grants a member what a gift or a single-purpose voucher covers, as if they had redeemed it: by an order of 0 €. `not-found` for
 * an unknown member or a code that covers nothing; `conflict` with body `{error}`, the reason: `owned`, `code-used`,
 * `code-invalid`, or a notice of the checkout. `also` runs in the transaction of the order.
 */
export async function redeemCode(
  parts: ShopParts,
  { userId, code, locale }: Redeeming,
  also: (tx: Tx, order: OrderRow) => Promise<void> = () => Promise.resolve(),
): Promise<Result<{ orderId: string }>> {
  const row = await findCode(parts.db, eq(codes.code, readCode(code) ?? ''));
  if (!row?.offerType || !row.offerId || !['single', 'gift'].includes(row.kind)) return fail('not-found');
  const wish = { type: row.offerType, id: row.offerId, code: row.code, isGift: false, hasConsented: false, locale };
  return redeemed(await beginCheckout(parts, userId, { ...wish, byTeam: also }), parts, row);
}

async function redeemed(begun: Begun, { db }: ShopParts, { id }: CodeRow): Promise<Result<{ orderId: string }>> {
  switch (begun.to) {
    case 'nowhere':
      return fail('not-found');
    case 'own':
      return fail('conflict', { error: 'owned' });
    case 'back':
      return fail('conflict', { error: 'error' in begun.why ? begun.why.error : begun.why.notice });
    case 'thanks': {
      // A pending purchase of their own may have completed instead.
      const [use] = await db.select().from(codeUses).where(eq(codeUses.orderId, begun.orderId));
      return use?.codeId === id ? ok({ orderId: begun.orderId }) : fail('conflict', { error: 'owned' });
    }
    case 'payment':
      throw new Error('A code that covers everything leaves nothing to pay.');
  }
}
