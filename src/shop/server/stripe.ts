import type { Stripe } from 'stripe';
import { fail, ok } from '#kit/result.ts';
import type { Clock } from '#platform/clock.ts';
import type { StripeSettings } from '#platform/config.ts';
import { providerTexts } from '../provider-texts.ts';
import type { PaymentProvider, PaymentRequest } from './provider.ts';
import {
  Coupon,
  disputesOf,
  LookedUpSession,
  Marked,
  named,
  openedSession,
  refundOf,
  refundsOf,
  SessionStatus,
  WebhookEvent,
} from './stripe-answers.ts';
import { disputeFact, orderOf, readReport, sessionFacts } from './stripe-facts.ts';

/** The API version that the installed release of Stripe's library uses. */
export const apiVersion = '2026-10-28.endive';

export type StripeParts = {
  readonly settings: StripeSettings;
  readonly clock: Clock;
  /** The HTTP client; by default the network's. */
  readonly fetch?: typeof globalThis.fetch;
  /** Timeout of one attempt in milliseconds. A buyer waits, and there are two attempts. */
  readonly timeout?: number;
};

/**
 * Maximum age of a signature in seconds, as Stripe recommends: events are signed again for each delivery, so an older one is a
 * replay.
 */
const oldest = 300;

type Sdk = { readonly stripe: Stripe; readonly isRefused: (error: unknown) => error is Stripe.errors.StripeInvalidRequestError };

/** The library takes host, port and protocol; our address may have a path. */
const sendTo =
  (apiBase: string, send: typeof globalThis.fetch) =>
  async (request: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const { pathname, search } = new URL(request instanceof Request ? request.url : request);
    // The key is sent nowhere else.
    return bounded(await send(apiBase + pathname + search, { ...init, redirect: 'error' }));
  };

/** Maximum length of an answer in bytes: a list of 100 objects has a few hundred thousand. */
const longestAnswer = 4 * 1024 * 1024;

/** The library limits the time of an answer, not its size. */
async function bounded(response: Response): Promise<Response> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    if (length > longestAnswer) throw new Error('The payment provider answers without end.');
    parts.push(part);
  }
  return new Response(Buffer.concat(parts), response);
}

