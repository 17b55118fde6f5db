import { and, eq, sql } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import type { Category } from '#paths/categories.ts';
import type { Db } from '#platform/database.ts';
import type { CategoryPage, LetterSection } from '../contract.ts';
import { noLetter, shorten } from '../rules.ts';
import { loadEntries, type Entries } from './entries.ts';
import { letterColumn, listInCategory, playlistHasTag } from './playlist-queries.ts';
import { findTagId } from './tag-queries.ts';
import { prepared } from './prepared.ts';
import { presentTag, summary } from './present.ts';
import type { TagRow } from './rows.ts';
import { playlists } from './tables.ts';

/** Letters with at most this many playlists show all of them; others show two plus links (S2.40). */
const wholeAtMost = 4;
const wholeOfMany = 2;
const linksAtMost = 60;
const playlistsPerPage = 24;
const tagsAtMost = 30;

type Asked = {
  readonly category: Category;
  readonly letter?: string | undefined;
  readonly tag?: string | undefined;
  readonly page: number;
};

/** A category grouped by letter (S2.39, S2.40). An unknown tag is ignored as a filter. */
export async function findCategoryPage(db: Db, asked: Asked, locale: Locale): Promise<CategoryPage> {
  const { category, letter = null } = asked;
  const [overview, found] = await Promise.all([overviews[locale](db, { category }), findTagId(db, asked.tag)]);
  const tagId = found ?? undefined;
  const letters = tagId === undefined ? overview.letters : await lettersUnderTag(db, category, tagId, locale);
  const filter = {
    category,
    letters: letters.map((own) => own.letter).filter((own) => own !== noLetter),
    tags: overview.tags.map((row) => presentTag(row, locale)),
    letter,
    tag: tagId === undefined ? null : (asked.tag ?? null),
  };
  if (letter === null) {
    const lines = tagId === undefined ? overview.lines : await linesUnderTag(db, category, tagId, locale);
    const sections = await sectionsOf(db, lines, inReadingOrder(letters), locale);
    return { ...filter, page: 1, pages: 1, total: letters.reduce((sum, { total }) => sum + total, 0), sections };
  }
  const total = letters.find((own) => own.letter === letter)?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / playlistsPerPage));
  const page = Math.min(asked.page, pages);
  const { data } = await listInCategory(db, { category, letter, tagId, page, perPage: playlistsPerPage }, locale);
  return { ...filter, page, pages, total, sections: total === 0 ? [] : [{ letter, total, playlists: data, links: [] }] };
}

/** Titles outside a to z sort last. */
const inReadingOrder = (letters: readonly Letter[]): Letter[] => [
  ...letters.filter(({ letter }) => letter !== noLetter),
  ...letters.filter(({ letter }) => letter === noLetter),
];

type Letter = { readonly letter: string; readonly total: number };

type Line = {
  readonly id: string;
  readonly letter: string;
  readonly slug: string;
  readonly title: string;
  readonly isEnglish: boolean;
  readonly isAd: boolean;
};

type Overview = { readonly tags: readonly TagRow[]; readonly letters: readonly Letter[]; readonly lines: readonly Line[] };

const mostLines = sql.raw(String(linksAtMost + wholeOfMany));

/** What a playlist `p` has in its letter's list, and what it is sorted by there. */
const columnsIn = (locale: Locale) => ({
  letter: locale === 'en' ? sql`p.letter_en` : sql`p.letter`,
  key: locale === 'en' ? sql`p.sort_key_en` : sql`p.sort_key`,
  line: sql`p.id, p.slug, ${sql.raw(locale === 'en' ? 'p.translated' : 'false')} as "isEnglish",
    exists (select from playlist_partners pp where pp.playlist_id = p.id) as "isAd",
    ${sql.raw(locale === 'en' ? `case when p.translated then p.en ->> 'titleList' else p.title_list end` : 'p.title_list')} as title`,
});

