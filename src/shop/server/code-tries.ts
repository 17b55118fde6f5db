import { eq } from 'drizzle-orm';
import { networkOf } from '#accounts/rules.ts';
import { ok, type Result } from '#kit/result.ts';
import type { CallContext } from '#kit/endpoint.ts';
import { uuidPattern } from '#paths/patterns.ts';
import type { Limit } from '#platform/rate-limits.ts';
import { readCode } from '../code-rules.ts';
import { findCode, type CodeRow } from './code-rows.ts';
import type { ShopParts } from './parts.ts';
import { codes } from './tables.ts';

const hour = 3600;

/** S16.6: limits on unknown codes. One network may be many visitors. */
const codeLimits = {
  ofMember: { name: 'code of member', points: 20, seconds: hour },
  fromNetwork: { name: 'code from network', points: 60, seconds: hour },
} as const satisfies Record<string, Limit>;

/** The caller. Accounts cost nothing, so a member's attempts count for the network too. */
export type Trier = { readonly userId: string | null; readonly ip: string };

/** Who asks a call. */
export const trierOf = async ({ caller, client }: Pick<CallContext, 'caller' | 'client'>): Promise<Trier> => ({
  userId: (await caller())?.userId ?? null,
  ip: client.ip,
});

/**
 * Finds a code by its text or id; null if there is none. Fails with `too-many` after too many unknown ones, whatever the next one
 * is: an attacker must not learn that a guess was right. Not for use within a transaction, since attempts must be counted in any
 * case.
 */
export async function tryCode(
  { db, limits }: Pick<ShopParts, 'db' | 'limits'>,
  who: Trier,
  typed: string,
): Promise<Result<CodeRow | null>> {
  const counted = [
    ...(who.userId === null ? [] : [[codeLimits.ofMember, who.userId] as const]),
    [codeLimits.fromNetwork, networkOf(who.ip)] as const,
  ];
  for (const [limit, whose] of counted) {
    const admitted = await limits.spend(limit, whose);
    if (!admitted.ok) return admitted;
  }
  const text = readCode(typed);
  const found = uuidPattern.test(typed)
    ? await findCode(db, eq(codes.id, typed))
    : text === null
      ? null
      : await findCode(db, eq(codes.code, text));
  if (found) await Promise.all(counted.map(([limit, whose]) => limits.giveBack(limit, whose)));
  return ok(found);
}
