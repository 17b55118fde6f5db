import type { Locale } from '#kit/locale.ts';
import type { PageLinks } from '#paths/routes.ts';
import type { Coaching, Retreat } from '#catalog/contract.ts';
import type { ShopItem } from '../contract.ts';
import { needsAddress, type OfferType } from '../rules.ts';

/** What the checkout shows of any offer, the same for everyone. */
export type CheckoutOffer = {
  readonly type: OfferType;
  readonly id: string;
  /** For coachings and retreats; empty for products. */
  readonly shortid: string;
  readonly slug: string;
  readonly title: string;
  /** The `stripe_name`: its name on the order. */
  readonly name: string;
  readonly image: string;
  /** Sanitised HTML: the contents. */
  readonly points: string;
  readonly lang: Locale;
  /** Gross, in cents. */
  readonly list: number;
  readonly vatPercent: number;
  readonly needsAddress: boolean;
  /** The courses it grants access to; if there are any, the consent of S14.2 is required. */
  readonly coachings: readonly { readonly id: string; readonly slug: string; readonly title: string }[];
  /** For courses. */
  readonly days: number | null;
  /** For retreats: ISO days, and the place. */
  readonly stay: { readonly from: string; readonly to: string; readonly place: string } | null;
  /** For multi-purpose vouchers, in cents. */
  readonly voucher: number | null;
  /** Why it cannot be bought now. */
  readonly refusal: 'unavailable' | 'sold-out' | 'approval' | null;
};

type Priced = { id: string; slug: string; image: string; stripe_name: string; stripe_price_value: number; vat_percent: number };

const common = ({ id, slug, image, stripe_name, stripe_price_value, vat_percent }: Priced) => ({
  id,
  slug,
  image,
  name: stripe_name,
  list: stripe_price_value,
  vatPercent: vat_percent,
});

const isAddressed = (type: OfferType, { stripe_price_value }: Priced, forItself = false): boolean =>
  needsAddress({ type, needsAddress: forItself }, { totalCents: stripe_price_value });

type Sold = { readonly on_sale: boolean; readonly awaits_approval: boolean };

const refusalOf = ({ on_sale, awaits_approval }: Sold): 'approval' | 'unavailable' | null =>
  awaits_approval ? 'approval' : on_sale ? null : 'unavailable';

export const offerOfCoaching = (coaching: Coaching): CheckoutOffer => ({
  ...common(coaching),
  type: 'coaching',
  shortid: coaching.shortid,
  title: coaching.title,
  points: coaching.bulletpoints,
  lang: coaching.lang,
  needsAddress: isAddressed('coaching', coaching, coaching.needs_address),
  coachings: [coaching],
  days: coaching.days,
  stay: null,
  voucher: null,
  refusal: refusalOf(coaching),
});

export const offerOfRetreat = (retreat: Retreat): CheckoutOffer => ({
  ...common(retreat),
  type: 'retreat',
  shortid: retreat.shortid,
  title: retreat.title,
  points: retreat.bulletpoints,
  lang: retreat.lang,
  needsAddress: isAddressed('retreat', retreat),
  coachings: [],
  days: null,
  stay: { from: retreat.starts_on, to: retreat.ends_on, place: retreat.place },
  voucher: null,
  refusal: !retreat.on_sale ? 'unavailable' : retreat.places_left === 0 ? 'sold-out' : null,
});

export const offerOfProduct = (item: ShopItem): CheckoutOffer => ({
  ...common(item),
  type: 'product',
  shortid: '',
  title: item.stripe_name,
  needsAddress: isAddressed('product', item),
  points: item.description,
  lang: item.lang,
  coachings: item.coachings,
  days: null,
  stay: null,
  voucher: item.voucher_value,
  refusal: refusalOf(item),
});

/** The page of an offer. */
export const offerPath = ({ type, slug }: Pick<CheckoutOffer, 'type' | 'slug'>, links: PageLinks): string =>
  type === 'product' ? links('shop') : links(`presenter.${type}.detail`, { slug });

/** Where its owner finds the content (S4.9); null for vouchers, which have none. */
export function ownedPath(offer: Pick<CheckoutOffer, 'type' | 'slug' | 'coachings'>, links: PageLinks): string | null {
  if (offer.type === 'retreat') return links('presenter.retreat.detail', { slug: offer.slug });
  const [first] = offer.coachings;
  return first ? links('presenter.coaching.detail', { slug: first.slug }) : null;
}
