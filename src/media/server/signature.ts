import { createHmac, timingSafeEqual } from 'node:crypto';
import { assetPath, type AssetType } from '#paths/files.ts';
import type { Clock } from '#platform/clock.ts';
import { signatureExpiry } from '../rules.ts';

/** The permission as it stands in an address: `e` is its end in unix seconds, `s` the signature (S7.8). */
export type Permission = { readonly e?: unknown; readonly s?: unknown };

const sign = (key: Buffer, shortid: string, expiresAt: string): string =>
  createHmac('sha256', key).update(`asset\n${shortid}\n${expiresAt}`).digest('base64url');

/** The query, without `?`, that opens all parts of a video until `expiresAt` (unix seconds). */
export const signAsset = (
  key: Buffer,
  { shortid, expiresAt }: { readonly shortid: string; readonly expiresAt: number },
): string => `e=${expiresAt}&s=${sign(key, shortid, String(expiresAt))}`;

/** The permission of a request as a query again, or undefined when it has none of the right form. */
export function permissionQuery({ e, s }: Permission): string | undefined {
  const isFormed = typeof e === 'string' && typeof s === 'string' && /^[1-9]\d{0,11}$/.test(e) && /^[\w-]{43}$/.test(s);
  return isFormed ? `e=${e}&s=${s}` : undefined;
}

/** Whether a permission is one that we gave for this video and that has not ended. Takes the same time whatever is wrong with it. */
export function isValidSignature(key: Buffer, shortid: string, permission: Permission, now: Date): boolean {
  if (!permissionQuery(permission)) return false;
  const { e, s } = permission as { e: string; s: string };
  const isOurs = timingSafeEqual(Buffer.from(sign(key, shortid, e)), Buffer.from(s));
  return isOurs && Number(e) * 1000 > now.getTime();
}

/** What a signed address is made of. */
export type SignedAsset = {
  readonly key: Buffer;
  readonly clock: Clock;
  readonly shortid: string;
  readonly type: AssetType;
  readonly value: string;
};

/** The address of a part of a video with a permission for five to six hours (S7.8), site-relative. */
export const signedAssetUrl = ({ key, clock, shortid, type, value }: SignedAsset): string =>
  `${assetPath(shortid, type, value)}?${signAsset(key, { shortid, expiresAt: signatureExpiry(clock.now()) })}`;
