import { ok, refuse, type Result } from '#kit/result.ts';
import type { Locale } from '#kit/locale.ts';
import { signUpsByDay } from '#accounts/server/door.ts';
import { countOpenBarriers } from '#barriers/server/door.ts';
import { mostWatched, viewsByDay } from '#catalog/server/door.ts';
import { listFailedSchedules } from '#desk/server/door.ts';
import { countFailedJobs } from '#jobs/server/door.ts';
import { freeOn, keptFree, littleFree } from '#platform/disk-room.ts';
import { listEmptySearches } from '#search/server/door.ts';
import { countOpenWithdrawals, salesByDay } from '#shop/server/door.ts';
import { longestSpan, type Dashboard, type Series } from '../contract.ts';
import { seriesOf, spanBefore, spanOf, type DaySum, type Span } from '../rules.ts';
import { officeCallTexts } from '../team-texts.ts';
import type { BackofficeParts } from './parts.ts';

type DashboardParts = Pick<BackofficeParts, 'db' | 'clock' | 'config' | 'overdueReviews'>;

const mostVideos = 10;
const mostWords = 20;

type Asked = {
  readonly range: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Whether the caller may see sales (S6.4). */
  readonly seesSales: boolean;
  /** Whether the caller may see how the server is. */
  readonly seesServer: boolean;
  readonly locale: Locale;
};

/** S10.3: the figures of a range of days, compared with the previous range. Sums only, about nobody. */
export async function dashboardOf(
  parts: DashboardParts,
  { seesSales, seesServer, locale, ...asked }: Asked,
): Promise<Result<Dashboard>> {
  const span = spanOf(asked, parts.clock.now(), longestSpan);
  const t = officeCallTexts[locale];
  if (!span) return refuse(t.check, { from: [t.span(longestSpan)] });
  const before = spanBefore(span);
  const both = { from: before.from, to: span.to };
  const { db } = parts;
  const [watched, signUps, sales, videos, words, reviews, stuck, failedJobs, withdrawals, barriers, disk] = await Promise.all([
    viewsByDay(db, both),
    signUpsByDay(db, both),
    seesSales ? salesByDay(db, both) : null,
    mostWatched(db, span, mostVideos),
    listEmptySearches(db, span, mostWords),
    overdue(parts),
    listFailedSchedules(db, mostDue),
    countFailedJobs(db),
    seesSales ? countOpenWithdrawals(db) : null,
    countOpenBarriers(db, parts.clock.now()),
    seesServer ? shortDisk(parts) : null,
  ]);
  const series = <Row extends { day: string }>(rows: readonly Row[], valueOf: (row: Row) => number): Series =>
    seriesOf(valuesOf(rows, valueOf), span);
  return ok({
    ...span,
    before,
    views: series(watched, ({ views }) => views),
    watch_seconds: series(watched, ({ seconds }) => seconds),
    sign_ups: series(signUps, ({ value }) => value),
    purchases: sales && series(sales, ({ purchases }) => purchases),
    revenue: sales && series(sales, ({ cents }) => cents),
    top_videos: videos.map(({ seconds, ...video }) => ({ ...video, watch_seconds: seconds })),
    empty_searches: words,
    overdue_reviews: reviews,
    stuck_schedules: { total: stuck.total, data: stuck.data.map((one) => ({ ...one, due: one.due.toISOString() })) },
    open_withdrawals: withdrawals,
    barriers,
    failed_jobs: failedJobs,
    short_disk: disk,
  } satisfies Dashboard & Span);
}

/** The shortest of the server's disks. */
async function shortDisk({ config }: DashboardParts): Promise<Dashboard['short_disk']> {
  const short = (await freeOn(config)).filter(({ free }) => free < littleFree);
  if (short.length === 0) return null;
  const free = Math.min(...short.map((one) => one.free));
  return { free_bytes: free, takes_files: free >= keptFree, has_files: short.some(({ folder }) => folder === 'store') };
}

const valuesOf = <Row extends { day: string }>(rows: readonly Row[], valueOf: (row: Row) => number): DaySum[] =>
  rows.map((row) => ({ day: row.day, value: valueOf(row) }));

const mostDue = 20;

/** S15.1: entries due for a medical review, the longest overdue first. */
async function overdue({ overdueReviews, clock }: DashboardParts): Promise<Dashboard['overdue_reviews']> {
  const found = (await Promise.all(overdueReviews.map((source) => source(clock.now())))).flat();
  const first = found.toSorted((a, b) => (a.due < b.due ? -1 : 1)).slice(0, mostDue);
  return { total: found.length, data: first };
}
