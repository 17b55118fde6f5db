import { expect, test } from 'vitest';
import { keptAddress, mailAddress } from './mail-address.ts';

test('an address is taken as it is typed, its domain in the form in which mail is sent', () => {
  expect(mailAddress('anna.berg+kurs@example.org')).toBe('anna.berg+kurs@example.org');
  expect(mailAddress("O'Neill_99@Mail.EXAMPLE.org")).toBe("O'Neill_99@mail.example.org");
  expect(mailAddress('praxis@müller.de')).toBe('praxis@xn--mller-kva.de');
  expect(mailAddress('praxis@MU\u0308LLER.de')).toBe('praxis@xn--mller-kva.de');
  expect(mailAddress('a@xn--mller-kva.de')).toBe('a@xn--mller-kva.de');
  expect(mailAddress(`${'a'.repeat(64)}@example.org`)).not.toBeNull();
});

test.each([
  '',
  '@',
  'anna',
  '@example.org',
  'anna@',
  'anna@localhost',
  'anna@example..org',
  'anna@.example.org',
  'anna@example.org.',
  'anna@-example.org',
  'anna@127.0.0.1',
  'anna@127.1',
  'anna@0x7f.1',
  'anna@[127.0.0.1]',
  'anna@example.org:25',
  'anna@example.org/x',
  'anna@exa mple.org',
  'anna@example.org ',
  ' anna@example.org',
  'anna berg@example.org',
  '.anna@example.org',
  'anna.@example.org',
  'an..na@example.org',
  '"anna berg"@example.org',
  'Anna <anna@example.org>',
  'anna@example.org,bert@example.org',
  'anna@bert@example.org',
  'anna@example.org\r\nBcc: bert@example.org',
  'anna\r\nBcc: bert@example.org',
  'anna\0@example.org',
  'änna@example.org',
  'anna@example\u3002org\u200b',
  'anna@\ud800.org',
  `${'a'.repeat(65)}@example.org`,
  `a@${'b.'.repeat(150)}org`,
  `a@${'b'.repeat(64)}.org`,
])('%j is no address', (value) => {
  expect(mailAddress(value)).toBeNull();
});

test('an address that was pasted is the one that is seen, and one address is one account', () => {
  for (const pasted of [
    'Praxis@Müller.DE',
    '\u200bpraxis@müller.de\u200b',
    'praxis@mü\u00adller.de',
    ' mailto:praxis@xn--mller-kva.de\t',
    '\u2068praxis@müller.de\u2069',
  ])
    expect(keptAddress(pasted), JSON.stringify(pasted)).toBe('praxis@xn--mller-kva.de');
  expect(keptAddress('Keine Adresse')).toBe('keine adresse');
});
