import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mailAddress } from '#kit/mail-address.ts';
import { WithdrawalForm } from './contract.ts';
import {
  declarationNumber,
  lastDayToWithdraw,
  numbersIn,
  outcomeOf,
  problemsIn,
  trimmed,
  withdrawalRight,
  type DeclaredOrder,
} from './withdrawal-rules.ts';

const opens = { coachingIds: [], retreatId: null, voucherCents: null };
const consent = { wording: 'Ich stimme zu.', locale: 'de', at: '2026-06-17T10:00:00Z' } as const;
const course = { opens: { ...opens, coachingIds: ['a course'] }, isGift: false, consent };
const paidAt = new Date('2026-06-17T10:00:00Z');
const judged = (order: Partial<DeclaredOrder>, more: { isUsed?: boolean; now?: string } = {}) =>
  outcomeOf(
    { opens, isGift: false, consent: null, status: 'succeeded', paidAt, ...order },
    { isUsed: more.isUsed ?? false, now: new Date(more.now ?? '2026-06-20T10:00:00Z') },
  );

describe('S14.3 the right of withdrawal', () => {
  test('S14.3 a retreat never has one, a course loses it with the consent, vouchers and gifts when they are used', () => {
    expect(withdrawalRight({ opens: { ...opens, retreatId: 'a retreat' }, isGift: false, consent: null })).toBe('never');
    expect(withdrawalRight({ opens: { ...opens, retreatId: 'a retreat' }, isGift: true, consent: null })).toBe('never');
    expect(withdrawalRight(course)).toBe('ended');
    expect(withdrawalRight({ ...course, consent: null })).toBe('open');
    expect(withdrawalRight({ ...course, isGift: true })).toBe('until-used');
    expect(withdrawalRight({ opens: { ...opens, voucherCents: 5000 }, isGift: false, consent: null })).toBe('until-used');
  });

  test('S14.3 the day of the contract does not count, the fourteenth after it does, in Berlin', () => {
    expect(lastDayToWithdraw(new Date('2026-06-17T10:00:00Z'))).toBe('2026-07-01');
    expect(lastDayToWithdraw(new Date('2026-06-16T22:00:00Z')), 'after midnight in Berlin').toBe('2026-07-01');
    expect(lastDayToWithdraw(new Date('2026-06-16T21:59:59Z'))).toBe('2026-06-30');
  });

  test('S14.3 a period that ends on a weekend lasts until Monday (§ 193 BGB)', () => {
    expect(lastDayToWithdraw(new Date('2026-06-20T10:00:00Z')), 'a Saturday').toBe('2026-07-06');
    expect(lastDayToWithdraw(new Date('2026-06-21T10:00:00Z')), 'a Sunday').toBe('2026-07-06');
    expect(lastDayToWithdraw(new Date('2026-06-19T10:00:00Z')), 'a Friday').toBe('2026-07-03');
  });

  test('S14.3 is accepted until the last moment of the last day, and then no more', () => {
    expect(judged({}, { now: '2026-07-01T21:59:59Z' })).toBe('accepted');
    expect(judged({}, { now: '2026-07-01T22:00:00Z' })).toBe('to-check');
  });

  test('S14.3 only what stands is ended by itself: everything else waits for people', () => {
    expect(judged({})).toBe('accepted');
    expect(judged(course)).toBe('to-check');
    expect(judged({ opens: { ...opens, retreatId: 'a retreat' } })).toBe('to-check');
    for (const status of ['open', 'processing', 'failed', 'expired', 'refunded', 'disputed'])
      expect(judged({ status }), status).toBe('to-check');
    // Who declares twice has withdrawn.
    expect(judged({ status: 'withdrawn' })).toBe('accepted');
    expect(judged({ paidAt: null })).toBe('to-check');
  });

  test('S14.3 S14.5 a voucher or gift is withdrawn from until it is used', () => {
    const voucher = { opens: { ...opens, voucherCents: 5000 } };
    const gift = { ...course, isGift: true };
    expect([judged(voucher), judged(gift)]).toEqual(['accepted', 'accepted']);
    expect([judged(voucher, { isUsed: true }), judged(gift, { isUsed: true })]).toEqual(['to-check', 'to-check']);
  });

  test('S14.3 the number of an order is found in whatever is written around it', () => {
    expect(numbersIn('Bestellung Nr. b-1001, bitte!')).toEqual(['BESTELLUNG', 'B-1001', 'BITTE']);
    expect(numbersIn('B–1001')).toEqual(['B-1001']);
    expect(numbersIn('¿?')).toEqual([]);
    expect(numbersIn('X-12345 '.repeat(50))).toEqual(['X-12345']);
    expect(numbersIn(Array.from({ length: 200 }, (_, n) => `B-${1000 + n}`).join(' '))).toHaveLength(20);
  });

  test('S14.3 a declaration has a number of its own without letters that look alike', () => {
    expect(declarationNumber((limit) => limit - 1)).toBe('W-9999-9999');
    expect(declarationNumber(() => 0)).toBe('W-BBBB-BBBB');
  });
});

describe('S5.1 the form for withdrawing', () => {
  const good = { name: 'Grete', email: 'grete@example.org', order: 'B-1001', message: '' };

  test('S5.1 is all right with a name, an address and a contract; the message is optional', () => {
    expect(problemsIn(good)).toEqual({});
  });

  test('S5.1 names what is missing or too long', () => {
    expect(problemsIn({ name: '', email: 'grete@', order: 'x'.repeat(201), message: '' })).toEqual({
      name: { kind: 'missing' },
      email: { kind: 'email' },
      order: { kind: 'long', most: 200 },
    });
  });

  test('S5.1 what the page takes the call takes too, and the other way round', () => {
    const text = fc.string({ unit: 'binary', maxLength: 12 });
    const declaration = fc.record({ name: text, email: fc.oneof(fc.emailAddress(), text), order: text, message: text });
    fc.assert(
      fc.property(declaration, (typed) => {
        const given = trimmed(typed);
        const mayDiffer = mailAddress(given.email) === null || !WithdrawalForm.shape.email.safeParse(given.email).success;
        const isTaken = WithdrawalForm.safeParse({ ...given, email: good.email }).success;
        if (!mayDiffer) expect(Object.keys(problemsIn(given)).length === 0).toBe(isTaken);
      }),
    );
  });
});
