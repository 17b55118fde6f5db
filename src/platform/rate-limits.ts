import { createHmac } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { ok, tooMany, type Result } from '#kit/result.ts';
import type { Clock } from './clock.ts';
import type { Db } from './database.ts';
import { rateLimits } from './tables.ts';

/** At most `points` within `seconds`, counted from the first one. `name` separates the counters of different limits. */
export type Limit = { readonly name: string; readonly points: number; readonly seconds: number };

/** `left` is negative if more was spent than allowed. */
type Counted = { readonly left: number; readonly secondsLeft: number };

export type RateLimits = {
  /**
   * Spends one or more points of `who`; fails with `too-many` if not enough are left. Concurrent attempts each spend their own.
   */
  readonly spend: (limit: Limit, who: string, points?: number) => Promise<Result<null>>;
  /** Spends a point and answers what is left, for rate limit headers. */
  readonly count: (limit: Limit, who: string) => Promise<Counted>;
  /** Returns a point: the attempt was legitimate and does not count. */
  readonly giveBack: (limit: Limit, who: string) => Promise<void>;
  /** Resets a counter: `who` has authenticated in another way. */
  readonly forgive: (limit: Limit, who: string) => Promise<void>;
};

/**
 * Counters in the database, shared by all servers (S18.3, S16.6). They identify nobody: `who` is hashed with a key, and expired
 * counters are deleted each minute (`forgetLimits`).
 */
export function createRateLimits({ db, clock, key }: { db: Db; clock: Clock; key: Buffer }): RateLimits {
  const idOf = ({ name }: Limit, who: string): string =>
    createHmac('sha256', key).update(`${name} ${who.toLowerCase()}`).digest('base64url');
  const isOver = sql`${rateLimits.endsAt} <= ${sql.placeholder('now')}::timestamptz`;
  // A prepared statement, since every limited call runs it.
  const spending = db
    .insert(rateLimits)
    .values({ id: sql.placeholder('id'), points: sql.placeholder('points'), endsAt: sql.placeholder('endsAt') })
    .onConflictDoUpdate({
      target: rateLimits.id,
      set: {
        points: sql`case when ${isOver} then excluded.points else ${rateLimits.points} + excluded.points end`,
        // A clock that was ahead and is set back keeps nobody out for longer than the limit.
        endsAt: sql`case when ${isOver} then excluded.ends_at else least(${rateLimits.endsAt}, excluded.ends_at) end`,
      },
    })
    .returning()
    .prepare('rate-limits-spend');
  async function counted(limit: Limit, who: string, points: number): Promise<Counted> {
    const now = clock.now();
    const endsAt = new Date(now.getTime() + limit.seconds * 1000);
    const [row] = await spending.execute({ id: idOf(limit, who), points, endsAt, now: now.toISOString() });
    if (!row) throw new Error('An upsert always has one row.');
    return { left: limit.points - row.points, secondsLeft: (row.endsAt.getTime() - now.getTime()) / 1000 };
  }
  return {
    async spend(limit, who, points = 1) {
      const { left, secondsLeft } = await counted(limit, who, points);
      return left < 0 ? tooMany(secondsLeft) : ok(null);
    },
    count: (limit, who) => counted(limit, who, 1),
    async giveBack(limit, who) {
      await db
        .update(rateLimits)
        .set({ points: sql`greatest(${rateLimits.points} - 1, 0)` })
        .where(sql`${rateLimits.id} = ${idOf(limit, who)}`);
    },
    async forgive(limit, who) {
      await db.delete(rateLimits).where(sql`${rateLimits.id} = ${idOf(limit, who)}`);
    },
  };
}

/** Deletes expired counters. */
export async function forgetLimits(db: Db, clock: Clock): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.endsAt, clock.now()));
}
