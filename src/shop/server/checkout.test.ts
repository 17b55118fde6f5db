import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { givenMember, openBrowser } from '../../../tests/browser.ts';
import { lastOrderOf, testProvider } from '../../../tests/payments.ts';
import { offerNamed } from '../../../tests/offers.ts';
import { shopPartsOf } from '../../../tests/shop-parts.ts';
import { onBothSites } from '../../../tests/served.ts';
import { takeEvent } from './events.ts';
import { orders } from './tables.ts';

const provider = testProvider();

onBothSites(
  'buying',
  (site) => {
    test('S1.5, S2.20, S14.6 a coaching is bought: checkout, payment, report, access', async () => {
      const { id, slug } = await offerNamed(site().database.db, 'coaching', 'schlaf30');
      const member = await givenMember(site());
      const browser = openBrowser(site());
      await browser.logIn(member);
      const answer = await browser.get(`/stripe/checkout/coaching/${id}?consent=1&price=1`);
      expect([answer.status, answer.headers.location]).toEqual([303, `https://pay.example/cs_${lastOrderOf(provider)}`]);
      await takeEvent(shopPartsOf(site(), { provider }), provider.pay(lastOrderOf(provider)));
      const [order] = await site().database.db.select().from(orders).where(eq(orders.userId, member.id));
      expect(order).toMatchObject({ status: 'succeeded', totalCents: 5900 });
      const user = (await browser.get('/api/user')).json();
      expect(user).toMatchObject({
        data: { coachings: [{ slug, status: 'succeeded' }], products: [{ id, status: 'succeeded' }] },
      });
    });
  },
  { provider },
);
