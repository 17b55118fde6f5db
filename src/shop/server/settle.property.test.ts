import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { givenMember } from '../../../tests/browser.ts';
import { hasPostgres } from '../../../tests/templates.ts';
import { onBothDatabases, type FilledDatabase } from '../../../tests/databases.ts';
import { offerNamed } from '../../../tests/offers.ts';
import { testProvider } from '../../../tests/payments.ts';
import { shopPartsOf } from '../../../tests/shop-parts.ts';
import type { OrderStatus, PaymentFact } from '../rules.ts';
import { beginCheckout } from './checkout.ts';
import { takeEvent } from './events.ts';
import type { OwnershipListener } from './parts.ts';
import { reconcile } from './reconcile.ts';
import { codes } from './content-tables.ts';
import { codeUses, entitlements, invoices, orders, providerEvents } from './tables.ts';

/** Possible histories of a payment as the provider reports them, and their outcome. */
const histories = [
  { steps: ['paid'], status: 'succeeded', credited: 0 },
  { steps: ['completed', 'paid'], status: 'succeeded', credited: 0 },
  { steps: ['completed', 'failed'], status: 'failed', credited: 0 },
  { steps: ['expired'], status: 'expired', credited: 0 },
  { steps: ['paid', 'part'], status: 'succeeded', credited: 'part' },
  { steps: ['paid', 'part', 'returned'], status: 'succeeded', credited: 'part' },
  { steps: ['completed', 'paid', 'part', 'all'], status: 'refunded', credited: 'all' },
  { steps: ['paid', 'disputed'], status: 'disputed', credited: 0 },
  { steps: ['paid', 'disputed', 'won'], status: 'succeeded', credited: 0 },
  { steps: ['completed', 'paid', 'disputed', 'lost'], status: 'refunded', credited: 'all' },
] as const satisfies readonly { steps: readonly Step[]; status: OrderStatus; credited: 0 | 'part' | 'all' }[];

type Step = 'completed' | 'paid' | 'failed' | 'expired' | 'part' | 'returned' | 'all' | 'disputed' | 'won' | 'lost';

const part = 700;

function factOf(step: Step, order: { id: string; dueCents: number }): PaymentFact {
  const paymentId = `pi_${order.id}`;
  switch (step) {
    case 'completed':
    case 'paid':
      return { kind: step, paymentId };
    case 'failed':
    case 'expired':
      return { kind: step };
    case 'part':
    case 'all':
      return { kind: 'refunded', paymentId, cents: step === 'part' ? part : order.dueCents };
    case 'returned':
      return { kind: 'refund-failed', paymentId, refundId: `re_${order.id}`, cents: part };
    case 'disputed':
      return { kind: 'disputed', paymentId, disputeId: `dp_${order.id}` };
    case 'won':
    case 'lost':
      return { kind: 'dispute-closed', paymentId, disputeId: `dp_${order.id}`, isWon: step === 'won' };
  }
}

/** How events arrive: in any order, repeated, only by reconciliation, or concurrently. */
const deliveries = fc.constantFrom(...histories).chain((history) =>
  fc.record({
    history: fc.constant(history),
    shuffled: fc.shuffledSubarray([...history.steps], { minLength: history.steps.length }),
    again: fc.array(fc.constantFrom<Step>(...history.steps), { maxLength: 4 }),
    isLost: fc.boolean(),
    atOnce: fc.boolean(),
    reconcileFirst: fc.boolean(),
    bought: fc.constantFrom('coaching' as const, 'gift' as const, 'retreat' as const),
  }),
);

/** More than 500 in total; the embedded database takes twice as long for each. */
const runs = { embedded: hasPostgres() ? 30 : 500, postgres: 490 };

