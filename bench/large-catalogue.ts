import { sql, type SQL } from 'drizzle-orm';
import { refreshCounts } from '../src/catalog/server/counts.ts';
import { categories } from '../src/paths/categories.ts';
import { bumpContent } from '../src/platform/content-version.ts';
import type { Db, Tx } from '../src/platform/database.ts';

/**
 * Fills a migrated database with a catalogue of any size, to measure scaling: `count` videos, a quarter as many playlists
 * spread over all categories and letters, 60 tags, English texts for every second entry. Works next to the demo world and on an
 * empty database. The clip has no files.
 */
export async function fillLargeCatalogue(db: Db, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await insertBasics(tx);
    await insertVideos(tx, count);
    await insertPlaylists(tx, Math.floor(count / 4));
    await refreshCounts(tx);
    await bumpContent(tx);
  });
  // Without statistics about the new rows the planner would assume empty tables.
  await db.execute(sql`analyze`);
}

const tagCount = 60;

const topics = [
  'Arthrose',
  'Ängste',
  'Blutdruck',
  'Cholesterin',
  'Darm',
  'Ernährung',
  'Fieber',
  'Gelenke',
  'Herz',
  'Immunsystem',
  'Jod',
  'Knie',
  'Lunge',
  'Migräne',
  'Niere',
  'Ohr',
  'Öle',
  'Psyche',
  'Qi Gong',
  'Rücken',
  'Schlaf',
  'Trinken',
  'Übelkeit',
  'Vitamine',
  'Wechseljahre',
  'Yoga',
  'Zähne',
];
const aspects = [
  'was dahintersteckt',
  'was Du selbst tun kannst',
  'wann Du in die Praxis gehörst',
  'die häufigsten Irrtümer',
  'in drei Minuten erklärt',
  'ein Tag im Leben',
  'Übungen für zu Hause',
  'Fragen aus der Sprechstunde',
  'vorbeugen',
  'Untersuchungen',
  'Behandlung',
  'im Alter',
  'bei Kindern',
];

const listOf = (words: readonly string[]): SQL => sql`${sql.param([...words])}::text[]`;

/** The word at an index of a list, wrapping around. */
const pick = (words: readonly string[], number: SQL): SQL => sql`(${listOf(words)})[1 + (${number}) % ${words.length}]`;

/** Equivalent to `sortKeyOf` for the letters in the words above. */
const sortKey = (title: SQL): SQL =>
  sql`trim(regexp_replace(translate(lower(${title}), 'äöüß', 'aous'), '[^a-z0-9]+', ' ', 'g'))`;

async function insertBasics(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into media (key, folder, seconds) values ('large', 'media/large', 95) on conflict (key) do nothing`);
  await tx.execute(sql`
    insert into content.tags (slug, title, en, sort_key)
    select 'grosses-thema-' || n, 'Großes Thema ' || n, jsonb_build_object('title', 'Large topic ' || n), 'grosses thema ' || lpad(n::text, 2, '0')
    from generate_series(1, ${tagCount}) n on conflict (slug) do nothing`);
}

async function insertVideos(tx: Tx, count: number): Promise<void> {
  await tx.execute(sql`
    insert into content.videos (shortid, title, topline, description, en, keywords, media_id, color, published_at, sort_key, sort_key_en)
    select 'g' || n, title, ${pick(topics, sql`n`)},
      'Ein Film über ' || title || '. Er erklärt in Ruhe, worauf es ankommt, und sagt Dir, was Du selbst tun kannst und was nicht warten sollte.',
      case when n % 2 = 0 then jsonb_build_object('title', 'About ' || n, 'topline', 'Topic', 'description', 'A film about topic ' || n || '.') end,
      array[lower(${pick(topics, sql`n`)}), 'erklärt'], (select id from media where key = 'large'), '#c9d8d2',
      timestamptz '2026-01-01' - n * interval '7 minutes', ${sortKey(sql`title`)}, case when n % 2 = 0 then 'about ' || n else ${sortKey(sql`title`)} end
    from generate_series(1, ${count}) n
    cross join lateral (select ${pick(topics, sql`n`)} || ': ' || ${pick(aspects, sql`n / 7`)} || ' (Folge ' || n || ')' as title) t`);
  await tx.execute(sql`
    insert into content.video_tags (video_id, tag_id)
    select v.id, t.id from videos v
    join lateral (select substr(v.shortid, 2)::int as n) s on true
    join tags t on t.slug in ('grosses-thema-' || 1 + s.n % ${tagCount}, 'grosses-thema-' || 1 + (s.n / 3 + 11) % ${tagCount})
    where v.media_id = (select id from media where key = 'large')
    on conflict do nothing`);
}

async function insertPlaylists(tx: Tx, count: number): Promise<void> {
  await tx.execute(sql`
    insert into content.playlists (shortid, slug, title, title_list, title_teaser, description, en, category, color, published_at,
      letter, sort_key, letter_en, sort_key_en, translated, video_count)
    select 'gl' || n, 'grosse-liste-' || n, title, title, 'Mehr über ' || title,
      'Vier Filme über ' || title || ': vom ersten Zeichen bis zu dem, was auf Dauer hilft.',
      case when n % 2 = 0 then jsonb_build_object('title', 'List ' || n, 'titleList', 'List ' || n, 'titleTeaser', 'More', 'description', 'Four films.') end,
      ${pick(categories, sql`n`)}, '#c9d8d2', timestamptz '2026-01-01' - n * interval '25 minutes',
      left(key, 1), key, case when n % 2 = 0 then 'l' else left(key, 1) end, case when n % 2 = 0 then 'list ' || n else key end, n % 2 = 0, 4
    from generate_series(1, ${count}) n
    cross join lateral (select ${pick(topics, sql`n / 11`)} || ' und ' || ${pick(topics, sql`n / 29`)} || ', Teil ' || n as title) t
    cross join lateral (select ${sortKey(sql`title`)} as key) k`);
  await tx.execute(sql`
    insert into content.playlist_videos (playlist_id, video_id, role, position)
    select p.id, v.id, 'video', s.n % 4 from videos v
    join lateral (select substr(v.shortid, 2)::int - 1 as n) s on true
    join playlists p on p.shortid = 'gl' || (s.n / 4 + 1)
    where v.media_id = (select id from media where key = 'large')`);
  await tx.execute(sql`
    insert into content.playlist_tags (playlist_id, tag_id)
    select p.id, t.id from playlists p
    join lateral (select substr(p.shortid, 3)::int as n) s on true
    join tags t on t.slug in ('grosses-thema-' || 1 + (s.n / 11) % ${tagCount}, 'grosses-thema-' || 1 + (s.n / 5) % ${tagCount})
    where p.slug like 'grosse-liste-%'
    on conflict do nothing`);
}
