import { and, eq, gt } from 'drizzle-orm';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import { endSessions, hashOf, newToken } from './sessions.ts';
import { enrolments, recoveryCodes, users } from './tables.ts';

/** Days for which a link to set up a second factor is good. */
export const enrolmentDays = 7;

/** A new token for somebody's second factor; it replaces the one that there was. */
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

/** Whether it is the token that was given out for this member, and still good. */
export async function isEnrolment(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: string,
  token: string | undefined,
): Promise<boolean> {
  return token !== undefined && (await db.$count(enrolments, inForce(clock, userId, token))) > 0;
}

/** Uses it up; false where it is not good (any more). */
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

/** Takes a second factor away, with the codes that stand in for it. */
export async function removeSecondFactor(tx: Tx, userId: string): Promise<void> {
  await tx.update(users).set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null }).where(eq(users.id, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/**
 * A second factor that is lost goes, with everything that was opened with it, and a link for a new one is given out. Answers the
 * token of the link, and whether there was a factor.
 */
export async function resetSecondFactor(tx: Tx, clock: Clock, userId: string): Promise<{ token: string; wasOn: boolean }> {
  const [row] = await tx.select({ since: users.totpConfirmedAt }).from(users).where(eq(users.id, userId)).for('update');
  await removeSecondFactor(tx, userId);
  await endSessions(tx, userId);
  return { token: await issueEnrolment(tx, clock, userId), wasOn: Boolean(row?.since) };
}
