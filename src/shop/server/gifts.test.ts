import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { givenMember, type Browser, type TestMember } from '../../../tests/browser.ts';
import { linkIn, mailsTo } from '../../../tests/mailbox.ts';
import { offerNamed } from '../../../tests/offers.ts';
import { lastOrderOf, testProvider } from '../../../tests/payments.ts';
import { onSite, type Served } from '../../../tests/served.ts';
import { loggedIn } from '../../../tests/sessions.ts';
import { shopPartsOf } from '../../../tests/shop-parts.ts';
import { sendOrder } from '../../../tests/order-form.ts';
import { bumpContent } from '#platform/content-version.ts';
import { coachings } from '#catalog/server/content-tables.ts';
import { usageOf } from './code-rows.ts';
import { takeEvent } from './events.ts';
import { settle } from './settle.ts';
import { codes, products } from './content-tables.ts';
import { orders } from './tables.ts';
import { generateCodes, redeemCode } from './team-codes.ts';

const provider = testProvider();

type Someone = { readonly member: TestMember; readonly browser: Browser };

async function givenSomeone(site: Served): Promise<Someone> {
  const member = await givenMember(site);
  return { member, browser: await loggedIn(site, member) };
}

const manyOf = (site: Served, count: number): Promise<Someone[]> =>
  Promise.all(Array.from({ length: count }, () => givenSomeone(site)));

