import { and, eq, gt } from 'drizzle-orm';
import type { Clock } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/database.ts';
import { hashOf, newToken } from './sessions.ts';
import { invitations, passwordResets, type LinkTable } from './tables.ts';

/** Tokens of links in mails: for each purpose one a member, which is valid for a time and once. */

/** Creates a token; it replaces an earlier one of the same purpose. */
export async function issueToken(
  tx: Tx,
  clock: Clock,
  table: LinkTable,
  { userId, validFor }: { readonly userId: string; readonly validFor: number },
): Promise<string> {
  const token = newToken();
  const fresh = { tokenHash: hashOf(token), expiresAt: new Date(clock.now().getTime() + validFor) };
  await tx
    .insert(table)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: table.userId, set: fresh });
  return token;
}

/** A token as a link gives it, and whose it is to be. */
export type GivenToken = { readonly userId: string; readonly token: string };

const inForce = (clock: Clock, table: LinkTable, { userId, token }: GivenToken) =>
  and(eq(table.userId, userId), eq(table.tokenHash, hashOf(token)), gt(table.expiresAt, clock.now()));

/** Whether the token was issued to this member and is still valid. */
export const isToken = async (db: Db, clock: Clock, table: LinkTable, given: GivenToken): Promise<boolean> =>
  (await db.$count(table, inForce(clock, table, given))) > 0;

/** Consumes it; false if it is not valid (any more). */
export async function spendToken(tx: Tx, clock: Clock, table: LinkTable, given: GivenToken): Promise<boolean> {
  const spent = await tx
    .delete(table)
    .where(inForce(clock, table, given))
    .returning({ id: table.userId });
  return spent.length > 0;
}

/** The purposes whose links set a password. Apart, since anybody may ask for a reset, which must not end an invitation. */
export const passwordLinks: readonly LinkTable[] = [passwordResets, invitations];

/** Ends all links by which a member could set a password. */
export async function endPasswordLinks(tx: Tx, userId: string): Promise<void> {
  for (const table of passwordLinks) await tx.delete(table).where(eq(table.userId, userId));
}
