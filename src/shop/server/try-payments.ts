import type { Stripe } from 'stripe';
import type { z } from 'zod';
import { shopFiles } from '#paths/shop-files.ts';
import { systemClock } from '#platform/clock.ts';
import type { StripeSettings } from '#platform/config.ts';
import { whyOf, type Tried } from '#platform/try-database.ts';
import { apiVersion, openSdk } from './stripe.ts';
import { WebhookEndpoints } from './stripe-answers.ts';
import { eventTypes } from './stripe-facts.ts';

type PaymentsTried = Tried & { readonly setting?: 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_BASE' };

const nothing = 'setup_probe';

/**
 * Uses each permission of the key: by calls for unknown objects or with missing parameters. Stripe checks the permission first,
 * so it answers 403 without it and 400 or 404 with it; nothing is created.
 */
const rightsOf = (stripe: Stripe): readonly (readonly [right: string, call: () => Promise<unknown>])[] => [
  ['read PaymentIntents', () => stripe.paymentIntents.retrieve(`pi_${nothing}`)],
  ['read Charges', () => stripe.charges.retrieve(`ch_${nothing}`)],
  ['read Disputes', () => stripe.disputes.list({ payment_intent: `pi_${nothing}`, limit: 1 })],
  ['write Checkout Sessions', () => stripe.checkout.sessions.create({})],
  ['write Coupons', () => stripe.coupons.create({})],
  ['write Refunds', () => stripe.refunds.create({ payment_intent: `pi_${nothing}` })],
];

const typeOf = (error: unknown): string => (error as { type?: string }).type ?? '';

/** Checks the account at the payment provider without cost: the key's permissions and the webhook endpoint. */
export async function tryPayments(settings: StripeSettings, baseUrl: string): Promise<PaymentsTried> {
  const { secretKey, webhookSecret } = settings;
  if (!/^(?:sk|rk)_/.test(secretKey))
    return { ok: false, setting: 'STRIPE_SECRET_KEY', why: 'is no secret key: it begins with sk_ or rk_' };
  if (!/^whsec_.+/.test(webhookSecret))
    return { ok: false, setting: 'STRIPE_WEBHOOK_SECRET', why: 'is no signing secret of a webhook: it begins with whsec_' };
  const { stripe } = await openSdk({ settings, clock: systemClock, timeout: 10_000 });
  const missing: string[] = [];
  for (const [right, call] of rightsOf(stripe)) {
    try {
      await call();
    } catch (error) {
      const type = typeOf(error);
      if (type === 'StripeInvalidRequestError') continue;
      if (type === 'StripeAuthenticationError')
        return { ok: false, setting: 'STRIPE_SECRET_KEY', why: `is refused: ${whyOf(error)}` };
      if (type !== 'StripePermissionError')
        return { ok: false, setting: 'STRIPE_API_BASE', why: `(${settings.apiBase}) cannot be used: ${whyOf(error)}` };
      missing.push(right);
    }
  }
  if (missing.length > 0) return { ok: false, setting: 'STRIPE_SECRET_KEY', why: `may not ${missing.join(', nor ')}` };
  const webhook = await tryWebhook(stripe, baseUrl + shopFiles.webhook);
  if (webhook.why) return { ok: false, setting: 'STRIPE_WEBHOOK_SECRET', why: webhook.why };
  const isTest = /^(?:sk|rk)_test_/.test(secretKey);
  const notes = [
    ...(webhook.note ? [webhook.note] : []),
    ...(isTest ? ["The key is one of Stripe's test mode: nobody can pay with real money."] : []),
  ];
  return { ok: true, said: isTest ? 'key in test mode' : 'key in live mode', notes };
}

/** Whether Stripe has a webhook endpoint for this site; a restricted key may not be allowed to ask. */
async function tryWebhook(stripe: Stripe, address: string): Promise<{ readonly why?: string; readonly note?: string }> {
  let found: z.infer<typeof WebhookEndpoints>['data'];
  try {
    found = WebhookEndpoints.parse(await stripe.webhookEndpoints.list({ limit: 100 })).data;
  } catch {
    return { note: `This key may not list webhook endpoints. See for yourself that Stripe's dashboard has ${address}.` };
  }
  const own = found.find(({ url }) => url === address);
  if (!own) return { why: `belongs to no webhook endpoint: Stripe's dashboard has none with the address ${address}` };
  if (own.status !== 'enabled') return { why: `belongs to an endpoint that is switched off in Stripe's dashboard: ${address}` };
  const lacking = own.enabled_events.includes('*') ? [] : eventTypes.filter((event) => !own.enabled_events.includes(event));
  if (lacking.length > 0)
    return { why: `belongs to an endpoint that does not report ${lacking.join(', ')}: add them in Stripe's dashboard` };
  if (own.api_version !== null && own.api_version !== apiVersion)
    return { note: `The webhook endpoint has the API version ${own.api_version}; the site speaks ${apiVersion}.` };
  return {};
}