/**
 * A category without filters, in one question:
 * - the most frequent tags of its playlists, by title
 * - the letters that have playlists, in order; `#` sorts first in byte order
 * - the first titles of each letter, in order, by a short index scan each
 */
const overviewIn = (locale: Locale) => {
  const { letter, key, line } = columnsIn(locale);
  const category = sql.placeholder('category');
  const letters = sql`select key as letter, total from counts where list = ${sql.raw(`'letters-${locale}'`)} and scope = ${category}`;
  return prepared<Overview>(
    `category-${locale}`,
    sql`select json_build_object(
      'tags', (select coalesce(json_agg(r), '[]') from (
        select id, slug, title, en from tags where slug in (
          select key from counts where list = 'tags' and scope = ${category} order by total desc, key limit ${sql.raw(String(tagsAtMost))})
        order by sort_key, id) r),
      'letters', (select coalesce(json_agg(r), '[]') from (${letters} order by key) r),
      'lines', (select coalesce(json_agg(r), '[]') from (
        select l.letter, p.* from (${letters}) l
        cross join lateral (
          select ${line} from playlists p
          where p.category = ${category} and ${letter} = l.letter collate "C" order by ${key}, p.id limit ${mostLines}
        ) p) r)
    ) as found`,
  );
};

const overviews: Readonly<Record<Locale, ReturnType<typeof overviewIn>>> = { de: overviewIn('de'), en: overviewIn('en') };

const lettersUnderTag = (db: Db, category: Category, tagId: string, locale: Locale): Promise<Letter[]> =>
  db
    .select({ letter: letterColumn(locale), total: sql<number>`count(*)::int` })
    .from(playlists)
    .where(and(eq(playlists.category, category), playlistHasTag(db, tagId)))
    .groupBy(letterColumn(locale))
    .orderBy(letterColumn(locale));

async function sectionsOf(db: Db, lines: readonly Line[], letters: readonly Letter[], locale: Locale): Promise<LetterSection[]> {
  const byLetter = Map.groupBy(lines, ({ letter }) => letter);
  const parts = letters.map(({ letter, total }) => {
    const all = byLetter.get(letter) ?? [];
    const shown = all.length > wholeAtMost ? wholeOfMany : wholeAtMost;
    return { letter, total, shown: all.slice(0, shown), linked: all.slice(shown) };
  });
  // A single playlist under its letter also shows a few of its videos.
  const wanted = parts.flatMap(({ shown }) => shown.map(({ id }) => ({ id, videos: shown.length === 1 ? 3 : 1, trailers: 1 })));
  const entries = await loadEntries(db, { playlists: wanted }, locale);
  return parts.map((part) => presentSection(part, entries));
}

type Part = {
  readonly letter: string;
  readonly total: number;
  readonly shown: readonly Line[];
  readonly linked: readonly Line[];
};

const presentSection = ({ letter, total, shown, linked }: Part, entries: Entries): LetterSection => ({
  letter,
  total,
  playlists: shown.flatMap(({ id }) => entries.playlist(id) ?? []),
  links: linked.map(({ slug, title, isEnglish, isAd }) => ({
    slug,
    title_list: shorten(title, summary.title),
    lang: isEnglish ? 'en' : 'de',
    ...(isAd && { is_ad: true as const }),
  })),
});

/** The first titles of each letter, in order: the few playlists that have a tag are ranked. */
async function linesUnderTag(db: Db, category: Category, tagId: string, locale: Locale): Promise<Line[]> {
  const { letter, key, line } = columnsIn(locale);
  const { rows } = await db.execute<Line>(sql`
    select p.* from (
      select ${letter} as letter, ${key} as key, ${line}, row_number() over (partition by ${letter} order by ${key}, p.id) as place
      from playlist_tags pt join playlists p on p.id = pt.playlist_id
      where pt.tag_id = ${tagId} and p.category = ${category}
    ) p
    where p.place <= ${mostLines}
    order by p.letter, p.key, p.id`);
  return rows;
}
