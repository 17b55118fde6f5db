import { createHmac, timingSafeEqual } from 'node:crypto';
import { accountFiles } from '#paths/account-api.ts';

/** Validity of a confirmation link in seconds. */
export const linkLifetime = 60 * 60;

/** The member to confirm, and the redirect afterwards. */
type Subject = { readonly id: string; readonly email: string };

/** The content of a link as received: anyone can forge one. */
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

/** A keyed hash of the address, so that it cannot be guessed from the link. */
export const hashOfAddress = (key: Buffer, email: string): string => mac(key, 'verified address', [email]);

const signatureOf = (key: Buffer, { id, hash, expires, redirect }: Omit<GivenLink, 'signature'>): string =>
  mac(key, 'verification link', [id, hash, expires, redirect]);

/** The path of a link that confirms exactly this address (S4.25); `redirect` is a path of this site or empty. */
export function verificationLink(key: Buffer, { id, email }: Subject, now: Date, redirect = ''): string {
  const hash = hashOfAddress(key, email);
  const expires = String(Math.floor(now.getTime() / 1000) + linkLifetime);
  const signature = signatureOf(key, { id, hash, expires, redirect });
  return `${accountFiles.verify(id, hash)}?${new URLSearchParams({ expires, signature, ...(redirect ? { redirect } : {}) })}`;
}

/** Whether the link's signature is ours, for whatever address. */
export const isOurLink = (key: Buffer, link: GivenLink): boolean => isEqual(link.signature, signatureOf(key, link));

export const isLinkFor = (key: Buffer, link: GivenLink, email: string): boolean => isEqual(link.hash, hashOfAddress(key, email));

export const isLinkOver = ({ expires }: GivenLink, now: Date): boolean => Number(expires) * 1000 <= now.getTime();
