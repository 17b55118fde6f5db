import { asc, eq, lte, max, sql } from 'drizzle-orm';
import { addDays, dayOf } from '#kit/dates.ts';
import type { Clock } from '#platform/clock.ts';
import { bumpContent } from '#platform/content-version.ts';
import type { Db, Tx } from '#platform/database.ts';
import { purgeMarks } from './views.ts';
import { dailies, refreshes, trending } from './tables.ts';

/** What of the catalogue changes by itself, without an edit. */

const trendingDays = 14;
const trendingAtMost = 12;
/** Fewer than this are filled up, so that a new site has a list at all. */
const trendingAtLeast = 8;
/** A list that changed with every view would throw away every kept page with it. */
const trendingEvery = 10 * 60_000;

/** Any number that no other advisory lock of the product uses. */
const lockKey = 4_150_001;

/**
 * Does what time alone makes due; call it each minute, on every server: one of them does it. Raises the
 * content version where readers see a difference: a new day, a daily that began, another trending list.
 */
export async function refreshCatalog(db: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${lockKey}) as mine`);
    if (!rows[0]?.mine) return;
    const dayTurned = await refreshDay(tx, now);
    const listChanged = (await isTrendingDue(tx, now)) && (await refreshTrending(tx, now));
    await purgeMarks(tx, now);
    if (dayTurned || listChanged) await bumpContent(tx);
  });
}

/** Whether the Berlin day or the latest daily is another one than last time: dailies and retreats show differently. */
async function refreshDay(tx: Tx, now: Date): Promise<boolean> {
  const [latest] = await tx
    .select({ start: max(dailies.startsAt) })
    .from(dailies)
    .where(lte(dailies.startsAt, now));
  return remember(tx, 'day', `${dayOf(now)} ${latest?.start?.toISOString() ?? ''}`);
}

/** Stores what was refreshed for; whether it is new. */
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
  // A clock that was set back must not stop the list for good.
  return since >= trendingEvery || since < 0;
}

/**
 * Computes the most viewed videos of the last 14 days (S2.37), never while a reader waits. Days of a
 * coaching are left out: they are no invitation. Whether the list is another one than before.
 */
export async function refreshTrending(tx: Tx, now: Date): Promise<boolean> {
  await remember(tx, 'trending', now.toISOString());
  const next = await mostViewed(tx, addDays(dayOf(now), 1 - trendingDays));
  const before = await tx.select({ id: trending.videoId }).from(trending).orderBy(asc(trending.position));
  if (before.map(({ id }) => id).join() === next.join()) return false;
  await tx.delete(trending);
  if (next.length > 0) await tx.insert(trending).values(next.map((videoId, position) => ({ videoId, position })));
  return true;
}

async function mostViewed(tx: Tx, since: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select v.id from (select video_id, sum(views) as views from view_days where day >= ${since}::date and views > 0 group by video_id) d
    join videos v on v.id = d.video_id
    where v.protection <> 'coaching'
    order by d.views desc, v.published_at desc, v.id
    limit ${trendingAtMost}`);
  const viewed = rows.map(({ id }) => id);
  return viewed.length >= trendingAtLeast ? viewed : fillUp(tx, viewed);
}

/** Highlights, then the newest, behind what was viewed. */
async function fillUp(tx: Tx, viewed: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    (select v.id from highlights h join videos v on v.id = h.video_id where v.protection = 'free' order by h.position limit 20)
    union all
    (select id from videos where protection <> 'coaching' order by published_at desc, id desc limit 20)`);
  return [...new Set([...viewed, ...rows.map(({ id }) => id)])].slice(0, trendingAtLeast);
}