onBothDatabases('S14.6 one payment gives one purchase, one access, one mail', (open) => {
  test('whatever the order, the repetitions and the losses of its reports', { timeout: 240_000 }, async () => {
    const { db } = open().database;
    const tellings: string[] = [];
    const listener: OwnershipListener = {
      granted: async (_, { userId }) => void tellings.push(`+${userId}`),
      revoked: async (_, { userId }) => void tellings.push(`-${userId}`),
    };
    const provider = testProvider();
    const parts = shopPartsOf(open(), { provider, listeners: [listener] });
    const coaching = await offerNamed(db, 'coaching', 'schlaf30');
    const retreat = await offerNamed(db, 'retreat', (await firstRetreat(open())).shortid);
    const [code] = await db
      .insert(codes)
      .values({ code: 'ZEHNTEL', kind: 'discount', percent: 10, createdAt: open().clock.now() })
      .returning();
    const address = { street: 'Weg', streetNumber: '1', zipcode: '12345', city: 'Ort' };

    await fc.assert(
      fc.asyncProperty(deliveries, async ({ history, shuffled, again, isLost, atOnce, reconcileFirst, bought }) => {
        const member = await givenMember(open(), { email: `${randomUUID()}@example.org`, ...address });
        const offer = bought === 'retreat' ? retreat : coaching;
        const wish = { type: offer.type, id: offer.id, code: 'ZEHNTEL', isGift: bought === 'gift', hasConsented: true };
        const placesBefore = await placesOf(open(), retreat.id);
        const begun = await beginCheckout(parts, member.id, { ...wish, locale: 'de' });
        expect(begun.to).toBe('payment');
        const [order] = await db.select().from(orders).where(eq(orders.userId, member.id));
        if (!order) throw new Error('A checkout writes an order.');

        const events = new Map(history.steps.map((step) => [step, { id: `evt_${randomUUID()}`, type: step, orderId: order.id }]));
        const take = async (step: Step): Promise<void> => {
          const event = events.get(step);
          if (event) await takeEvent(parts, { ...event, fact: factOf(step, order) });
        };
        const session = provider.sessionOf(order.id);
        session.facts.push(...history.steps.map((step) => factOf(step, order)));
        session.state = history.steps.includes('expired' as never) ? 'ended' : 'completed';
        const look = async (): Promise<void> => {
          open().clock.advance(36 * 60_000);
          await reconcile(parts);
        };
        if (reconcileFirst) await look();
        const arriving = isLost ? [] : [...shuffled, ...again];
        if (atOnce) await Promise.all(arriving.map(take));
        else for (const step of arriving) await take(step);
        await look();
        // Events that the provider repeats for days arrive last, long after they were known.
        if (isLost) for (const step of again) await take(step);

        const [after, ...others] = await db.select().from(orders).where(eq(orders.userId, member.id));
        expect([after?.status, others.length]).toEqual([history.status, 0]);
        const isAlive = history.status === 'succeeded' || history.status === 'disputed';
        const isOwned = history.status === 'succeeded' && bought !== 'gift';
        const held = await db
          .select()
          .from(entitlements)
          .where(and(eq(entitlements.userId, member.id), isNull(entitlements.revokedAt)));
        expect(held.length).toBe(isOwned ? 1 : 0);
        const told = tellings.filter((line) => line.slice(1) === member.id).map(([sign]) => (sign === '+' ? 1 : -1));
        expect(told.reduce<number>((sum, one) => sum + one, 0)).toBe(isOwned && bought === 'coaching' ? 1 : 0);

        const papers = await db.select().from(invoices).where(eq(invoices.orderId, order.id));
        const isPaid = history.steps.includes('paid' as never);
        expect(papers.filter(({ kind }) => kind === 'invoice').length).toBe(isPaid ? 1 : 0);
        const credited = papers.filter(({ kind }) => kind === 'credit-note').reduce((sum, { cents }) => sum + cents, 0);
        expect(credited).toBe(history.credited === 'all' ? order.totalCents : history.credited === 'part' ? part : 0);

        const [use] = await db.select().from(codeUses).where(eq(codeUses.orderId, order.id));
        expect([use?.state, use?.codeId]).toEqual([isAlive ? 'spent' : 'free', code?.id]);
        const taken = (await placesOf(open(), retreat.id)) - placesBefore;
        expect(taken).toBe(isAlive && bought === 'retreat' ? 1 : 0);
        const vouchers = await db.select().from(codes).where(eq(codes.orderId, order.id));
        if (history.status === 'succeeded') expect(vouchers.length).toBe(bought === 'gift' ? 1 : 0);

        const mails = await mailsTo(open(), order.id);
        expect(new Set(mails).size).toBe(mails.length);
        const confirmed = mails.filter((key) => key.startsWith('order-confirmation:')).length;
        if (history.status === 'succeeded') expect(confirmed).toBe(1);
        if (!isPaid) expect(mails).toEqual([]);
        const stored = await db.$count(providerEvents, eq(providerEvents.orderId, order.id));
        expect(stored).toBe(new Set(isLost ? again : history.steps).size);
      }),
      { numRuns: runs[open().database.engine] },
    );
  });
});

async function firstRetreat({ database: { db } }: FilledDatabase): Promise<{ shortid: string }> {
  const { rows } = await db.execute<{ shortid: string }>(sql`update retreats set places = 10000 returning shortid`);
  if (!rows[0]) throw new Error('The demo world has retreats.');
  return rows[0];
}

async function placesOf({ database: { db } }: FilledDatabase, id: string): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select places_taken as n from retreats where id = ${id}`);
  return rows[0]?.n ?? 0;
}

/** The keys of the mails about an order; each key is queued once. */
async function mailsTo({ database: { db } }: FilledDatabase, orderId: string): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`select key from mails where key like ${`%${orderId}%`}`);
  return rows.map(({ key }) => key);
}
