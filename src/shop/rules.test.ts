import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addFact,
  creditedCents,
  isAlive,
  needsAddress,
  needsConsent,
  priceOf,
  statusOf,
  vatIn,
  type OfferType,
  type OrderStatus,
  type PaymentFact,
  type PaymentState,
  owedCents,
} from './rules.ts';

const cents = fc.integer({ min: 0, max: 100_000 });
const paymentId = fc.constantFrom('pi_1', 'pi_2');
const disputeId = fc.constantFrom('dp_1', 'dp_2');
const aFact: fc.Arbitrary<PaymentFact> = fc.oneof(
  fc.record({ kind: fc.constantFrom('completed' as const, 'paid' as const), paymentId: fc.option(paymentId) }),
  fc.record({ kind: fc.constantFrom('failed' as const, 'expired' as const) }),
  fc.record({ kind: fc.constant('refunded' as const), paymentId, cents }),
  fc.record({ kind: fc.constant('refund-failed' as const), paymentId, refundId: fc.constantFrom('re_1', 're_2'), cents }),
  fc.record({ kind: fc.constant('disputed' as const), paymentId, disputeId }),
  fc.record({ kind: fc.constant('dispute-closed' as const), paymentId, disputeId, isWon: fc.boolean() }),
);
const facts = fc.array(aFact, { maxLength: 12 });
const all = (given: readonly PaymentFact[], from: PaymentState = {}): PaymentState => given.reduce(addFact, from);

describe('S14.6 what the provider said', () => {
  test('adding facts is commutative, associative and idempotent', () => {
    fc.assert(
      fc.property(facts, facts, (some, more) => {
        const known = all([...some, ...more]);
        expect(all([...more, ...some])).toEqual(known);
        expect(all(more, all(some))).toEqual(known);
        expect(all(some, known)).toEqual(known);
      }),
      { numRuns: 500 },
    );
  });

  test('the status is a function of the set of facts: shuffled and repeated they say the same', () => {
    const shuffled = facts.chain((given) =>
      fc.tuple(
        fc.constant(given),
        fc.shuffledSubarray(given, { minLength: given.length }),
        fc.array(fc.nat(Math.max(0, given.length - 1)), { maxLength: 6 }),
      ),
    );
    fc.assert(
      fc.property(shuffled, cents, ([given, other, repeated], dueCents) => {
        const again = given.length === 0 ? [] : repeated.flatMap((at) => given[at] ?? []);
        const contract = { dueCents, withdrawnAt: null };
        expect(statusOf(contract, all([...other, ...again]))).toBe(statusOf(contract, all(given)));
      }),
      { numRuns: 500 },
    );
  });

  const paid = { kind: 'paid', paymentId: 'pi_1' } as const;
  const completed = { kind: 'completed', paymentId: 'pi_1' } as const;
  const refunded = (given: number) => ({ kind: 'refunded', paymentId: 'pi_1', cents: given }) as const;
  const disputed = { kind: 'disputed', paymentId: 'pi_1', disputeId: 'dp_1' } as const;
  const closed = (isWon: boolean) => ({ kind: 'dispute-closed', paymentId: 'pi_1', disputeId: 'dp_1', isWon }) as const;
  const failed = { kind: 'failed' } as const;
  const expired = { kind: 'expired' } as const;
  const table: [PaymentFact[], OrderStatus][] = [
    [[], 'open'],
    [[completed], 'processing'],
    [[completed, failed], 'failed'],
    [[expired], 'expired'],
    [[completed, expired], 'expired'],
    [[completed, paid], 'succeeded'],
    [[expired, paid], 'succeeded'],
    [[failed, paid], 'succeeded'],
    [[paid, refunded(500)], 'succeeded'],
    [[refunded(500)], 'succeeded'],
    [[paid, refunded(4900)], 'refunded'],
    [[paid, disputed], 'disputed'],
    [[disputed], 'disputed'],
    [[paid, disputed, closed(true)], 'succeeded'],
    [[closed(true), disputed], 'succeeded'],
    [[paid, disputed, closed(false)], 'refunded'],
    [[paid, disputed, refunded(4900)], 'refunded'],
  ];
  test.each(table)('%j is %s', (given, status) => {
    expect(statusOf({ dueCents: 4900, withdrawnAt: null }, all(given))).toBe(status);
  });

  test('a withdrawal is ours and comes before everything else, and so does what could not be given', () => {
    expect(statusOf({ dueCents: 4900, withdrawnAt: new Date() }, all([paid, disputed]))).toBe('withdrawn');
    expect(statusOf({ dueCents: 4900, withdrawnAt: null }, { paid: true, impossible: true })).toBe('refunded');
  });

  test('S14.4 the part of the invoice that no longer holds is what went back, and all of it where the purchase was undone', () => {
    const contract = { dueCents: 3000, totalCents: 4900, withdrawnAt: null };
    expect(creditedCents(contract, all([paid]))).toBe(0);
    expect(creditedCents(contract, all([paid, refunded(500)]))).toBe(500);
    expect(creditedCents(contract, all([paid, refunded(3000)]))).toBe(4900);
    expect(creditedCents(contract, all([paid, disputed]))).toBe(0);
    expect(creditedCents(contract, all([paid, disputed, closed(false)]))).toBe(4900);
    expect(creditedCents({ ...contract, withdrawnAt: new Date() }, all([paid]))).toBe(0);
    expect(creditedCents({ dueCents: 0, totalCents: 4900, withdrawnAt: new Date() }, all([paid]))).toBe(4900);
  });

  test('S14.4 nothing is owed of an order that stands, or whose bank returned the payment; else what was decided and not done', () => {
    const contract = { dueCents: 3000, withdrawnAt: null };
    const withdrawn = { dueCents: 3000, withdrawnAt: new Date() };
    expect(owedCents(contract, all([paid]))).toBe(0);
    expect(owedCents(contract, all([paid, refunded(500)]))).toBe(0);
    expect(owedCents(contract, { ...all([paid, refunded(500)]), toRefundCents: 800 })).toBe(300);
    expect(owedCents(contract, { ...all([paid]), impossible: true })).toBe(3000);
    expect(owedCents(withdrawn, all([paid, refunded(500)]))).toBe(2500);
    expect(owedCents(withdrawn, all([paid, refunded(3000)]))).toBe(0);
    expect(owedCents(withdrawn, all([paid, disputed, closed(false)]))).toBe(0);
    expect(owedCents(withdrawn, {})).toBe(0);
  });

  test('what may still be paid, or is, keeps its code and its place', () => {
    const statuses: OrderStatus[] = ['open', 'processing', 'succeeded', 'disputed', 'failed', 'expired', 'refunded', 'withdrawn'];
    expect(statuses.filter(isAlive)).toEqual(['open', 'processing', 'succeeded', 'disputed']);
  });
});

