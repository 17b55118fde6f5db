import { randomInt } from 'node:crypto';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { findBuyer, type Buyer } from '#accounts/server/door.ts';
import { takePlace } from '#catalog/server/door.ts';
import type { Locale } from '#kit/locale.ts';
import { repeatableId } from '#platform/repeatable-id.ts';
import { bumpContent } from '#platform/content-version.ts';
import type { Db, Tx } from '#platform/database.ts';
import { consentTexts } from '../consent-texts.ts';
import {
  isAsShown,
  needsAddress,
  needsConsent,
  orderNumber,
  priceOf,
  type Consent,
  type OfferType,
  type Opens,
  type Price,
  type ShownPrice,
} from '../rules.ts';
import { holdCode, isPromised, lockCode } from './codes.ts';
import { listEntitlements, lockHoldings } from './entitlements.ts';
import { findOffer, isSold, type Offer } from './offers.ts';
import type { OrderRow } from './order-row.ts';
import { codeOf, countUnpaidPlaces, findAlive, findOpenGift, findOrder, findUnpaidPlace, lockNetwork } from './orders.ts';
import type { ShopParts } from './parts.ts';
import { endOrder, sessionFor } from './payment-session.ts';
import { needsPlace, settle } from './settle.ts';
import { orders } from './tables.ts';

/** A request for an order: ids and choices. Prices come from the server, which refuses to order at another one than was shown. */
export type Wish = {
  readonly type: OfferType;
  readonly id: string;
  /** Upper case; empty without one. */
  readonly code: string;
  readonly isGift: boolean;
  readonly hasConsented: boolean;
  readonly locale: Locale;
  readonly shown?: ShownPrice;
  /** The key of the form that was sent; absent if a program orders. */
  readonly formKey?: string | undefined;
  /** A keyed hash of the network it comes from; absent if the team orders. */
  readonly network?: string;
  /**
   * The team redeems a code for somebody, who cannot be asked for the consent: none is stored, and the right of withdrawal stays.
   * Runs in the transaction of the new order.
   */
  readonly byTeam?: (tx: Tx, order: OrderRow) => Promise<void>;
};

type Notice = 'consent' | 'address' | 'price' | 'sold-out' | 'many-places' | 'unavailable' | 'approval';

/** Where a checkout redirects to. */
export type Begun =
  | { readonly to: 'payment'; readonly url: string }
  | { readonly to: 'thanks'; readonly orderId: string }
  | { readonly to: 'own'; readonly offer: Offer }
  | { readonly to: 'back'; readonly offer: Offer; readonly why: { notice: Notice } | { error: 'code-used' | 'code-invalid' } }
  | { readonly to: 'nowhere' };

/** An order that waits for its payment, or one that blocks it. */
type Written =
  | Begun
  | { readonly to: 'session'; readonly offer: Offer; readonly order: OrderRow }
  | { readonly to: 'again'; readonly offer: Offer; readonly earlier: OrderRow };

/**
 * Attempts after a conflict: with other terms than the pending order, or with another unpaid place. More attempts would not be a
 * person's.
 */
const attempts = 4;

/**
 * Starts a payment, or continues a pending one. Repeated and concurrent requests with the same terms get the same order and
 * session; other terms end the old one first.
 */
export async function beginCheckout(parts: ShopParts, userId: string, wish: Wish): Promise<Begun> {
  for (let attempt = 1; ; attempt += 1) {
    const written = await parts.db.transaction((tx) => write(tx, parts, userId, wish));
    if (written.to === 'session') {
      const url = await sessionFor(parts, written.order);
      if (url !== null) return { to: 'payment', url };
    } else if (written.to !== 'again') return written;
    // Other tabs of theirs order with other terms, each time before this one. What they have now is left to them.
    if (attempt === attempts) return { to: 'back', offer: written.offer, why: { notice: 'unavailable' } };
    if (written.to === 'session') continue;
    const ended = await endOrder(parts, written.earlier);
    if (ended === 'completed') return { to: 'thanks', orderId: written.earlier.id };
  }
}

/** The redirect for members who need no new order: to what they own, or to an order that is paid or pending. Changes nothing. */
export async function findStanding(db: Db, userId: string, { opens, ...offer }: Offer, isGift: boolean): Promise<Begun | null> {
  if (isGift || opens.voucherCents !== null) return null;
  if (await ownsAll(db, userId, opens)) return { to: 'own', offer: { opens, ...offer } };
  const earlier = await findAlive(db, { userId, type: offer.type, id: offer.id });
  return earlier && earlier.status !== 'open' ? { to: 'thanks', orderId: earlier.id } : null;
}

