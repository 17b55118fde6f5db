import type { Limit, RateLimits } from '#platform/rate-limits.ts';
import { ok, type Result } from '#kit/result.ts';

const minutes = 60;
const hour = 60 * minutes;

/**
 * S16.6: how often what may be tried. Those of a login count only the bad tries: of one account from one network, so that a stranger
 * elsewhere locks nobody out; of one account from anywhere, against guessing from many networks at once; from one network, against
 * guessing at many accounts. A device that its owner has logged in with counts for itself alone, and none of these holds it up.
 */
export const entryLimits = {
  loginOfMember: { name: 'login of member', points: 10, seconds: 15 * minutes },
  loginFromAnywhere: { name: 'login from anywhere', points: 100, seconds: 15 * minutes },
  loginFromAddress: { name: 'login from address', points: 60, seconds: 15 * minutes },
  loginFromDevice: { name: 'login from device', points: 10, seconds: 15 * minutes },
  secondFactor: { name: 'second factor', points: 10, seconds: 15 * minutes },
  registration: { name: 'registration', points: 60, seconds: hour },
  registrationMail: { name: 'registration mail', points: 5, seconds: hour },
  verificationMail: { name: 'verification mail', points: 5, seconds: hour },
  resetMail: { name: 'reset mail', points: 5, seconds: hour },
} as const satisfies Record<string, Limit>;

export type Spending = readonly [limit: Limit, who: string];

/** Spends a point of each; fails with the first that has none left. */
async function spendEach(limits: RateLimits, spendings: readonly Spending[]): Promise<Result<null>> {
  for (const [limit, who] of spendings) {
    const spent = await limits.spend(limit, who);
    if (!spent.ok) return spent;
  }
  return ok(null);
}

/**
 * Something of which only bad tries count: each is taken for one until it is known to be good, so that simultaneous tries
 * cannot outnumber the limit.
 */
export async function countBadTries<Value>(
  limits: RateLimits,
  spendings: readonly Spending[],
  work: () => Promise<Result<Value>>,
  isGood: (done: Result<Value>) => boolean = ({ ok: isOk }) => isOk,
): Promise<Result<Value>> {
  const spent = await spendEach(limits, spendings);
  if (!spent.ok) return spent;
  const done = await work();
  if (isGood(done)) await Promise.all(spendings.map(([limit, who]) => limits.giveBack(limit, who)));
  return done;
}
