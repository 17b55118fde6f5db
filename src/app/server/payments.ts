import type { Services } from '#platform/services.ts';
import { stripeProvider, type PaymentProvider } from '#shop/server/door.ts';
import { openDemo, type PaymentStandIn } from './demo.ts';

/** The payment provider, null if there is none; `standIn` is set if the demo simulates it, for its pages and jobs. */
export type Payments = { readonly provider: PaymentProvider | null; readonly standIn: PaymentStandIn | null };

/**
 * Creates the payment provider named in the settings. The shop cannot tell the demo's stand-in from Stripe. Each process of a
 * site creates its own.
 */
export async function openPayments({ config, db, clock }: Pick<Services, 'config' | 'db' | 'clock'>): Promise<Payments> {
  const { stripe, baseUrl } = config;
  if (stripe !== 'stand-in') return { provider: stripe && stripeProvider({ settings: stripe, clock }), standIn: null };
  const standIn = await (await openDemo()).payments({ db, clock, baseUrl });
  return { provider: standIn.provider, standIn };
}

/**
 * Redirect targets of the order form (S2.20), for the CSP. The demo's payment page is at `BASE_URL`, which is another origin where
 * the site was opened as 127.0.0.1 instead of localhost.
 */
export function paymentPagesOf({ stripe, baseUrl }: Pick<Services['config'], 'stripe' | 'baseUrl'>): string[] {
  if (stripe === null) return [];
  const origins = stripe === 'stand-in' ? [baseUrl] : ['https://checkout.stripe.com', stripe.apiBase];
  return [...new Set(origins.map((address) => new URL(address).origin))];
}
