import type { Locale } from '#kit/locale.ts';
import type { Result } from '#kit/result.ts';
import type { PaymentFact } from '../rules.ts';

/** What the provider has to know to take a payment. Cents are gross; nothing here names a health topic (S16.5). */
export type PaymentRequest = {
  /** Makes the request repeatable: the same order gets the same session. */
  readonly orderId: string;
  readonly orderNumber: string;
  readonly locale: Locale;
  readonly email: string;
  readonly name: string;
  readonly image: string | null;
  readonly listCents: number;
  /** Discount and voucher together; list − this is what is paid. */
  readonly offCents: number;
  /** From half an hour to a day ahead: the provider takes nothing else. */
  readonly expiresAt: Date;
  /** Absolute addresses. */
  readonly successUrl: string;
  readonly cancelUrl: string;
};

export type PaymentSession = { readonly id: string; readonly url: string };

/** One webhook event, checked. `orderId` and `fact` are null where it is about nothing of ours. */
export type ProviderEvent = {
  readonly id: string;
  readonly type: string;
  readonly orderId: string | null;
  readonly fact: PaymentFact | null;
};

/** The payment provider as the shop uses it. Every call throws where the provider cannot be reached or refuses. */
export type PaymentProvider = {
  readonly openSession: (request: PaymentRequest) => Promise<PaymentSession>;
  /** Ends a session so that it can no longer be paid; `completed` where it is too late for that. */
  readonly endSession: (sessionId: string) => Promise<'ended' | 'completed'>;
  /** What the provider knows about a session now, as facts: for events that were lost. */
  readonly lookUp: (sessionId: string) => Promise<readonly PaymentFact[]>;
  /** Gives money back; repeated with the same key it does so once. */
  readonly refund: (refund: { paymentId: string; orderId: string; cents: number; key: string }) => Promise<void>;
  /**
   * Checks the signature over the raw body (`invalid` for a wrong or old one) and reads the event. Some events name their
   * payment alone: whose order that is, the provider is asked for, so this throws too where it cannot be reached.
   */
  readonly readEvent: (body: Buffer, signature: string) => Promise<Result<ProviderEvent>>;
};
