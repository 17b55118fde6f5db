import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/database.ts';
import { secretNamed } from '#platform/secrets.ts';
import type { PaymentProvider } from './provider.ts';
import { rowStore } from './stand-in/row-store.ts';
import { standInPath } from './stand-in/routes.ts';
import { createStandIn, type StandIn } from './stand-in/stand-in.ts';
import { stripeProvider } from './stripe.ts';

export type ProviderParts = {
  readonly config: Pick<Config, 'stripe' | 'baseUrl'>;
  readonly db: Db;
  readonly clock: Clock;
};

/** The provider, null where none is configured; `standIn` is there where it is the demo's, for its page and its jobs. */
export type Payments = { readonly provider: PaymentProvider | null; readonly standIn: StandIn | null };

/**
 * The payment provider that the settings name: Stripe, the demo's stand-in, or none. The rest of the shop cannot tell the
 * stand-in from Stripe. Every process of a site makes its own; they work on the same.
 */
export async function createProvider({ config, db, clock }: ProviderParts): Promise<Payments> {
  if (config.stripe === null) return { provider: null, standIn: null };
  if (config.stripe !== 'stand-in') return { provider: stripeProvider({ settings: config.stripe, clock }), standIn: null };
  // The same for all servers on one database: one may sign what another reads.
  const key = (await secretNamed(db, 'payment-stand-in')).toString('hex');
  const settings = { secretKey: `sk_test_${key}`, webhookSecret: `whsec_${key}`, apiBase: 'http://stand-in.invalid' };
  const standIn = createStandIn({
    store: rowStore(db, clock),
    clock,
    ...settings,
    pages: `${config.baseUrl}${standInPath}/pay`,
  });
  return { provider: stripeProvider({ settings, clock, fetch: standIn.fetch }), standIn };
}
