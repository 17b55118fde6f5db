import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const macOf = (key: Buffer, time: string, nonce: string): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify(['barrier form', time, nonce]))
    .digest();

/** Names a form and says when it was made; readable by everybody, made by nobody else. */
export function formToken(key: Buffer, now: Date): string {
  const time = now.getTime().toString(36);
  const nonce = randomBytes(12).toString('base64url');
  return `${time}.${nonce}.${macOf(key, time, nonce).toString('base64url')}`;
}

/** When a form was made, in ms; null for a token that is not ours. */
export function madeAt(key: Buffer, token: string): number | null {
  const [time = '', nonce = '', mac = ''] = token.split('.');
  const [given, expected] = [Buffer.from(mac, 'base64url'), macOf(key, time, nonce)];
  return given.length === expected.length && timingSafeEqual(given, expected) ? parseInt(time, 36) : null;
}
