import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { givenMember, openBrowser } from '../../../tests/browser.ts';
import { offerNamed } from '../../../tests/offers.ts';
import { shopPartsOf } from '../../../tests/shop-parts.ts';
import { onSite } from '../../../tests/served.ts';
import { until } from '../../../tests/until.ts';
import { sendOrder } from '../../../tests/order-form.ts';
import { openPayments } from '#app/server/payments.ts';
import { startWorkers, type Workers } from '#jobs/server/door.ts';
import { mails } from '#mail/server/tables.ts';
import { readConfig } from '#platform/config.ts';
import { createLog } from '#platform/log.ts';
import { shopDuties } from './door.ts';
import { orders } from './tables.ts';

const env = { BASE_URL: 'https://sprechstunde.example', DEMO: 'on' };

onSite(
  'the whole way with the demo’s provider',
  (site) => {
    const running: Workers[] = [];
    afterEach(async () => void (await Promise.all(running.splice(0).map((one) => one.stop()))));

    test('S1.5, S14.4, S14.6 checkout, payment page, signed report, access, receipt and back again', async () => {
      const { database, clock, app } = site();
      const { db } = database;
      const { provider, standIn } = await openPayments({ config: readConfig(env), db, clock });
      if (!standIn) throw new Error('The demo has a stand-in.');
      const duties = [...standIn.duties(app.fastify), ...shopDuties(shopPartsOf(site(), { provider }))];
      running.push(await startWorkers({ database, log: createLog({ logLevel: 'silent' }), duties }));
      const coaching = await offerNamed(db, 'coaching', 'schlaf30');
      const member = await givenMember(site(), { email: `ganzer-weg-${database.engine}@example.org` });
      const browser = openBrowser(site());
      await browser.logIn(member);
      const begun = await sendOrder(browser, `/stripe/checkout/coaching/${coaching.id}?consent=1`);
      expect(begun.status).toBe(303);
      const page = (begun.headers.location ?? '').replace(env.BASE_URL, '');
      expect((await browser.get(page)).text).toContain(coaching.stripeName);
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const paid = await browser.ask(page, { method: 'POST', headers: form, body: 'do=pay' });
      const status = async (): Promise<string | undefined> =>
        (await db.select().from(orders).where(eq(orders.userId, member.id)))[0]?.status;
      await until(status, (one) => one === 'succeeded');
      const [order] = await db.select().from(orders).where(eq(orders.userId, member.id));
      expect([paid.status, paid.headers.location]).toEqual([303, `${env.BASE_URL}/shop/danke/${order?.id}`]);
      const user = (await browser.get('/api/user')).json() as { data: { products: { receipt: string }[] } };
      expect(user).toMatchObject({ data: { coachings: [{ shortid: 'schlaf30', status: 'succeeded' }] } });
      expect((await browser.get(user.data.products[0]?.receipt ?? '')).headers['content-type']).toBe('application/pdf');

      const support = await givenMember(site(), { email: `hilfe-${database.engine}@example.org`, roles: ['support'] });
      const desk = openBrowser(site());
      await desk.logIn(support);
      expect((await desk.send('POST', '/api/backend/order/refund', { id: order?.id })).status).toBe(200);
      await until(status, (one) => one === 'refunded');
      expect((await browser.get('/api/user')).json()).toMatchObject({ data: { coachings: [], products: [] } });
      const keys = (await db.select().from(mails).where(eq(mails.recipient, member.email)).orderBy(mails.number)).map(
        ({ key }) => key,
      );
      expect(keys).toEqual([`order-confirmation:${order?.id}`, `order-refund:${order?.id}:refunded`]);
    });
  },
  { env },
);
