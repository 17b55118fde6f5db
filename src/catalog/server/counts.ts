import { and, eq, inArray, sql } from 'drizzle-orm';
import { categoriesOf, type Section } from '#paths/categories.ts';
import type { Db, Tx } from '#platform/database.ts';
import { counts } from './tables.ts';

/**
 * Totals are kept, not counted while somebody waits: at 100,000 videos `count(*)` alone takes longer
 * than the rest of a list. They are computed afresh, all of them, in the transaction of each change
 * (some 0.2 s at that size, for an editor, not for readers), so they cannot drift. Links are joined with the entries at both ends: the
 * views of links look those up one by one, which is right for a page and not for all of them.
 *
 * | list | scope | key | counts |
 * |---|---|---|---|
 * | videos, playlists | | | all |
 * | videos, playlists | | tag's slug | those with the tag |
 * | letters-de, letters-en | category | letter | playlists of the category under the letter |
 * | tags | category | tag's slug | playlists of the category with the tag |
 */
export async function refreshCounts(tx: Tx): Promise<void> {
  // Serialises writers, which would otherwise insert the same totals twice; readers are not blocked.
  await tx.execute(sql`lock table counts in share row exclusive mode`);
  // Only what differs is written: answers with a total depend on its row.
  await tx.execute(sql`
    with wanted (list, scope, key, total) as (
      select 'videos', '', '', count(*) from videos
      union all select 'playlists', '', '', count(*) from playlists
      union all select 'videos', '', t.slug, count(*) from content.video_tags vt
        join tags t on t.id = vt.tag_id join videos v on v.id = vt.video_id group by t.slug
      union all select 'playlists', '', t.slug, count(*) from content.playlist_tags pt
        join tags t on t.id = pt.tag_id join playlists p on p.id = pt.playlist_id group by t.slug
      union all select 'letters-de', category, letter, count(*) from playlists where category is not null group by category, letter
      union all select 'letters-en', category, letter_en, count(*) from playlists where category is not null group by category, letter_en
      union all
        select 'tags', p.category, t.slug, count(*)
        from content.playlist_tags pt join playlists p on p.id = pt.playlist_id join tags t on t.id = pt.tag_id
        where p.category is not null group by p.category, t.slug
    ), gone as (
      delete from counts c where not exists (select from wanted w where (w.list, w.scope, w.key) = (c.list, c.scope, c.key))
    )
    insert into counts as c (list, scope, key, total) select list, scope, key, total from wanted
    on conflict (list, scope, key) do update set total = excluded.total where c.total <> excluded.total`);
}

/** The number of videos or playlists, optionally with a tag. */
export async function countOf(db: Db, list: 'videos' | 'playlists', tag: string | undefined): Promise<number> {
  const [row] = await db
    .select({ total: counts.total })
    .from(counts)
    .where(and(eq(counts.list, list), eq(counts.scope, ''), eq(counts.key, tag ?? '')));
  return row?.total ?? 0;
}

/**
 * The number of playlists in a section's categories, optionally with a tag. A playlist has only one category, so its letters can
 * be summed.
 */
export async function countInSection(db: Db, section: Section, tag: string | undefined): Promise<number> {
  const inList = tag === undefined ? eq(counts.list, 'letters-de') : and(eq(counts.list, 'tags'), eq(counts.key, tag));
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${counts.total}), 0)::int` })
    .from(counts)
    .where(and(inList, inArray(counts.scope, categoriesOf(section))));
  return row?.total ?? 0;
}
