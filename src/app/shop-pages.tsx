import type { ComponentType } from 'react';
import { fail, ok, type Result } from '#kit/result.ts';
import { shortidPattern, uuidPattern } from '#paths/patterns.ts';
import { shopTexts } from '#shop/page-texts.ts';
import {
  checkoutData,
  CheckoutPage,
  offerOfCoaching,
  offerOfProduct,
  offerOfRetreat,
  shopCalls,
  type CheckoutData,
  type ShopCalls,
} from '#shop/site/door.tsx';
import { StatusRegion } from '#ui/status.tsx';
import type { Head, LoadCall } from './load-call.ts';
import type { Describing } from './route.ts';

/** What each page is made of. */
type DataOf = {
  'shop.checkout': CheckoutData;
  'shop.product': CheckoutData;
};
type Name = keyof DataOf;

const callsOf = ({ api, locale }: LoadCall): ShopCalls => api.shop ?? shopCalls(locale);

/** A coaching or a retreat, whichever has the shortid. */
async function loadCheckout(call: LoadCall): Promise<Result<CheckoutData>> {
  const { api, params, url } = call;
  const shortid = params.shortid ?? '';
  if (!shortidPattern.test(shortid)) return fail('not-found');
  const coaching = await api.coachingByShortid({ shortid });
  if (coaching.ok) return checkoutData(offerOfCoaching(coaching.value.data), url.searchParams, callsOf(call));
  const retreat = await api.retreatByShortid({ shortid });
  return retreat.ok ? checkoutData(offerOfRetreat(retreat.value.data, new Date()), url.searchParams, callsOf(call)) : retreat;
}

async function loadProduct(call: LoadCall): Promise<Result<CheckoutData>> {
  const { params, url } = call;
  const calls = callsOf(call);
  if (!uuidPattern.test(params.id ?? '')) return fail('not-found');
  const product = await calls.product({ idOrSlug: params.id ?? '' });
  return product.ok ? checkoutData(offerOfProduct(product.value.data), url.searchParams, calls) : product;
}

const loaders: { readonly [N in Name]: (call: LoadCall) => Promise<Result<DataOf[N]>> } = {
  'shop.checkout': loadCheckout,
  'shop.product': loadProduct,
};

/** What a page of the shop shows. */
export const load = <N extends Name>(name: N, call: LoadCall): Promise<Result<DataOf[N]>> => loaders[name](call);

/** The shop's pages say what was done in the region for that. */
const saying = <Data,>(Inner: ComponentType<{ data: Data }>): ComponentType<{ data: Data }> =>
  function ShopPage({ data }) {
    return (
      <>
        <Inner data={data} />
        <StatusRegion />
      </>
    );
  };

const checkout = saying(CheckoutPage);

export const pages: { readonly [N in Name]: ComponentType<{ data: DataOf[N] }> } = {
  'shop.checkout': checkout,
  'shop.product': checkout,
};

const heads: { readonly [N in Name]: (data: DataOf[N], context: Describing) => Head } = {
  'shop.checkout': ({ offer }, { locale }) => checkoutHead(offer.title, offer.image, locale),
  'shop.product': ({ offer }, { locale }) => checkoutHead(offer.title, offer.image, locale),
};

const checkoutHead = (title: string, image: string, locale: Describing['locale']): Head => ({
  title: shopTexts[locale].checkout.headTitle(title),
  description: '',
  image,
  isUnlisted: true,
});

export const headOf = <N extends Name>(name: N, data: DataOf[N], context: Describing): Head => heads[name](data, context);
