import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import * as world from '../../../demo/content/index.ts';
import { importShop } from '../../../demo/fill/shop.ts';
import { givenMember } from '../../../tests/browser.ts';
import { demoNames, onDatabase, undone, type FilledDatabase } from '../../../tests/databases.ts';
import { everyone, type CallContext } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import type { Result } from '#kit/result.ts';
import { readContentVersion } from '#platform/content-version.ts';
import { readInput } from '#platform/http/mount.ts';
import { createRateLimits } from '#platform/rate-limits.ts';
import { coachings } from '#catalog/server/content-tables.ts';
import { shopEndpoints } from '../contract.ts';
import { catalogueHandlers } from './catalogue-handlers.ts';
import { codes, products } from './content-tables.ts';
import { codeUses, orders } from './tables.ts';

type Endpoints = Pick<typeof shopEndpoints, 'products' | 'product' | 'code' | 'quote'>;
type Out<Name extends keyof Endpoints> = z.output<Endpoints[Name]['out']>;
type Who = { readonly ip?: string; readonly userId?: string | undefined; readonly locale?: Locale };

const key = Buffer.alloc(32, 7);
let count = 0;
/** An address that has made no requests yet. */
const newAddress = (): string => `192.0.2.${(count += 1)}`;

const contextOf = ({ ip = newAddress(), userId, locale = 'de' }: Who): CallContext => {
  const nobody = everyone(locale);
  const caller = userId === undefined ? null : { userId, sessionId: 's', isVerified: true, roles: [] };
  return { ...nobody, caller: () => Promise.resolve(caller), client: { ...nobody.client, ip } };
};

/** Calls over the wire; answers must match the contract exactly. */
function ask({ database, clock }: FilledDatabase, who: Who = {}) {
  const handlers = catalogueHandlers({ db: database.db, clock, limits: createRateLimits({ db: database.db, clock, key }) });
  const context = contextOf(who);
  const call = async <Name extends keyof Endpoints>(name: Name, raw: Record<string, unknown>): Promise<Result<Out<Name>>> => {
    const input = readInput(shopEndpoints[name], raw, context.locale);
    if (!input.ok) return input;
    const handler = handlers[name] as (input: unknown, context: CallContext) => Promise<Result<unknown>>;
    const result = await handler(input.value, context);
    return result.ok ? { ok: true, value: shopEndpoints[name].out.strict().parse(result.value) as Out<Name> } : result;
  };
  const get = async <Name extends keyof Endpoints>(name: Name, raw: Record<string, unknown>): Promise<Out<Name>> => {
    const result = await call(name, raw);
    if (!result.ok) throw new Error(`${name} ${JSON.stringify(raw)} failed: ${result.code}`);
    return result.value;
  };
  return { call, get };
}

