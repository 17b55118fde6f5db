import { and, eq, exists, gte, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { findBuyer, type Asking, type Person, type PersonalData } from '#accounts/server/door.ts';
import type { Db, Tx } from '#platform/database.ts';
import { shopDataTexts } from '../data-texts.ts';
import { leaveOrders } from './leaving.ts';
import { codes, entitlements, invoices, orders, withdrawals } from './tables.ts';

/** Declarations about one's orders. */
const aboutTheirs = (db: Db | Tx, { id }: Person): SQL =>
  exists(
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, withdrawals.orderId), eq(orders.userId, id))),
  );

/** Declarations with one's address, which anyone may make without a login. */
const underAddress = ({ email }: Person): SQL => sql`lower(${withdrawals.email}) = ${email.toLowerCase()}`;

async function exported(db: Db, person: Asking): Promise<Record<string, unknown>> {
  const theirs = eq(orders.userId, person.id);
  const bought = await db
    .select({
      number: orders.number,
      createdAt: orders.createdAt,
      status: orders.status,
      offerName: orders.offerName,
      isGift: orders.isGift,
      listCents: orders.listCents,
      discountCents: orders.discountCents,
      totalCents: orders.totalCents,
      voucherCents: orders.voucherCents,
      dueCents: orders.dueCents,
      refundedCents: sql<number>`coalesce((${orders.payment} ->> 'refundedCents')::int, 0)`,
      vatPercent: orders.vatPercent,
      code: codes.code,
      consent: orders.consent,
      email: orders.email,
      name: orders.name,
      address: orders.address,
      paidAt: orders.paidAt,
      withdrawnAt: orders.withdrawnAt,
    })
    .from(orders)
    .leftJoin(codes, eq(codes.id, orders.codeId))
    .where(theirs)
    .orderBy(orders.createdAt);
  const boughtCodes = await db
    .select({
      order: orders.number,
      code: codes.code,
      kind: codes.kind,
      valueCents: codes.valueCents,
      validUntil: codes.validUntil,
      isVoid: codes.isVoid,
      createdAt: codes.createdAt,
    })
    .from(codes)
    .innerJoin(orders, eq(orders.id, codes.orderId))
    .where(theirs)
    .orderBy(codes.createdAt);
  const { kind, grantedAt, revokedAt } = entitlements;
  const held = await db
    .select({ kind, grantedAt, revokedAt })
    .from(entitlements)
    .where(eq(entitlements.userId, person.id))
    .orderBy(grantedAt);
  const papers = await db
    .select({
      kind: invoices.kind,
      number: invoices.number,
      issuedAt: invoices.issuedAt,
      cents: invoices.cents,
      content: invoices.content,
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(theirs)
    .orderBy(invoices.issuedAt);
  const { number, name, email, contract, message, outcome, declaredAt } = withdrawals;
  const since = person.confirmedAt;
  const declared = await db
    .select({ number, name, email, contract, message, outcome, declaredAt })
    .from(withdrawals)
    .where(since ? or(aboutTheirs(db, person), and(underAddress(person), gte(declaredAt, since))) : aboutTheirs(db, person))
    .orderBy(declaredAt);
  return { orders: bought, boughtCodes, entitlements: held, invoices: papers, withdrawals: declared };
}

/** The personal data of the shop (S16.2). What tax law requires is kept, without account and address. */
export const shopData: PersonalData = {
  tables: ['entitlements', 'orders', 'withdrawals'],
  words: shopDataTexts,
  exported,
  erase: async (tx, person) => {
    const buyer = await findBuyer(tx, person.id);
    // An unconfirmed account must not delete what others declared with its address. Open declarations still need an answer.
    const isDone = or(eq(withdrawals.outcome, 'accepted'), isNotNull(withdrawals.handledAt));
    if (buyer?.isVerified) await tx.delete(withdrawals).where(and(or(aboutTheirs(tx, person), underAddress(person)), isDone));
    await leaveOrders(tx, person.id);
    await tx.delete(entitlements).where(eq(entitlements.userId, person.id));
    return [];
  },
};
