import type { ComponentType } from 'react';
import type { Guard } from '#accounts/rules.ts';
import { chunkOf, shopHead } from './later-pages.ts';
import type { CouponData } from '#shop/site/door.tsx';
import { later, route, type AnyRoute, type Chunks } from './route.ts';

type Name = keyof Chunks['shop']['pages'];

/** Where the checkout was left from, and as what; its code and what is wrong with it are somebody's own. */
const checkout = {
  query: { gift: /^1$/, notice: /^(?:consent|address|cancelled|expired|sold-out|many-places|unavailable)$/ },
  ownQuery: ['code', 'error'],
};

function couponStatus(data: unknown): number {
  const { code, isTooMany } = data as CouponData;
  if (code) return 200;
  return isTooMany ? 429 : 404;
}

/** What the table of pages has to know of the shop's; how they load, look and are called stands in their chunk. */
const known: Readonly<
  Record<Name, Pick<AnyRoute, 'query' | 'ownQuery'> & { guard?: Guard; status?: (data: unknown) => number }>
> = {
  shop: {},
  'shop.checkout': checkout,
  'shop.product': checkout,
  'shop.thanks': { guard: 'verified' },
  'shop.gift': { guard: 'verified' },
  // A code is nobody's in particular, but no content either.
  'shop.coupon': { guard: 'anyone', status: couponStatus },
  // Whose order it is is nobody else's business.
  'shop.withdrawal': { ownQuery: ['order'] },
};

export const shopRoutes: readonly AnyRoute[] = (Object.keys(known) as Name[]).map((name) =>
  route<unknown>({
    name,
    ...known[name],
    backgroundSentiment: 'default',
    load: async (call) => (await chunkOf('shop')).load(name, call),
    page: later('shop', ({ pages }) => pages[name] as ComponentType<{ data: unknown }>),
    head: (data, { locale }) => shopHead(name, data, locale),
  }),
);
