import { and, eq, isNull, sql } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import { listCoachingNames, offerIds, withCleanText } from '#catalog/server/door.ts';
import { entityOf, knownIds, type Entity, type Problems } from '#desk/server/door.ts';
import type { Tx } from '#platform/database.ts';
import { composeCode, faultsOf, readCode, type CodeOrder } from '../code-rules.ts';
import { coupon } from '../entities/coupon.ts';
import { product } from '../entities/product.ts';
import { codes, products } from './content-tables.ts';
import { codeUses, entitlements, orders } from './tables.ts';

/** The shop's entities of the back office (S10.2). */

const productEntity = entityOf(product, {
  table: products,
  complete: (content) => ({ ...withCleanText(product.fields, content), voucher_cents: content.voucher_cents ?? null }),
  names: ({ coachings }) => [{ id: offerIds.coaching, ids: coachings as string[] }],
  check: async (tx, { coachings, voucher_cents: voucher }, { locale, isDraft = false }) => {
    const named = [...new Set(coachings as string[])];
    const wrong: Problems = { coachings: 'unknown' };
    // VAT and withdrawal of a voucher are not those of a course (§ 3 (15) UStG, § 356 (5) BGB).
    if (typeof voucher === 'number' && named.length > 0 && !isDraft) return { voucher_cents: 'invalid' };
    // Only public things can be sold.
    const known = isDraft
      ? (await knownIds(tx, offerIds.coaching, named)).size
      : (await listCoachingNames(tx, named, locale)).length;
    return known === named.length ? {} : wrong;
  },
  order: { column: products.position },
  isHeld: async (tx, id) =>
    (
      await tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.offerType, 'product'), eq(orders.offerId, id), isAlive))
        .limit(1)
    ).length > 0,
  ended: (content) => ({ ...content, is_on_sale: false }),
});

const isAlive = sql`${orders.status} in ('open', 'processing', 'succeeded', 'disputed')`;

/** Whether somebody owns this offer, is paying for it, or holds a gift of it: then it cannot be unpublished (S14). */
export const isBought =
  (kind: 'coaching' | 'retreat'): NonNullable<Entity['isHeld']> =>
  async (tx, id) => {
    const held = await tx
      .select({ id: entitlements.id })
      .from(entitlements)
      .where(and(eq(entitlements.kind, kind), eq(entitlements.subjectId, id), isNull(entitlements.revokedAt)))
      .limit(1);
    if (held.length > 0) return true;
    const ordered = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.offerType, kind), eq(orders.offerId, id), isAlive))
      .limit(1);
    return ordered.length > 0;
  };

const fieldOf: Readonly<Record<string, string>> = {
  valueCents: 'value_cents',
  offerType: 'offer_type',
  offerId: 'offer_id',
  maxUses: 'max_uses',
  validFrom: 'valid_from',
  validUntil: 'valid_until',
};

const asDate = (value: unknown): Date | null => (typeof value === 'string' ? new Date(value) : null);

/** Whether a code is void because its purchase was undone, perhaps while somebody had its form open: its money is gone. */
async function isUndone(tx: Tx, id: string): Promise<boolean> {
  const [bought] = await tx
    .select({ status: orders.status })
    .from(codes)
    .innerJoin(orders, eq(orders.id, codes.orderId))
    .where(and(eq(codes.id, id), eq(codes.isVoid, true)));
  return bought !== undefined && bought.status !== 'succeeded';
}

export const couponEntity = entityOf(coupon, {
  table: codes,
  complete: (content, { now }) => {
    const open = ['percent', 'value_cents', 'offer_type', 'offer_id', 'max_uses', 'valid_from', 'valid_until'] as const;
    const typed =
      typeof content.code === 'string' && content.code.trim() !== '' ? (readCode(content.code) ?? content.code) : null;
    return {
      ...content,
      ...Object.fromEntries(open.map((field) => [field, content[field] ?? null])),
      code: typed ?? composeCode((limit) => randomInt(limit)),
      created_at: content.created_at ?? now.toISOString(),
    };
  },
  check: async (tx, content, { id }) => {
    const problems: Record<string, Problems[string]> = {};
    if (readCode(String(content.code)) === null) problems.code = 'invalid';
    if (content.is_void !== true && (await isUndone(tx, id))) problems.is_void = 'invalid';
    // Gifts are bought, never generated: their terms were right when they were sold.
    if (content.kind === 'gift') return problems;
    for (const fault of faultsOf(orderOf(content))) problems[fieldOf[fault] ?? fault] = 'invalid';
    return problems;
  },
  order: { column: codes.position, after: codes.createdAt },
  shown: {
    uses: sql`(select count(*)::int from code_uses u where u.code_id = ${codes.id} and u.state <> 'free')`,
  },
  sorts: { created_at: codes.createdAt },
  // A code that orders refer to cannot be removed.
  isHeld: async (tx, id) =>
    (await tx.select({ id: codeUses.codeId }).from(codeUses).where(eq(codeUses.codeId, id)).limit(1)).length > 0,
  ended: (content) => ({ ...content, is_void: true }),
});

const orderOf = (content: Readonly<Record<string, unknown>>): CodeOrder => ({
  kind: content.kind as CodeOrder['kind'],
  percent: content.percent as number | null,
  valueCents: content.value_cents as number | null,
  offerType: content.offer_type as CodeOrder['offerType'],
  offerId: content.offer_id as string | null,
  // A used-up code was valid when it was made.
  maxUses: (content.max_uses as number | null) || null,
  validFrom: asDate(content.valid_from),
  validUntil: asDate(content.valid_until),
  count: 1,
  batch: String(content.batch),
});

export const shopEntities: readonly Entity[] = [productEntity, couponEntity];
