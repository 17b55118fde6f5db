import { createHmac, timingSafeEqual } from 'node:crypto';

const macOf = (key: Buffer, purpose: string, body: string): Buffer =>
  createHmac('sha256', key).update(`sealed ${purpose}\n${body}`).digest();

/** A signed value stored in the browser until it expires: readable, but invalid once changed, for another purpose or later. */
export function seal(key: Buffer, purpose: string, value: unknown, until: Date): string {
  const body = Buffer.from(JSON.stringify({ until: until.getTime(), value })).toString('base64url');
  return `${body}.${macOf(key, purpose, body).toString('base64url')}`;
}

/** The sealed value; undefined for anything forged or expired. */
export function unseal(key: Buffer, purpose: string, text: string | undefined, now: Date): unknown {
  const [body = '', mac = ''] = (text ?? '').split('.');
  const given = Buffer.from(mac, 'base64url');
  const expected = macOf(key, purpose, body);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const { until, value } = JSON.parse(Buffer.from(body, 'base64url').toString()) as { until: number; value: unknown };
  return now.getTime() < until ? value : undefined;
}