onDatabase('what the shop says', (open) => {
  const db = () => open().database.db;
  const coachingNamed = async (shortid: string) => {
    const [row] = await db().select().from(coachings).where(eq(coachings.shortid, shortid));
    if (!row) throw new Error(`The demo has no coaching '${shortid}'.`);
    return row;
  };
  const productNamed = async (slug: string) => (await ask(open()).get('product', { idOrSlug: slug })).data;
  const insertCode = async (row: Partial<typeof codes.$inferInsert>): Promise<typeof codes.$inferSelect> => {
    count += 1;
    const values = { code: `FRAGE-${count}`, kind: 'discount', createdAt: open().clock.now(), ...row } as const;
    const [code] = await db().insert(codes).values(values).returning();
    if (!code) throw new Error('An insert has a row.');
    return code;
  };
  /** A pending order for a coaching with a code. */
  const givenHold = async (codeId: string, offerId: string, userId: string): Promise<void> => {
    count += 1;
    const now = open().clock.now();
    const [order] = await db()
      .insert(orders)
      .values({
        number: `F-${count}`,
        userId,
        email: 'gerda@example.org',
        name: 'Gerda',
        locale: 'de',
        offerType: 'coaching',
        offerId,
        offerName: 'Kurs',
        opens: { coachingIds: [offerId], retreatId: null, voucherCents: null },
        listCents: 4900,
        totalCents: 4900,
        dueCents: 4900,
        vatPercent: 19,
        codeId,
        status: 'open',
        payment: {},
        expiresAt: now,
        createdAt: now,
      })
      .returning();
    await db()
      .insert(codeUses)
      .values({ orderId: order?.id ?? '', codeId, cents: 490, state: 'held', at: now });
  };

  test('S3.4 S7.7 products come in the team’s order, with the coachings that they open, in one language each', async () => {
    const { data, total } = await ask(open()).get('products', {});
    expect(data.map(({ slug }) => slug)).toEqual(world.products.map(({ slug }) => slug));
    expect(total).toBe(4);
    const [bundle, voucher] = data;
    expect(bundle).toMatchObject({ stripe_price_value: 6900, vat_percent: 19, voucher_value: null, lang: 'de', on_sale: true });
    expect(bundle?.coachings.map(({ shortid }) => shortid)).toEqual(['ruhe7', 'ruecken10']);
    const apart = await Promise.all(['ruhe7', 'ruecken10'].map(coachingNamed));
    expect(apart.reduce((sum, { priceCents }) => sum + priceCents, 0)).toBeGreaterThan(6900);
    expect(voucher).toMatchObject({ stripe_price_value: 2500, voucher_value: 2500, vat_percent: 0, coachings: [] });
    const english = await ask(open(), { locale: 'en' }).get('products', {});
    expect(english.data[0]?.coachings[0]?.title).toBe('Calm in seven days');
    expect(english.data.map(({ lang }) => lang)).toEqual(['en', 'en', 'en', 'en']);
    expect((await ask(open()).get('products', { page: 2, perPage: 3 })).data.map(({ slug }) => slug)).toEqual(['gutschein-100']);
  });

  test('S3.4 S1.7 a product that is not wholly translated is German, and one that is not sold any more is no longer listed', async () => {
    await undone(open(), async (inside) => {
      const { db: tx } = inside.database;
      await tx
        .update(products)
        .set({ en: { stripeName: 'Voucher' }, isOnSale: false })
        .where(eq(products.slug, 'gutschein-25'));
      const { data } = await ask(inside, { locale: 'en' }).get('product', { idOrSlug: 'gutschein-25' });
      expect(data).toMatchObject({ lang: 'de', stripe_name: 'Gutschein über 25 €', on_sale: false });
      const list = await ask(inside).get('products', {});
      expect(list.data.map(({ slug }) => slug)).not.toContain('gutschein-25');
      expect(list.total).toBe(3);
    });
  });

  test('S3.4 a product is found by its id and its slug; what is neither is not found', async () => {
    const { id } = await productNamed('ruhig-und-beweglich');
    expect((await ask(open()).get('product', { idOrSlug: id })).data.slug).toBe('ruhig-und-beweglich');
    for (const idOrSlug of ['gibt-es-nicht', '11111111-1111-4111-8111-111111111111', 'A', "x' or 1=1", '\0'])
      expect(await ask(open()).call('product', { idOrSlug }), idOrSlug).toMatchObject({ code: 'not-found' });
  });

  test('S2.14 a code is found by itself in any case, and by its id', async () => {
    const { data } = await ask(open()).get('code', { id: 'kurs-geschenkt' });
    expect(data).toMatchObject({ code: 'KURS-GESCHENKT', kind: 'single', state: 'valid', valid_until: null });
    expect(data.offer).toMatchObject({ type: 'coaching', shortid: 'ruhe7', slug: 'gelassen-in-sieben-tagen' });
    expect((await ask(open()).get('code', { id: data.id })).data).toEqual(data);
    expect((await ask(open()).get('code', { id: data.id.toUpperCase() })).data).toEqual(data);
  });

  test('S2.14 S8.2 the demo has codes of each kind, valid, used and invalid', async () => {
    const found = await Promise.all(world.codes.map(async ({ code }) => (await ask(open()).get('code', { id: code })).data));
    const said = found.map(({ code, kind, percent, value, state }) => [code, kind, percent, value, state]);
    expect(said).toEqual([
      ['GUTSCHEIN-10', 'discount', 10, null, 'valid'],
      ['FUENF-EURO', 'discount', null, 500, 'valid'],
      ['VERBRAUCHT', 'discount', 10, null, 'used'],
      ['ABGELAUFEN', 'discount', 20, null, 'invalid'],
      ['KURS-GESCHENKT', 'single', null, null, 'valid'],
      ['GUTHABEN-30', 'multi', null, 3000, 'valid'],
    ]);
    expect(found[3]?.valid_until).toBe('2026-06-16T21:59:59.999Z');
  });

  test('S2.14 a code shows what is left of it; one whose offer is gone is invalid', async () => {
    const { id } = await givenMember(open());
    const { id: offerId } = await coachingNamed('ruecken10');
    const multi = await insertCode({ kind: 'multi', valueCents: 1000 });
    await givenHold(multi.id, offerId, id);
    expect((await ask(open()).get('code', { id: multi.code })).data).toMatchObject({ value: 510, state: 'valid' });
    const gone = await insertCode({ kind: 'single', offerType: 'retreat', offerId: '11111111-1111-4111-8111-111111111111' });
    expect((await ask(open()).get('code', { id: gone.code })).data).toMatchObject({ state: 'invalid', offer: null });
  });

  test('S2.14 S8.2 a code that an open order of one’s own holds is still one’s own, here and for the same offer', async () => {
    const [{ id: own }, { id: other }] = await Promise.all([givenMember(open()), givenMember(open())]);
    const { id } = await coachingNamed('ruecken10');
    const { id: elsewhere } = await coachingNamed('genuss7');
    const { id: codeId, code } = await insertCode({ percent: 10, maxUses: 1 });
    await givenHold(codeId, id, own);
    const state = async (userId?: string) => (await ask(open(), { userId }).get('code', { id: code })).data.state;
    expect([await state(own), await state(other), await state()]).toEqual(['valid', 'used', 'used']);
    const error = async (userId: string, offer: string) =>
      (await ask(open(), { userId }).get('quote', { type: 'coaching', id: offer, code })).data.error;
    expect(await error(own, id)).toBeNull();
    expect(await error(own, elsewhere)).toBe('code-used');
    expect(await error(other, id)).toBe('code-used');
    // A paid order does not release its code.
    await db().update(codeUses).set({ state: 'spent' }).where(eq(codeUses.codeId, codeId));
    expect([await state(own), await error(own, id)]).toEqual(['used', 'code-used']);
  });

  test('S2.16 a price without a code, with the VAT within it', async () => {
    const { id } = await coachingNamed('ruecken10');
    const { data } = await ask(open()).get('quote', { type: 'coaching', id });
    expect(data).toMatchObject({ list: 4900, discount: 0, total: 4900, voucher: 0, due: 4900, vat_percent: 19, vat: 782 });
    expect(data).toMatchObject({ needs_address: false, needs_consent: true, code: null, error: null });
    expect(data.offer).toMatchObject({ type: 'coaching', shortid: 'ruecken10', name: '10-Tage-Kurs „Aufrecht“' });
    const sent = await ask(open()).get('quote', { type: 'coaching', id: (await coachingNamed('genuss7')).id });
    expect(sent.data.needs_address).toBe(true);
    const voucher = await productNamed('gutschein-50');
    expect((await ask(open()).get('quote', { type: 'product', id: voucher.id })).data).toMatchObject({
      vat: 0,
      needs_consent: false,
    });
    for (const type of ['retreat', 'product'] as const)
      expect(await ask(open()).call('quote', { type, id }), type).toMatchObject({ code: 'not-found' });
  });

  test('S14.5 S8.2 a price with a code of each kind, typed in any case', async () => {
    const { id } = await coachingNamed('ruhe7');
    const price = async (code: string, more: Record<string, unknown> = {}) => {
      const { data } = await ask(open()).get('quote', { type: 'coaching', id, code, ...more });
      return [data.discount, data.total, data.voucher, data.due, data.vat, data.error ?? data.code?.code];
    };
    expect(await price(' gutschein-10 ')).toEqual([390, 3510, 0, 3510, 560, 'GUTSCHEIN-10']);
    expect(await price('FUENF-EURO')).toEqual([500, 3400, 0, 3400, 543, 'FUENF-EURO']);
    expect(await price('KURS-GESCHENKT')).toEqual([3900, 0, 0, 0, 0, 'KURS-GESCHENKT']);
    // A means of payment: the price stays the same.
    expect(await price('GUTHABEN-30')).toEqual([0, 3900, 3000, 900, 623, 'GUTHABEN-30']);
    const full = [0, 3900, 0, 3900, 623];
    expect(await price('VERBRAUCHT')).toEqual([...full, 'code-used']);
    expect(await price('ABGELAUFEN')).toEqual([...full, 'code-invalid']);
    expect(await price('KURS-GESCHENKT', { gift: '1' })).toEqual([...full, 'code-invalid']);
    expect(await price('GUTSCHEIN-10', { gift: '1' })).toEqual([390, 3510, 0, 3510, 560, 'GUTSCHEIN-10']);
    const { data: single } = await ask(open()).get('code', { id: 'KURS-GESCHENKT' });
    for (const odd of ['NIE-GESEHEN', 'A'.repeat(20), 'A'.repeat(200), "' or 1=1 --", 'A\u0000B', '\uD800', single.id])
      expect(await price(odd), odd).toEqual([...full, 'code-invalid']);
    expect(await price('')).toEqual([...full, undefined]);
    expect(await ask(open()).call('quote', { type: 'coaching', id, code: 'A'.repeat(201) })).toMatchObject({ code: 'invalid' });
  });

  test('S14.5 a voucher of a value is bought with a discount that names it, but with no other and with no voucher', async () => {
    const { id } = await productNamed('gutschein-25');
    const { code: named } = await insertCode({ percent: 10, offerType: 'product', offerId: id });
    const price = async (code: string) => (await ask(open()).get('quote', { type: 'product', id, code })).data;
    expect(await price(named)).toMatchObject({ total: 2250, error: null });
    expect(await price('GUTSCHEIN-10')).toMatchObject({ total: 2500, due: 2500, error: 'code-invalid' });
    expect(await price('GUTHABEN-30')).toMatchObject({ total: 2500, due: 2500, error: 'code-invalid' });
  });

  test('S14.1 S14.5 a voucher of a value has no VAT, whatever its product says: in the shop and in its price, with a code too', async () => {
    const { id } = await productNamed('gutschein-25');
    const { code: named } = await insertCode({ percent: 10, offerType: 'product', offerId: id });
    await undone(open(), async (inside) => {
      await inside.database.db.update(products).set({ vatPercent: 19 }).where(eq(products.id, id));
      const untaxed = { vat_percent: 0 };
      expect((await ask(inside).get('product', { idOrSlug: id })).data).toMatchObject(untaxed);
      for (const code of ['', named])
        expect((await ask(inside).get('quote', { type: 'product', id, code })).data).toMatchObject({ ...untaxed, vat: 0 });
    });
  });

  test('S16.6 who tries codes that do not exist is stopped: an address after 60, a member after 20, for an hour', async () => {
    const clock = { now: () => new Date(open().clock.now()) };
    const { id: userId } = await givenMember(open());
    const { id } = await coachingNamed('ruhe7');
    for (const [who, most] of [
      [{ ip: newAddress() }, 60],
      [{ userId, ip: newAddress() }, 20],
    ] as const) {
      const asking = ask(open(), who);
      // Existing codes can be looked up any number of times, in any state.
      const known = Array.from({ length: 3 }, () => ['GUTSCHEIN-10', 'VERBRAUCHT', 'ABGELAUFEN']).flat();
      for (const code of known) expect((await asking.call('code', { id: code })).ok).toBe(true);
      const wrong = (at: number) =>
        at % 2
          ? asking.call('code', { id: `FALSCH-${at}` })
          : asking.call('quote', { type: 'coaching', id, code: `FALSCH-${at}` });
      const answers = await Promise.all(Array.from({ length: most + 5 }, (_, at) => wrong(at)));
      const stopped = answers.filter((answer) => !answer.ok && answer.code === 'too-many');
      expect(stopped).toHaveLength(5);
      // From then on valid codes are refused too, but prices without a code are answered.
      expect(await asking.call('code', { id: 'GUTSCHEIN-10' })).toMatchObject({ code: 'too-many' });
      expect(await asking.call('quote', { type: 'coaching', id, code: 'GUTSCHEIN-10' })).toMatchObject({ code: 'too-many' });
      expect((await asking.call('quote', { type: 'coaching', id })).ok).toBe(true);
      expect((await ask(open()).call('code', { id: 'GUTSCHEIN-10' })).ok).toBe(true);
      const later = { ...open(), clock: { ...open().clock, now: () => new Date(clock.now().getTime() + 3_600_001) } };
      expect((await ask(later, who).call('code', { id: 'GUTSCHEIN-10' })).ok).toBe(true);
    }
  });

  test('(S16.6) a line’s IPv6 network tries codes as one, whichever address and account it takes', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => givenMember(open())));
    const from = (n: number) => ({
      ip: `2001:db8:41:1::${(n + 1).toString(16)}`,
      ...(n % 2 ? { userId: members[(n >> 1) % 4]?.id ?? '' } : {}),
    });
    const answers: boolean[] = [];
    for (let n = 0; n < 64; n += 1) {
      const answer = await ask(open(), from(n)).call('code', { id: `FALSCH-${n}` });
      answers.push(!answer.ok && answer.code === 'too-many');
    }
    expect(answers.filter(Boolean)).toHaveLength(4);
    expect((await ask(open(), { ip: '2001:db8:41:2::1' }).call('code', { id: 'GUTSCHEIN-10' })).ok).toBe(true);
  });

  test('S18.1 the demo’s shop comes into an empty one alone: what a team changed or deleted stays so', async () => {
    const { clock } = open();
    await undone(open(), async ({ database: { db: tx } }) => {
      await tx.update(products).set({ priceCents: 1 }).where(eq(products.slug, 'gutschein-25'));
      await tx.delete(products).where(eq(products.slug, 'gutschein-50'));
      const version = await readContentVersion(tx);
      expect(await importShop(tx, world, { ...demoNames, clock })).toBe(false);
      expect(await tx.$count(products)).toBe(3);
      expect(await tx.$count(products, and(eq(products.slug, 'gutschein-25'), eq(products.priceCents, 1)))).toBe(1);
      expect(await readContentVersion(tx)).toBe(version);
    });
  });

  test('S18.1 the demo’s shop does not come into a house without its coachings', async () => {
    const { clock } = open();
    await undone(open(), async ({ database: { db: tx } }) => {
      for (const table of [codeUses, orders, codes, products]) await tx.delete(table);
      const [coaching] = await tx.delete(coachings).where(eq(coachings.shortid, 'ruhe7')).returning();
      expect(await importShop(tx, world, { ...demoNames, clock })).toBe(false);
      expect(await tx.$count(products)).toBe(0);
      if (coaching) await tx.insert(coachings).values(coaching);
      expect(await importShop(tx, world, { ...demoNames, clock })).toBe(true);
      expect([await tx.$count(products), await tx.$count(codes)]).toEqual([4, 6]);
    });
  });
});
