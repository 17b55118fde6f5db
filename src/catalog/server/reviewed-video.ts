import { and, eq, gte, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import type { Db } from '#platform/database.ts';
import { inLocale } from '../rules.ts';
import type { Source } from './columns.ts';
import { videos } from './tables.ts';

/** A video whose medical review is valid (S15.1). */
export type ReviewedVideo = {
  /** Id of its clip. */
  readonly clip: string;
  readonly reviewer: string;
  /** ISO date. */
  readonly reviewedOn: string;
  readonly sources: readonly Source[];
  /** Its full description in the language `lang`. */
  readonly description: string;
  readonly lang: Locale;
};

const prepare = (db: Db) =>
  db
    .select({
      clip: videos.mediaId,
      title: videos.title,
      topline: videos.topline,
      description: videos.description,
      en: videos.en,
      reviewer: videos.reviewer,
      reviewedOn: videos.reviewedOn,
      sources: videos.sources,
      corrections: videos.corrections,
    })
    .from(videos)
    .where(
      and(
        eq(videos.shortid, sql.placeholder('shortid')),
        eq(videos.protection, 'free'),
        isNull(videos.partnerId),
        ne(videos.reviewer, ''),
        lte(videos.reviewedOn, sql.placeholder('today')),
        or(isNull(videos.nextReviewOn), gte(videos.nextReviewOn, sql.placeholder('today'))),
      ),
    )
    .prepare('reviewed-video');

const made = new WeakMap<Db, ReturnType<typeof prepare>>();

function queryOf(db: Db): ReturnType<typeof prepare> {
  const query = made.get(db) ?? prepare(db);
  made.set(db, query);
  return query;
}

/**
 * A free video that a named person has reviewed, as of `today` (ISO date). Null if there is none, if the review is overdue, or if
 * it was corrected since (S15.4), because nobody has reviewed the result; and of a partner's, since an advertisement is no answer (S15.2).
 */
export async function findReviewedVideo(
  db: Db,
  { shortid, today }: { readonly shortid: string; readonly today: string },
  locale: Locale,
): Promise<ReviewedVideo | null> {
  const [row] = await queryOf(db).execute({ shortid, today });
  if (!row?.reviewedOn) return null;
  const { clip, title, topline, description, en, reviewer, reviewedOn, sources, corrections } = row;
  if (corrections.some(({ date }) => date > reviewedOn)) return null;
  const { texts, lang } = inLocale({ title, topline, description }, en, locale);
  return { clip, reviewer, reviewedOn, sources, description: texts.description, lang };
}
