import { and, isNull, lt } from 'drizzle-orm';
import { eraseAccount, type ErasingParts } from './deletion.ts';
import type { AccountParts } from './parts.ts';
import { users } from './tables.ts';
import { holdingsOf } from './users.ts';

/** Days after which an unconfirmed account is deleted. */
const unconfirmedDays = 30;

/** Batch size per run; it runs every minute. */
const atOnce = 50;

export type UnconfirmedParts = ErasingParts & Pick<AccountParts, 'holdings'>;

/**
 * Deletes accounts that were never confirmed: registered with somebody else's or a mistyped address. Those to which the team gave
 * something stay.
 */
export async function forgetUnconfirmed(parts: UnconfirmedParts): Promise<void> {
  const before = new Date(parts.clock.now().getTime() - unconfirmedDays * 86_400_000);
  const isOld = and(isNull(users.verifiedAt), lt(users.createdAt, before));
  const old = await parts.db.select({ id: users.id }).from(users).where(isOld).orderBy(users.createdAt).limit(atOnce);
  for (const { id } of old) {
    const held = Object.values(await holdingsOf(parts, id, 'de'));
    if (held.every((list) => list.length === 0)) await eraseAccount(parts, id, { lastAdmin: '', onlyIf: isOld });
  }
}
