import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { givenMember } from '../../../tests/browser.ts';
import { onBothDatabases } from '../../../tests/databases.ts';
import { mailsTo, linkIn } from '../../../tests/mailbox.ts';
import type { Result } from '#kit/result.ts';
import type { Tx } from '#platform/database.ts';
import { readCode } from '../code-rules.ts';
import {
  freeCode,
  holdCode,
  issueVoucher,
  lockCode,
  spendCode,
  voidVoucher,
  type CodeEffect,
  type HoldRequest,
} from './codes.ts';
import { usageOf } from './code-rows.ts';
import { insertCodes } from './new-codes.ts';
import type { OrderRow } from './order-row.ts';
import type { ShopParts } from './parts.ts';
import { codes, products } from './content-tables.ts';
import { codeUses, orders } from './tables.ts';
import { generateCodes, voidCode } from './team-codes.ts';
import { findBought } from './vouchers.ts';

const coaching = '11111111-1111-4111-8111-111111111111';
const otherCoaching = '22222222-2222-4222-8222-222222222222';
const hour = 3_600_000;

onBothDatabases('codes', (open) => {
  const db = () => open().database.db;
  const parts = (): ShopParts => ({
    db: db(),
    clock: open().clock,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    limits: {
      spend: () => Promise.reject(new Error('Tries are counted elsewhere.')),
      count: () => Promise.resolve({ left: 1, secondsLeft: 1 }),
      giveBack: () => Promise.resolve(),
      forgive: () => Promise.resolve(),
    },
    provider: null,
    baseUrl: 'https://sprechstunde.example',
    siteName: 'Sprechstunde',
    presenterSlug: 'dr-muster',
    listeners: [],
  });
  const tx = <Value>(work: (inside: Tx) => Promise<Value>): Promise<Value> => db().transaction(work);
  let count = 0;

  // The demo's codes and products are others' business.
  beforeEach(async () => {
    await db().delete(codeUses);
    await db().delete(orders);
    await db().delete(codes);
    await db().delete(products);
  });

  const givenCode = async (row: Partial<typeof codes.$inferInsert>): Promise<typeof codes.$inferSelect> => {
    count += 1;
    const [code] = await db()
      .insert(codes)
      .values({ code: `PROBE-${count}`, kind: 'discount', createdAt: open().clock.now(), ...row })
      .returning();
    if (!code) throw new Error('An insert has a row.');
    return code;
  };
  const insertOrder = async (inside: Tx, row: Partial<typeof orders.$inferInsert> = {}): Promise<OrderRow> => {
    count += 1;
    const now = open().clock.now();
    const [order] = await inside
      .insert(orders)
      .values({
        number: `T-${count}`,
        email: 'gerda@example.org',
        name: 'Gerda',
        locale: 'de',
        offerType: 'coaching',
        offerId: coaching,
        offerName: 'Kurs „Mondschein“',
        opens: { coachingIds: [coaching], retreatId: null, voucherCents: null },
        listCents: 4900,
        totalCents: 4900,
        dueCents: 4900,
        vatPercent: 19,
        status: 'open',
        payment: {},
        expiresAt: new Date(now.getTime() + hour),
        createdAt: now,
        ...row,
      })
      .returning();
    if (!order) throw new Error('An insert has a row.');
    return order;
  };
  const givenOrder = (row: Partial<typeof orders.$inferInsert> = {}): Promise<OrderRow> =>
    tx((inside) => insertOrder(inside, row));

  const wanting = (code: string, more: Partial<HoldRequest> = {}): HoldRequest => ({
    code,
    offer: { type: 'coaching', id: coaching, listCents: 4900 },
    isGift: false,
    userId: '33333333-3333-4333-8333-333333333333',
    ...more,
  });
  const asked = (request: HoldRequest): Promise<Result<CodeEffect>> => tx((inside) => lockCode(inside, parts(), request));
  /** A complete purchase: places an order with a code, and pays it. */
  const redeem = (request: HoldRequest, until: 'held' | 'spent' = 'spent'): Promise<Result<OrderRow>> =>
    tx(async (inside) => {
      const effect = await lockCode(inside, parts(), request);
      if (!effect.ok) return effect;
      const { codeId, discountCents, voucherCents } = effect.value;
      const totalCents = request.offer.listCents - discountCents;
      const order = await insertOrder(inside, {
        offerId: request.offer.id,
        codeId,
        discountCents,
        voucherCents,
        totalCents,
        dueCents: totalCents - voucherCents,
      });
      await holdCode(inside, order);
      if (until === 'spent') await spendCode(inside, order, open().clock.now());
      return { ok: true, value: order };
    });
  const errorOf = (result: Result<unknown>): unknown => (result.ok ? null : (result.body as { error: string }).error);
  const held = async (request: HoldRequest): Promise<OrderRow> => {
    const result = await redeem(request, 'held');
    if (!result.ok) throw new Error('This code was to be valid.');
    return result.value;
  };

  test('S14.5 of fifty who redeem a code for one at the same time, one succeeds and all others hear that it is used', async () => {
    const { id, code } = await givenCode({ kind: 'single', offerType: 'coaching', offerId: coaching, maxUses: 1 });
    const results = await Promise.all(Array.from({ length: 50 }, () => redeem(wanting(code))));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.filter((result) => errorOf(result) === 'code-used')).toHaveLength(49);
    expect(await usageOf(db(), id)).toEqual({ count: 1, cents: 4900 });
  });

  test('S14.5 fifty who pay with one voucher at the same time never get more out of it than its value', async () => {
    const { id, code } = await givenCode({ kind: 'multi', valueCents: 10_000 });
    const results = await Promise.all(
      Array.from({ length: 50 }, () => redeem(wanting(code, { offer: { type: 'coaching', id: coaching, listCents: 1500 } }))),
    );
    // Six times 15 €, once the remainder.
    const paid = results.flatMap((result) => (result.ok ? [result.value.voucherCents] : []));
    expect(paid.toSorted((a, b) => a - b)).toEqual([1000, 1500, 1500, 1500, 1500, 1500, 1500]);
    expect(await usageOf(db(), id)).toEqual({ count: 7, cents: 10_000 });
    expect(results.filter((result) => errorOf(result) === 'code-used')).toHaveLength(43);
  });

  test('S8.2 S5.4 what is no code, over, not begun or another offer’s is invalid, in whatever case it was typed', async () => {
    const now = open().clock.now().getTime();
    const { code } = await givenCode({ percent: 10 });
    expect(await asked(wanting(` ${code.toLowerCase()} `))).toMatchObject({ ok: true, value: { discountCents: 490 } });
    const wrong = [
      await givenCode({ percent: 10, validUntil: new Date(now - 1) }),
      await givenCode({ percent: 10, validFrom: new Date(now + 1) }),
      await givenCode({ percent: 10, isVoid: true }),
      await givenCode({ kind: 'gift', offerType: 'coaching', offerId: otherCoaching, maxUses: 1 }),
    ];
    for (const text of [...wrong.map((one) => one.code), '', 'NIE-GESEHEN', 'A'.repeat(20), 'a\0b', "' or 1=1 --", '\uD800'])
      expect(errorOf(await asked(wanting(text))), text).toBe('code-invalid');
  });

  test('S14.5 a voucher of a value is bought with a discount that names it, but with no other and with no voucher', async () => {
    const id = '44444444-4444-4444-8444-444444444444';
    await db().insert(products).values({ id, slug: 'gutschein', stripeName: 'Gutschein', priceCents: 5000, voucherCents: 5000 });
    const offer = { type: 'product', id, listCents: 5000 } as const;
    const multi = await givenCode({ kind: 'multi', valueCents: 9000 });
    const discount = await givenCode({ valueCents: 500, offerType: 'product', offerId: id });
    const everything = await givenCode({ percent: 100 });
    for (const { code } of [multi, everything]) expect(errorOf(await asked(wanting(code, { offer })))).toBe('code-invalid');
    expect(await asked(wanting(discount.code, { offer }))).toMatchObject({ ok: true, value: { discountCents: 500 } });
    await db().update(products).set({ voucherCents: null });
    expect(await asked(wanting(multi.code, { offer }))).toMatchObject({ ok: true, value: { voucherCents: 5000 } });
  });

  test('S14.5 a held code is no other’s until it is given back', async () => {
    const { code } = await givenCode({ percent: 20, maxUses: 1 });
    const order = await held(wanting(code));
    expect(errorOf(await asked(wanting(code)))).toBe('code-used');
    await tx((inside) => freeCode(inside, order, open().clock.now()));
    expect(await asked(wanting(code))).toMatchObject({ ok: true });
  });

  test('S14.5 the value of an order that was undone is back on its voucher', async () => {
    const { code } = await givenCode({ kind: 'multi', valueCents: 5000 });
    const order = await redeem(wanting(code));
    if (!order.ok) throw new Error('This voucher was to be valid.');
    expect(await asked(wanting(code))).toMatchObject({ ok: true, value: { voucherCents: 100 } });
    await tx((inside) => freeCode(inside, order.value, open().clock.now()));
    expect(await asked(wanting(code))).toMatchObject({ ok: true, value: { voucherCents: 4900 } });
  });

  test('S14.5 S14.6 a payment spends its code once, and takes it back where its hold was given up but nobody came', async () => {
    const { id, code } = await givenCode({ percent: 20, maxUses: 1, validUntil: new Date(open().clock.now().getTime() + hour) });
    const order = await held(wanting(code));
    const spend = () => tx((inside) => spendCode(inside, order, open().clock.now()));
    expect([await spend(), await spend()]).toEqual([true, true]);
    await tx((inside) => freeCode(inside, order, open().clock.now()));
    // The price was agreed while the code was valid.
    await db()
      .update(codes)
      .set({ validUntil: new Date(0) })
      .where(eq(codes.id, id));
    expect(await spend()).toBe(true);
    expect(await usageOf(db(), id)).toEqual({ count: 1, cents: 980 });
  });

  test('S14.5 a payment that comes after others used the code up does not spend it', async () => {
    const single = await givenCode({ percent: 20, maxUses: 1 });
    const multi = await givenCode({ kind: 'multi', valueCents: 6000 });
    for (const { id, code } of [single, multi]) {
      const late = await held(wanting(code));
      await tx((inside) => freeCode(inside, late, open().clock.now()));
      expect((await redeem(wanting(code, { offer: { type: 'coaching', id: otherCoaching, listCents: 2900 } }))).ok).toBe(true);
      const before = await usageOf(db(), id);
      expect(await tx((inside) => spendCode(inside, late, open().clock.now()))).toBe(false);
      expect(await usageOf(db(), id)).toEqual(before);
    }
  });

  test('S14.5 an order without a code spends and frees nothing', async () => {
    const order = await givenOrder();
    await tx(async (inside) => {
      await holdCode(inside, order);
      expect(await spendCode(inside, order, open().clock.now())).toBe(true);
      await freeCode(inside, order, open().clock.now());
    });
    expect(await db().$count(codeUses)).toBe(0);
  });

  test('S1.5 S16.5 a gift is a code for one, which its buyer gets by mail once; the subject names no topic', async () => {
    const { email } = await givenMember(open());
    const order = await givenOrder({ isGift: true, email });
    await tx((inside) => issueVoucher(inside, parts(), order));
    await tx((inside) => issueVoucher(inside, parts(), order));
    const code = (await findBought(db(), [order.id])).get(order.id);
    expect(code).toMatchObject({ kind: 'gift', offerType: 'coaching', offerId: coaching, maxUses: 1, isVoid: false });
    expect(code?.validUntil?.toISOString()).toBe('2029-12-31T22:59:59.999Z');
    expect(readCode(code?.code ?? '')).toBe(code?.code);
    const all = await mailsTo(open(), email);
    expect(all.map(({ subject }) => subject)).toEqual(['Dein Geschenk ist da']);
    const [mail] = all;
    if (!mail) throw new Error('It was just counted.');
    expect(linkIn(mail, '/lp/coupon/')).toBe(`/lp/coupon/${code?.code}`);
    expect(linkIn(mail, '/shop/geschenk/')).toBe(`/shop/geschenk/${order.id}`);
    for (const said of [`Code: ${code?.code}`, 'Kurs „Mondschein“', '31. Dezember 2029', order.number])
      expect(mail.text).toContain(said);
    expect(await asked(wanting(code?.code ?? ''))).toMatchObject({ ok: true, value: { discountCents: 4900 } });
    expect(errorOf(await asked(wanting(code?.code ?? '', { isGift: true })))).toBe('code-invalid');
  });

  test('S1.5 S14.5 a bought value is a voucher that pays for everything, in the language of its buyer', async () => {
    const { email } = await givenMember(open());
    const opens = { coachingIds: [], retreatId: null, voucherCents: 2500 };
    const order = await givenOrder({ opens, email, locale: 'en', offerType: 'product' });
    await tx((inside) => issueVoucher(inside, parts(), order));
    const code = (await findBought(db(), [order.id])).get(order.id);
    expect(code).toMatchObject({ kind: 'multi', valueCents: 2500, offerId: null, maxUses: null });
    const [mail] = await mailsTo(open(), email);
    expect(mail).toMatchObject({ subject: 'Your voucher is here', locale: 'en' });
    expect(mail?.text).toContain('€25.00');
    expect(mail?.text).toContain('/en/lp/coupon/');
  });

  test('what is neither a gift nor a value gives no code', async () => {
    const order = await givenOrder();
    await tx((inside) => issueVoucher(inside, parts(), order));
    expect(await db().$count(codes)).toBe(0);
    expect(await tx((inside) => voidVoucher(inside, order))).toBe(true);
  });

  test('S14.4 a bought code is taken back while nobody redeemed it, and counts again after a dispute that was won', async () => {
    const order = await givenOrder({ opens: { coachingIds: [], retreatId: null, voucherCents: 6000 } });
    await tx((inside) => issueVoucher(inside, parts(), order));
    const { code = '', id = '' } = (await findBought(db(), [order.id])).get(order.id) ?? {};
    expect(await tx((inside) => voidVoucher(inside, order))).toBe(true);
    expect(errorOf(await asked(wanting(code)))).toBe('code-invalid');
    await tx((inside) => issueVoucher(inside, parts(), order));
    const buyer = await held(wanting(code));
    expect(await tx((inside) => voidVoucher(inside, order))).toBe(false);
    expect(await asked(wanting(code))).toMatchObject({ ok: true, value: { voucherCents: 1100 } });
    // The payment is lost anyway, so the remaining value is revoked; orders that hold some may finish.
    expect(await tx((inside) => voidVoucher(inside, order, { evenIfUsed: true }))).toBe(false);
    expect(errorOf(await asked(wanting(code)))).toBe('code-invalid');
    expect(await tx((inside) => spendCode(inside, buyer, open().clock.now()))).toBe(true);
    expect(await usageOf(db(), id)).toEqual({ count: 1, cents: 4900 });
    expect(await db().$count(codes)).toBe(1);
  });

  test('S14.5 the team makes a thousand codes at once, none of them twice', async () => {
    const terms = {
      percent: 15,
      valueCents: null,
      offerType: null,
      offerId: null,
      maxUses: 1,
      validFrom: null,
      validUntil: null,
    };
    const made = await generateCodes(parts(), { kind: 'discount', ...terms, count: 1000, batch: 'Messe' });
    if (!made.ok) throw new Error('This order makes sense.');
    expect(new Set(made.value.map(({ code }) => code)).size).toBe(1000);
    expect(await db().$count(codes, eq(codes.batch, 'Messe'))).toBe(1000);
    for (const { code } of made.value) expect(code).toMatch(/^(?:[B-DF-HJ-NP-TV-Z2-9]{4}-){2}[B-DF-HJ-NP-TV-Z2-9]{4}$/);
    expect(await generateCodes(parts(), { kind: 'discount', ...terms, count: 10_001, batch: '' })).toMatchObject({
      code: 'invalid',
      body: { fields: ['count'] },
    });
  });

  test('S14.5 a code that is there already is drawn again; where none is free, none is made', async () => {
    const draft = { kind: 'discount', percent: 5, createdAt: open().clock.now() } as const;
    // Every code is generated twice.
    let draws = 0;
    const pick = (limit: number): number => Math.floor(draws++ / 24) % limit;
    const made = await tx((inside) => insertCodes(inside, draft, 3, { pick }));
    expect(made.map(({ code }) => code)).toEqual(['BBBB-BBBB-BBBB', 'CCCC-CCCC-CCCC', 'DDDD-DDDD-DDDD']);
    await expect(tx((inside) => insertCodes(inside, draft, 2, { pick: () => 0 }))).rejects.toThrow('No free code was found.');
    expect(await db().$count(codes)).toBe(3);
  });

  test('S14.5 the team takes a code back', async () => {
    const { id, code } = await givenCode({ percent: 10 });
    expect(await voidCode(parts(), id)).toMatchObject({ ok: true, value: { isVoid: true } });
    expect(errorOf(await asked(wanting(code)))).toBe('code-invalid');
    expect(await voidCode(parts(), coaching)).toMatchObject({ ok: false, code: 'not-found' });
  });
});
