import { z } from 'zod';
import { Fault } from './fault.ts';

/** Parameters of the calls as Stripe documents them, with its checks of those that we send. Values are strings. */

const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, { error: 'integer' })
  .transform(Number);
const amount = integer.refine((value) => value >= 0, { error: 'negative' });
const positive = integer.refine((value) => value >= 1, { error: 'small' });
const currency = z.string().regex(/^[a-z]{3}$/);
const webAddress = z.url({ protocol: /^https?$/ }).max(5000);
const metadata = z.record(z.string().max(40), z.string().max(500)).default({});
const expand = z.array(z.string()).max(10).default([]);
const yesNo = z.enum(['true', 'false']);

export const CouponParams = z.strictObject({
  amount_off: positive,
  currency,
  duration: z.literal('once'),
  max_redemptions: positive.optional(),
  name: z.string().max(40).optional(),
  metadata,
  expand,
});

export const SessionParams = z.strictObject({
  mode: z.literal('payment'),
  line_items: z
    .array(
      z.strictObject({
        quantity: positive,
        price_data: z.strictObject({
          currency,
          unit_amount: amount,
          product_data: z.strictObject({
            name: z.string().min(1),
            description: z.string().min(1).optional(),
            images: z.array(webAddress.max(2048)).max(8).optional(),
            metadata,
          }),
        }),
      }),
    )
    .min(1)
    .max(100),
  discounts: z
    .array(z.strictObject({ coupon: z.string() }))
    .max(1)
    .default([]),
  client_reference_id: z.string().max(200).optional(),
  customer_email: z.email().max(800).optional(),
  locale: z.enum(['de', 'en']).optional(),
  adaptive_pricing: z.strictObject({ enabled: yesNo }).optional(),
  expires_at: integer.optional(),
  success_url: webAddress,
  cancel_url: webAddress.optional(),
  metadata,
  payment_intent_data: z.strictObject({ description: z.string().max(1000).optional(), metadata }).default({ metadata: {} }),
  expand,
});

export const RefundParams = z.strictObject({
  payment_intent: z.string(),
  amount: positive.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata,
  expand,
});

export const OfPaymentParams = z.strictObject({
  payment_intent: z.string(),
  limit: integer.refine((value) => value >= 1 && value <= 100).optional(),
});

export const NoParams = z.strictObject({ expand });

const nameOf = (path: readonly PropertyKey[]): string => {
  const [first = '', ...rest] = path.map(String);
  return first + rest.map((step) => `[${step}]`).join('');
};

/** Parses parameters; throws Stripe's error for invalid ones. */
export function readParams<S extends z.ZodType>(shape: S, given: Record<string, unknown>): z.output<S> {
  const parsed = shape.safeParse(given, { reportInput: true });
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const param = nameOf(issue?.path ?? []);
  if (issue?.code === 'unrecognized_keys') {
    const unknown = nameOf([...issue.path, issue.keys[0] ?? '']);
    throw new Fault(400, `Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown });
  }
  if (issue?.input === undefined) throw new Fault(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });
  if (issue.message === 'integer')
    throw new Fault(400, `Invalid integer: ${JSON.stringify(issue.input)}`, { code: 'parameter_invalid_integer', param });
  throw new Fault(400, `Invalid value for ${param}.`, { param });
}
