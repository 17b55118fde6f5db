import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { givenMember, openBrowser } from '../../../tests/browser.ts';
import { oddInput } from '../../../tests/odd-input.ts';
import { offerNamed } from '../../../tests/offers.ts';
import { testProvider } from '../../../tests/payments.ts';
import { onSite } from '../../../tests/served.ts';
import { sendOrder } from '../../../tests/order-form.ts';
import { users } from '#accounts/server/tables.ts';

const unknown = '3f2b8c1e-9d4a-4f6b-8a2c-1234567890ab';

onSite(
  'odd input to orders',
  (site) => {
    test('no id, no code and no query is a fault of ours, and none is repeated in the log', async () => {
      const admin = await givenMember(site(), { roles: ['admin'], totpSecret: 'X' });
      const member = await givenMember(site());
      const [browser, desk] = [openBrowser(site()), openBrowser(site())];
      await browser.logIn(member);
      await desk.logIn(admin);
      await site().database.db.update(users).set({ totpConfirmedAt: site().clock.now() }).where(eq(users.id, admin.id));
      expect((await desk.send('POST', '/api/backend/order/refund', { id: unknown })).status).toBe(404);
      const { id } = await offerNamed(site().database.db, 'coaching', 'schlaf30');
      const part = fc.string({ unit: 'binary', maxLength: 60 }).map((text) => encodeURIComponent(text.toWellFormed()));
      await fc.assert(
        fc.asyncProperty(oddInput, part, part, async (odd, one, other) => {
          const answers = [
            await desk.send('POST', '/api/backend/order/refund', { id: odd }),
            await browser.get(`/api/shop/order/${one}`),
            await browser.get(`/api/product/${one}/paid`),
            await browser.get(`/stripe/cancelled/${one}`),
            await browser.get(`/stripe/checkout/${one}/${other}`),
            await browser.get(`/stripe/checkout/coaching/${one}`),
            await browser.get(`/stripe/checkout/coaching/${id}?code=${one}&code=${other}&gift=${one}&consent=${other}`),
            await sendOrder(browser, `/stripe/checkout/coaching/${id}?code=${one}&gift=1&consent=1`),
            await sendOrder(browser, `/stripe/checkout/${one}/${other}?street=${one}&${other}=1`),
            await sendOrder(browser, `/stripe/checkout/coaching/${id}?street=${one}&city=${other}`),
          ];
          for (const { status } of answers) expect(status).toBeLessThan(500);
        }),
        { numRuns: 40 },
      );
      expect(site().lines).toEqual([]);
    });
  },
  { provider: testProvider() },
);
