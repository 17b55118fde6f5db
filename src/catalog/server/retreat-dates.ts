import { and, eq, gte, lte } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import type { Db, Tx } from '#platform/database.ts';
import { inLocale } from '../rules.ts';
import { retreats } from './tables.ts';

/** Dates and place of a retreat. Days are `YYYY-MM-DD` in Berlin. */
export type RetreatDates = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly place: string;
  readonly startsOn: string;
  /** Its last day. */
  readonly endsOn: string;
};

/** Finds retreats by slug, or all that overlap the days from `since` to `until`. */
export async function findRetreatDates(
  db: Db | Tx,
  which: { readonly slug: string } | { readonly since: string; readonly until: string },
  locale: Locale,
): Promise<RetreatDates[]> {
  const chosen =
    'slug' in which ? eq(retreats.slug, which.slug) : and(lte(retreats.startsOn, which.until), gte(retreats.endsOn, which.since));
  const rows = await db.select().from(retreats).where(chosen);
  return rows.map(({ id, slug, startsOn, endsOn, title, intro, bulletpoints, place, en }) => {
    const { texts } = inLocale({ title, intro, bulletpoints, place }, en, locale);
    return { id, slug, startsOn, endsOn, title: texts.title, place: texts.place };
  });
}
