import { uuidPattern } from '#paths/patterns.ts';
import { findOrder } from './orders.ts';
import type { ShopParts } from './parts.ts';
import type { ProviderEvent } from './provider.ts';
import { settle } from './settle.ts';
import { providerEvents } from './tables.ts';

/**
 * Processes a webhook event in one transaction: stores its id under a unique key and applies its consequences. A known event
 * changes nothing; a failure leaves nothing and throws, so that the event is sent again (S14.6).
 */
export async function takeEvent(parts: ShopParts, { id, type, orderId, fact }: ProviderEvent): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const order = orderId !== null && uuidPattern.test(orderId) ? await findOrder(tx, orderId) : null;
    const stored = await tx
      .insert(providerEvents)
      .values({ id, type, orderId: order?.id ?? null, receivedAt: parts.clock.now() })
      .onConflictDoNothing({ target: providerEvents.id })
      .returning({ id: providerEvents.id });
    if (stored.length === 0 || !fact) return;
    if (order) await settle(tx, parts, order.id, fact);
    else if (fact.kind === 'paid' || fact.kind === 'completed')
      parts.log.error({ order: orderId, payment: fact.paymentId }, 'a payment is for an order that does not exist');
  });
}
