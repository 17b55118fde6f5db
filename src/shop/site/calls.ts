import type { Api } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { shopAddresses } from '#paths/shop-api.ts';
import { readAnswer } from '#ui/read-answer.ts';
import { useLocale } from '#ui/site.tsx';
import type { shopEndpoints } from '../contract.ts';

/** What pages ask the shop. Buying is no call: it is a page that is loaded (S2.20). */
export type ShopCalls = Api<Pick<typeof shopEndpoints, 'products' | 'product' | 'code' | 'quote' | 'order'>>;

type Name = keyof ShopCalls;
const names: readonly Name[] = ['products', 'product', 'code', 'quote', 'order'];

type Input = Readonly<Record<string, string | number | undefined>>;

function addressOf(name: Name, input: Input): string {
  const used = new Set<string>();
  const path = shopAddresses[name].replace(/^GET /, '').replace(/:(\w+)/g, (_, key: string) => {
    used.add(key);
    return encodeURIComponent(String(input[key]));
  });
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) if (!used.has(key) && value !== undefined) query.set(key, String(value));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The calls of the shop over fetch, in a language. */
export function shopCalls(locale: Locale): ShopCalls {
  const headers = { 'X-Language': locale, Accept: 'application/json' };
  const call =
    (name: Name) =>
    async (input: Input = {}, options: object = {}) =>
      readAnswer(name, await fetch(addressOf(name, input), { ...options, headers }));
  return Object.fromEntries(names.map((name) => [name, call(name)])) as unknown as ShopCalls;
}

const calls = { de: shopCalls('de'), en: shopCalls('en') };

/** The calls in the page's language. */
export const useShopCalls = (): ShopCalls => calls[useLocale()];
