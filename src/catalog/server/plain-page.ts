import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import type { Db, Tx } from '#platform/database.ts';
import { inLocale } from '../rules.ts';
import { paragraphsOf } from './rich-text.ts';
import { coachings, modules, pages, retreats } from './tables.ts';

/** A service page without any markup, as mails carry it. */
export type PlainPage = {
  readonly title: string;
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
};

/** The words of a service page in a language, or in German where it has no other; null where there is none. */
export async function findPlainPage(db: Db | Tx, slug: string, locale: Locale): Promise<PlainPage | null> {
  const [page] = await db.select().from(pages).where(eq(pages.slug, slug));
  if (!page) return null;
  const rows = await db
    .select()
    .from(modules)
    .where(and(eq(modules.ownerKind, 'page'), eq(modules.ownerId, page.id)))
    .orderBy(asc(modules.position), asc(modules.id));
  const sections = rows.map(({ content, en }) => {
    const { title, copy } = inLocale({ title: content.title, copy: content.copy }, en, locale).texts;
    return { title, paragraphs: paragraphsOf(copy) };
  });
  return { title: inLocale({ title: page.title }, page.en, locale).texts.title, sections };
}

/** Where an offer's own page is, and of a retreat when it takes place (Berlin days). */
export type OfferPlace = {
  readonly id: string;
  readonly slug: string;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
};

/** The places of coachings and retreats that are there, in no order. */
export async function findOfferPlaces(db: Db | Tx, ids: readonly string[]): Promise<OfferPlace[]> {
  if (ids.length === 0) return [];
  const [courses, stays] = [
    await db
      .select({ id: coachings.id, slug: coachings.slug })
      .from(coachings)
      .where(inArray(coachings.id, [...ids])),
    await db
      .select({ id: retreats.id, slug: retreats.slug, startsOn: retreats.startsOn, endsOn: retreats.endsOn })
      .from(retreats)
      .where(inArray(retreats.id, [...ids])),
  ];
  return [...courses.map((course) => ({ ...course, startsOn: null, endsOn: null })), ...stays];
}
