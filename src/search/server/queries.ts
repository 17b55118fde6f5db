import { and, eq, gt, sql, type AnyColumn } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { searchDocuments, searchEntries, searchPostings, searchSentences, searchWords } from './tables.ts';

/** The questions of every search: their text is built once, and each connection plans them once. */

const isOneOf = (column: AnyColumn, type: 'text' | 'int') =>
  sql`${column} = any(${sql.placeholder('wanted')}::${sql.raw(type)}[])`;

const prepare = (db: Db) => ({
  /** The lists of lexemes (`wanted`) in a `locale`. */
  lists: db
    .select({ lexeme: searchPostings.lexeme, block: searchPostings.block, list: searchPostings.list })
    .from(searchPostings)
    .where(and(eq(searchPostings.locale, sql.placeholder('locale')), isOneOf(searchPostings.lexeme, 'text')))
    .orderBy(searchPostings.block)
    .prepare('search-lists'),
  /** What is shown of documents (`wanted`) in a `locale`. */
  entries: db
    .select({ no: searchEntries.no, entry: searchEntries.entry })
    .from(searchEntries)
    .where(and(isOneOf(searchEntries.no, 'int'), eq(searchEntries.locale, sql.placeholder('locale'))))
    .prepare('search-entries'),
  /** What is said in documents (`wanted`) in a `locale` with one of the `lexemes`. */
  sentences: db
    .select({
      no: searchDocuments.no,
      seconds: searchSentences.seconds,
      text: searchSentences.text,
      lexemes: searchSentences.lexemes,
    })
    .from(searchDocuments)
    .innerJoin(searchSentences, eq(searchSentences.mediaId, searchDocuments.mediaId))
    .where(
      and(
        isOneOf(searchDocuments.no, 'int'),
        eq(searchSentences.locale, sql.placeholder('locale')),
        sql`${searchSentences.lexemes} && ${sql.placeholder('lexemes')}::text[]`,
      ),
    )
    .orderBy(searchSentences.position)
    .prepare('search-sentences'),
  /** All that is said in a `clip` in a `locale`, in order. */
  said: db
    .select({ text: searchSentences.text })
    .from(searchSentences)
    .where(and(eq(searchSentences.mediaId, sql.placeholder('clip')), eq(searchSentences.locale, sql.placeholder('locale'))))
    .orderBy(searchSentences.position)
    .prepare('search-said'),
  /** Words of a `locale` that sound so (`wanted`), at most a few hundred. */
  heard: db
    .select({ word: searchWords.word, docs: searchWords.docs, sound: searchWords.sound })
    .from(searchWords)
    .where(and(eq(searchWords.locale, sql.placeholder('locale')), isOneOf(searchWords.sound, 'text'), gt(searchWords.docs, 0)))
    .limit(500)
    .prepare('search-heard'),
  /** How words (`wanted`) of a `locale` are written. */
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
