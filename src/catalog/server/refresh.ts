import { asc, eq, lte, max, sql, type SQL } from 'drizzle-orm';
import { addDays, dayOf } from '#kit/dates.ts';
import type { Clock } from '#platform/clock.ts';
import { bumpContent } from '#platform/content-version.ts';
import type { Db, Tx } from '#platform/database.ts';
import { isRecommended } from './trust.ts';
import { purgeMarks } from './views.ts';
import { dailies, refreshes, trending } from './tables.ts';

/** Changes of the catalogue that happen over time, without an edit. */

const trendingDays = 14;
const trendingAtMost = 12;
/** Shorter lists are padded, so that a new site is not empty. */
const trendingAtLeast = 8;
/** Minimum interval: a list that changed with every view would invalidate every cached page each time. */
const trendingEvery = 10 * 60_000;

/** An arbitrary key that no other advisory lock of the product uses. */
const lockKey = 4_150_001;

/**
 * Applies time-based changes. Call it every minute on every server; only one does the work. Bumps the content version if readers
 * see a difference: a new day, a daily that started, a changed trending list.
 */
export async function refreshCatalog(db: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${lockKey}) as mine`);
    if (!rows[0]?.mine) return;
    const dayTurned = await refreshDay(tx, now);
    const listChanged = (await isTrendingDue(tx, now)) && (await refreshTrending(tx, now));
    await purgeMarks(tx, now);
    if (dayTurned || listChanged) await bumpContent(tx, dayTurned ? 'anything' : 'rows');
  });
}

/** Whether the Berlin day or the latest daily has changed since the last run; both affect how dailies and retreats are shown. */
async function refreshDay(tx: Tx, now: Date): Promise<boolean> {
  const [latest] = await tx
    .select({ start: max(dailies.startsAt) })
    .from(dailies)
    .where(lte(dailies.startsAt, now));
  return remember(tx, 'day', `${dayOf(now)} ${latest?.start?.toISOString() ?? ''}`);
}

/** Stores the state refreshed for; returns whether it is new. */
async function remember(tx: Tx, name: string, value: string): Promise<boolean> {
  const changed = await tx
    .insert(refreshes)
    .values({ name, value })
    .onConflictDoUpdate({ target: refreshes.name, set: { value }, setWhere: sql`${refreshes.value} <> ${value}` })
    .returning({ name: refreshes.name });
  return changed.length > 0;
}

async function isTrendingDue(tx: Tx, now: Date): Promise<boolean> {
  const [last] = await tx.select({ at: refreshes.value }).from(refreshes).where(eq(refreshes.name, 'trending'));
  const since = now.getTime() - Date.parse(last?.at ?? '1970-01-01');
  // A clock that was set back must not block the list for good.
  return since >= trendingEvery || since < 0;
}

/**
 * Recomputes the most viewed videos of the last 14 days (S2.37), never while a reader waits. Coaching days are excluded, since
 * not everyone may watch them. Returns whether the list changed.
 */
export async function refreshTrending(tx: Tx, now: Date): Promise<boolean> {
  await remember(tx, 'trending', now.toISOString());
  const next = await mostViewed(tx, dayOf(now));
  const before = await tx.select({ id: trending.videoId }).from(trending).orderBy(asc(trending.position));
  if (before.map(({ id }) => id).join() === next.join()) return false;
  await tx.delete(trending);
  if (next.length > 0) await tx.insert(trending).values(next.map((videoId, position) => ({ videoId, position })));
  return true;
}

async function mostViewed(tx: Tx, today: string): Promise<string[]> {
  const since = addDays(today, 1 - trendingDays);
  const isShown = isRecommended(sql`v.next_review_on`, sql`${today}::date`);
  const { rows } = await tx.execute<{ id: string }>(sql`
    select v.id from (select video_id, sum(views) as views from view_days where day >= ${since}::date and views > 0 group by video_id) d
    join videos v on v.id = d.video_id
    where v.protection <> 'coaching' and ${isShown}
    order by d.views desc, v.published_at desc, v.id
    limit ${trendingAtMost}`);
  const viewed = rows.map(({ id }) => id);
  return viewed.length >= trendingAtLeast ? viewed : fillUp(tx, viewed, isShown);
}

/** After the viewed ones: highlights, then the newest. */
async function fillUp(tx: Tx, viewed: readonly string[], isShown: SQL): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    (select v.id from highlights h join videos v on v.id = h.video_id where v.protection = 'free' and ${isShown} order by h.position limit 20)
    union all
    (select v.id from videos v where v.protection <> 'coaching' and ${isShown} order by v.published_at desc, v.id desc limit 20)`);
  return [...new Set([...viewed, ...rows.map(({ id }) => id)])].slice(0, trendingAtLeast);
}
