import { and, eq, isNull } from 'drizzle-orm';
import { renderSVG } from 'uqr';
import type { Locale } from '#kit/locale.ts';
import { ok, refuse, type Result } from '#kit/result.ts';
import type { Limit } from '#platform/rate-limits.ts';
import { normalCode } from '../rules.ts';
import { knowsPassword } from './change-password.ts';
import { countBadTries } from './limits.ts';
import type { AccountParts } from './parts.ts';
import { selfTextsIn, send, type MailParts } from './self-mails.ts';
import { endSessions } from './sessions.ts';
import { recoveryCodes, users } from './tables.ts';
import { spendCode, stepOfCode } from './second-factor-code.ts';
import { hashOfRecoveryCode, newRecoveryCodes, newTotpSecret, otpauthUri } from './totp.ts';
import type { UserRow } from './users.ts';

type Parts = MailParts & Pick<AccountParts, 'db' | 'limits'>;
type Nothing = Record<string, never>;
type Setup = { readonly secret: string; readonly uri: string; readonly svg: string };

const wrongCodes: Limit = { name: 'own-second-factor', points: 10, seconds: 15 * 60 };

const limited = <Value>({ limits }: Parts, userId: string, work: () => Promise<Result<Value>>): Promise<Result<Value>> =>
  countBadTries(limits, [[wrongCodes, userId]], work);

/** A new secret to be read by an app. It is in force only once a code of it was given; until then another may replace it. */
export async function beginSecondFactor(
  parts: Parts,
  row: UserRow,
  password: string | undefined,
  locale: Locale,
): Promise<Result<Setup>> {
  const t = selfTextsIn[locale];
  if (row.passwordHash !== null) {
    const knows = await knowsPassword(parts, row, password ?? '');
    if (!knows.ok) return knows;
    if (!knows.value) return refuse(t.check, { password: [t.password.wrong] });
  }
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

/** Puts it in force by a code of the app. Sessions that were opened without it end. Answers with the recovery codes, this once. */
export const confirmSecondFactor = (
  parts: Parts,
  { row, sessionId }: { readonly row: UserRow; readonly sessionId: string },
  code: string,
  locale: Locale,
): Promise<Result<string[]>> =>
  limited(parts, row.id, async () => {
    const t = selfTextsIn[locale];
    if (row.totpSecret === null || row.totpConfirmedAt !== null) return refuse(t.secondFactor.notBegun, {}, 'conflict');
    const { totpSecret } = row;
    const now = parts.clock.now();
    const step = stepOfCode(totpSecret, normalCode(code), now);
    if (step === null) return refuse(t.check, { code: [t.secondFactor.wrong] });
    const codes = newRecoveryCodes();
    return parts.db.transaction(async (tx) => {
      const asBegun = and(eq(users.id, row.id), eq(users.totpSecret, totpSecret), isNull(users.totpConfirmedAt));
      const confirmed = await tx
        .update(users)
        .set({ totpConfirmedAt: now, totpLastStep: step })
        .where(asBegun)
        .returning({ id: users.id });
      if (confirmed.length === 0) return refuse(t.secondFactor.notBegun, {}, 'conflict');
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, row.id));
      await tx.insert(recoveryCodes).values(codes.map((one) => ({ userId: row.id, codeHash: hashOfRecoveryCode(one) })));
      await endSessions(tx, row.id, sessionId);
      await send(tx, parts, { to: row.email, locale, ...t.mails.secondFactorOn(parts.siteName) });
      return ok(codes);
    });
  });

/** Switches it off, by a code of the app or a recovery code. */
export const endSecondFactor = (parts: Parts, row: UserRow, code: string, locale: Locale): Promise<Result<Nothing>> =>
  limited(parts, row.id, async () => {
    const t = selfTextsIn[locale];
    if (row.totpConfirmedAt === null) return refuse(t.secondFactor.off, {}, 'conflict');
    return parts.db.transaction(async (tx) => {
      if (!(await spendCode(tx, parts.clock, row, code))) return refuse(t.check, { code: [t.secondFactor.wrong] });
      await tx.update(users).set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null }).where(eq(users.id, row.id));
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, row.id));
      await send(tx, parts, { to: row.email, locale, ...t.mails.secondFactorOff(parts.siteName) });
      return ok({});
    });
  });
