import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database.ts';
import { normalCode } from '../rules.ts';
import { hashOf } from './sessions.ts';
import { recoveryCodes, users } from './tables.ts';
import type { UserRow } from './users.ts';

/** The defaults of authenticator apps (RFC 6238). */
const period = 30;
const digits = 6;

/** The time step of a code for this secret, or null; one step early or late is accepted. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = new TOTP({ secret: Secret.fromBase32(secret), period, digits }).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
}

type Member = Pick<UserRow, 'id' | 'totpSecret'>;

/** Steps of a code that was used in a future that a clock, which was set back, has taken away: servers differ by less. */
const impossiblyAhead = 20;

/** The update decides, so that the same code cannot be used twice concurrently. */
async function spendAppCode(tx: Tx, clock: Clock, { id, totpSecret }: Member, code: string): Promise<boolean> {
  const step = totpSecret === null ? null : stepOfCode(totpSecret, code, clock.now());
  if (step === null) return false;
  const { totpConfirmedAt, totpLastStep } = users;
  const isUnused = or(isNull(totpLastStep), lt(totpLastStep, step), gt(totpLastStep, step + impossiblyAhead));
  const spent = await tx
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, id), isNotNull(totpConfirmedAt), isUnused))
    .returning({ id: users.id });
  return spent.length > 0;
}

async function spendRecoveryCode(tx: Tx, { id }: Member, code: string): Promise<boolean> {
  const spent = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, id), eq(recoveryCodes.codeHash, hashOf(code))))
    .returning({ id: recoveryCodes.userId });
  return spent.length > 0;
}

/** Verifies and consumes a code of the member's app or a recovery code (stored as `hashOf(normalCode(code))`). */
export async function spendCode(tx: Tx, clock: Clock, member: Member, given: string): Promise<boolean> {
  const code = normalCode(given);
  return /^\d{6}$/.test(code) ? spendAppCode(tx, clock, member, code) : spendRecoveryCode(tx, member, code);
}
