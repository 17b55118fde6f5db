import { eq } from 'drizzle-orm';
import { ok, type Result } from '#kit/result.ts';
import type { CallContext } from '#kit/endpoint.ts';
import { uuidPattern } from '#paths/patterns.ts';
import type { Limit } from '#platform/rate-limits.ts';
import { readCode } from '../code-rules.ts';
import { findCode, type CodeRow } from './code-rows.ts';
import type { ShopParts } from './parts.ts';
import { codes } from './tables.ts';

const hour = 3600;

/** S16.6: how many codes that do not exist somebody may try. Visitors of one address may be many people. */
export const codeLimits = {
  ofMember: { name: 'code of member', points: 20, seconds: hour },
  fromAddress: { name: 'code from address', points: 60, seconds: hour },
} as const satisfies Record<string, Limit>;

/** Who tries: a member, wherever from, or else an address. */
export type Trier = { readonly userId: string | null; readonly ip: string };

/** Who asks a call. */
export const trierOf = async ({ caller, client }: Pick<CallContext, 'caller' | 'client'>): Promise<Trier> => ({
  userId: (await caller())?.userId ?? null,
  ip: client.ip,
});

/**
 * Finds what somebody typed or followed: a code itself, or the id of one; null where there is none. Fails with `too-many`
 * after too many that do not exist, whatever is asked for then: who guesses must not learn that a guess was right.
 * Not for use within a transaction, since the tries have to be counted whatever becomes of it.
 */
export async function tryCode(
  { db, limits }: Pick<ShopParts, 'db' | 'limits'>,
  who: Trier,
  typed: string,
): Promise<Result<CodeRow | null>> {
  const [limit, whose] =
    who.userId === null ? ([codeLimits.fromAddress, who.ip] as const) : ([codeLimits.ofMember, who.userId] as const);
  const admitted = await limits.spend(limit, whose);
  if (!admitted.ok) return admitted;
  const text = readCode(typed);
  const found = uuidPattern.test(typed)
    ? await findCode(db, eq(codes.id, typed))
    : text === null
      ? null
      : await findCode(db, eq(codes.code, text));
  if (found) await limits.giveBack(limit, whose);
  return ok(found);
}
