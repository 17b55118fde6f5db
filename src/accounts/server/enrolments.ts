import { eq } from 'drizzle-orm';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import { isToken, issueToken, spendToken } from './link-tokens.ts';
import { endSessions } from './sessions.ts';
import { enrolments, recoveryCodes, users } from './tables.ts';

/** How long a link to set up a second factor, or an invitation, is valid: seven days, in ms. */
export const invitedFor = 7 * 24 * 60 * 60 * 1000;

/** Creates a token for setting up a member's second factor; it replaces an earlier one. */
export const issueEnrolment = (tx: Tx, clock: Clock, userId: string): Promise<string> =>
  issueToken(tx, clock, enrolments, { userId, validFor: invitedFor });

/** Whether the token was issued to this member and is still valid. */
export const isEnrolment = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: string,
  token: string | undefined,
): Promise<boolean> => token !== undefined && (await isToken(db, clock, enrolments, { userId, token }));

/** Consumes it; false if it is not valid (any more). */
export const spendEnrolment = async (
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  userId: string,
  token: string | undefined,
): Promise<boolean> => token !== undefined && (await spendToken(tx, clock, enrolments, { userId, token }));

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
