import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenMember, openBrowser } from '../../../tests/browser.ts';
import { testPresent } from '../../../tests/databases.ts';
import { offerNamed } from '../../../tests/offers.ts';
import { sendOrder } from '../../../tests/order-form.ts';
import { startPaymentProvider } from '../../../tests/payment-provider.ts';
import { onSite } from '../../../tests/served.ts';
import { shopPartsOf } from '../../../tests/shop-parts.ts';
import { settableClock } from '#platform/clock.ts';
import { codes } from './content-tables.ts';
import { takeEvent } from './events.ts';
import { reconcile } from './reconcile.ts';
import { giveMoneyBack, refundOrder } from './refund.ts';
import { stripeProvider } from './stripe.ts';
import { entitlements, invoices, orders } from './tables.ts';

const clock = settableClock(testPresent);
const running = await startPaymentProvider({ clock });
const provider = stripeProvider({
  settings: {
    secretKey: running.env.STRIPE_SECRET_KEY,
    webhookSecret: running.env.STRIPE_WEBHOOK_SECRET,
    apiBase: running.env.STRIPE_API_BASE,
  },
  clock,
  timeout: 400,
});
afterAll(running.close);

type Garbled = (response: ServerResponse, said: object) => void | Promise<void>;

const json = (response: ServerResponse, body: string): void =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(body);

/** Other ids than those that were asked about. */
const ofAnother = (said: object): string =>
  JSON.stringify(said).replaceAll(/"(id|order_id|payment_intent)":"(\w+_)?[^"]*"/g, '"$1":"$2OfAnother"');

/** What can be read, and says nothing of what was asked for. */
const misleading: Readonly<Record<string, Garbled>> = {
  'an empty object': (response) => json(response, '{}'),
  null: (response) => json(response, 'null'),
  'fields of other types': (response, said) =>
    json(response, JSON.stringify(Object.fromEntries(Object.entries(said).map(([key, value]) => [key, [{ value }]])))),
  'another’s': (response, said) => json(response, ofAnother(said)),
};

