import type { Services } from '#platform/services.ts';
import { stripeProvider, type PaymentProvider } from '#shop/server/door.ts';
import { openDemo, type PaymentStandIn } from './demo.ts';

/** Who takes the payments, null where nobody does; `standIn` where the demo plays the provider itself, for its pages and its jobs. */
export type Payments = { readonly provider: PaymentProvider | null; readonly standIn: PaymentStandIn | null };

/** The payment provider that the settings name. The shop cannot tell the demo's from Stripe. Every process of a site makes its own. */
export async function openPayments({ config, db, clock }: Pick<Services, 'config' | 'db' | 'clock'>): Promise<Payments> {
  const { stripe, baseUrl } = config;
  if (stripe !== 'stand-in') return { provider: stripe && stripeProvider({ settings: stripe, clock }), standIn: null };
  const standIn = await (await openDemo()).payments({ db, clock, baseUrl });
  return { provider: standIn.provider, standIn };
}

/** Where an order's form leads in the end (S2.20), for the policy of the pages; the demo's payment page is one of the site's own. */
export const paymentPagesOf = ({ stripe }: Pick<Services['config'], 'stripe'>): string[] =>
  stripe === null || stripe === 'stand-in' ? [] : [...new Set(['https://checkout.stripe.com', new URL(stripe.apiBase).origin])];
