import { and, eq, gt } from 'drizzle-orm';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import { endSessions, hashOf, newToken } from './sessions.ts';
import { enrolments, recoveryCodes, users } from './tables.ts';

/** Days for which a link to set up a second factor is valid. */
export const enrolmentDays = 7;

/** Creates a token for setting up a member's second factor; it replaces an earlier one. */
export async function issueEnrolment(tx: Tx, clock: Clock, userId: string): Promise<string> {
  const token = newToken();
  const fresh = { tokenHash: hashOf(token), expiresAt: new Date(clock.now().getTime() + enrolmentDays * 86_400_000) };
  await tx
    .insert(enrolments)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: enrolments.userId, set: fresh });
  return token;
}

const inForce = (clock: Clock, userId: string, token: string) =>
  and(eq(enrolments.userId, userId), eq(enrolments.tokenHash, hashOf(token)), gt(enrolments.expiresAt, clock.now()));

/** Whether the token was issued to this member and is still valid. */
export async function isEnrolment(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: string,
  token: string | undefined,
): Promise<boolean> {
  return token !== undefined && (await db.$count(enrolments, inForce(clock, userId, token))) > 0;
}

/** Consumes it; false if it is not valid (any more). */
export async function spendEnrolment(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  userId: string,
  token: string | undefined,
): Promise<boolean> {
  if (token === undefined) return false;
  const spent = await tx
    .delete(enrolments)
    .where(inForce(clock, userId, token))
    .returning({ id: enrolments.userId });
  return spent.length > 0;
}

/** Removes a second factor and its recovery codes. */
export async function removeSecondFactor(tx: Tx, userId: string): Promise<void> {
  await tx.update(users).set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null }).where(eq(users.id, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/**
 * Removes a lost second factor and all sessions opened with it, and issues a link for a new one. Answers the link's token, and
 * whether there was a factor.
 */
export async function resetSecondFactor(tx: Tx, clock: Clock, userId: string): Promise<{ token: string; wasOn: boolean }> {
  const [row] = await tx.select({ since: users.totpConfirmedAt }).from(users).where(eq(users.id, userId)).for('update');
  await removeSecondFactor(tx, userId);
  await endSessions(tx, userId);
  return { token: await issueEnrolment(tx, clock, userId), wasOn: Boolean(row?.since) };
}
