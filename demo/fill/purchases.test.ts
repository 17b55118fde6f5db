import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { demoPassword, members } from '../content/members.ts';
import { purchases } from '../content/purchases.ts';
import { openBrowser } from '../../tests/browser.ts';
import { onSite } from '../../tests/served.ts';
import { shopPartsOf } from '../../tests/shop-parts.ts';
import { addDemoMembers } from './members.ts';
import { users } from '#accounts/server/tables.ts';
import { addDemoPurchases } from './purchases.ts';
import type { Ownership } from '#shop/server/parts.ts';
import { reconcile } from '#shop/server/reconcile.ts';
import { mails } from '#mail/server/tables.ts';
import { orders } from '#shop/server/tables.ts';

const email = 'mitglied@example.org';

onSite('what the demo’s member has bought', (site) => {
  const told: Ownership[] = [];
  const listener = { granted: async (_: unknown, one: Ownership) => void told.push(one), revoked: async () => {} };
  const start = async (): Promise<void> => {
    expect(await addDemoMembers(site().database.db, site().clock, { members, demoPassword })).toBe(true);
    await addDemoPurchases(shopPartsOf(site(), { listeners: [listener] }), purchases);
  };
  const held = async (): Promise<unknown> => {
    const browser = openBrowser(site());
    await browser.logIn({ email, password: demoPassword });
    return (await browser.get('/api/user')).json();
  };
  const expected = {
    data: {
      coachings: expect.arrayContaining([
        expect.objectContaining({ shortid: 'schlaf30', status: 'succeeded' }),
        expect.objectContaining({ shortid: 'ruecken10', status: 'processing' }),
      ]),
      products: [
        { status: 'processing', receipt: null },
        { status: 'succeeded', receipt: expect.stringContaining('/shop/receipt/') },
      ],
    },
  };

  test('S3.2 one course since eleven days, one on its way, also after a second start, and nobody gets a mail', async () => {
    await start();
    await start();
    expect(await held()).toMatchObject(expected);
    expect(told.map(({ at }) => at.toISOString())).toEqual(['2026-06-06T10:00:00.000Z']);
    expect(await site().database.db.select().from(mails)).toEqual([]);
    await reconcile(shopPartsOf(site()));
    expect(await held()).toMatchObject(expected);
  });

  test('what was undone stays undone, and a member who comes back has it again', async () => {
    const { db } = site().database;
    const [member] = await db.select().from(users).where(eq(users.email, email));
    await db.update(orders).set({ status: 'refunded', payment: { paid: true, refundedCents: 100_000 } });
    await start();
    expect(await held()).toMatchObject({ data: { products: [] } });
    await db.delete(users).where(eq(users.id, member?.id ?? ''));
    await start();
    expect(await held()).toMatchObject(expected);
  });
});
