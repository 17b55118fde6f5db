import { expect, test } from 'vitest';
import { openBrowser } from '../../../tests/browser.ts';
import { givenOrder } from '../../../tests/given-order.ts';
import { onSite } from '../../../tests/served.ts';
import { givenLogin } from '../../../tests/sessions.ts';
import { codes } from './content-tables.ts';
import { shopData } from './own-data.ts';

onSite('the shop’s part of the export of personal data', (site) => {
  const db = () => site().database.db;

  test('S16.2 what came back of an order and the codes that it bought are in it, each by a name of its own', async () => {
    const { member } = await givenLogin(site());
    const who = { userId: member.id, email: member.email };
    await givenOrder(site(), { ...who, payment: { paid: true, refundedCents: 900, toRefundCents: 4900 } });
    const voucher = await givenOrder(site(), { ...who, offerType: 'product', isGift: true });
    const bought = { orderId: voucher.id, createdAt: site().clock.now() };
    await db()
      .insert(codes)
      .values([
        { ...bought, code: 'GESCHENKT-1', kind: 'multi', valueCents: 5000 },
        { code: 'FREMD-1', kind: 'multi', valueCents: 5000, createdAt: site().clock.now() },
      ]);
    const data = await shopData.exported(db(), { ...member, confirmedAt: null });
    expect(data).toMatchObject({
      orders: [{ refundedCents: 900 }, { refundedCents: 0 }],
      boughtCodes: [{ order: voucher.number, code: 'GESCHENKT-1', kind: 'multi', valueCents: 5000, isVoid: false }],
    });
    for (const [, name = ''] of JSON.stringify({ orders: data.orders, boughtCodes: data.boughtCodes }).matchAll(/"(\w+)":/g))
      // These are named by the accounts' room.
      if (!['createdAt', 'email', 'name'].includes(name))
        expect([shopData.words?.de[name], shopData.words?.en[name]], name).not.toContain(undefined);
  });

  test('S16.2 what somebody withdrew under an address before an account confirmed it is not in that account’s', async () => {
    const email = 'gast@example.org';
    const withdraw = (contract: string) =>
      openBrowser(site()).send('POST', '/api/shop/withdraw', { name: 'Grete Gast', email, order: contract });
    expect((await withdraw('Kurs von früher')).status).toBe(200);
    site().clock.advance(1000);
    const { member } = await givenLogin(site(), { email });
    expect((await withdraw('Kurs von heute')).status).toBe(200);
    const shown = async (confirmedAt: Date | null) => {
      const { withdrawals } = await shopData.exported(db(), { ...member, confirmedAt });
      return (withdrawals as { contract: string }[]).map(({ contract }) => contract);
    };
    expect(await shown(site().clock.now())).toEqual(['Kurs von heute']);
    expect(await shown(null)).toEqual([]);
  });
});
