import { and, eq, isNull } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import type { CallContext } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { ok, refuse, type Result } from '#kit/result.ts';
import type { Limit } from '#platform/rate-limits.ts';
import type { Services } from '#platform/services.ts';
import { normalCode, wantsEnrolment } from '../rules.ts';
import { selfTexts } from '../self-texts.ts';
import { knowsPassword } from './change-password.ts';
import { isEnrolment, removeSecondFactor, spendEnrolment } from './enrolments.ts';
import { countBadTries } from './limits.ts';
import { spendCode, stepOfCode } from './second-factor-code.ts';
import { send } from './self-mails.ts';
import { endSessions, hashOf, renewSession } from './sessions.ts';
import { recoveryCodes, users } from './tables.ts';
import type { UserRow } from './users.ts';

type Parts = Pick<Services, 'db' | 'limits' | 'isDemo' | 'clock' | 'baseUrl' | 'siteName' | 'presenterSlug'>;
type Nothing = Record<string, never>;
type Setup = { readonly secret: string; readonly uri: string; readonly svg: string };

const wrongCodes: Limit = { name: 'own-second-factor', points: 10, seconds: 15 * 60 };

const limited = <Value>({ limits }: Parts, userId: string, work: () => Promise<Result<Value>>): Promise<Result<Value>> =>
  countBadTries(limits, [[wrongCodes, userId]], work);

type Member = { readonly row: UserRow; readonly sessionId: string };
type Asking = Pick<CallContext, 'client' | 'locale'>;

/**
 * Creates a secret for an authenticator app. It takes effect once a code of it is given; until then another may replace it. For a
 * role it needs the link of an admin: a password alone must not open the office (S16.8).
 */
export async function beginSecondFactor(
  parts: Parts,
  row: UserRow,
  { password, enrolment }: { readonly password?: string | undefined; readonly enrolment?: string | undefined },
  locale: Locale,
): Promise<Result<Setup>> {
  const t = selfTexts[locale];
  if (row.passwordHash !== null) {
    const knows = await knowsPassword(parts, row, password ?? '');
    if (!knows.ok) return knows;
    if (!knows.value) return refuse(t.check, { password: [t.password.wrong] });
  }
  if (row.totpConfirmedAt !== null) return refuse(t.secondFactor.already, {}, 'conflict');
  if (wantsEnrolment({ ...row, isDemo: parts.isDemo }) && !(await isEnrolment(parts, row.id, enrolment)))
    return refuse(t.secondFactor.wantsLink, {}, 'forbidden');
  const secret = newTotpSecret();
  const begun = await parts.db
    .update(users)
    .set({ totpSecret: secret, totpLastStep: null })
    .where(and(eq(users.id, row.id), isNull(users.totpConfirmedAt)))
    .returning({ id: users.id });
  if (begun.length === 0) return refuse(t.secondFactor.already, {}, 'conflict');
  const uri = otpauthUri(secret, parts.siteName, row.email);
  return ok({ secret, uri, svg: renderSVG(uri, { ecc: 'M', border: 2 }) });
}

/**
 * Enables it with a code of the app. All other sessions end, this one gets a new token. Answers the recovery codes, which are
 * shown only once.
 */
export const confirmSecondFactor = (
  parts: Parts,
  { row, sessionId }: Member,
  { code, enrolment }: { readonly code: string; readonly enrolment?: string | undefined },
  { client, locale }: Asking,
): Promise<Result<string[]>> =>
  limited(parts, row.id, async () => {
    const t = selfTexts[locale];
    if (row.totpSecret === null || row.totpConfirmedAt !== null) return refuse(t.secondFactor.notBegun, {}, 'conflict');
    const { totpSecret } = row;
    const now = parts.clock.now();
    const step = stepOfCode(totpSecret, normalCode(code), now);
    if (step === null) return refuse(t.check, { code: [t.secondFactor.wrong] });
    const codes = newRecoveryCodes();
    return parts.db.transaction(async (tx) => {
      const asBegun = and(eq(users.id, row.id), eq(users.totpSecret, totpSecret), isNull(users.totpConfirmedAt));
      const [confirmed] = await tx
        .update(users)
        .set({ totpConfirmedAt: now, totpLastStep: step })
        .where(asBegun)
        .returning({ roles: users.roles });
      if (!confirmed) return refuse(t.secondFactor.notBegun, {}, 'conflict');
      // Consumes the link here; the role may have been given after the setup began.
      const isSpent = await spendEnrolment(parts, tx, row.id, enrolment);
      if (wantsEnrolment({ roles: confirmed.roles, isDemo: parts.isDemo }) && !isSpent) {
        await tx.update(users).set({ totpSecret: null, totpConfirmedAt: null }).where(eq(users.id, row.id));
        return refuse(t.secondFactor.wantsLink, {}, 'forbidden');
      }
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, row.id));
      await tx.insert(recoveryCodes).values(codes.map((one) => ({ userId: row.id, codeHash: hashOfRecoveryCode(one) })));
      await endSessions(tx, row.id, sessionId);
      await renewSession(tx, client, sessionId);
      await send(tx, parts, { to: row.email, locale, ...t.mails.secondFactorOn(parts.siteName) });
      return ok(codes);
    });
  });

/** Disables it with a code of the app or a recovery code. All other sessions end. */
export const endSecondFactor = (
  parts: Parts,
  { row, sessionId }: Member,
  code: string,
  { client, locale }: Asking,
): Promise<Result<Nothing>> =>
  limited(parts, row.id, async () => {
    const t = selfTexts[locale];
    if (row.totpConfirmedAt === null) return refuse(t.secondFactor.off, {}, 'conflict');
    return parts.db.transaction(async (tx) => {
      if (!(await spendCode(tx, parts.clock, row, code))) return refuse(t.check, { code: [t.secondFactor.wrong] });
      await removeSecondFactor(tx, row.id);
      await endSessions(tx, row.id, sessionId);
      await renewSession(tx, client, sessionId);
      await send(tx, parts, { to: row.email, locale, ...t.mails.secondFactorOff(parts.siteName) });
      return ok({});
    });
  });

/** 160 bits in base32, as recommended by RFC 4226. */
const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/**
 * The `otpauth:` address in the QR code: account and site. The other parameters are the defaults of authenticator apps (RFC
 * 6238).
 */
const otpauthUri = (secret: string, issuer: string, email: string): string =>
  new TOTP({ issuer, label: email, secret: Secret.fromBase32(secret) }).toString();

/** Without 0, O, 1 and I, since they are read from paper. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const group = (): string => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Ten codes of 80 bits each, as shown once. */
const newRecoveryCodes = (): string[] => Array.from({ length: 10 }, () => Array.from({ length: 4 }, group).join('-'));

/** The stored form of a recovery code, independent of how it is typed. With 80 bits a plain hash is enough. */
const hashOfRecoveryCode = (code: string): string => hashOf(normalCode(code));
