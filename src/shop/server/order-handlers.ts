import { listCoachingNames } from '#catalog/server/door.ts';
import type { CallContext, Caller, Handlers } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { fail, ok } from '#kit/result.ts';
import { shopFiles } from '#paths/shop-files.ts';
import type { shopEndpoints, Order } from '../contract.ts';
import { isAlive, type OfferType } from '../rules.ts';
import { holds } from './entitlements.ts';
import { ordersWithInvoice } from './holdings.ts';
import { findOffer } from './offers.ts';
import type { OrderRow } from './order-row.ts';
import { codeBoughtBy, codeOf, findAlive, findOrder } from './orders.ts';
import type { ShopParts } from './parts.ts';
import { refundOrder } from './refund.ts';

async function callerOf({ caller }: CallContext): Promise<Caller> {
  const found = await caller();
  if (!found) throw new Error('This call has no guard.');
  return found;
}

/** The calls about orders: one's own, their payment, and refunds. */
export function orderHandlers(parts: ShopParts): Pick<Handlers<typeof shopEndpoints>, 'order' | 'productPaid' | 'refundOrder'> {
  return {
    order: async ({ id }, context) => {
      const { userId } = await callerOf(context);
      const order = await findOrder(parts.db, id);
      // Only its owner may know that an order exists.
      if (order === null || order.userId !== userId) return fail('not-found');
      return ok({ data: await presentOrder(parts, order, context.locale) });
    },
    productPaid: async ({ id }, { caller }) => {
      const found = await caller();
      return ok({ data: { paid: found !== null && (await isPaid(parts, found.userId, id)) } });
    },
    refundOrder: async ({ id, cents, refunded: known }, context) => {
      const { userId } = await callerOf(context);
      const refunded = await refundOrder(parts, { id, cents, known, actor: userId, locale: context.locale });
      return refunded.ok ? ok({ data: refunded.value }) : refunded;
    },
  };
}

const types: readonly OfferType[] = ['coaching', 'retreat', 'product'];

/** Held, or bought and not undone; the ids of all kinds share one space. */
async function isPaid({ db }: ShopParts, userId: string, id: string): Promise<boolean> {
  for (const kind of ['coaching', 'retreat'] as const) {
    if (await holds(db, userId, { kind, subjectId: id })) return true;
  }
  const alive = await Promise.all(types.map((type) => findAlive(db, { userId, type, id })));
  return alive.some((order) => order?.status === 'succeeded');
}

async function offerRefOf({ db }: ShopParts, type: OfferType, id: string, locale: Locale, name?: string) {
  const offer = await findOffer(db, type, id, locale);
  if (!offer && name === undefined) return null;
  const { shortid = '', slug = '', image = '' } = offer ?? {};
  return { type, id, shortid, slug, image, name: name ?? offer?.name ?? '' };
}

/** Fields are listed one by one. The offer keeps the name it had, even if it no longer exists. */
async function presentOrder(parts: ShopParts, order: OrderRow, locale: Locale): Promise<Order> {
  const { id, number, status, isGift, offerType, offerId, offerName, totalCents, dueCents, opens } = order;
  const offer = await offerRefOf(parts, offerType, offerId, locale, offerName);
  if (!offer) throw new Error('An order has the name of its offer.');
  const coachings = await listCoachingNames(parts.db, opens.coachingIds, locale);
  return {
    id,
    number,
    status,
    is_gift: isGift,
    offer,
    code: (await codeOf(parts.db, order))?.code ?? null,
    total: totalCents,
    due: dueCents,
    coachings: coachings.map(({ shortid, slug, title }) => ({ shortid, slug, title })),
    receipt: (await ordersWithInvoice(parts.db, [id])).has(id) ? shopFiles.receipt(id) : null,
    voucher: isAlive(status) ? await presentVoucher(parts, order, locale) : null,
  };
}

async function presentVoucher(parts: ShopParts, order: OrderRow, locale: Locale): Promise<Order['voucher']> {
  const bought = await codeBoughtBy(parts.db, order);
  if (!bought) return null;
  const { code, valueCents, validUntil, offerType, offerId } = bought;
  const offer = offerType && offerId ? await offerRefOf(parts, offerType, offerId, locale) : null;
  return { code, value: valueCents, valid_until: validUntil?.toISOString() ?? null, offer };
}
