import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { normalCode } from '../rules.ts';
import { hashOf } from './sessions.ts';

/** 160 bits in base32, as RFC 4226 advises. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What the app reads from the picture: whose secret of which site it is. The rest is as every app expects it (RFC 6238). */
export const otpauthUri = (secret: string, issuer: string, email: string): string =>
  new TOTP({ issuer, label: email, secret: Secret.fromBase32(secret) }).toString();

/** Neither 0 and O nor 1 and I: they are read from paper. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const group = (): string => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Ten codes of 80 bits each, as they are shown once. */
export const newRecoveryCodes = (): string[] => Array.from({ length: 10 }, () => Array.from({ length: 4 }, group).join('-'));

/** What is stored of a recovery code, however it is typed later. With 80 bits a plain hash is enough. */
export const hashOfRecoveryCode = (code: string): string => hashOf(normalCode(code));
