import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { hashOf } from './sessions.ts';

/** As every authenticator app expects it (RFC 6238): SHA-1, 6 digits, 30 seconds. */
const period = 30;
const totpOf = (secret: string, who: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...who, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) });

/** 160 bits in base32, as RFC 4226 advises. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What the app reads from the picture: whose secret of which site it is. */
export const otpauthUri = (secret: string, issuer: string, email: string): string =>
  totpOf(secret, { issuer, label: email }).toString();

/**
 * The time step of a right code, else null. Clocks may be half a minute off; a step that was taken before, or is older
 * than one, is wrong, since each code works once (RFC 6238, section 5.2).
 */
export function stepOfCode(secret: string, code: string, now: Date, lastStep: number | null): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(secret).validate({ token, timestamp: now.getTime(), window: 1 });
  if (delta === null) return null;
  const step = Math.floor(now.getTime() / 1000 / period) + delta;
  return lastStep !== null && step <= lastStep ? null : step;
}

/** Neither 0 and O nor 1 and I: they are read from paper. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const recoveryCode = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')).join('-');

/** Ten codes of 80 bits each, as they are shown once. */
export const newRecoveryCodes = (): string[] => Array.from({ length: 10 }, recoveryCode);

/** What is stored of a recovery code, however it was typed. With 80 bits a plain hash is enough. */
export const hashOfRecoveryCode = (code: string): string => hashOf(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));
