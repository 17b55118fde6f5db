import { eq, sql } from 'drizzle-orm';
import { locales } from '#kit/locale.ts';
import { captionSources, listClips, type Clip } from '#catalog/server/door.ts';
import type { Tx } from '#platform/database.ts';
import { analyseSentence } from '../engine/document.ts';
import type { Analyse } from '../language/analysis.ts';
import { isStopWord } from '../language/stop-words.ts';
import { isNumber, tokensOf } from '../language/tokens.ts';
import type { Locale } from '#kit/locale.ts';
import type { IndexParts } from './parts.ts';
import { readCaptions, type Sentence } from './captions.ts';
import { nextVersion } from './state.ts';
import { searchMedia, searchSentences } from './tables.ts';
import { countWords } from './write-index.ts';

type Stale = { readonly id: string; readonly source: string | null };

/**
 * Reads captions that have changed, and deletes those that are no longer public. The videos that show such a clip then have to be
 * indexed again.
 */
export async function updateCaptions(parts: IndexParts, analyse: Analyse, signal: AbortSignal): Promise<void> {
  const { rows } = await parts.db.execute<Stale>(sql`
    select coalesce(c.media_id, m.media_id) as id, c.source::text as source
    from (${captionSources}) c full join search_media m on m.media_id = c.media_id
    where c.source is distinct from m.source`);
  const clips = new Map(
    (
      await listClips(
        parts.db,
        rows.map(({ id }) => id),
      )
    ).map((clip) => [clip.id, clip]),
  );
  for (const { id, source } of rows) {
    if (signal.aborted) return;
    const clip = clips.get(id);
    await updateClip(parts, { id, clip: source === null ? undefined : clip, source }, analyse);
  }
}

async function updateClip(
  { db, storage, log }: IndexParts,
  { id, clip, source }: { id: string; clip: Clip | undefined; source: string | null },
  analyse: Analyse,
): Promise<void> {
  const said = clip ? await readCaptions(clip, { storage, log }) : {};
  await db.transaction(async (tx) => {
    const version = await nextVersion(tx);
    await tx.delete(searchSentences).where(eq(searchSentences.mediaId, id));
    await tx.delete(searchMedia).where(eq(searchMedia.mediaId, id));
    if (source !== null) await tx.insert(searchMedia).values({ mediaId: id, source: BigInt(source) });
    for (const locale of locales) {
      const sentences = said[locale] ?? [];
      await insertSentences(tx, { id, locale, sentences }, analyse);
      await countWords(tx, locale, [wordsOf(sentences, locale, analyse)], version);
    }
    // No hash of a video is 0, so they all differ from it.
    await tx.execute(sql`update search_documents set source = 0 where media_id = ${id} and not gone`);
  });
}

async function insertSentences(
  tx: Tx,
  { id, locale, sentences }: { id: string; locale: Locale; sentences: readonly Sentence[] },
  analyse: Analyse,
): Promise<void> {
  const rows = sentences.map(({ seconds, text }, position) => ({
    mediaId: id,
    locale,
    position,
    seconds,
    text,
    lexemes: analyseSentence(text, locale, analyse),
  }));
  for (let from = 0; from < rows.length; from += 500) {
    await tx.insert(searchSentences).values(rows.slice(from, from + 500));
  }
}

function wordsOf(
  sentences: readonly Sentence[],
  locale: Locale,
  analyse: Analyse,
): Map<string, { shown: string; lexeme: string }> {
  const words = new Map<string, { shown: string; lexeme: string }>();
  for (const { word, shown } of sentences.flatMap(({ text }) => tokensOf(text))) {
    if (isNumber(word) || word.length < 3 || isStopWord(word, locale) || words.has(word)) continue;
    words.set(word, { shown, lexeme: analyse(word, locale).stem });
  }
  return words;
}
