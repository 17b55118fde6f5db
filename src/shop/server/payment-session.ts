import { eq } from 'drizzle-orm';
import { pageLinks } from '#paths/routes.ts';
import { shopFiles } from '#paths/shop-files.ts';
import type { OrderRow } from './order-row.ts';
import { lockOrder } from './orders.ts';
import type { ShopParts } from './parts.ts';
import type { PaymentProvider, PaymentRequest, PaymentSession } from './provider.ts';
import { settle } from './settle.ts';
import { orders } from './tables.ts';

/** The provider could not be reached, or refused. Stored data stays, and the next attempt continues with it. */
export class ProviderFailed extends Error {
  override readonly name = 'ProviderFailed';
}

/** What the provider's library calls an error: no sentence of theirs, which might name somebody. */
function wordOf(error: unknown): string {
  const { code, type } = Object(error) as { readonly code?: unknown; readonly type?: unknown };
  const word = [code, type].find((one): one is string => typeof one === 'string' && /^\w{1,80}$/.test(one));
  return word === undefined ? '' : ` (${word})`;
}

/** Calls the provider, never within a transaction: it may take any amount of time. */
export async function askProvider<Answer, Asked = PaymentProvider>(
  { provider }: { readonly provider: Asked | null },
  ask: (provider: Asked) => Promise<Answer>,
): Promise<Answer> {
  if (!provider) throw new ProviderFailed('No provider is configured.');
  try {
    return await ask(provider);
  } catch (error) {
    throw new ProviderFailed(`The payment provider did not do what it was asked for${wordOf(error)}.`, { cause: error });
  }
}

/** The payment page of an order; null if the order ended meanwhile. */
export async function sessionFor(parts: ShopParts, order: OrderRow): Promise<string | null> {
  if (order.sessionUrl !== null) return order.sessionUrl;
  const request = requestOf(parts, order);
  const session = await askProvider(parts, (provider) => provider.openSession(request));
  if (await keepSession(parts, order.id, session)) return session.url;
  await askProvider(parts, (provider) => provider.endSession(session.id));
  return null;
}

const keepSession = ({ db }: ShopParts, orderId: string, { id, url }: PaymentSession): Promise<boolean> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'open') return false;
    await tx.update(orders).set({ sessionId: id, sessionUrl: url }).where(eq(orders.id, orderId));
    return true;
  });

function requestOf(parts: ShopParts, order: OrderRow): PaymentRequest {
  const links = pageLinks(order.locale, parts.presenterSlug);
  return {
    orderId: order.id,
    orderNumber: order.number,
    locale: order.locale,
    email: order.email,
    name: order.offerName,
    // The addresses of pictures and pages reveal the topic of a course (S16.5).
    image: null,
    listCents: order.listCents,
    offCents: order.listCents - order.dueCents,
    expiresAt: order.expiresAt,
    successUrl: new URL(links('shop.thanks', { order: order.id }), parts.baseUrl).href,
    cancelUrl: new URL(shopFiles.cancelled(order.id), parts.baseUrl).href,
  };
}

/** Ends a pending order; `completed` if it was paid at that moment. */
export async function endOrder(parts: ShopParts, { id, sessionId }: OrderRow): Promise<'ended' | 'completed'> {
  const ended =
    sessionId !== null && parts.provider ? await askProvider(parts, (provider) => provider.endSession(sessionId)) : 'ended';
  const fact = ended === 'completed' ? ({ kind: 'completed', paymentId: null } as const) : ({ kind: 'expired' } as const);
  await parts.db.transaction((tx) => settle(tx, parts, id, fact));
  return ended;
}