describe('prices', () => {
  test('list − discount = total, total − voucher = due, and nothing is below zero or too small to be paid', () => {
    fc.assert(
      fc.property(cents, cents, cents, (listCents, discountCents, voucherCents) => {
        const price = priceOf(listCents, { discountCents, voucherCents });
        expect(price.listCents - price.discountCents).toBe(price.totalCents);
        expect(price.totalCents - price.voucherCents).toBe(price.dueCents);
        expect(Math.min(...Object.values(price))).toBeGreaterThanOrEqual(0);
        expect(price.dueCents === 0 || price.dueCents >= 50).toBe(true);
        expect(price.voucherCents).toBeLessThanOrEqual(voucherCents);
      }),
    );
  });

  test('without a code the price is the list price', () => {
    expect(priceOf(4900)).toEqual({ listCents: 4900, discountCents: 0, totalCents: 4900, voucherCents: 0, dueCents: 4900 });
  });

  test('a rest of less than 50 cents is given, as part of the discount', () => {
    const rest = (voucherCents: number) => priceOf(4900, { discountCents: 0, voucherCents });
    expect(rest(4850)).toMatchObject({ discountCents: 0, totalCents: 4900, voucherCents: 4850, dueCents: 50 });
    expect(rest(4851)).toMatchObject({ discountCents: 49, totalCents: 4851, voucherCents: 4851, dueCents: 0 });
    expect(priceOf(4900, { discountCents: 4860, voucherCents: 0 })).toMatchObject({
      discountCents: 4900,
      totalCents: 0,
      dueCents: 0,
    });
  });

  test('S14.1 the VAT within a price is rounded to the cent, half a cent up', () => {
    expect([vatIn(11_900, 19), vatIn(10_700, 7), vatIn(4900, 0), vatIn(0, 19)]).toEqual([1900, 700, 0, 0]);
    fc.assert(
      fc.property(cents, fc.constantFrom(7, 19, 100), (gross, percent) => {
        // In half cents, so that all of it is integers.
        const off = 2 * gross * percent - 2 * vatIn(gross, percent) * (100 + percent);
        expect(off).toBeLessThan(100 + percent);
        expect(off).toBeGreaterThanOrEqual(-(100 + percent));
      }),
    );
  });

  test('S2.8 an address is asked for where something is sent, somebody comes, or the invoice has to name it', () => {
    const asked = (type: OfferType, totalCents: number, offerNeeds = false) =>
      needsAddress({ type, needsAddress: offerNeeds }, { totalCents });
    expect(asked('coaching', 4900)).toBe(false);
    expect(asked('coaching', 4900, true)).toBe(true);
    expect(asked('retreat', 4900)).toBe(true);
    expect([asked('product', 25_000), asked('product', 25_001)]).toEqual([false, true]);
  });

  test('S14.2 a consent is asked for where digital content is opened', () => {
    const opens = { coachingIds: [], retreatId: null, voucherCents: null };
    expect(needsConsent({ ...opens, coachingIds: ['c'] })).toBe(true);
    expect(needsConsent({ ...opens, retreatId: 'r' })).toBe(false);
    expect(needsConsent({ ...opens, voucherCents: 5000 })).toBe(false);
  });
});
