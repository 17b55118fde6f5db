import type { Api } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { callUrl, type CallInput } from '#paths/call-address.ts';
import { shopAddresses } from '#paths/shop-api.ts';
import { readAnswer } from '#ui/read-answer.ts';
import { useLocale } from '#ui/site.tsx';
import type { shopEndpoints } from '../contract.ts';

/** What pages ask the shop. Buying is no call: it is a page that is loaded (S2.20). */
export type ShopCalls = Api<Pick<typeof shopEndpoints, 'products' | 'product' | 'code' | 'quote' | 'order'>>;

type Name = keyof ShopCalls;
const names: readonly Name[] = ['products', 'product', 'code', 'quote', 'order'];

/** The calls of the shop over fetch, in a language. */
export function shopCalls(locale: Locale): ShopCalls {
  const headers = { 'X-Language': locale, Accept: 'application/json' };
  const call =
    (name: Name) =>
    async (input: CallInput = {}, options: object = {}) =>
      readAnswer(name, await fetch(callUrl(shopAddresses[name], input), { ...options, headers }));
  return Object.fromEntries(names.map((name) => [name, call(name)])) as unknown as ShopCalls;
}

const calls = { de: shopCalls('de'), en: shopCalls('en') };

/** The calls in the page's language. */
export const useShopCalls = (): ShopCalls => calls[useLocale()];
