import { describe, expect, test } from 'vitest';
import {
  composeCode,
  effectOf,
  endOfDay,
  faultsOf,
  readCode,
  stateFor,
  stateOf,
  voucherEnd,
  type CodeOrder,
  type CodeTerms,
  type CodeWish,
} from './code-rules.ts';
import { longestCode } from './rules.ts';

const now = new Date('2026-06-17T10:00:00Z');
const later = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);
const unused = { count: 0, cents: 0 };

const code = (terms: Partial<CodeTerms> = {}): CodeTerms => ({
  kind: 'discount',
  percent: null,
  valueCents: null,
  offerType: null,
  offerId: null,
  maxUses: null,
  validFrom: null,
  validUntil: null,
  isVoid: false,
  ...terms,
});
const wish = (more: Partial<CodeWish> = {}): CodeWish => ({
  type: 'coaching',
  id: 'c1',
  listCents: 4900,
  isGift: false,
  isVoucher: false,
  ...more,
});

describe('what somebody typed', () => {
  test('S5.4 a code is upper case and has at most 19 characters', () => {
    expect(readCode(' gutschein-10\n')).toBe('GUTSCHEIN-10');
    expect(readCode('fru\u0308hling')).toBe('FRÜHLING');
    for (const spelled of ['kx7m 2rwd 94tb', 'KX7M - 2RWD - 94TB', 'KX7M–2RWD‑94TB', '\u200BKX7M-2RWD-94TB\u00A0'])
      expect(readCode(spelled), spelled).toBe('KX7M-2RWD-94TB');
    expect(readCode('A'.repeat(longestCode))).toBe('A'.repeat(longestCode));
    expect(readCode('A'.repeat(longestCode + 1))).toBeNull();
  });

  test('S5.4 what can be no code is none', () => {
    for (const odd of ['', ' ', '-', '-A', 'A/B', 'A\0', 'A%', "A' or 1=1", '\uD800', '🎁', 'ſ'.repeat(1e6)])
      expect(readCode(odd), odd.slice(0, 20)).toBeNull();
  });
});

describe('whether a code counts', () => {
  test('S8.2 one that has not begun, is over or was taken back is invalid', () => {
    expect(stateOf(code(), unused, now)).toBe('valid');
    expect(stateOf(code({ validFrom: later(1) }), unused, now)).toBe('invalid');
    expect(stateOf(code({ validFrom: now, validUntil: now }), unused, now)).toBe('valid');
    expect(stateOf(code({ validUntil: later(-1) }), unused, now)).toBe('invalid');
    expect(stateOf(code({ isVoid: true, maxUses: 0 }), unused, now)).toBe('invalid');
  });

  test('S8.2 S14.5 one without uses or value left is used, also when it is over as well', () => {
    expect(stateOf(code({ maxUses: 0 }), unused, now)).toBe('used');
    expect(stateOf(code({ maxUses: 2 }), { count: 1, cents: 0 }, now)).toBe('valid');
    expect(stateOf(code({ maxUses: 2 }), { count: 2, cents: 0 }, now)).toBe('used');
    const voucher = code({ kind: 'multi', valueCents: 5000 });
    expect(stateOf(voucher, { count: 7, cents: 4999 }, now)).toBe('valid');
    expect(stateOf(voucher, { count: 1, cents: 5000 }, now)).toBe('used');
    expect(stateOf(code({ maxUses: 1, validUntil: later(-1) }), { count: 1, cents: 0 }, now)).toBe('used');
  });

  test('S14.5 a code of one offer is invalid for any other, used up or not', () => {
    const bound = code({ kind: 'single', offerType: 'coaching', offerId: 'c1', maxUses: 1 });
    expect(stateFor(bound, unused, wish(), now)).toBe('valid');
    expect(stateFor(bound, unused, wish({ id: 'c2' }), now)).toBe('invalid');
    expect(stateFor(bound, unused, wish({ type: 'retreat' }), now)).toBe('invalid');
    expect(stateFor(bound, { count: 1, cents: 4900 }, wish({ id: 'c2' }), now)).toBe('invalid');
    expect(stateFor(bound, { count: 1, cents: 4900 }, wish(), now)).toBe('used');
  });

  test('S14.5 S1.5 a gift is no present for someone else, and no voucher buys a voucher', () => {
    const gift = code({ kind: 'gift', offerType: 'coaching', offerId: 'c1', maxUses: 1 });
    const multi = code({ kind: 'multi', valueCents: 10_000 });
    const discount = code({ percent: 10 });
    const asGift = wish({ isGift: true });
    const voucher = wish({ type: 'product', id: 'p1', isVoucher: true });
    expect(stateFor(gift, unused, asGift, now)).toBe('invalid');
    expect(stateFor(multi, unused, asGift, now)).toBe('valid');
    expect(stateFor(discount, unused, asGift, now)).toBe('valid');
    expect(stateFor(multi, unused, voucher, now)).toBe('invalid');
    expect(stateFor(code({ kind: 'gift', offerType: 'product', offerId: 'p1' }), unused, voucher, now)).toBe('invalid');
    expect(stateFor(discount, unused, voucher, now)).toBe('invalid');
    expect(stateFor({ ...discount, offerType: 'product', offerId: 'p1' }, unused, voucher, now)).toBe('valid');
  });
});

