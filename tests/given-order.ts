import { randomUUID } from 'node:crypto';
import { orders } from '../src/shop/server/tables.ts';
import type { OrderRow } from '../src/shop/server/order-row.ts';
import type { FilledDatabase } from './databases.ts';

let count = 0;

/** An order that was just paid, unless `row` overrides it. */
export async function givenOrder(
  { database, clock }: FilledDatabase,
  row: Partial<typeof orders.$inferInsert> = {},
): Promise<OrderRow> {
  count += 1;
  const now = clock.now();
  const [order] = await database.db
    .insert(orders)
    .values({
      number: `S-TEST-${String(count).padStart(4, '0')}`,
      email: `kundin-${count}@example.org`,
      name: 'Łucja Größe-Şahin',
      locale: 'de',
      offerType: 'coaching',
      offerId: randomUUID(),
      offerName: 'Kurs „Übungen für jeden Tag“',
      opens: { coachingIds: [], retreatId: null, voucherCents: null },
      listCents: 4900,
      totalCents: 4900,
      dueCents: 4900,
      vatPercent: 19,
      status: 'succeeded',
      payment: { paid: true, paymentId: `pi_${count}` },
      expiresAt: now,
      createdAt: now,
      paidAt: now,
      ...row,
    })
    .returning();
  if (!order) throw new Error('An insert always has one row.');
  return order;
}
