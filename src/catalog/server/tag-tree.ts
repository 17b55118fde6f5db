import { asc, sql } from 'drizzle-orm';
import type { Category } from '#paths/categories.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { TagTree, TreeTag } from '../office-contract.ts';
import { tags } from './tables.ts';

/** Whether a tag is the other one or one of its descendants: moving the other one there would create a cycle. */
export async function isBelow(tx: Tx, tag: string, other: string): Promise<boolean> {
  // Two concurrent moves must not create a cycle together. Readers are not blocked.
  await tx.execute(sql`lock table content.tags in share row exclusive mode`);
  const { rows } = await tx.execute(sql`
    with recursive up (id, parent_id) as (
      select id, parent_id from content.tags where id = ${tag}::uuid
      union select t.id, t.parent_id from content.tags t join up on t.id = up.parent_id)
    select 1 from up where id = ${other}::uuid`);
  return rows.length > 0;
}

type Row = Pick<TreeTag, 'id' | 'slug' | 'title' | 'parent'>;
type Count = { readonly category: Category | null; readonly tag: string; readonly videos: number; readonly playlists: number };

/** Usage counts of tags: on the whole site (category null) and in the playlists of each category. */
async function loadCounts(db: Db): Promise<Count[]> {
  const { rows } = await db.execute<Count>(sql`
    select null as category, id as tag,
      (select count(*)::int from content.video_tags vt join videos v on v.id = vt.video_id where vt.tag_id = tags.id) as videos,
      (select count(*)::int from content.playlist_tags pt join playlists p on p.id = pt.playlist_id where pt.tag_id = tags.id) as playlists
    from tags
    union all
    select category, tag, count(distinct video)::int, count(distinct playlist)::int from (
      select p.category, pt.tag_id as tag, null::uuid as video, p.id as playlist
        from content.playlist_tags pt join playlists p on p.id = pt.playlist_id
      union all
      select p.category, vt.tag_id, vt.video_id, null
        from content.video_tags vt join videos v on v.id = vt.video_id
        join content.playlist_videos pv on pv.video_id = v.id join playlists p on p.id = pv.playlist_id) used
    where category is not null group by category, tag`);
  return rows;
}

/** Tags in tree order, each with its depth. Tags in a cycle, which no save allows, are listed at the top. */
export function inTreeOrder(rows: readonly Row[]): (Row & { readonly depth: number })[] {
  const children = Map.groupBy(rows, ({ parent }) => parent);
  const ordered: (Row & { depth: number })[] = [];
  const placed = new Set<string>();
  const place = (row: Row, depth: number): void => {
    if (placed.has(row.id)) return;
    placed.add(row.id);
    ordered.push({ ...row, depth });
    for (const child of children.get(row.id) ?? []) place(child, depth + 1);
  };
  for (const row of children.get(null) ?? []) place(row, 0);
  for (const row of rows) place(row, 0);
  return ordered;
}

/** The tree of all tags, and per category the part used in it including ancestors (S10.4). */
export async function loadTagTree(db: Db): Promise<TagTree> {
  const [rows, counts] = await Promise.all([
    db
      .select({ id: tags.id, slug: tags.slug, title: tags.title, parent: tags.parentId })
      .from(tags)
      .orderBy(asc(tags.position), asc(tags.sortKey), asc(tags.id)),
    loadCounts(db),
  ]);
  const ordered = inTreeOrder(rows);
  const parents = new Map(rows.map(({ id, parent }) => [id, parent]));
  const counted = (category: Category | null) => {
    const own = new Map(counts.filter((count) => count.category === category).map((count) => [count.tag, count]));
    const shown = new Set<string>();
    for (const tag of own.keys())
      for (let at: string | null | undefined = tag; at && !shown.has(at); at = parents.get(at)) shown.add(at);
    return ordered
      .filter(({ id }) => shown.has(id))
      .map((row) => ({ ...row, videos: own.get(row.id)?.videos ?? 0, playlists: own.get(row.id)?.playlists ?? 0 }));
  };
  const categories = [...new Set(counts.flatMap(({ category }) => category ?? []))].toSorted();
  return { data: counted(null), categories: categories.map((category) => ({ category, tags: counted(category) })) };
}