/** Everything that is decided and stored before the provider is called, in one transaction. */
async function write(tx: Tx, parts: ShopParts, userId: string, wish: Wish): Promise<Written> {
  // Serialises double clicks.
  await lockHoldings(tx, userId);
  const buyer = await findBuyer(tx, userId);
  const offer = await findOffer(tx, wish.type, wish.id, wish.locale);
  if (!buyer || !offer) return { to: 'nowhere' };
  // A voucher is made to be given away.
  const isGift = wish.isGift && offer.opens.voucherCents === null;
  if (!isGift && (await ownsAll(tx, userId, offer.opens))) return { to: 'own', offer };
  const earlier = await findEarlier(tx, userId, offer, isGift);
  if (earlier && earlier.status !== 'open') return { to: 'thanks', orderId: earlier.id };
  const formId = isGift || offer.opens.voucherCents !== null ? formIdOf(userId, wish) : undefined;
  const made = formId === undefined ? null : await findOrder(tx, formId);
  if (made && isConcluded(made)) return { to: 'thanks', orderId: made.id };
  const back = (notice: Notice): Begun => ({ to: 'back', offer, why: { notice } });
  // What was promised is kept, and is no new sale: such a code was paid for earlier, or by the team.
  const isPaid = wish.code !== '' && (await isPromised(tx, wish.code, offer));
  const sold = isPaid ? { ...offer, isOnSale: true, awaitsApproval: false } : offer;
  if (!isSold(sold, parts.clock.now())) return back(sold.isOnSale && sold.awaitsApproval ? 'approval' : 'unavailable');
  if (needsConsent(offer.opens) && !wish.hasConsented && !wish.byTeam) return back('consent');
  if (earlier && (await isAsked(tx, parts, earlier, offer, wish))) return { to: 'session', offer, order: earlier };
  if (!wish.byTeam && (await hasLeftMany(tx, parts, userId))) return back('unavailable');
  if (earlier) return { to: 'again', offer, earlier };

  const { listCents, opens } = offer;
  const locked = wish.code === '' ? null : await lockCode(tx, parts, { code: wish.code, offer, isGift, userId });
  if (locked && !locked.ok) return { to: 'back', offer, why: { error: codeErrorOf(locked.body) } };
  const codeId = locked?.value.codeId ?? null;
  const price = priceOf(listCents, locked?.value);
  if (!isAsShown(price, wish.shown)) return back('price');
  const isFree = price.dueCents === 0;
  if (needsAddress(offer, price) && !buyer.address) return back('address');
  if (!isFree && !parts.provider) return back('unavailable');
  const hasPlace = opens.retreatId !== null && (await needsPlace(tx, { opens, codeId }));
  const unpaid = hasPlace && !isFree ? await findUnpaidPlace(tx, userId) : null;
  if (unpaid) return { to: 'again', offer, earlier: unpaid };
  if (hasPlace && !isFree && (await isCrowded(tx, wish))) return back('many-places');
  if (hasPlace && !(await takePlace(tx, opens.retreatId, 1))) return back('sold-out');
  const id = made ? undefined : formId;
  const isUnpaidPlace = hasPlace && !isFree;
  const order = await insertOrder(tx, parts, { id, buyer, offer, price, wish, isGift, codeId, isUnpaidPlace });
  if (locked) await holdCode(tx, order);
  if (isFree) await settle(tx, parts, order.id, { kind: 'paid', paymentId: null });
  if (hasPlace) await bumpContent(tx, 'rows');
  await wish.byTeam?.(tx, order);
  return isFree ? { to: 'thanks', orderId: order.id } : { to: 'session', offer, order };
}

/**
 * How many members of one network may hold an unpaid place of a retreat at the same time: otherwise throwaway accounts could block
 * it.
 */
const placesOfNetwork = 5;

/** Whether others hold as many from this network. A place that was paid, refused or has expired does not count. */
async function isCrowded(tx: Tx, { network }: Wish): Promise<boolean> {
  if (network === undefined) return false;
  await lockNetwork(tx, network);
  return (await countUnpaidPlaces(tx, network)) >= placesOfNetwork;
}

/**
 * How many orders a member may begin and leave within a day, as by changing their terms. Each one is kept with the account, and asks
 * the provider for a payment page, which it makes for all of the site only so many times a second.
 */
export const mostLeft = 100;

