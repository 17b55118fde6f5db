import MiniSearch from 'minisearch';
import { sql } from 'drizzle-orm';
import type { Db } from '../src/platform/database.ts';

/** Off-the-shelf alternatives on the same videos; each returns the shortids of the best 20. */
export type Finder = (query: string) => Promise<string[]>;

/**
 * PostgreSQL full-text search with its German dictionary: all fields weighted like ours, the last word as a prefix, ranked by
 * `ts_rank`. Uses a table of its own with a GIN index.
 */
export async function plainPostgres(db: Db): Promise<Finder> {
  await db.execute(sql`create table if not exists plain_search (video_id uuid primary key, shortid text, body tsvector)`);
  await db.execute(sql`
    insert into plain_search
    select v.id, v.shortid, setweight(to_tsvector('german', v.title), 'A')
      || setweight(to_tsvector('german', v.topline || ' ' || array_to_string(v.keywords, ' ') || ' ' || coalesce(t.titles, '')), 'B')
      || setweight(to_tsvector('german', coalesce(l.titles, '')), 'C') || setweight(to_tsvector('german', v.description), 'D')
    from content.videos v
    left join (select vt.video_id, string_agg(t.title, ' ') as titles from content.video_tags vt join content.tags t on t.id = vt.tag_id group by 1) t on t.video_id = v.id
    left join (select pv.video_id, string_agg(p.title, ' ') as titles from content.playlist_videos pv join content.playlists p on p.id = pv.playlist_id group by 1) l
      on l.video_id = v.id
    on conflict do nothing`);
  await db.execute(sql`create index if not exists plain_search_body on plain_search using gin (body)`);
  await db.execute(sql`analyze plain_search`);
  return async (query) => {
    const words = query.match(/[\p{L}\p{N}]+/gu) ?? [];
    const last = words.pop() ?? '';
    const asked = sql`(plainto_tsquery('german', ${words.join(' ')}) && (plainto_tsquery('german', ${last}) || to_tsquery('simple', ${`${last}:*`})))`;
    const { rows } = await db.execute<{ shortid: string }>(sql`
      select shortid from plain_search where body @@ ${words.length > 0 ? asked : sql`(plainto_tsquery('german', ${last}) || to_tsquery('simple', ${`${last}:*`}))`}
      order by ts_rank(body, ${words.length > 0 ? asked : sql`(plainto_tsquery('german', ${last}) || to_tsquery('simple', ${`${last}:*`}))`}) desc limit 20`);
    return rows.map(({ shortid }) => shortid);
  };
}

/**
 * MiniSearch in memory, with the tolerant settings recommended by its documentation: prefixes, a fifth of the letters wrong.
 */
export async function miniSearch(db: Db): Promise<{ find: Finder; megabytes: number }> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select v.shortid as id, v.title, v.topline, v.description, array_to_string(v.keywords, ' ') as keywords,
      (select string_agg(t.title, ' ') from content.video_tags vt join content.tags t on t.id = vt.tag_id where vt.video_id = v.id) as tags,
      (select string_agg(p.title, ' ') from content.playlist_videos pv join content.playlists p on p.id = pv.playlist_id where pv.video_id = v.id) as lists
    from content.videos v`);
  const before = process.memoryUsage().heapUsed;
  const index = new MiniSearch({
    fields: ['title', 'keywords', 'tags', 'topline', 'lists', 'description'],
    searchOptions: {
      prefix: true,
      fuzzy: 0.2,
      combineWith: 'AND',
      boost: { title: 4, keywords: 3, tags: 3, topline: 3, lists: 2, description: 1 },
    },
  });
  index.addAll(rows);
  const megabytes = (process.memoryUsage().heapUsed - before) / 1e6;
  return {
    megabytes,
    find: (query) =>
      Promise.resolve(
        index
          .search(query)
          .slice(0, 20)
          .map(({ id }) => String(id)),
      ),
  };
}