/** What says nothing at all, or never comes to an end. */
const garbled: Readonly<Record<string, Garbled>> = {
  ...misleading,
  'a page': (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Welcome'),
  'half of it': (response, said) => json(response, JSON.stringify(said).slice(0, JSON.stringify(said).length / 2)),
  'a redirect': (response) => void response.writeHead(302, { location: running.origin }).end(),
  'a fault': (response) => void response.writeHead(500).end('Oops'),
  'a broken connection': (response) => void response.destroy(),
  'drops without end': async (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{');
    while (!response.destroyed) {
      response.write(' ');
      await pause(20);
    }
  },
  'a flood without end': async (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{');
    while (!response.destroyed) {
      if (response.write(' '.repeat(1024 * 1024))) await pause(1);
      else await new Promise((resolve) => void response.once('drain', resolve).once('close', resolve));
    }
  },
};

const changed =
  (field: RegExp | string, to: string): Garbled =>
  (response, said) =>
    json(response, JSON.stringify(said).replace(field, to));

const withMoney: Readonly<Record<string, Garbled>> = {
  ...garbled,
  'another sum': changed(/"(amount|amount_total)":\d+/, '"$1":1'),
  'another currency': changed('"currency":"eur"', '"currency":"usd"'),
};

onSite(
  'a provider that answers nonsense',
  (site) => {
    const db = () => site().database.db;
    const parts = () => shopPartsOf(site(), { provider, clock });
    let coaching: { id: string };

    beforeAll(async () => {
      coaching = await offerNamed(db(), 'coaching', 'schlaf30');
      await db().insert(codes).values({ code: 'ZEHN', kind: 'discount', percent: 10, maxUses: 1000, createdAt: clock.now() });
    });

    /** `isDone`: what was asked for happens, only its answer is lost. */
    async function meanwhile<Done>(call: RegExp, isDone: boolean, answer: Garbled, act: () => Promise<Done>): Promise<Done> {
      let met = 0;
      running.speaksFor = async (asked, response, carryOut) => {
        if (!call.test(asked)) return json(response, JSON.stringify(await carryOut()));
        met += 1;
        await answer(response, isDone ? await carryOut() : { id: asked.split('/').at(-2), status: 'open', metadata: {} });
      };
      try {
        return await act();
      } finally {
        running.speaksFor = undefined;
        expect(met, String(call)).toBeGreaterThan(0);
      }
    }

    /** A member, and their way to the payment. */
    async function buyer() {
      const member = await givenMember(site());
      const browser = openBrowser(site());
      await browser.logIn(member);
      const order = (more = '') => sendOrder(browser, `/stripe/checkout/coaching/${coaching.id}?consent=1${more}`);
      const own = async () => db().select().from(orders).where(eq(orders.userId, member.id));
      const one = async () => {
        const [row, another] = await own();
        if (!row || another) throw new Error('There is to be one order.');
        return row;
      };
      const held = () => db().$count(entitlements, eq(entitlements.userId, member.id));
      return { order, one, held };
    }

    const paid = async () => {
      const { order, one, held } = await buyer();
      await order();
      const { id, sessionId } = await one();
      await running.pay(sessionId ?? '');
      return { id, one, held, paymentId: (await running.paymentOf(sessionId ?? '')) ?? '' };
    };

    const isUnavailable = (answer: { status: number; headers: { location?: string | undefined } }): void => {
      expect(answer.status).toBe(303);
      expect(answer.headers.location).toContain('notice=unavailable');
    };

    describe('when a payment page is opened', () => {
      test.each(Object.entries(withMoney))('S14.6 %s: the buyer is told, and pays the same order later', async (_, answer) => {
        const { order, one } = await buyer();
        isUnavailable(await meanwhile(/^POST .*sessions$/, true, answer, () => order()));
        expect(await one()).toMatchObject({ status: 'open', sessionId: null, sessionUrl: null });
        expect((await order()).headers.location).toBe((await one()).sessionUrl);
        expect((await one()).sessionUrl).toContain(running.origin);
      });
    });

    describe('when a payment page is ended', () => {
      test.each(Object.entries(misleading))('S14.6 %s: it can still be paid, so the order stays', async (_, answer) => {
        const { order, one, held } = await buyer();
        await order();
        isUnavailable(await meanwhile(/expire$|GET .*sessions/, false, answer, () => order('&code=ZEHN')));
        const { sessionId, status } = await one();
        expect(status).toBe('open');
        await running.pay(sessionId ?? '');
        await running.deliverAll(site().origin);
        expect([(await one()).status, await held()]).toEqual(['succeeded', 1]);
      });
    });

    describe('when a lost event is asked for', () => {
      test.each(Object.entries(misleading))(
        'S14.6 %s: what was paid stays open until the provider says so',
        async (_, answer) => {
          const { one, held } = await paid();
          clock.advance(36 * 60_000);
          await meanwhile(/^GET .*sessions|expire$/, true, answer, () => reconcile(parts()));
          expect([(await one()).status, await held()]).toEqual(['open', 0]);
          await reconcile(parts());
          expect([(await one()).status, await held()]).toEqual(['succeeded', 1]);
        },
      );
    });

    describe('when money goes back', () => {
      test.each(Object.entries(withMoney))(
        'S14.4 %s: it is owed until the provider says so, and goes once',
        async (_, answer) => {
          const { id, one, held, paymentId } = await paid();
          await running.deliverAll(site().origin);
          const given = async () =>
            (await provider.lookUp((await one()).sessionId ?? '')).filter(({ kind }) => kind === 'refunded');
          expect(await refundOrder(parts(), { id, actor: null, locale: 'de' })).toMatchObject({ ok: true });
          await meanwhile(/^POST .*refunds$/, true, answer, () => expect(giveMoneyBack(parts(), id)).rejects.toThrow());
          expect([(await one()).status, await held()]).toEqual(['succeeded', 1]);
          await giveMoneyBack(parts(), id);
          expect((await one()).status).toBe('refunded');
          expect(await given()).toEqual([{ kind: 'refunded', paymentId, cents: (await one()).dueCents }]);
          await running.deliverAll(site().origin);
        },
      );
    });

    test('S14.4 a refund that the bank refuses at once is told, and no second one goes out, though the first answer was lost', async () => {
      const { id, one, paymentId } = await paid();
      await running.deliverAll(site().origin);
      await refundOrder(parts(), { id, actor: null, locale: 'de' });
      const { dueCents } = await one();
      const before = running.eventsOf('charge.refunded').length;
      await meanwhile(/refunds/, true, changed('"status":"succeeded"', '"status":"failed"'), async () => {
        await provider.refund({ paymentId, orderId: id, cents: dueCents, key: `refund ${id} ${dueCents}` });
        await giveMoneyBack(parts(), id);
      });
      expect(running.eventsOf('charge.refunded')).toHaveLength(before + 1);
      const { status, payment } = await one();
      expect([status, Object.values(payment.failedRefunds ?? {})]).toEqual(['refunded', [dueCents]]);
    });

    describe('when it is asked whose a payment is', () => {
      test.each(Object.entries(misleading))('S14.6 %s: the dispute is not nobody’s, and is sent again', async (_, answer) => {
        const { one, paymentId } = await paid();
        await running.deliverAll(site().origin);
        await running.dispute(paymentId);
        const [event, again] = running.eventsOf('charge.dispute.created').slice(-1);
        if (!event || again) throw new Error('It was reported.');
        expect(await meanwhile(/payment_intents/, true, answer, () => running.deliver(site().origin, event))).toBe(500);
        expect(await running.deliver(site().origin, event)).toBe(200);
        expect((await one()).status).toBe('disputed');
      });
    });

    test('S14.6 an event of ours that says what nobody understands is not taken, and is sent again', async () => {
      const { one } = await paid();
      const [event] = running.eventsOf('checkout.session.completed').slice(-1);
      if (!event) throw new Error('It was reported.');
      const saying = (more: object) => ({ ...event, data: { object: { ...event.data.object, ...more } } });
      const odd = [
        { payment_status: null },
        { payment_status: 'later' },
        { payment_intent: 5 },
        { currency: 'usd' },
        { metadata: 'x' },
      ];
      for (const more of odd) expect(await running.deliver(site().origin, saying(more)), JSON.stringify(more)).toBe(500);
      for (const more of [{ id: null }, { id: { a: 1 } }, { type: 5 }, { data: null }])
        expect(await running.deliver(site().origin, { ...event, ...(more as object) }), JSON.stringify(more)).toBe(400);
      const refund = { ...event, id: 'evt_refund', type: 'charge.refunded' };
      for (const cents of [-1, '4900', 1.5, 1e15, null])
        expect(
          await running.deliver(site().origin, { ...refund, data: saying({ amount_refunded: cents }).data }),
          String(cents),
        ).toBe(500);
      expect(await running.deliver(site().origin, { ...event, id: 'evt_odd', type: 'constructor' })).toBe(200);
      expect((await one()).status).toBe('open');
      expect(await running.deliver(site().origin, event)).toBe(200);
      expect((await one()).status).toBe('succeeded');
    });

    test('S14.6 events at once, the wrong way round and weeks later are one purchase, over the wire too', async () => {
      const { one, held, paymentId } = await paid();
      const origin = site().origin;
      const last = (type: string) => {
        const [event] = running.eventsOf(type).slice(-1);
        if (!event) throw new Error('It was reported.');
        return event;
      };
      const completed = last('checkout.session.completed');
      expect(await Promise.all(Array.from({ length: 5 }, () => running.deliver(origin, completed)))).toEqual(Array(5).fill(200));
      expect([(await one()).status, await held()]).toEqual(['succeeded', 1]);
      const papers = async () => db().$count(invoices, eq(invoices.orderId, (await one()).id));
      expect(await papers()).toBe(1);
      const over = { ...completed, id: 'evt_over', type: 'checkout.session.expired' };
      expect([await running.deliver(origin, over), (await one()).status]).toEqual([200, 'succeeded']);
      clock.advance(21 * 86_400_000);
      expect(await running.deliver(origin, completed, { at: new Date(clock.now().getTime() - 301_000) })).toBe(400);
      expect(await running.deliver(origin, completed)).toBe(200);
      await running.refund(paymentId);
      const refunded = last('charge.refunded');
      expect(await Promise.all([refunded, refunded, completed].map((event) => running.deliver(origin, event)))).toEqual([
        200, 200, 200,
      ]);
      expect([(await one()).status, await papers()]).toEqual(['refunded', 2]);

      const early = await paid();
      await running.refund(early.paymentId);
      expect(await running.deliver(origin, last('charge.refunded'))).toBe(200);
      expect([(await early.one()).status, await early.held()]).toEqual(['refunded', 0]);
      expect(await running.deliver(origin, last('checkout.session.completed'))).toBe(200);
      expect([(await early.one()).status, await early.held()]).toEqual(['refunded', 0]);
    });

    test('S14.6 money for an order that is gone is told to whoever runs the site', async () => {
      const told: unknown[] = [];
      const log = { info: () => {}, warn: () => {}, error: (about: unknown) => void told.push(about) };
      const orderId = '3f2b8c1e-9d4a-4f6b-8a2c-1234567890ab';
      const event = { type: 'checkout.session.completed', orderId };
      const listening = { ...parts(), log };
      await takeEvent(listening, { ...event, id: 'evt_gone_1', fact: { kind: 'expired' } });
      expect(told).toEqual([]);
      await takeEvent(listening, { ...event, id: 'evt_gone_2', fact: { kind: 'paid', paymentId: 'pi_gone' } });
      expect(told).toEqual([{ order: orderId, payment: 'pi_gone' }]);
    });
  },
  { provider, clock },
);
