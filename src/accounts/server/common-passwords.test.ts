import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  '12345678',
  'Passwort1',
  'Sommer2031!',
  'michael1985',
  'liverpool',
  'hallohallo',
  'aaaaaaaaa',
  '34567890',
  'schatzi123',
])('S5.2 %s is among the first that are tried', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(['wolkenbruch-im-mai', 'Zebrafink-Kamin 42', 'Rosengarten1987', 'lang genug', 'größe-im-mai'])(
  'S5.2 %s is taken',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
