import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { searchDocuments, searchEntries, searchPostings, searchSentences } from './tables.ts';

/** The questions of every search: their text is built once, and each connection plans them once. */

const isOneOf = (column: typeof searchPostings.lexeme | typeof searchEntries.no, type: 'text' | 'int') =>
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
        sql`${searchDocuments.no} = any(${sql.placeholder('wanted')}::int[])`,
        eq(searchSentences.locale, sql.placeholder('locale')),
        sql`${searchSentences.lexemes} && ${sql.placeholder('lexemes')}::text[]`,
      ),
    )
    .orderBy(searchSentences.position)
    .prepare('search-sentences'),
});

const made = new WeakMap<Db, ReturnType<typeof prepare>>();

export function queriesOf(db: Db): ReturnType<typeof prepare> {
  const queries = made.get(db) ?? prepare(db);
  made.set(db, queries);
  return queries;
}
