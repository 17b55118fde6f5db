import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Locale } from '#kit/locale.ts';
import type { KnownEntry } from '../word-rules.ts';
import type { Video } from '#catalog/contract.ts';
import type { VideoTraits } from '#catalog/traits.ts';

/**
 * The index and the editors' words. All of it but these words can be made anew from the catalogue at any time, so no
 * other table refers to it and it refers to none: what is gone from the catalogue is noticed and taken out (`update.ts`).
 */

/** What is compared by its bytes, whatever collation the database was made with. */
const byBytes = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

/**
 * One row: `version` grows with each change of the index or of the words, `words` is the version of the last change of the words, `made`
 * says by which rules the index was made.
 */
export const searchState = pgTable('search_state', {
  id: smallint().primaryKey(),
  version: bigint({ mode: 'number' }).notNull(),
  made: text().notNull(),
  words: bigint({ mode: 'number' }).notNull().default(0),
});

/**
 * A video as the index knows it, under a number. A changed video gets a new one, so that postings are only ever added; the old
 * one stays as `gone` until the index is made anew.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    no: integer().primaryKey().generatedAlwaysAsIdentity(),
    videoId: uuid('video_id').notNull(),
    /** Of all that the document was made from. */
    source: bigint({ mode: 'bigint' }).notNull(),
    mediaId: uuid('media_id').notNull(),
    /** Facets (S12.6): slugs of tags and partner, what it is like, seconds. */
    topics: text().array().notNull(),
    partner: text(),
    traits: jsonb().$type<VideoTraits>().notNull().default({}),
    seconds: integer().notNull(),
    /** Of two that fit equally the newer one comes first: days since 1970. */
    publishedOn: integer('published_on').notNull(),
    isOfCoaching: boolean('is_of_coaching').notNull(),
    /** Not everyone may watch it. */
    isLocked: boolean('is_locked').notNull().default(false),
    gone: boolean().notNull().default(false),
    /** The index's version with which it came or went. */
    version: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [index('search_documents_of_video').on(t.videoId), index('search_documents_by_version').on(t.version)],
);

/** A document as it is shown to the readers of a language. */
export const searchEntries = pgTable(
  'search_entries',
  {
    no: integer().notNull(),
    locale: text().$type<Locale>().notNull(),
    entry: json().$type<Video>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.no, t.locale] })],
);

/** Which documents have a lexeme: for each block of 65,536 numbers one list, see `postings.ts`. */
export const searchPostings = pgTable(
  'search_postings',
  {
    locale: text().$type<Locale>().notNull(),
    lexeme: byBytes().notNull(),
    block: integer().notNull(),
    list: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.locale, t.lexeme, t.block] })],
);

/** The site's words, folded, for mistyped and unfinished ones. */
export const searchWords = pgTable(
  'search_words',
  {
    locale: text().$type<Locale>().notNull(),
    word: byBytes().notNull(),
    /** As it stood where it was met first. */
    shown: text().notNull(),
    sound: byBytes().notNull(),
    /** Its stem, by which postings know it. */
    lexeme: byBytes().notNull(),
    docs: integer().notNull(),
    version: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.locale, t.word] }),
    index('search_words_by_sound').on(t.locale, t.sound),
    index('search_words_by_version').on(t.version),
  ],
);

/** What the captions of a clip were when they were read. */
export const searchMedia = pgTable('search_media', {
  mediaId: uuid('media_id').primaryKey(),
  source: bigint({ mode: 'bigint' }).notNull(),
});

/** What is said, sentence by sentence. Of a clip, since many videos may show one. */
export const searchSentences = pgTable(
  'search_sentences',
  {
    mediaId: uuid('media_id').notNull(),
    locale: text().$type<Locale>().notNull(),
    position: integer().notNull(),
    seconds: integer().notNull(),
    text: text().notNull(),
    lexemes: text().array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.mediaId, t.locale, t.position] })],
);

/** By which the office knows an entry of the lists below. */
const wordId = () => uuid().notNull().defaultRandom().unique();

/** What the editors keep: concepts, and the terms and rules of red flags (S12.8, S12.10). */
export const knownEntries = pgTable(
  'search_known',
  {
    id: wordId(),
    kind: text().$type<KnownEntry['kind']>().notNull(),
    key: text().notNull(),
    entry: jsonb().$type<KnownEntry['entry']>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.key] })],
);

/** What the product brought of these entries, as it was then: what editors changed is told apart by it when a newer version brings more. */
export const broughtEntries = pgTable(
  'search_brought',
  {
    kind: text().$type<KnownEntry['kind']>().notNull(),
    key: text().notNull(),
    entry: jsonb().$type<KnownEntry['entry']>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.key] })],
);

/** Pairs and words of older versions; the start moves them into `search_known`. */
export const synonyms = pgTable('search_synonyms', { id: wordId(), lay: text().notNull(), medical: text().notNull() }, (t) => [
  primaryKey({ columns: [t.lay, t.medical] }),
]);
export const emergencyWords = pgTable('search_emergency_words', {
  id: wordId(),
  word: text().primaryKey(),
  help: text().$type<'112' | '116117' | 'telefonseelsorge'>().notNull(),
});

/** The editors' compounds that are one word (S12.3). */
export const wholeWords = pgTable('search_whole_words', { word: text().primaryKey() });

const bits = customType<{ data: string }>({ dataType: () => 'bit(64)' });

/**
 * What was looked for on a Berlin day and not found. Of those who looked no pseudonym is kept: each sets one of 64 bits, so that
 * several can be told from one and nobody can be told at all.
 */
export const emptySearches = pgTable(
  'search_empty',
  {
    day: date().notNull(),
    words: byBytes().notNull(),
    asked: integer().notNull(),
    visitors: bits().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.words] })],
);
