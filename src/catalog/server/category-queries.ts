import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import type { Category } from '#paths/categories.ts';
import type { Db } from '#platform/database.ts';
import { arrayOf } from '#platform/any-of.ts';
import type { CategoryPage, LetterSection, Tag } from '../contract.ts';
import { noLetter, shorten } from '../rules.ts';
import { lettersOf, type Letter } from './counts.ts';
import { loadEntries, type Entries } from './entries.ts';
import { letterColumn, listInCategory, playlistHasTag } from './playlist-queries.ts';
import { findTagId } from './tag-queries.ts';
import { presentTag, summary } from './present.ts';
import { counts, playlists, tags } from './tables.ts';

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
  const [usedTags, allLetters, found] = await Promise.all([
    tagsOf(db, category, locale),
    lettersOf(db, category, locale),
    findTagId(db, asked.tag),
  ]);
  const tagId = found ?? undefined;
  const letters = tagId === undefined ? allLetters : await lettersUnderTag(db, category, tagId, locale);
  const filter = {
    category,
    letters: letters.map((own) => own.letter).filter((own) => own !== noLetter),
    tags: usedTags,
    letter,
    tag: tagId === undefined ? null : (asked.tag ?? null),
  };
  if (letter === null) {
    const sections = await sectionsOf(db, { category, tagId, letters: inReadingOrder(letters) }, locale);
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

/** The most frequent tags of the category's playlists, by title. */
async function tagsOf(db: Db, category: Category, locale: Locale): Promise<Tag[]> {
  const most = db
    .select({ key: counts.key })
    .from(counts)
    .where(and(eq(counts.list, 'tags'), eq(counts.scope, category)))
    .orderBy(sql`${counts.total} desc`, counts.key)
    .limit(tagsAtMost);
  const rows = await db.select().from(tags).where(inArray(tags.slug, most)).orderBy(tags.sortKey, tags.id);
  return rows.map((row) => presentTag(row, locale));
}

const lettersUnderTag = (db: Db, category: Category, tagId: string, locale: Locale): Promise<Letter[]> =>
  db
    .select({ letter: letterColumn(locale), total: sql<number>`count(*)::int` })
    .from(playlists)
    .where(and(eq(playlists.category, category), playlistHasTag(db, tagId)))
    .groupBy(letterColumn(locale))
    .orderBy(letterColumn(locale));

type Line = { id: string; letter: string; slug: string; title: string; isEnglish: boolean; isAd: boolean };

async function sectionsOf(
  db: Db,
  {
    category,
    tagId,
    letters,
  }: { readonly category: Category; readonly tagId: string | undefined; readonly letters: readonly Letter[] },
  locale: Locale,
): Promise<LetterSection[]> {
  const lines = Map.groupBy(await linesOf(db, category, tagId, letters, locale), ({ letter }) => letter);
  const parts = letters.map(({ letter, total }) => {
    const all = lines.get(letter) ?? [];
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

/** The first titles of each letter, in order. */
async function linesOf(
  db: Db,
  category: Category,
  tagId: string | undefined,
  letters: readonly Letter[],
  locale: Locale,
): Promise<Line[]> {
  const isEnglish = locale === 'en';
  const letter = isEnglish ? sql`p.letter_en` : sql`p.letter`;
  const key = isEnglish ? sql`p.sort_key_en` : sql`p.sort_key`;
  const most = linksAtMost + wholeOfMany;
  const line = sql`${letter} as letter, p.id, p.slug, ${key} as key, ${isEnglish} and p.translated as "isEnglish",
    exists (select from playlist_partners pp where pp.playlist_id = p.id) as "isAd",
    case when ${isEnglish} and p.translated then p.en ->> 'titleList' else p.title_list end as title`;
  // Without a tag each letter is a short index scan; with one, the few matching playlists are ranked.
  const { rows } = await db.execute<Line>(
    tagId === undefined
      ? sql`
        select p.* from unnest(${arrayOf(
          letters.map((found) => found.letter),
          'text',
        )}) l (letter)
        cross join lateral (
          select ${line} from playlists p
          where p.category = ${category} and ${letter} = l.letter collate "C" order by ${key}, p.id limit ${most}
        ) p
        order by p.letter, p.key, p.id`
      : sql`
        select p.* from (
          select ${line}, row_number() over (partition by ${letter} order by ${key}, p.id) as place
          from playlist_tags pt join playlists p on p.id = pt.playlist_id
          where pt.tag_id = ${tagId} and p.category = ${category}
        ) p
        where p.place <= ${most}
        order by p.letter, p.key, p.id`,
  );
  return rows;
}
