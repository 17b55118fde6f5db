import { createHmac, timingSafeEqual } from 'node:crypto';
import { assetPath, type AssetType } from '#paths/files.ts';
import type { Clock } from '#platform/clock.ts';
import { signatureExpiry } from '../rules.ts';

/** The signature in a URL: `e` is the expiry in unix seconds, `s` the signature itself (S7.8). */
export type Permission = { readonly e?: unknown; readonly s?: unknown };

const sign = (key: Buffer, shortid: string, expiresAt: string): string =>
  createHmac('sha256', key).update(`asset\n${shortid}\n${expiresAt}`).digest('base64url');

/** The query, without `?`, that grants access to all parts of a video until `expiresAt` (unix seconds). */
export const signAsset = (
  key: Buffer,
  { shortid, expiresAt }: { readonly shortid: string; readonly expiresAt: number },
): string => `e=${expiresAt}&s=${sign(key, shortid, String(expiresAt))}`;

/** A request's signature as a query string, or undefined if it is malformed or missing. */
export function permissionQuery({ e, s }: Permission): string | undefined {
  const isFormed = typeof e === 'string' && typeof s === 'string' && /^[1-9]\d{0,11}$/.test(e) && /^[\w-]{43}$/.test(s);
  return isFormed ? `e=${e}&s=${s}` : undefined;
}

/** Whether a signature is valid for this video and not expired. Compares in constant time. */
export function isValidSignature(key: Buffer, shortid: string, permission: Permission, now: Date): boolean {
  if (!permissionQuery(permission)) return false;
  const { e, s } = permission as { e: string; s: string };
  const isOurs = timingSafeEqual(Buffer.from(sign(key, shortid, e)), Buffer.from(s));
  return isOurs && Number(e) * 1000 > now.getTime();
}

/** Parameters of a signed URL. */
export type SignedAsset = {
  readonly key: Buffer;
  readonly clock: Clock;
  readonly shortid: string;
  readonly type: AssetType;
  readonly value: string;
};

/** The site-relative URL of a part of a video, signed for five to six hours (S7.8). */
export const signedAssetUrl = ({ key, clock, shortid, type, value }: SignedAsset): string =>
  `${assetPath(shortid, type, value)}?${signAsset(key, { shortid, expiresAt: signatureExpiry(clock.now()) })}`;
