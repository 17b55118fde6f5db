import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const macOf = (key: Buffer, time: string, nonce: string): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify(['barrier form', time, nonce]))
    .digest();

/** Identifies a form and its creation time; readable by everybody, signed by us. */
export function formToken(key: Buffer, now: Date): string {
  const time = now.getTime().toString(36);
  const nonce = randomBytes(12).toString('base64url');
  return `${time}.${nonce}.${macOf(key, time, nonce).toString('base64url')}`;
}

/** The creation time of a form in ms; null for a forged token. */
export function madeAt(key: Buffer, token: string): number | null {
  const [time = '', nonce = '', mac = ''] = token.split('.');
  const [given, expected] = [Buffer.from(mac, 'base64url'), macOf(key, time, nonce)];
  return given.length === expected.length && timingSafeEqual(given, expected) ? parseInt(time, 36) : null;
}