/** Loaded on first use: it is large. */
export async function openSdk({ settings, fetch = globalThis.fetch, timeout = 8000 }: StripeParts): Promise<Sdk> {
  const { Stripe } = await import('stripe');
  const stripe = new Stripe(settings.secretKey, {
    apiVersion,
    httpClient: Stripe.createFetchHttpClient(sendTo(settings.apiBase, fetch)),
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return { stripe, isRefused: (error) => error instanceof Stripe.errors.StripeInvalidRequestError };
}

/** After how many refusals of one call its last key is kept. */
const mostRefusals = 50;

/**
 * Stripe repeats its answer to an idempotency key for a day, also a refusal whose reason is gone, such as an empty balance. What was
 * refused did nothing, so the call is made again with another key.
 */
async function askAnew<Value>(isRefused: Sdk['isRefused'], key: string, call: (key: string) => Promise<Value>): Promise<Value> {
  for (let refusals = 0; ; refusals += 1) {
    try {
      return await call(refusals === 0 ? key : `${key}-${refusals}`);
    } catch (error) {
      const isOld = isRefused(error) && error.headers?.['idempotent-replayed'] === 'true';
      if (!isOld || refusals === mostRefusals) throw error;
    }
  }
}

/** Stripe, or a compatible service, as the payment provider (S1.5). */
export function stripeProvider(parts: StripeParts): PaymentProvider {
  const { settings, clock } = parts;
  let opened: Promise<Sdk> | undefined;
  const sdk = (): Promise<Sdk> => (opened ??= openSdk(parts));

  const findOrder = async (paymentId: string): Promise<string | null> => {
    const { stripe, isRefused } = await sdk();
    try {
      return orderOf(named(paymentId, Marked).parse(await stripe.paymentIntents.retrieve(paymentId)));
    } catch (error) {
      if (isRefused(error) && error.code === 'resource_missing') return null;
      throw error;
    }
  };

  return {
    async openSession(request) {
      const { stripe } = await sdk();
      const { orderId, listCents, offCents } = request;
      const session = await stripe.checkout.sessions.create(await termsOf(stripe, request), {
        idempotencyKey: `session-${orderId}`,
      });
      const { id, url } = openedSession(orderId, listCents - offCents).parse(session);
      return { id, url };
    },

    async endSession(sessionId) {
      const { stripe, isRefused } = await sdk();
      const { sessions } = stripe.checkout;
      const answer = await sessions.expire(sessionId).catch((error: unknown) => {
        // It has ended already, in one way or another.
        if (isRefused(error)) return sessions.retrieve(sessionId);
        throw error;
      });
      const { status } = named(sessionId, SessionStatus).parse(answer);
      if (status === 'open') throw new Error('The payment provider leaves a session open that was to end.');
      return status === 'complete' ? 'completed' : 'ended';
    },

    async lookUp(sessionId) {
      const { stripe } = await sdk();
      const answer = await stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] });
      const session = named(sessionId, LookedUpSession).parse(answer);
      const { payment_intent: payment } = session;
      const disputes = payment?.latest_charge?.disputed
        ? disputesOf(payment.id).parse(await stripe.disputes.list({ payment_intent: payment.id, limit: 100 })).data
        : [];
      return [...sessionFacts(session), ...disputes.map(disputeFact).filter((fact) => fact !== null)];
    },

    async refund({ paymentId, orderId, cents, key }) {
      const { stripe, isRefused } = await sdk();
      // Stripe forgets idempotency keys after a day or more; a job may be retried for longer.
      const given = refundsOf(paymentId).parse(await stripe.refunds.list({ payment_intent: paymentId, limit: 100 })).data;
      const known = given.find(({ metadata, status }) => metadata?.key === key && status !== 'canceled');
      const { id, amount, status } =
        known ??
        refundOf(paymentId, cents).parse(
          await askAnew(isRefused, `refund-${key}`, (idempotencyKey) =>
            stripe.refunds.create(
              { payment_intent: paymentId, amount: cents, metadata: { order_id: orderId, key } },
              { idempotencyKey },
            ),
          ),
        );
      return status === 'failed' ? [{ kind: 'refund-failed', paymentId, refundId: id, cents: amount }] : [];
    },

    async readEvent(body, signature) {
      const { stripe } = await sdk();
      let event: WebhookEvent;
      try {
        const now = clock.now().getTime();
        event = WebhookEvent.parse(
          stripe.webhooks.constructEvent(body, signature, settings.webhookSecret, oldest, undefined, now),
        );
      } catch (error) {
        // Of the library, which looks at the time of a right signature alone.
        const isOld = error instanceof Error && error.message.startsWith('Timestamp outside the tolerance zone');
        // Else unsigned, signed with another secret, or no event.
        return fail('invalid', isOld ? 'old' : undefined);
      }
      return ok(await readReport(event, findOrder));
    },
  };
}

/** The content of Stripe's page. Beside the offer's neutral name it only shows the order number (S16.5). */
async function termsOf(stripe: Stripe, request: PaymentRequest): Promise<Stripe.Checkout.SessionCreateParams> {
  const words = providerTexts[request.locale];
  const metadata = { order_id: request.orderId };
  const coupon =
    request.offCents > 0
      ? Coupon.parse(
          await stripe.coupons.create(
            {
              amount_off: request.offCents,
              currency: 'eur',
              duration: 'once',
              max_redemptions: 1,
              name: words.off,
              metadata,
            },
            { idempotencyKey: `coupon-${request.orderId}` },
          ),
        )
      : null;
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'eur',
          unit_amount: request.listCents,
          product_data: { name: request.name, ...(request.image === null ? {} : { images: [request.image] }) },
        },
      },
    ],
    ...(coupon ? { discounts: [{ coupon: coupon.id }] } : {}),
    client_reference_id: request.orderId,
    customer_email: request.email,
    locale: request.locale,
    // The order was priced in euro.
    adaptive_pricing: { enabled: false },
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    metadata,
    payment_intent_data: { description: words.order(request.orderNumber), metadata },
  };
}
