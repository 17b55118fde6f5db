import { sql, type SQL } from 'drizzle-orm';
import { inLocale } from '#catalog/rules.ts';
import { ownPageSlugs } from '#catalog/server/door.ts';
import type { Protection } from '#catalog/contract.ts';
import type { Locale } from '#kit/locale.ts';
import type { EntityName } from '#paths/office-api.ts';
import type { PageLinks } from '#paths/routes.ts';
import { sitemapLimits } from '../rules.ts';

/** A page in a sitemap; `changed` is the second of its last visible change, null if unknown. */
export type SitemapRow = {
  readonly id: string;
  /** The parameter of its address. */
  readonly key: string;
  /** `YYYY-MM-DDTHH:MM:SSZ` */
  readonly changed: string | null;
  /** Relative to the site; empty if there is none. */
  readonly image: string;
};

export type SitemapVideo = SitemapRow & {
  readonly title: string;
  readonly topline: string;
  readonly description: string;
  readonly en: Readonly<Record<string, string>> | null;
  readonly partner: string | null;
  readonly protection: Protection;
  readonly seconds: number;
  readonly published: string;
};

/** The sources of the sitemap's parts, as data. `e` is the entry in all expressions. */
export type SitemapSource = {
  readonly name: string;
  readonly from: SQL;
  readonly key: SQL;
  readonly image: SQL;
  /** When its page last changed. */
  readonly changed: SQL;
  /** Further columns. */
  readonly more?: SQL;
  readonly link: (links: PageLinks, key: string) => string;
};

const second = (instant: SQL): SQL => sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

const shown = (entity: EntityName, id: SQL): SQL =>
  sql`(select s.changed_at from desk_shown s where s.entity = ${entity} and s.entry_id = ${id})`;

const image = sql`e.image`;
const slug = sql`e.slug`;

/** A playlist shows the titles of its videos, so it changes with them. */
const playlistChanged = (list: SQL): SQL => sql`(
  select greatest(p.published_at, ${shown('playlist', sql`p.id`)}, max(greatest(v.published_at, ${shown('video', sql`v.id`)})))
  from playlists p
  left join playlist_videos pv on pv.playlist_id = p.id
  left join videos v on v.id = pv.video_id
  where p.id = ${list} group by p.id, p.published_at)`;

const videoSource: SitemapSource = {
  name: 'videos',
  from: sql`videos e join media m on m.id = e.media_id left join partners a on a.id = e.partner_id`,
  key: sql`e.shortid`,
  image: sql`e.poster`,
  changed: sql`greatest(e.published_at, ${shown('video', sql`e.id`)})`,
  more: sql`, e.title, e.topline, e.description, e.en, a.title as partner, e.protection, m.seconds, ${second(sql`e.published_at`)} as published`,
  link: (links, video) => links('watch', { video }),
};

/** All entities with pages of their own. Names are part of addresses, so they are permanent. */
export const sitemapSources: readonly SitemapSource[] = [
  {
    name: 'playlists',
    from: sql`playlists e`,
    key: slug,
    image,
    changed: playlistChanged(sql`e.id`),
    link: (links, key) => links('playlist', { slug: key }),
  },
  videoSource,
  {
    name: 'coachings',
    from: sql`coachings e`,
    key: slug,
    image,
    changed: sql`greatest(${shown('coaching', sql`e.id`)}, ${playlistChanged(sql`e.playlist_id`)})`,
    link: (links, key) => links('presenter.coaching.detail', { slug: key }),
  },
  {
    name: 'retreats',
    from: sql`retreats e`,
    key: slug,
    image,
    changed: shown('retreat', sql`e.id`),
    link: (links, key) => links('presenter.retreat.detail', { slug: key }),
  },
  {
    name: 'partners',
    from: sql`partners e`,
    key: slug,
    image,
    changed: shown('partner', sql`e.id`),
    link: (links, key) => links('partner.detail', { slug: key }),
  },
  {
    name: 'presenter',
    from: sql`projects e`,
    key: slug,
    image,
    changed: shown('project', sql`e.id`),
    link: (links, key) => links('presenter.detail', { slug: key }),
  },
  {
    name: 'pages',
    // Those that every site has stand among its own.
    from: sql`(select * from pages where slug <> all(array['${sql.raw(ownPageSlugs.join("','"))}'])) e`,
    key: slug,
    image: sql`''`,
    changed: shown('page', sql`e.id`),
    link: (links, key) => links('meta.page', { slug: key }),
  },
];

export const isVideo = (row: SitemapRow): row is SitemapVideo => 'seconds' in row;

/** A video's texts in a language, as on its page. */
export const textsOf = ({ title, topline, description, en }: SitemapVideo, locale: Locale) =>
  inLocale({ title, topline, description }, en, locale).texts;

const parted = (from: SQL): SQL => sql`
  select min(id::text collate "C") as first, ${second(sql`max(changed)`)} as changed from (
    select id, changed, (row_number() over (order by id) - 1) / ${sitemapLimits.entries}::int as part from ${from}
  ) entries group by part order by part`;

/** The first entry of each part, and its last change. Of videos and playlists `overviewQuery` has them. */
export const partsQuery = ({ from, changed }: SitemapSource): SQL =>
  parted(sql`(select e.id, ${changed} as changed from ${from}) whole`);

/** A row of the overview: the last change of a list that pages show, or a part of videos or playlists with its first entry. */
export type OverviewRow = {
  readonly kind: 'list' | 'videos' | 'playlists';
  readonly name: string;
  readonly changed: string | null;
};

/**
 * In one pass over all videos and playlists: the last change of each category, of all entries and of each kind, and the parts of
 * both. Each view is read once and materialised; links are read past theirs, which would look up both ends of each, since both
 * ends are joined as views.
 */
export const overviewQuery = sql`
  with films as materialized (
    select v.id, greatest(v.published_at, s.changed_at) as changed from videos v
    left join desk_shown s on s.entity = 'video' and s.entry_id = v.id),
  lists as materialized (
    select p.id, p.category, greatest(p.published_at, s.changed_at, max(f.changed)) as changed from playlists p
    left join desk_shown s on s.entity = 'playlist' and s.entry_id = p.id
    left join (content.playlist_videos pv join films f on f.id = pv.video_id) on pv.playlist_id = p.id
    group by p.id, p.category, p.published_at, s.changed_at)
  select 'list' as kind, category as name, ${second(sql`max(changed)`)} as changed from lists where category is not null group by category
  union all select 'list', 'all', ${second(sql`greatest((select max(changed) from lists where category is not null), (select max(changed) from films), (select max(changed_at) from desk_shown))`)}
  union all select 'list', entity, ${second(sql`max(changed_at)`)} from desk_shown where entity not in ('video', 'playlist') group by entity
  union all select 'videos', parts.* from (${parted(sql`films`)}) parts
  union all select 'playlists', parts.* from (${parted(sql`lists`)}) parts`;

export type Span = { readonly from: string; readonly isAfter: boolean; readonly before: string | null };

/** A batch of entries from an id on, or after it. */
export const rowsQuery = ({ from, key, image: own, changed, more = sql`` }: SitemapSource, span: Span, most: number): SQL => sql`
  select e.id, ${key} as key, ${own} as image, ${second(changed)} as changed ${more} from ${from}
  where e.id ${span.isAfter ? sql`>` : sql`>=`} ${span.from}::uuid ${span.before === null ? sql`` : sql`and e.id < ${span.before}::uuid`}
  order by e.id limit ${most}`;
