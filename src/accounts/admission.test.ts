import { expect, test } from 'vitest';
import { admission } from './rules.ts';

const [unconfirmed, confirmed] = [{ isVerified: false }, { isVerified: true }];

test.each([
  ['anyone', null, 'in'],
  ['anyone', confirmed, 'in'],
  ['guest', null, 'in'],
  ['guest', unconfirmed, 'onward'],
  ['guest', confirmed, 'onward'],
  ['unverified', null, 'login'],
  ['unverified', unconfirmed, 'in'],
  ['unverified', confirmed, 'onward'],
  ['verified', null, 'login'],
  ['verified', unconfirmed, 'verify'],
  ['verified', confirmed, 'in'],
] as const)('S4.2 S4.3 S4.5 a page for %s, visited by %j: %s', (guard, user, becomes) => {
  expect(admission(guard, user)).toBe(becomes);
});
