import { asc, type SQL } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import { readingEntry } from '#platform/content-reads.ts';
import type { Db } from '#platform/database.ts';
import type { Tag } from '../contract.ts';
import { pageOf, type List, type Page } from './batch.ts';
import { idBy } from './prepared.ts';
import { presentTag } from './present.ts';
import { tags } from './tables.ts';

const tagBySlug = idBy('tags', 'slug');

/**
 * The id of the tag that filters a list: undefined if none was given, null if it does not exist. Looked up before the list, so
 * that the planner knows how rare the tag is.
 */
export async function findTagId(db: Db, slug: string | undefined): Promise<string | null | undefined> {
  return slug === undefined ? undefined : tagBySlug(db, { value: slug });
}

export async function listTags(db: Db, page: Page, locale: Locale): Promise<List<Tag>> {
  const { limit, offset } = pageOf(page);
  const [total, rows] = await Promise.all([
    db.$count(tags),
    db.select().from(tags).orderBy(asc(tags.sortKey), asc(tags.id)).limit(limit).offset(offset),
  ]);
  return { data: rows.map((row) => presentTag(row, locale)), total };
}

export async function findTag(db: Db, where: SQL, locale: Locale): Promise<Tag | null> {
  const [row] = await readingEntry(['tags'], () => db.select().from(tags).where(where));
  return row ? presentTag(row, locale) : null;
}
