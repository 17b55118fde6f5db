import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '#accounts/contract.ts';
import type { Locale } from '#kit/locale.ts';
import type { Tx } from '#platform/database.ts';
import type { Services, WebServices } from '#platform/services.ts';
import type { WithdrawalVisit } from '../withdrawal-rules.ts';
import type { PaymentProvider } from './provider.ts';

/** Who begins or loses a coaching, told within the transaction in which that happens. */
export type Ownership = { readonly userId: string; readonly coachingId: string; readonly at: Date };

/** What rooms to the right do when someone comes to own a coaching, or no longer does; `app` gives it. */
export type OwnershipListener = {
  readonly granted: (tx: Tx, ownership: Ownership) => Promise<void>;
  readonly revoked: (tx: Tx, ownership: Ownership) => Promise<void>;
};

/** What this room works with; `app` gives it. */
export type ShopParts = Pick<Services, 'db' | 'clock' | 'log' | 'limits' | 'baseUrl' | 'siteName' | 'presenterSlug'> & {
  /** Null where no provider is configured: what costs money cannot be bought. */
  readonly provider: PaymentProvider | null;
  readonly listeners: readonly OwnershipListener[];
};

/** The page of a form that was sent without script, and what it is to show of what came of it. */
type SentForm = {
  readonly path: string;
  readonly locale: Locale;
  readonly status: number;
  readonly sent: { readonly withdrawal: WithdrawalVisit } | { readonly order: { readonly user: User; readonly token: string } };
};

/** What the pages of orders and withdrawals that need no script also work with. */
export type ShopPageParts = ShopParts &
  Pick<WebServices, 'csrf' | 'contextOf' | 'local' | 'notFoundPage'> & {
    readonly sendForm: (request: FastifyRequest, reply: FastifyReply, form: SentForm) => Promise<FastifyReply>;
  };