async function hasLeftMany(tx: Tx, { clock }: ShopParts, userId: string): Promise<boolean> {
  const dayBefore = new Date(clock.now().getTime() - 24 * 60 * minute);
  const left = and(eq(orders.userId, userId), inArray(orders.status, ['open', 'expired']), gt(orders.createdAt, dayBefore));
  return (await tx.$count(orders, left)) >= mostLeft;
}

async function ownsAll(tx: Db | Tx, userId: string, { coachingIds, retreatId }: Opens): Promise<boolean> {
  const held = await listEntitlements(tx, userId);
  const wanted = [...coachingIds, ...(retreatId === null ? [] : [retreatId])];
  return wanted.length > 0 && wanted.every((id) => held.some(({ subjectId }) => subjectId === id));
}

/** The pending order. Gifts and vouchers can be bought again as soon as the last one is paid. */
const findEarlier = (tx: Tx, userId: string, { type, id, opens }: Offer, isGift: boolean): Promise<OrderRow | null> =>
  isGift || opens.voucherCents !== null ? findOpenGift(tx, { userId, type, id }, isGift) : findAlive(tx, { userId, type, id });

/**
 * The id of the order that a form makes with these terms, undefined without a key. Gifts and vouchers are bought as often as somebody
 * wants, so only this tells a second one from a first one that is sent again because its answer was lost.
 */
function formIdOf(userId: string, { formKey, type, id, isGift, code }: Wish): string | undefined {
  if (formKey === undefined) return undefined;
  return repeatableId(userId, formKey, type, id, isGift, code);
}

/** Whether it was bought, whatever came of it later. */
const isConcluded = ({ status, paidAt }: OrderRow): boolean => paidAt !== null || status === 'processing';

const minute = 60_000;

/** Whether a pending order has the requested terms and enough time left. */
async function isAsked(
  tx: Tx,
  { clock }: ShopParts,
  order: OrderRow,
  { listCents }: Offer,
  { code, shown }: Wish,
): Promise<boolean> {
  const left = order.expiresAt.getTime() - clock.now().getTime();
  // A payment page needs at least half an hour; one that expires while it is used helps nobody.
  if (left < (order.sessionUrl === null ? 31 * minute : 2 * minute) || order.listCents !== listCents) return false;
  // Of a clock that was ahead: the provider would refuse it again and again.
  if (order.sessionUrl === null && left > (minutesToPay + 1) * minute) return false;
  if (!isAsShown(order, shown)) return false;
  return ((await codeOf(tx, order))?.code ?? '') === code;
}

const codeErrorOf = (body: unknown): 'code-used' | 'code-invalid' =>
  (body as { error?: unknown } | undefined)?.error === 'code-used' ? 'code-used' : 'code-invalid';

/** Lifetime of a payment page in minutes; the provider's minimum is 30. */
const minutesToPay = 35;

type Draft = {
  /** Undefined for a random one. */
  readonly id: string | undefined;
  readonly buyer: Buyer;
  readonly offer: Offer;
  readonly price: Price;
  readonly wish: Wish;
  readonly isGift: boolean;
  readonly codeId: string | null;
  readonly isUnpaidPlace: boolean;
};

async function insertOrder(tx: Tx, { clock }: ShopParts, draft: Draft): Promise<OrderRow> {
  const { id, buyer, offer, price, wish, isGift, codeId, isUnpaidPlace } = draft;
  const now = clock.now();
  const [order] = await tx
    .insert(orders)
    .values({
      id,
      number: orderNumber(randomInt),
      userId: buyer.id,
      email: buyer.email,
      name: buyer.fullname,
      address: buyer.address,
      locale: wish.locale,
      offerType: offer.type,
      offerId: offer.id,
      offerName: offer.name,
      opens: offer.opens,
      isGift,
      ...price,
      vatPercent: offer.vatPercent,
      codeId,
      consent: needsConsent(offer.opens) && wish.hasConsented ? consentOf(wish.locale, isGift, now) : null,
      status: 'open',
      payment: {},
      placeNetwork: isUnpaidPlace ? wish.network : null,
      expiresAt: new Date(now.getTime() + minutesToPay * minute),
      createdAt: now,
    })
    .returning();
  if (!order) throw new Error('An insert always has one row.');
  return order;
}

/** The consent, verbatim. */
export const consentOf = (locale: Locale, isGift: boolean, now: Date): Consent => ({
  wording: consentTexts[locale][isGift ? 'gift' : 'course'],
  locale,
  at: now.toISOString(),
});
