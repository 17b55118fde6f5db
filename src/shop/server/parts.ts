import type { RateLimits } from '#platform/rate-limits.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Log } from '#platform/log.ts';
import type { PaymentProvider } from './provider.ts';

/** Who begins or loses a coaching, told within the transaction in which that happens. */
export type Ownership = { readonly userId: string; readonly coachingId: string; readonly at: Date };

/** What rooms to the right do when someone comes to own a coaching, or no longer does; `app` gives it. */
export type OwnershipListener = {
  readonly granted: (tx: Tx, ownership: Ownership) => Promise<void>;
  readonly revoked: (tx: Tx, ownership: Ownership) => Promise<void>;
};

/** What this room works with; `app` gives it. */
export type ShopParts = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  readonly limits: RateLimits;
  /** Null where no provider is configured: what costs money cannot be bought. */
  readonly provider: PaymentProvider | null;
  readonly baseUrl: string;
  readonly siteName: string;
  readonly presenterSlug: string;
  readonly listeners: readonly OwnershipListener[];
};
