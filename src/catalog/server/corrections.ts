import { sql } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import { anyOf } from '#platform/any-of.ts';
import type { Db } from '#platform/database.ts';
import type { Correction } from '../contract.ts';
import { inLocale } from '../rules.ts';
import { catalogTexts } from '../texts.ts';
import { videos } from './tables.ts';
import { presentCorrections } from './trust.ts';

/** How many corrections a public video has of one day (ISO date). */
export type Corrected = { readonly videoId: string; readonly date: string; readonly count: number };

/** The videos corrected on days from `from` to `to` (ISO dates, both included). */
export async function listCorrected(db: Db, { from, to }: { readonly from: string; readonly to: string }): Promise<Corrected[]> {
  const { rows } = await db.execute<Corrected>(sql`
    select v.id as "videoId", c ->> 'date' as date, count(*)::int as count
    from videos v cross join lateral jsonb_array_elements(v.corrections) c
    where v.corrections <> '[]' and c ->> 'date' between ${from} and ${to}
    group by 1, 2 order by 1, 2`);
  return rows;
}

/** A public video with its corrections, newest first. */
export type CorrectedVideo = {
  readonly id: string;
  readonly shortid: string;
  readonly title: string;
  readonly lang: Locale;
  readonly corrections: readonly Correction[];
};

/** The public ones of these videos. */
export async function findCorrections(db: Db, ids: readonly string[], locale: Locale): Promise<CorrectedVideo[]> {
  if (ids.length === 0) return [];
  const { id, shortid, title, en, corrections, partnerId } = videos;
  const rows = await db.select({ id, shortid, title, en, corrections, partnerId }).from(videos).where(anyOf(id, ids));
  return rows.map((row) => {
    const { texts, lang } = inLocale({ title: row.title }, row.en, locale);
    return {
      id: row.id,
      shortid: row.shortid,
      title: row.partnerId ? catalogTexts[locale].adTitle(texts.title) : texts.title,
      lang,
      corrections: presentCorrections(row.corrections, locale),
    };
  });
}
