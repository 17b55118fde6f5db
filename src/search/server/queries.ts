import { and, eq, gt, sql, type AnyColumn } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { searchDocuments, searchEntries, searchPostings, searchSentences, searchWords } from './tables.ts';

/** The queries of every search as prepared statements: built once, and planned once per connection. */

const isOneOf = (column: AnyColumn, type: 'text' | 'int') =>
  sql`${column} = any(${sql.placeholder('wanted')}::${sql.raw(type)}[])`;

/** A spoken sentence and its second. */
export type Sentence = { readonly seconds: number; readonly text: string; readonly lexemes: readonly string[] };

// A lateral subquery per document: with a join, the sentences of the whole site were read for each page. Columns are qualified by
// hand, since drizzle omits the table in statements about a single one.
const saidIn = sql<Sentence[] | null>`case when search_entries.no = any(${sql.placeholder('spoken')}::int[]) then (
  select json_agg(json_build_object('seconds', s.seconds, 'text', s.text, 'lexemes', array(
    select l from unnest(${sql.placeholder('lexemes')}::text[]) l where l = any(s.lexemes))) order by s.position)
  from ${searchDocuments} d join ${searchSentences} s on s.media_id = d.media_id
  where d.no = search_entries.no and s.locale = search_entries.locale and s.lexemes && ${sql.placeholder('lexemes')}::text[]) end`;

const prepare = (db: Db) => ({
  /** The posting lists of lexemes (`wanted`) in a `locale`. */
  lists: db
    .select({ lexeme: searchPostings.lexeme, block: searchPostings.block, list: searchPostings.list })
    .from(searchPostings)
    .where(and(eq(searchPostings.locale, sql.placeholder('locale')), isOneOf(searchPostings.lexeme, 'text')))
    .orderBy(searchPostings.block)
    .prepare('search-lists'),
  /**
   * The display data of documents (`wanted`) in a `locale`; for those that are `spoken`, the sentences with any of the `lexemes`,
   * in order, each with the ones it contains.
   */
  entries: db
    .select({ no: searchEntries.no, entry: searchEntries.entry, said: saidIn })
    .from(searchEntries)
    .where(and(isOneOf(searchEntries.no, 'int'), eq(searchEntries.locale, sql.placeholder('locale'))))
    .prepare('search-entries'),
  /** All sentences of a `clip` in a `locale`, in order. */
  said: db
    .select({ text: searchSentences.text })
    .from(searchSentences)
    .where(and(eq(searchSentences.mediaId, sql.placeholder('clip')), eq(searchSentences.locale, sql.placeholder('locale'))))
    .orderBy(searchSentences.position)
    .prepare('search-said'),
  /** Words of a `locale` with these sounds (`wanted`), at most a few hundred. */
  heard: db
    .select({ word: searchWords.word, docs: searchWords.docs, sound: searchWords.sound })
    .from(searchWords)
    .where(and(eq(searchWords.locale, sql.placeholder('locale')), isOneOf(searchWords.sound, 'text'), gt(searchWords.docs, 0)))
    .limit(500)
    .prepare('search-heard'),
  /** The original spelling of words (`wanted`) of a `locale`. */
  shown: db
    .select({ word: searchWords.word, shown: searchWords.shown })
    .from(searchWords)
    .where(and(eq(searchWords.locale, sql.placeholder('locale')), isOneOf(searchWords.word, 'text')))
    .prepare('search-shown'),
});

const made = new WeakMap<Db, ReturnType<typeof prepare>>();

export function queriesOf(db: Db): ReturnType<typeof prepare> {
  const queries = made.get(db) ?? prepare(db);
  made.set(db, queries);
  return queries;
}