describe('what a code does to a price', () => {
  const on = (listCents: number, terms: Partial<CodeTerms>, usage = unused) => effectOf(code(terms), usage, { listCents });

  test('S14.5 a percentage is rounded half up, so half a cent is the buyer’s', () => {
    expect(on(4900, { percent: 10 }).discountCents).toBe(490);
    expect(on(4995, { percent: 10 }).discountCents).toBe(500);
    expect(on(4994, { percent: 10 }).discountCents).toBe(499);
    expect(on(4999, { percent: 100 }).discountCents).toBe(4999);
  });

  test('S14.5 an amount never takes off more than there is', () => {
    expect(on(4900, { valueCents: 1500 })).toEqual({ discountCents: 1500, voucherCents: 0 });
    expect(on(900, { valueCents: 1500 })).toEqual({ discountCents: 900, voucherCents: 0 });
    expect(on(0, { percent: 50 })).toEqual({ discountCents: 0, voucherCents: 0 });
  });

  test('S14.5 a gift covers its offer, a voucher of a value pays as far as it goes', () => {
    const offer = { offerType: 'coaching', offerId: 'c1' } as const;
    expect(on(4900, { kind: 'gift', ...offer })).toEqual({ discountCents: 4900, voucherCents: 0 });
    expect(on(4900, { kind: 'single', ...offer })).toEqual({ discountCents: 4900, voucherCents: 0 });
    expect(on(4900, { kind: 'multi', valueCents: 3000 })).toEqual({ discountCents: 0, voucherCents: 3000 });
    expect(on(4900, { kind: 'multi', valueCents: 10_000 }, { count: 1, cents: 6000 }).voucherCents).toBe(4000);
    expect(on(2900, { kind: 'multi', valueCents: 10_000 }, { count: 1, cents: 6000 }).voucherCents).toBe(2900);
  });
});

describe('new codes', () => {
  test('S14.5 a code is readable: groups without vowels and look-alikes, short enough for the field', () => {
    const all = Array.from({ length: 29 }, (_, at) => composeCode(() => at)).join('');
    expect(all).not.toMatch(/[01OIAEU]/);
    expect(composeCode((limit) => limit - 1)).toBe('9999-9999-9999');
    expect(readCode(composeCode(() => 3))).toBe('FFFF-FFFF-FFFF');
  });

  test('S14.5 a bought code is good until the third year after the purchase ends in Berlin', () => {
    expect(voucherEnd(now).toISOString()).toBe('2029-12-31T22:59:59.999Z');
    expect(voucherEnd(new Date('2026-12-31T22:59:59.999Z')).toISOString()).toBe('2029-12-31T22:59:59.999Z');
    expect(voucherEnd(new Date('2026-12-31T23:00:00Z')).toISOString()).toBe('2030-12-31T22:59:59.999Z');
    expect(endOfDay('2026-06-17').toISOString()).toBe('2026-06-17T21:59:59.999Z');
  });

  const order = (more: Partial<CodeOrder>): CodeOrder => {
    const { isVoid: _, ...terms } = code();
    return { ...terms, kind: 'discount', percent: 10, count: 10, batch: '', ...more };
  };

  test('S14.5 what the team asks for has to make sense', () => {
    expect(faultsOf(order({}))).toEqual([]);
    expect(faultsOf(order({ percent: null, valueCents: 500 }))).toEqual([]);
    expect(faultsOf(order({ kind: 'multi', percent: null, valueCents: 500 }))).toEqual([]);
    expect(faultsOf(order({ kind: 'single', percent: null, offerType: 'coaching', offerId: 'c1' }))).toEqual([]);
    for (const count of [0, 10_001, 1.5, Number.NaN]) expect(faultsOf(order({ count })), String(count)).toEqual(['count']);
    for (const percent of [0, 101, 0.5]) expect(faultsOf(order({ percent })), String(percent)).toEqual(['percent']);
    expect(faultsOf(order({ valueCents: 500 }))).toEqual(['valueCents']);
    expect(faultsOf(order({ percent: null }))).toEqual(['valueCents']);
    expect(faultsOf(order({ kind: 'multi' }))).toEqual(['percent', 'valueCents']);
    expect(faultsOf(order({ kind: 'single', percent: null }))).toEqual(['offerId']);
    expect(faultsOf(order({ offerType: 'coaching' }))).toEqual(['offerId']);
    expect(faultsOf(order({ maxUses: 0 }))).toEqual(['maxUses']);
    expect(faultsOf(order({ validFrom: now, validUntil: later(-1) }))).toEqual(['validUntil']);
    expect(faultsOf(order({ batch: 'a\0b' }))).toEqual(['batch']);
  });
});
