import { createHmac, timingSafeEqual } from 'node:crypto';
import { accountFiles } from '#paths/account-api.ts';

/** Seconds for which a link of confirmation is valid. */
const lifetime = 60 * 60;

/** Whom it confirms, and where they wanted to go. */
type Subject = { readonly id: string; readonly email: string };

/** What a link says, as it came in: anyone can write one. */
export type GivenLink = {
  readonly id: string;
  readonly hash: string;
  readonly expires: string;
  readonly signature: string;
  readonly redirect: string;
};

const mac = (key: Buffer, kind: string, parts: readonly string[]): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([kind, ...parts]))
    .digest('base64url');

const isEqual = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Stands for the address in the link: with a key, so that nobody finds it by trying addresses. */
const hashOfAddress = (key: Buffer, email: string): string => mac(key, 'verified address', [email]);

const signatureOf = (key: Buffer, { id, hash, expires, redirect }: Omit<GivenLink, 'signature'>): string =>
  mac(key, 'verification link', [id, hash, expires, redirect]);

/** The path of a link that confirms this address and no other (S4.25); `redirect` is a path of this site or empty. */
export function verificationLink(key: Buffer, { id, email }: Subject, now: Date, redirect = ''): string {
  const hash = hashOfAddress(key, email);
  const expires = String(Math.floor(now.getTime() / 1000) + lifetime);
  const signature = signatureOf(key, { id, hash, expires, redirect });
  return `${accountFiles.verify(id, hash)}?${new URLSearchParams({ expires, signature, ...(redirect ? { redirect } : {}) })}`;
}

/** Whether we made this link, for whatever address. */
export const isOurLink = (key: Buffer, link: GivenLink): boolean => isEqual(link.signature, signatureOf(key, link));

export const isLinkFor = (key: Buffer, link: GivenLink, email: string): boolean => isEqual(link.hash, hashOfAddress(key, email));

export const isLinkOver = ({ expires }: GivenLink, now: Date): boolean => Number(expires) * 1000 <= now.getTime();
