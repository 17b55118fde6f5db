import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import { isSiteOpen } from '#backoffice/server/door.ts';
import { deskMoves, deskShown } from '#desk/server/door.ts';
import { duty, GivenUp, jobKind, type Duty } from '#jobs/server/door.ts';
import { locales } from '#kit/locale.ts';
import { inLocalePath } from '#paths/routes.ts';
import type { Db } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';

/** The next run retries, so it needs no long retries. */
const announce = jobKind('announce-changes', z.object({}), { retries: 2, firstPause: 60, timeLimit: 120, keptFor: 6 * 3600 });

/** Maximum number of addresses per request (https://www.indexnow.org/documentation). */
const addressesAtOnce = 10_000;

/** Maximum number of entries per run, each in every language and with former addresses. */
const entriesAtOnce = 5000;

type Parts = Pick<Services, 'db' | 'config'>;

/** Announces changed, new and removed public addresses to search engines (IndexNow). */
export const announceDuty = ({ db, config }: Parts): Duty =>
  duty(announce, (_, { signal }) => announceChanges({ db, config }, signal), { schedule: '*/10 * * * *' });

/** Announces what has changed since the last time, again if it fails in between; never for drafts, demos and closed sites. */
export async function announceChanges({ db, config }: Parts, signal: AbortSignal): Promise<void> {
  if (!config.indexNow || config.demo || config.robots === 'closed' || !(await isSiteOpen(db))) return;
  const changed = await listChanged(db);
  const paths = [...new Set(changed.flatMap(({ path, before }) => [path, ...before]))];
  const addresses = paths.flatMap((path) => locales.map((locale) => new URL(inLocalePath(path, locale), config.baseUrl).href));
  for (let at = 0; at < addresses.length; at += addressesAtOnce)
    await tell({ ...config.indexNow, baseUrl: config.baseUrl, addresses: addresses.slice(at, at + addressesAtOnce) }, signal);
  await db.transaction(async (tx) => {
    for (const { entity, entryId, changedAt } of changed)
      await tx
        .update(deskShown)
        .set({ announcedAt: changedAt })
        .where(and(eq(deskShown.entity, entity), eq(deskShown.entryId, entryId)));
  });
}

async function listChanged(db: Db) {
  const isUntold = or(isNull(deskShown.announcedAt), lt(deskShown.announcedAt, deskShown.changedAt));
  const rows = await db.select().from(deskShown).where(isUntold).orderBy(asc(deskShown.changedAt)).limit(entriesAtOnce);
  // The former address redirects, which search engines should see too.
  const moves = await db
    .select({ path: deskMoves.path, entity: deskMoves.entity, entryId: deskMoves.entryId })
    .from(deskMoves)
    .innerJoin(deskShown, and(eq(deskMoves.entity, deskShown.entity), eq(deskMoves.entryId, deskShown.entryId)))
    .where(and(isUntold, or(isNull(deskShown.announcedAt), lt(deskShown.announcedAt, deskMoves.at))));
  const before = Map.groupBy(moves, ({ entity, entryId }) => `${entity} ${entryId}`);
  return rows.map((row) => ({
    ...row,
    before: before.get(`${row.entity} ${row.entryId}`)?.map(({ path }) => path) ?? [],
  }));
}

type Told = { readonly key: string; readonly url: string; readonly baseUrl: string; readonly addresses: readonly string[] };

async function tell({ key, url, baseUrl, addresses }: Told, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host: new URL(baseUrl).host, key, keyLocation: `${baseUrl}/${key}.txt`, urlList: addresses }),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(30_000)]),
  });
  await response.body?.cancel();
  if (response.ok) return;
  const answer = `IndexNow answers ${response.status}`;
  // The key or the addresses were refused; retrying at once would not help.
  if ([400, 403, 422].includes(response.status)) throw new GivenUp(`${answer}: can ${baseUrl}/INDEXNOW_KEY.txt be reached?`);
  throw new Error(answer);
}
