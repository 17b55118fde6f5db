import type { Locale } from '#kit/locale.ts';
import type { Result } from '#kit/result.ts';
import type { PaymentFact } from '../rules.ts';

/** What the provider needs for a payment. Cents are gross; nothing names a health topic (S16.5). */
export type PaymentRequest = {
  /** Idempotency key: the same order gets the same session. */
  readonly orderId: string;
  readonly orderNumber: string;
  readonly locale: Locale;
  readonly email: string;
  readonly name: string;
  readonly image: string | null;
  readonly listCents: number;
  /** Discount plus voucher; list minus this is the amount to pay. */
  readonly offCents: number;
  /** Half an hour to a day ahead, as the provider requires. */
  readonly expiresAt: Date;
  /** Absolute addresses. */
  readonly successUrl: string;
  readonly cancelUrl: string;
};

export type PaymentSession = { readonly id: string; readonly url: string };

/** A verified webhook event. `orderId` and `fact` are null if it is not about an order of ours. */
export type ProviderEvent = {
  readonly id: string;
  readonly type: string;
  readonly orderId: string | null;
  readonly fact: PaymentFact | null;
};

/** The shop's interface to a payment provider. Every call throws if the provider cannot be reached or refuses. */
export type PaymentProvider = {
  readonly openSession: (request: PaymentRequest) => Promise<PaymentSession>;
  /** Expires a session so that it can no longer be paid; `completed` if it is too late for that. */
  readonly endSession: (sessionId: string) => Promise<'ended' | 'completed'>;
  /** The current facts about a session, to make up for lost events. */
  readonly lookUp: (sessionId: string) => Promise<readonly PaymentFact[]>;
  /**
   * Refunds money; idempotent by its key. Answers what came of it beside the refund itself: that the buyer's bank did not take it, after
   * which it is not tried again, since the team pays by other means then.
   */
  readonly refund: (refund: {
    paymentId: string;
    orderId: string;
    cents: number;
    key: string;
  }) => Promise<readonly PaymentFact[]>;
  /**
   * Verifies the signature over the raw body (`invalid` for a wrong one, and with 'old' for one that is right but old) and parses the
   * event. Some events only name their payment, whose order the provider is asked for, so this throws too if it cannot be reached.
   */
  readonly readEvent: (body: Buffer, signature: string) => Promise<Result<ProviderEvent>>;
};
