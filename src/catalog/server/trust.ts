import { and, asc, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import { unionAll, type PgColumn } from 'drizzle-orm/pg-core';
import type { Locale } from '#kit/locale.ts';
import type { Db } from '#platform/database.ts';
import type { Correction, Trust } from '../contract.ts';
import type { EvidenceGrade } from '../evidence/traits.ts';
import { inLocale } from '../rules.ts';
import type { Correction as StoredCorrection, Evidence as StoredEvidence, Source } from './columns.ts';
import { pages, videos } from './tables.ts';

/** Who is responsible for an entry, as stored in its row. Days are ISO dates. */
export type TrustRow = {
  readonly author: string;
  readonly reviewer: string;
  readonly reviewedOn: string | null;
  readonly nextReviewOn: string | null;
  readonly interests: string;
  readonly interestsEn: string;
  readonly sources: readonly Source[];
  readonly corrections: readonly StoredCorrection[];
};

function interestsIn(german: string, english: string, locale: Locale): NonNullable<Trust['interests']> {
  const { texts, lang } = inLocale({ text: german }, { text: english }, locale);
  return { text: texts.text, lang };
}

/** Only the fields that are set (S15.1); corrections newest first (S15.4). */
export const presentTrust = (
  { author, reviewer, reviewedOn, nextReviewOn, interests, interestsEn, sources, corrections }: TrustRow,
  locale: Locale,
): Trust => ({
  ...(author && { author }),
  ...(reviewer && { reviewer }),
  ...(reviewedOn && { reviewed_on: reviewedOn }),
  ...(nextReviewOn && { next_review_on: nextReviewOn }),
  ...(interests && { interests: interestsIn(interests, interestsEn, locale) }),
  ...(sources.length > 0 && { sources: sources.map(({ title, url }) => ({ title, url })) }),
  ...(corrections.length > 0 && { corrections: presentCorrections(corrections, locale) }),
});

/** Corrections for a reader, newest first (S15.4). */
export function presentCorrections(corrections: readonly StoredCorrection[], locale: Locale): Correction[] {
  const presented = corrections.map(({ date, text, en }) => {
    const { texts, lang } = inLocale({ text }, en === undefined ? null : { text: en }, locale);
    return { date, text: texts.text, lang };
  });
  return presented.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}

/** A claim for a reader, in the language that it is in. */
export type PresentedEvidence = {
  readonly second: number;
  readonly claim: string;
  readonly lang: Locale;
  readonly grade: EvidenceGrade;
  readonly source: Source;
};

/** Claims with what supports them, in the order of the film (S15.5); an empty object if there are none. */
export function presentEvidence(rows: readonly StoredEvidence[], locale: Locale): { readonly evidence?: PresentedEvidence[] } {
  if (rows.length === 0) return {};
  const evidence = rows.map(({ second, claim, en, grade, source, url }) => {
    const { texts, lang } = inLocale({ claim }, en === undefined ? null : { claim: en }, locale);
    return { second, claim: texts.claim, lang, grade, source: { title: source, url } };
  });
  return { evidence: evidence.toSorted((a, b) => a.second - b.second) };
}

/** The review status of a row for office lists: never reviewed, reviewed, or due again; `today` is an ISO date. */
export const reviewOf =
  ({ nextReviewOn, reviewedOn }: { readonly nextReviewOn: PgColumn; readonly reviewedOn: PgColumn }) =>
  (today: string): SQL =>
    sql`(case
  when ${nextReviewOn} < ${today}::date then 'overdue'
  when ${reviewedOn} is not null then 'reviewed' else 'none' end)`;

/** Whether a video may be recommended on `today` (S15.1): where the settings want it, not while its review is overdue. */
export const isRecommended = (nextReviewOn: SQL, today: SQL): SQL => sql`(
  ${nextReviewOn} is null or ${nextReviewOn} >= ${today}
  or not exists (select from settings where key = 'trust' and (value ->> 'leaveOutOverdue')::boolean))`;

/** An entry whose review was due before today (S15.1); `name` is a video's shortid or a page's slug. */
export type OverdueReview = {
  readonly entity: 'video' | 'page';
  readonly id: string;
  readonly name: string;
  readonly title: string;
  /** ISO date. */
  readonly nextReviewOn: string;
};

const mostOverdue = 200;

/** Entries whose review is overdue on `today` (ISO date), longest overdue first, at most 200. */
export async function listOverdueReviews(db: Db, today: string): Promise<OverdueReview[]> {
  const isDue = (table: typeof videos | typeof pages) => and(isNotNull(table.nextReviewOn), lt(table.nextReviewOn, today));
  const rows = await unionAll(
    db
      .select({
        entity: sql<'video' | 'page'>`'video'`.as('entity'),
        id: videos.id,
        name: videos.shortid,
        title: videos.title,
        nextReviewOn: videos.nextReviewOn,
      })
      .from(videos)
      .where(isDue(videos)),
    db
      .select({
        entity: sql<'video' | 'page'>`'page'`.as('entity'),
        id: pages.id,
        name: pages.slug,
        title: pages.title,
        nextReviewOn: pages.nextReviewOn,
      })
      .from(pages)
      .where(isDue(pages)),
  )
    .orderBy(asc(sql`next_review_on`), asc(sql`id`))
    .limit(mostOverdue);
  return rows.flatMap(({ nextReviewOn, ...row }) => (nextReviewOn ? [{ ...row, nextReviewOn }] : []));
}
