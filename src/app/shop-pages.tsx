import type { ComponentType } from 'react';
import { dayOf } from '#kit/dates.ts';
import type { Locale } from '#kit/locale.ts';
import { fail, ok, type Result } from '#kit/result.ts';
import { shortidPattern } from '#paths/patterns.ts';
import type { Order, ShopItem } from '#shop/contract.ts';
import { shopTexts } from '#shop/page-texts.ts';
import { withdrawalTexts } from '#shop/withdrawal-texts.ts';
import {
  checkoutData,
  CheckoutPage,
  CouponPage,
  GiftPage,
  hasAddress,
  firstVisit,
  offerOfCoaching,
  offerOfProduct,
  offerOfRetreat,
  shopCalls,
  ShopPage,
  ThanksPage,
  type CheckoutData,
  type CheckoutOffer,
  type CouponData,
  type ShopCalls,
  type ThanksData,
  type WithdrawalVisit,
  WithdrawalPage,
} from '#shop/site/door.tsx';
import { StatusRegion } from '#ui/status.tsx';
import { admit } from './admit.ts';
import type { Head, LoadCall } from './load-call.ts';

/** What each page is made of. */
type DataOf = {
  shop: readonly ShopItem[];
  'shop.checkout': CheckoutData;
  'shop.product': CheckoutData;
  'shop.thanks': ThanksData;
  'shop.gift': Order;
  'shop.coupon': CouponData;
  'shop.withdrawal': WithdrawalVisit;
};
type Name = keyof DataOf;

const callsOf = ({ api, locale }: LoadCall): ShopCalls => api.shop ?? shopCalls(locale);

const checkoutOf = (call: LoadCall, offer: CheckoutOffer): Promise<Result<CheckoutData>> =>
  checkoutData(offer, call.url.searchParams, callsOf(call), call.api.sent?.order);

/** A coaching or a retreat, whichever has the shortid. */
async function loadCheckout(call: LoadCall): Promise<Result<CheckoutData>> {
  const { api, params } = call;
  const shortid = params.shortid ?? '';
  if (!shortidPattern.test(shortid)) return fail('not-found');
  // Asked first what it is: to ask for what is not there would be a fault in the browser's console.
  const retreats = await api.retreats({ perPage: 200 });
  if (retreats.ok && retreats.value.data.some((retreat) => retreat.shortid === shortid)) {
    const retreat = await api.retreatByShortid({ shortid });
    if (!retreat.ok) return retreat;
    return checkoutOf(call, offerOfRetreat(retreat.value.data, new Date()));
  }
  const coaching = await api.coachingByShortid({ shortid });
  return coaching.ok ? checkoutOf(call, offerOfCoaching(coaching.value.data)) : coaching;
}

async function loadProduct(call: LoadCall): Promise<Result<CheckoutData>> {
  const id = call.params.id ?? '';
  const product = await callsOf(call).product({ idOrSlug: id });
  // One address for each: a slug is none here.
  if (product.ok && product.value.data.id !== id) return fail('not-found');
  return product.ok ? checkoutOf(call, offerOfProduct(product.value.data)) : product;
}

async function loadShop(call: LoadCall): Promise<Result<readonly ShopItem[]>> {
  const products = await callsOf(call).products({ perPage: 100 });
  return products.ok ? ok(products.value.data) : products;
}

/** An order of the member's own; another's is none. */
async function findOrder(call: LoadCall): Promise<Result<Order>> {
  const order = await callsOf(call).order({ id: call.params.order ?? '' });
  return order.ok ? ok(order.value.data) : order;
}

async function loadThanks(call: LoadCall): Promise<Result<ThanksData>> {
  const user = await admit('verified', call);
  const order = await findOrder(call);
  if (!order.ok) return order;
  if (!user || hasAddress(user)) return ok({ order: order.value, addressFor: null });
  const coachings = await Promise.all(order.value.coachings.map(({ shortid }) => call.api.coachingByShortid({ shortid })));
  const needy = coachings.find((coaching) => coaching.ok && coaching.value.data.needs_address);
  return ok({ order: order.value, addressFor: needy?.ok ? needy.value.data.shortid : null });
}

