import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

test('S16.6 a password is kept as argon2id, never twice the same, and known again', async () => {
  const [one, other] = await Promise.all([hashPassword('wolkenbruch-im-mai'), hashPassword('wolkenbruch-im-mai')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await isPassword(one, 'wolkenbruch-im-mai')).toBe(true);
  expect(await isPassword(one, 'wolkenbruch-im-Mai')).toBe(false);
});

test('S5.2 letters are the same in each Unicode form', async () => {
  expect(await isPassword(await hashPassword('Übermut-im-Mai'), 'Übermut-im-Mai'.normalize('NFD'))).toBe(true);
});

test('S8.4 who has no password is not known by any', async () => {
  expect(await isPassword(null, 'nobody’s')).toBe(false);
});

test('a hash that cannot be read is a fault of ours, no wrong password, and others have their turn afterwards', async () => {
  await expect(isPassword('$argon2id$broken', 'wolkenbruch-im-mai')).rejects.toThrow();
  expect(await isPassword(await hashPassword('a'.repeat(200)), 'a'.repeat(200))).toBe(true);
});
