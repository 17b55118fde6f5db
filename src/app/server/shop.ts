import { ownershipListener } from '#courses/server/door.ts';
import { createRateLimits } from '#platform/rate-limits.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Database, Db } from '#platform/database.ts';
import type { Log } from '#platform/log.ts';
import { stripeProvider, type OwnershipListener, type PaymentProvider, type ShopParts } from '#shop/server/door.ts';
import { openDemo, type PaymentStandIn } from './demo.ts';

type ShopSource = {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** Counts tries; the same for the calls and the jobs. */
  readonly accountKey: Buffer;
  /** Instead of the one that the settings name. */
  readonly provider?: PaymentProvider;
  readonly listeners?: readonly OwnershipListener[];
};

/** Rooms that do something when a member comes to own a coaching, or no longer does. */
export const ownershipListeners: readonly OwnershipListener[] = [ownershipListener];

/** Who takes the payments, null where nobody does; `standIn` where the demo plays the provider itself, for its pages and its jobs. */
export type Payments = { readonly provider: PaymentProvider | null; readonly standIn: PaymentStandIn | null };

/** The payment provider that the settings name. The shop cannot tell the demo's from Stripe. Every process of a site makes its own. */
export async function openPayments({ config, db, clock }: Pick<ShopSource, 'config' | 'clock'> & { db: Db }): Promise<Payments> {
  const { stripe, baseUrl } = config;
  if (stripe !== 'stand-in') return { provider: stripe && stripeProvider({ settings: stripe, clock }), standIn: null };
  const standIn = await (await openDemo()).payments({ db, clock, baseUrl });
  return { provider: standIn.provider, standIn };
}

/** What the shop works with, for the site and for its jobs; `standIn` where the demo takes the payments itself. */
export async function openShop(source: ShopSource): Promise<{ parts: ShopParts; standIn: PaymentStandIn | null }> {
  const { config, database, clock, log, accountKey } = source;
  const { db } = database;
  const payments = source.provider ? { provider: source.provider, standIn: null } : await openPayments({ config, db, clock });
  const parts: ShopParts = {
    db,
    clock,
    log,
    limits: createRateLimits({ db, clock, key: accountKey }),
    provider: payments.provider,
    baseUrl: config.baseUrl,
    siteName: config.siteName,
    presenterSlug: config.presenterSlug,
    listeners: source.listeners ?? ownershipListeners,
  };
  return { parts, standIn: payments.standIn };
}