async function loadGift(call: LoadCall): Promise<Result<Order>> {
  await admit('verified', call);
  return findOrder(call);
}

/** What a code can be redeemed for where it is not for one thing alone. */
async function findRedeemable(call: LoadCall, kind: string) {
  const [coachings, products] = await Promise.all([call.api.coachings({ perPage: 50 }), callsOf(call).products({ perPage: 50 })]);
  const offers = [
    ...(coachings.ok ? coachings.value.data.map(offerOfCoaching) : []),
    ...(products.ok ? products.value.data.map(offerOfProduct) : []),
  ];
  // A voucher buys no further voucher.
  return offers.filter(({ refusal, voucher }) => refusal === null && (voucher === null || kind === 'discount'));
}

async function loadCoupon(call: LoadCall): Promise<Result<CouponData>> {
  const answer = await callsOf(call).code({ id: (call.params.id ?? '').trim().toUpperCase() });
  const today = dayOf(new Date());
  if (!answer.ok) return ok({ code: null, isTooMany: answer.code === 'too-many', offers: [], today });
  const code = answer.value.data;
  const isForAll = code.state === 'valid' && code.offer === null;
  return ok({ code, isTooMany: false, offers: isForAll ? await findRedeemable(call, code.kind) : [], today });
}

const loaders: { readonly [N in Name]: (call: LoadCall) => Promise<Result<DataOf[N]>> } = {
  shop: loadShop,
  'shop.checkout': loadCheckout,
  'shop.product': loadProduct,
  'shop.thanks': loadThanks,
  'shop.gift': loadGift,
  'shop.coupon': loadCoupon,
  'shop.withdrawal': async ({ api, url }) => ok(api.sent?.withdrawal ?? firstVisit(url.searchParams.get('order') ?? '')),
};

/** What a page of the shop shows. */
export const load = <N extends Name>(name: N, call: LoadCall): Promise<Result<DataOf[N]>> => loaders[name](call);

/** The shop's pages say what was done in the region for that. */
const saying = <Data,>(Inner: ComponentType<{ data: Data }>): ComponentType<{ data: Data }> =>
  function PageOfShop({ data }) {
    return (
      <>
        <Inner data={data} />
        <StatusRegion />
      </>
    );
  };

const checkout = saying(CheckoutPage);

export const pages: { readonly [N in Name]: ComponentType<{ data: DataOf[N] }> } = {
  shop: ShopPage,
  'shop.checkout': checkout,
  'shop.product': checkout,
  'shop.thanks': ThanksPage,
  'shop.gift': saying(GiftPage),
  'shop.coupon': CouponPage,
  'shop.withdrawal': WithdrawalPage,
};

const checkoutHead = ({ offer: { title, image } }: CheckoutData, locale: Locale): Head => ({
  title: shopTexts[locale].checkout.headTitle(title),
  description: '',
  image,
  isUnlisted: true,
});

const unlisted = (title: string): Head => ({ title, description: '', isUnlisted: true });

const heads: { readonly [N in Name]: (data: DataOf[N], locale: Locale) => Head } = {
  shop: (_, locale) => ({ title: shopTexts[locale].shop.title, description: shopTexts[locale].shop.intro }),
  'shop.checkout': checkoutHead,
  'shop.product': checkoutHead,
  'shop.thanks': (_, locale) => unlisted(shopTexts[locale].thanks.headTitle),
  'shop.gift': (_, locale) => unlisted(shopTexts[locale].gift.title),
  'shop.coupon': (_, locale) => unlisted(shopTexts[locale].coupon.headTitle),
  'shop.withdrawal': (_, locale) => ({
    title: withdrawalTexts[locale].title,
    description: withdrawalTexts[locale].description,
  }),
};

export const headOf = <N extends Name>(name: N, data: DataOf[N], locale: Locale): Head => heads[name](data, locale);