onSite(
  'codes at the checkout',
  (site) => {
    const db = () => site().database.db;
    const parts = () => shopPartsOf(site(), { provider });
    const coaching = (shortid: string) => offerNamed(db(), 'coaching', shortid);
    const productNamed = async (slug: string): Promise<string> => {
      const [row] = await db().select().from(products).where(eq(products.slug, slug));
      return row?.id ?? '';
    };
    const begin = async ({ browser }: Pick<Someone, 'browser'>, path: string): Promise<string> =>
      (await sendOrder(browser, `/stripe/checkout/${path}`)).headers.location ?? '';
    const owned = async ({ browser }: Pick<Someone, 'browser'>): Promise<string[]> => {
      const { data } = (await browser.get('/api/user')).json() as { data: { coachings: { shortid: string }[] } };
      return data.coachings.map(({ shortid }) => shortid);
    };
    /** Buys something, and answers the code from the mail. */
    const buy = async (someone: Someone, path: string): Promise<{ orderId: string; code: string }> => {
      expect(await begin(someone, path)).toMatch(/^https:\/\/pay\.example\//);
      const orderId = lastOrderOf(provider);
      await takeEvent(parts(), provider.pay(orderId));
      const mail = (await mailsTo(site(), someone.member.email)).find(({ text }) => text.includes('/lp/coupon/'));
      if (!mail) throw new Error('No code came by mail.');
      return { orderId, code: linkIn(mail, '/lp/coupon/').replace('/lp/coupon/', '') };
    };

    test('S1.5 S14.5 a gift opens nothing for its buyer, and its course for whoever redeems it first, without a payment', async () => {
      const [buyer, friend, stranger] = (await manyOf(site(), 3)) as [Someone, Someone, Someone];
      const { id } = await coaching('ruhe7');
      const { code } = await buy(buyer, `coaching/${id}?gift=1&consent=1`);
      expect(await owned(buyer)).toEqual([]);
      const seen = (await stranger.browser.get(`/api/code/${code.toLowerCase()}`)).json();
      expect(seen).toMatchObject({ data: { code, kind: 'gift', state: 'valid', offer: { shortid: 'ruhe7' } } });
      const asked = provider.requests.length;
      expect(await begin(friend, `coaching/${id}?code=${code}&consent=1`)).toMatch(/^\/shop\/danke\//);
      expect(provider.requests.length).toBe(asked);
      expect(await owned(friend)).toEqual(['ruhe7']);
      expect(await begin(stranger, `coaching/${id}?code=${code}&consent=1`)).toContain('error=code-used');
      expect((await stranger.browser.get(`/api/code/${code}`)).json()).toMatchObject({ data: { state: 'used' } });
      expect(await owned(stranger)).toEqual([]);
    });

    test('S14.5 a gift is redeemed also when its course is not sold any more; nothing else of it is', async () => {
      const [buyer, friend] = (await manyOf(site(), 2)) as [Someone, Someone];
      const { id } = await coaching('ruecken10');
      const { code } = await buy(buyer, `coaching/${id}?gift=1&consent=1`);
      await db().update(coachings).set({ isOnSale: false }).where(eq(coachings.id, id));
      try {
        for (const query of ['consent=1', 'consent=1&code=GUTSCHEIN-10', `consent=1&gift=1&code=${code}`]) {
          const path = await begin(friend, `coaching/${id}?${query}`);
          expect(path, query).toMatch(query.includes('gift') ? /error=code-invalid/ : /notice=unavailable/);
        }
        expect(await begin(friend, `coaching/${id}?code=${code}&consent=1`)).toMatch(/^\/shop\/danke\//);
        expect(await owned(friend)).toEqual(['ruecken10']);
      } finally {
        await db().update(coachings).set({ isOnSale: true }).where(eq(coachings.id, id));
      }
    });

    test('S1.5 S14.4 a bought value pays for courses until it is spent, and ends when its price goes back', async () => {
      const [buyer, friend] = (await manyOf(site(), 2)) as [Someone, Someone];
      const { orderId, code } = await buy(buyer, `product/${await productNamed('gutschein-50')}`);
      const { id } = await coaching('ruhe7');
      expect(await begin(friend, `coaching/${id}?code=${code}&consent=1`)).toMatch(/^\/shop\/danke\//);
      expect((await friend.browser.get(`/api/code/${code}`)).json()).toMatchObject({ data: { value: 1100, state: 'valid' } });
      const refunded = { kind: 'refunded', paymentId: `pi_${orderId}`, cents: 5000 } as const;
      await db().transaction((tx) => settle(tx, parts(), orderId, refunded));
      expect((await friend.browser.get(`/api/code/${code}`)).json()).toMatchObject({ data: { state: 'invalid' } });
      // Orders paid with it stay paid.
      expect(await owned(friend)).toEqual(['ruhe7']);
    });

    test('S14.5 a gift whose answer was lost is not bought twice, and another one is bought by another form', async () => {
      const buyer = await givenSomeone(site());
      const { id } = await coaching('ruhe7');
      const free = { offerType: null, offerId: null, validFrom: null, validUntil: null, maxUses: null, batch: '', count: 1 };
      const made = await generateCodes(parts(), { ...free, kind: 'multi', percent: null, valueCents: 8_000 });
      const code = made.ok ? (made.value[0]?.code ?? '') : '';
      const send = async (formKey: string, about = `coaching/${id}?gift=1&consent=1&code=${code}`): Promise<string> =>
        (await sendOrder(buyer.browser, `/stripe/checkout/${about}`, { form_key: formKey })).headers.location ?? '';
      const left = async () => ((await buyer.browser.get(`/api/code/${code}`)).json() as { data: { value: number } }).data.value;
      const [first, second] = ['a'.repeat(28), 'b'.repeat(28)] as const;
      const together = await Promise.all([send(first), send(first), send(first)]);
      expect(together[0]).toMatch(/^\/shop\/danke\//);
      expect(new Set(together).size).toBe(1);
      expect([await send(first), await left()]).toEqual([together[0], 4_100]);
      const another = await send(second);
      expect([another === together[0], await left()]).toEqual([false, 200]);
      // What was spent is no refusal of what it was spent on.
      expect(await send(second)).toBe(another);
      // A voucher that is paid, and its thanks were not seen.
      const voucher = `product/${await productNamed('gutschein-50')}`;
      expect([await send(first, voucher), await send(first, voucher)]).toEqual([
        expect.stringMatching(/^https:\/\/pay\.example\//),
        expect.stringMatching(/^https:\/\/pay\.example\//),
      ]);
      const orderId = lastOrderOf(provider);
      await takeEvent(parts(), provider.pay(orderId));
      expect(await send(first, voucher)).toBe(`/shop/danke/${orderId}`);
      expect(await send(second, voucher)).toMatch(/^https:\/\/pay\.example\//);
    });

    test('S14.5 of thirty members who redeem one code at the same moment, one has the course; the others read that it is used', async () => {
      const { id } = await coaching('schlaf30');
      const offer = {
        offerType: 'coaching',
        offerId: id,
        validFrom: null,
        validUntil: null,
        percent: null,
        valueCents: null,
      } as const;
      const made = await generateCodes(parts(), { kind: 'single', ...offer, maxUses: null, count: 1, batch: '' });
      const row = made.ok ? made.value[0] : undefined;
      const everybody = await manyOf(site(), 30);
      const ends = await Promise.all(everybody.map((one) => begin(one, `coaching/${id}?code=${row?.code}&consent=1`)));
      expect(ends.filter((path) => path.startsWith('/shop/danke/'))).toHaveLength(1);
      expect(ends.filter((path) => path.includes('error=code-used'))).toHaveLength(29);
      expect((await Promise.all(everybody.map(owned))).flat()).toEqual(['schlaf30']);
      expect(await usageOf(db(), row?.id ?? '')).toEqual({ count: 1, cents: 5900 });
    });

    test('S14.5 the team redeems a code for a member, once and without a consent that nobody gave', async () => {
      const [someone, other] = (await manyOf(site(), 2)) as [Someone, Someone];
      const { id } = await coaching('ruhe7');
      const offer = {
        offerType: 'coaching',
        offerId: id,
        validFrom: null,
        validUntil: null,
        percent: null,
        valueCents: null,
      } as const;
      const made = await generateCodes(parts(), { kind: 'single', ...offer, maxUses: null, count: 1, batch: '' });
      const code = (made.ok ? made.value[0]?.code : undefined) ?? '';
      const redeem = ({ member }: Someone, text = code) => redeemCode(parts(), { userId: member.id, code: text, locale: 'de' });
      const done = await redeem(someone, ` ${code.toLowerCase()} `);
      expect(await owned(someone)).toEqual(['ruhe7']);
      const [order] = await db()
        .select()
        .from(orders)
        .where(eq(orders.id, done.ok ? done.value.orderId : ''));
      expect(order).toMatchObject({ status: 'succeeded', totalCents: 0, consent: null });
      expect(await redeem(someone)).toMatchObject({ code: 'conflict', body: { error: 'owned' } });
      expect(await redeem(other)).toMatchObject({ code: 'conflict', body: { error: 'code-used' } });
      for (const text of ['GUTSCHEIN-10', 'GUTHABEN-30', 'NIE-GESEHEN', '', '\0'])
        expect(await redeem(other, text), text).toMatchObject({ code: 'not-found' });
      const nobody = await redeemCode(parts(), { userId: id, code: 'KURS-GESCHENKT', locale: 'de' });
      expect(nobody).toMatchObject({ code: 'not-found' });
      expect(await owned(other)).toEqual([]);
    });

    test('S14.5 a payment that is under way gives way to a code that the team redeems', async () => {
      const someone = await givenSomeone(site());
      const { id } = await coaching('ruhe7');
      expect(await begin(someone, `coaching/${id}?consent=1`)).toMatch(/^https:/);
      const done = await redeemCode(parts(), { userId: someone.member.id, code: 'KURS-GESCHENKT', locale: 'en' });
      expect(done.ok).toBe(true);
      expect(await owned(someone)).toEqual(['ruhe7']);
    });

    test('S14.5 a cancelled payment leaves its code to its member, and gives it back when other terms are asked for', async () => {
      const [someone, other] = (await manyOf(site(), 2)) as [Someone, Someone];
      const { id } = await coaching('schlaf30');
      const [row] = await db()
        .insert(codes)
        .values({ code: 'EINMAL-HALB', kind: 'discount', percent: 50, maxUses: 1, createdAt: site().clock.now() })
        .returning();
      const url = await begin(someone, `coaching/${id}?code=EINMAL-HALB&consent=1`);
      expect(url).toMatch(/^https:/);
      expect(await begin(someone, `coaching/${id}?code=einmal-halb&consent=1`)).toBe(url);
      const quoted = async ({ browser }: Someone): Promise<unknown> =>
        ((await browser.get(`/api/shop/quote?type=coaching&id=${id}&code=EINMAL-HALB`)).json() as { data: unknown }).data;
      expect(await quoted(someone)).toMatchObject({ due: 2950, error: null });
      expect(await quoted(other)).toMatchObject({ due: 5900, error: 'code-used' });
      expect(await begin(someone, `coaching/${id}?consent=1`)).toMatch(/^https:/);
      expect(await usageOf(db(), row?.id ?? '')).toMatchObject({ count: 0 });
      expect(await quoted(other)).toMatchObject({ due: 2950, error: null });
    });

    test('S16.6 S8.2 after twenty codes that do not exist a member’s right one is invalid as well', async () => {
      const someone = await givenSomeone(site());
      const { id } = await coaching('schlaf30');
      for (let at = 0; at < 20; at += 1)
        expect(await begin(someone, `coaching/${id}?code=RATEN-${at}&consent=1`)).toContain('error=code-invalid');
      expect(await begin(someone, `coaching/${id}?code=GUTSCHEIN-10&consent=1`)).toContain('error=code-invalid');
      expect((await someone.browser.get('/api/code/GUTSCHEIN-10')).status).toBe(429);
      const page = await someone.browser.get('/lp/coupon/GUTSCHEIN-10');
      expect([page.status, page.text.includes('Das waren zu viele Versuche.')]).toEqual([429, true]);
      expect(Number((await someone.browser.get('/api/code/GUTSCHEIN-10')).headers['retry-after'])).toBeGreaterThan(0);
    });

    test('S7.7 S2.14 products are kept until content changes; a code is nobody else’s to keep, and odd ones are not found', async () => {
      const first = await site().get('/api/product');
      expect(first.status).toBe(200);
      expect((await site().get('/api/product', { 'if-none-match': first.headers.etag ?? '' })).status).toBe(304);
      await db().update(products).set({ priceCents: 2499 }).where(eq(products.slug, 'gutschein-25'));
      await db().transaction((tx) => bumpContent(tx));
      const watch = site().watch();
      await watch.check();
      expect((await site().get('/api/product/gutschein-25')).json()).toMatchObject({ data: { stripe_price_value: 2499 } });
      watch.stop();
      expect((await site().get('/api/code/GUTSCHEIN-10')).headers['cache-control']).toBe('private, no-store');
      for (const odd of ['%00', '%ED%A0%80', '%F0%9F%8E%81', 'A'.repeat(20), 'NICHTS', "'%20or%201=1"])
        expect((await site().get(`/api/code/${odd}`)).status, odd).toBe(404);
    });

    test('S16.5 no subject of a mail about a code says what it opens', async () => {
      const buyer = await givenSomeone(site());
      await buy(buyer, `coaching/${(await coaching('schlaf30')).id}?gift=1&consent=1`);
      await buy(buyer, `product/${await productNamed('gutschein-100')}`);
      const subjects = (await mailsTo(site(), buyer.member.email)).map(({ subject }) => subject);
      expect(subjects).toEqual(expect.arrayContaining(['Dein Geschenk ist da', 'Dein Gutschein ist da']));
      for (const subject of subjects) expect(subject).not.toMatch(/Kurs|Mondschein|Schlaf/i);
    });
  },
  { provider },
);
