import { setTimeout as pause } from 'node:timers/promises';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import { whyOf } from '#platform/try-database.ts';
import { openSdk } from './stripe.ts';
import { providerEvents } from './tables.ts';

/** When the last webhook event with a valid signature arrived; null if none has. */
export async function lastPaymentEvent(db: Db | Tx): Promise<Date | null> {
  const [row] = await db
    .select({ at: providerEvents.receivedAt })
    .from(providerEvents)
    .orderBy(desc(providerEvents.receivedAt))
    .limit(1);
  return row?.at ?? null;
}

type Outcome =
  | { readonly is: 'arrived' | 'silent' | 'no-provider' }
  /** The provider's own words. */
  | { readonly is: 'refused'; readonly why: string };

const expired = 'checkout.session.expired';
const countProbes = (db: Db): Promise<number> =>
  db.$count(providerEvents, and(eq(providerEvents.type, expired), isNull(providerEvents.orderId)));

/** Opens a payment page and ends it at once, which nobody pays and which the provider reports. */
async function causeEvent({ stripe: settings, baseUrl }: Pick<Config, 'stripe' | 'baseUrl'>, clock: Clock): Promise<void> {
  if (settings === null || settings === 'stand-in') return;
  const { stripe } = await openSdk({ settings, clock, timeout: 10_000 });
  const { id } = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: 100, product_data: { name: 'Probe' } } }],
    success_url: baseUrl,
    cancel_url: baseUrl,
  });
  await stripe.checkout.sessions.expire(id);
}

/**
 * The round trip of a webhook (S18.8): the provider is made to send an event, which has to arrive here with a valid signature. It
 * costs nothing and is about no order. Whichever server receives it stores it, so the database is asked.
 */
export async function tryWebhook(
  { db, config, clock }: Pick<Services, 'db' | 'config' | 'clock'>,
  { patienceMs = 15_000, lookEveryMs = 300 } = {},
): Promise<Outcome> {
  if (config.stripe === null || config.stripe === 'stand-in') return { is: 'no-provider' };
  const before = await countProbes(db);
  try {
    await causeEvent(config, clock);
  } catch (error) {
    return { is: 'refused', why: whyOf(error) };
  }
  for (const end = performance.now() + patienceMs; performance.now() < end; await pause(lookEveryMs))
    if ((await countProbes(db)) > before) return { is: 'arrived' };
  return { is: 'silent' };
}
