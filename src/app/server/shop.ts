import { ownershipListener } from '#courses/server/door.ts';
import { createRateLimits } from '#platform/rate-limits.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database.ts';
import type { Log } from '#platform/log.ts';
import { createProvider, type OwnershipListener, type PaymentProvider, type ShopParts, type StandIn } from '#shop/server/door.ts';

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

/** What the shop works with, for the site and for its jobs; `standIn` where the demo takes the payments itself. */
export async function openShop(source: ShopSource): Promise<{ parts: ShopParts; standIn: StandIn | null }> {
  const { config, database, clock, log, accountKey } = source;
  const { db } = database;
  const payments = source.provider ? { provider: source.provider, standIn: null } : await createProvider({ config, db, clock });
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
