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
 * The index and the editors' words. Except for these words it can be rebuilt from the catalogue at any time, so there are no
 * foreign keys: what is gone from the catalogue is detected and removed (`update.ts`).
 */

/** Compared by bytes, whatever the database's collation. */
const byBytes = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

/**
 * One row: `version` grows with each change of the index or of the words, `words` is the version of the last change of the words,
 * `made` the rules by which the index was made, `brought` a hash of the words that a version of the program brought last.
 */
export const searchState = pgTable('search_state', {
  id: smallint().primaryKey(),
  version: bigint({ mode: 'number' }).notNull(),
  made: text().notNull(),
  words: bigint({ mode: 'number' }).notNull().default(0),
  brought: text().notNull().default(''),
});

/**
 * A video in the index, under a number. A changed video gets a new one, so that postings are only appended; the old one stays as
 * `gone` until the index is rebuilt.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    no: integer().primaryKey().generatedAlwaysAsIdentity(),
    videoId: uuid('video_id').notNull(),
    /** A hash of everything that the document was made from. */
    source: bigint({ mode: 'bigint' }).notNull(),
    mediaId: uuid('media_id').notNull(),
    /** Facets (S12.6): slugs of tags and partner, traits, seconds. */
    topics: text().array().notNull(),
    partner: text(),
    traits: jsonb().$type<VideoTraits>().notNull().default({}),
    seconds: integer().notNull(),
    /** The tie-breaker, newest first: days since 1970. */
    publishedOn: integer('published_on').notNull(),
    isOfCoaching: boolean('is_of_coaching').notNull(),
    /** Access is restricted. */
    isLocked: boolean('is_locked').notNull().default(false),
    gone: boolean().notNull().default(false),
    /** The version of the index with which it was added or removed. */
    version: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [index('search_documents_of_video').on(t.videoId), index('search_documents_by_version').on(t.version)],
);

/** A document's display data in one language. */
export const searchEntries = pgTable(
  'search_entries',
  {
    no: integer().notNull(),
    locale: text().$type<Locale>().notNull(),
    entry: json().$type<Video>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.no, t.locale] })],
);

/** The posting lists of lexemes, one for each block of 65,536 numbers, see `postings.ts`. */
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

/** The site's words, folded, for corrections and completions. */
export const searchWords = pgTable(
  'search_words',
  {
    locale: text().$type<Locale>().notNull(),
    word: byBytes().notNull(),
    /** The spelling of its first occurrence. */
    shown: text().notNull(),
    sound: byBytes().notNull(),
    /** Its stem, the key of its postings. */
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

/** A hash of a clip's captions when they were last read. */
export const searchMedia = pgTable('search_media', {
  mediaId: uuid('media_id').primaryKey(),
  source: bigint({ mode: 'bigint' }).notNull(),
});

/** Spoken sentences. By clip, since several videos may show the same one. */
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

/** The id of an entry in the lists below. */
const wordId = () => uuid().notNull().defaultRandom().unique();

/** The editors' concepts, and the terms and rules of red flags (S12.8, S12.10). */
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

/** The shipped version of these entries, to detect editors' changes when a newer version ships more. */
export const broughtEntries = pgTable(
  'search_brought',
  {
    kind: text().$type<KnownEntry['kind']>().notNull(),
    key: text().notNull(),
    entry: jsonb().$type<KnownEntry['entry']>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.key] })],
);

/** Pairs and words of older versions; the start migrates them to `search_known`. */
export const synonyms = pgTable('search_synonyms', { id: wordId(), lay: text().notNull(), medical: text().notNull() }, (t) => [
  primaryKey({ columns: [t.lay, t.medical] }),
]);
export const emergencyWords = pgTable('search_emergency_words', {
  id: wordId(),
  word: text().primaryKey(),
  help: text().$type<'112' | '116117' | 'telefonseelsorge'>().notNull(),
});

/** The editors' compounds that are not split (S12.3). */
export const wholeWords = pgTable('search_whole_words', { word: text().primaryKey() });

const bits = customType<{ data: string }>({ dataType: () => 'bit(64)' });

/**
 * Searches without results by Berlin day. No pseudonym of a visitor is stored: each sets one of 64 bits, which tells several from
 * one and identifies nobody.
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
