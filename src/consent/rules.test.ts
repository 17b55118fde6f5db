import { expect, test } from 'vitest';
import { consentIn } from './rules.ts';

const answer = (analytics: string, marketing: string, essential = '1'): string =>
  `consent_essential=${essential}; consent_analytics=${analytics}; consent_marketing=${marketing}`;

test('S3.15 S9.8 an answer is three cookies of 1 or -1, in any order and among others', () => {
  expect(consentIn(answer('1', '-1'))).toEqual({ analytics: true, marketing: false });
  expect(consentIn(answer('-1', '1'))).toEqual({ analytics: false, marketing: true });
  expect(consentIn('XSRF-TOKEN=a=b; consent_marketing=-1; consent_essential=1; x; consent_analytics=-1')).toEqual({
    analytics: false,
    marketing: false,
  });
});

test('S4.14 without cookies, or with only some of them, nobody has answered', () => {
  expect(consentIn('')).toBeNull();
  expect(consentIn('consent_essential=1')).toBeNull();
  expect(consentIn('consent_essential=1; consent_analytics=1')).toBeNull();
  expect(consentIn('my_consent_essential=1; consent_analytics=1; consent_marketing=1')).toBeNull();
});

test('S3.15 an odd value is no answer', () => {
  for (const odd of ['', '0', '2', '01', '1.0', '--1', 'true', ' 1', '1 ', '-1,1', '1=1', '１', '%31', '\u0000'])
    expect([odd, consentIn(answer(odd, '1'))]).toEqual([odd, null]);
  expect(consentIn(answer('1', '1', '-1'))).toBeNull();
});

test('S3.15 two cookies of one name contradict each other or might: no answer', () => {
  expect(consentIn(`${answer('-1', '-1')}; consent_analytics=1`)).toBeNull();
});
