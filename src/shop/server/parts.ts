import type { User } from '#accounts/contract.ts';
import type { Tx } from '#platform/database.ts';
import type { SendForm, Services, WebServices } from '#platform/services.ts';
import type { WithdrawalVisit } from '../withdrawal-rules.ts';
import type { PaymentProvider } from './provider.ts';

/** Called when a member gains or loses a coaching, within that transaction. */
export type Ownership = { readonly userId: string; readonly coachingId: string; readonly at: Date };

/** Reactions of later rooms when a member gains or loses a coaching; provided by `app`. */
export type OwnershipListener = {
  readonly granted: (tx: Tx, ownership: Ownership) => Promise<void>;
  readonly revoked: (tx: Tx, ownership: Ownership) => Promise<void>;
};

/** The dependencies of this room, provided by `app`. */
export type ShopParts = Pick<Services, 'db' | 'clock' | 'log' | 'limits' | 'baseUrl' | 'siteName' | 'presenterSlug'> & {
  /** Null if no provider is configured: then nothing that costs money can be bought. */
  readonly provider: PaymentProvider | null;
  readonly listeners: readonly OwnershipListener[];
};

/** The outcome of a form submitted without JavaScript. */
type Sent =
  | { readonly withdrawal: WithdrawalVisit }
  | { readonly order: { readonly user: User; readonly token: string; readonly formKey: string } };

/** Further dependencies of the pages that work without JavaScript. */
export type ShopPageParts = ShopParts &
  Pick<WebServices, 'csrf' | 'contextOf' | 'key' | 'local' | 'notFoundPage'> & {
    readonly sendForm: SendForm<Sent>;
  };
