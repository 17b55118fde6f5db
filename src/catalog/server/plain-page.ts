import { and, asc, eq } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import type { Db, Tx } from '#platform/database.ts';
import { inLocale } from '../rules.ts';
import { paragraphsOf } from './rich-text.ts';
import { modules, pages } from './tables.ts';

/** A service page as plain text for mails. */
export type PlainPage = {
  readonly title: string;
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
};

/** Returns the text of a service page in a language, falling back to German; null if the page does not exist. */
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
