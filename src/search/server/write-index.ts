import { sql, type SQL } from 'drizzle-orm';
import { locales, type Locale } from '#kit/locale.ts';
import type { SearchSource } from '#catalog/server/door.ts';
import type { Tx } from '#platform/database.ts';
import type { AnalysedDocument } from '../engine/document.ts';
import { blockOf, bytesOf, posting } from '../engine/postings.ts';
import { soundOf } from '../language/sounds.ts';

/** Writes documents to the index, in the caller's transaction. */

const listOf = (values: readonly (string | number | boolean | bigint | null)[], type: string): SQL =>
  sql`${sql.param(values.map((value) => (typeof value === 'bigint' ? String(value) : value)))}::${sql.raw(type)}[]`;

/** A video to index. */
export type NewDocument = {
  readonly source: bigint;
  readonly video: SearchSource;
  readonly analysed: Readonly<Record<Locale, AnalysedDocument>>;
};

const dayMs = 86_400_000;

/** Indexes these videos under new numbers, replacing what the index had. */
export async function writeDocuments(tx: Tx, documents: readonly NewDocument[], version: number): Promise<void> {
  await dropDocuments(
    tx,
    documents.map(({ video }) => video.videoId),
    version,
  );
  const numbers = await insertDocuments(tx, documents, version);
  const numbered = documents.map((document) => ({ ...document, no: numbers.get(document.video.videoId) ?? 0 }));
  for (const locale of locales) {
    await insertEntries(tx, numbered, locale);
    await addPostings(tx, numbered, locale);
    await countWords(
      tx,
      locale,
      documents.map(({ analysed }) => analysed[locale].words),
      version,
    );
  }
}

/** Removes these videos from the index. */
export async function dropDocuments(tx: Tx, videoIds: readonly string[], version: number): Promise<void> {
  if (videoIds.length === 0) return;
  await tx.execute(sql`
    with old as (
      update search_documents set gone = true, version = ${version} where not gone and video_id = any(${listOf(videoIds, 'uuid')})
      returning no)
    delete from search_entries e using old where e.no = old.no`);
}

async function insertDocuments(tx: Tx, documents: readonly NewDocument[], version: number): Promise<Map<string, number>> {
  const videos = documents.map(({ video }) => video);
  const { rows } = await tx.execute<{ no: number; video: string }>(sql`
    insert into search_documents (video_id, source, media_id, topics, partner, traits, seconds, published_on, is_of_coaching, is_locked, version)
    select v.video, v.source, v.media, array(select jsonb_array_elements_text(v.topics)), v.partner, v.traits, v.seconds, v.published, v.owners, v.locked, ${version}
    from unnest(${listOf(
      videos.map(({ videoId }) => videoId),
      'uuid',
    )}, ${listOf(
      documents.map(({ source }) => source),
      'bigint',
    )},
      ${listOf(
        videos.map(({ mediaId }) => mediaId),
        'uuid',
      )}, ${listOf(
        videos.map(({ tags }) => JSON.stringify(tags)),
        'jsonb',
      )},
      ${listOf(
        videos.map(({ partner }) => partner),
        'text',
      )}, ${listOf(
        videos.map(({ traits }) => JSON.stringify(traits)),
        'jsonb',
      )}, ${listOf(
        videos.map(({ seconds }) => seconds),
        'int',
      )},
      ${listOf(
        videos.map(({ publishedAt }) => Math.floor(publishedAt.getTime() / dayMs)),
        'int',
      )},
      ${listOf(
        videos.map(({ isOfCoaching }) => isOfCoaching),
        'bool',
      )}, ${listOf(
        videos.map(({ protection }) => protection !== 'free'),
        'bool',
      )})
      v (video, source, media, topics, partner, traits, seconds, published, owners, locked)
    returning no, video_id as video`);
  return new Map(rows.map(({ no, video }) => [video, no]));
}

type Numbered = NewDocument & { readonly no: number };

async function insertEntries(tx: Tx, documents: readonly Numbered[], locale: Locale): Promise<void> {
  await tx.execute(sql`
    insert into search_entries (no, locale, entry)
    select e.no, ${locale}, e.entry
    from unnest(${listOf(
      documents.map(({ no }) => no),
      'int',
    )},
      ${listOf(
        documents.map(({ video }) => JSON.stringify(video.texts[locale].entry)),
        'json',
      )}) e (no, entry)`);
}

/** New postings of each lexeme are appended: numbers only grow. */
async function addPostings(tx: Tx, documents: readonly Numbered[], locale: Locale): Promise<void> {
  const lists = new Map<string, { lexeme: string; block: number; entries: number[] }>();
  for (const { no, analysed } of documents.toSorted((a, b) => a.no - b.no)) {
    for (const [lexeme, { impact, fields }] of analysed[locale].lexemes) {
      const key = `${blockOf(no)} ${lexeme}`;
      const list = lists.get(key) ?? { lexeme, block: blockOf(no), entries: [] };
      list.entries.push(posting(no, impact, fields));
      lists.set(key, list);
    }
  }
  const rows = [...lists.values()].toSorted((a, b) => (a.lexeme < b.lexeme ? -1 : 1));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const chunk = rows.slice(from, from + rowsAtOnce);
    await tx.execute(sql`
      insert into search_postings (locale, lexeme, block, list)
      select ${locale}, p.lexeme, p.block, decode(p.list, 'hex')
      from unnest(${listOf(
        chunk.map(({ lexeme }) => lexeme),
        'text',
      )}, ${listOf(
        chunk.map(({ block }) => block),
        'int',
      )},
        ${listOf(
          chunk.map(({ entries }) => bytesOf(entries).toString('hex')),
          'text',
        )}) p (lexeme, block, list)
      on conflict (locale, lexeme, block) do update set list = search_postings.list || excluded.list`);
  }
}

/** Rows per statement: a fraction of a second, even on the embedded database, where others wait meanwhile. */
const rowsAtOnce = 5000;

type Words = AnalysedDocument['words'];

/** Adds the words of documents to a language's vocabulary. */
export async function countWords(tx: Tx, locale: Locale, documents: readonly Words[], version: number): Promise<void> {
  const counts = new Map<string, { word: string; shown: string; lexeme: string; docs: number }>();
  for (const words of documents) {
    for (const [word, { shown, lexeme }] of words) {
      const seen = counts.get(word) ?? { word, shown, lexeme, docs: 0 };
      seen.docs += 1;
      counts.set(word, seen);
    }
  }
  const rows = [...counts.values()].toSorted((a, b) => (a.word < b.word ? -1 : 1));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const chunk = rows.slice(from, from + rowsAtOnce);
    await tx.execute(sql`
      insert into search_words (locale, word, shown, sound, lexeme, docs, version)
      select ${locale}, w.word, w.shown, w.sound, w.lexeme, w.docs, ${version}
      from unnest(${listOf(
        chunk.map(({ word }) => word),
        'text',
      )}, ${listOf(
        chunk.map(({ shown }) => shown),
        'text',
      )},
        ${listOf(
          chunk.map(({ word }) => soundOf(word)),
          'text',
        )}, ${listOf(
          chunk.map(({ lexeme }) => lexeme),
          'text',
        )},
        ${listOf(
          chunk.map(({ docs }) => docs),
          'int',
        )}) w (word, shown, sound, lexeme, docs)
      on conflict (locale, word) do update set docs = search_words.docs + excluded.docs, version = excluded.version`);
  }
}
