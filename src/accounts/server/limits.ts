import type { Limit, RateLimits } from '#platform/rate-limits.ts';
import { ok, type Result } from '#kit/result.ts';

const minutes = 60;
const hour = 60 * minutes;
const day = 24 * hour;

/**
 * Rate limits (S16.6). Those of the login only count failures: per account and network, so that a stranger elsewhere locks nobody
 * out; per account, against guessing from many networks; per network, against guessing at many accounts. A device on which its
 * owner has logged in has a limit of its own, and none of these affects it.
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
  /** Anybody can ask for it with anybody's address. */
  newsletterMail: { name: 'newsletter-mails', points: 5, seconds: day },
  resetMail: { name: 'reset mail', points: 5, seconds: hour },
  /** Of links that anybody asks for with addresses that they have or invent: each may be a mail, and a counter of its own. */
  linksFromNetwork: { name: 'links from network', points: 60, seconds: hour },
} as const satisfies Record<string, Limit>;

export type Spending = readonly [limit: Limit, who: string];

/**
 * Spends a point of each limit; fails with the first that is exhausted, and returns those before it. So the limit of a network
 * comes first: once it is exhausted, invented addresses leave no counters behind.
 */
export async function spendEach(limits: RateLimits, spendings: readonly Spending[]): Promise<Result<null>> {
  for (const [at, [limit, who]] of spendings.entries()) {
    const spent = await limits.spend(limit, who);
    if (spent.ok) continue;
    await giveBackEach(limits, spendings.slice(0, at));
    return spent;
  }
  return ok(null);
}

const giveBackEach = (limits: RateLimits, spendings: readonly Spending[]): Promise<unknown> =>
  Promise.all(spendings.map(([limit, who]) => limits.giveBack(limit, who)));

/**
 * Limits where only failures count: each attempt is charged until it succeeds, so that parallel attempts cannot exceed the limit.
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
  if (isGood(done)) await giveBackEach(limits, spendings);
  return done;
}
