import { createClient, type Api } from '#kit/client.ts';
import type { Locale } from '#kit/locale.ts';
import { shopAddresses } from '#paths/shop-api.ts';
import { readTransport } from '#ui/client.ts';
import { useLocale } from '#ui/site.tsx';
import type { shopEndpoints } from '../contract.ts';

/** The shop's calls. Buying is no call: it is a page load (S2.20). */
type Read = Pick<typeof shopEndpoints, 'products' | 'product' | 'code' | 'quote' | 'order'>;
export type ShopCalls = Api<Read>;

/** The calls of the shop over fetch, in a language. */
export const shopCalls = (locale: Locale): ShopCalls => createClient<Read>(shopAddresses, readTransport(locale));

const calls = { de: shopCalls('de'), en: shopCalls('en') };

/** The calls in the page's language. */
export const useShopCalls = (): ShopCalls => calls[useLocale()];
