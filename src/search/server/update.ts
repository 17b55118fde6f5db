import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import { loadSearchSources, videoSources, type SearchSource } from '#catalog/server/door.ts';
import type { Db, Tx } from '#platform/database.ts';
import { analyseDocument, type AnalysedDocument } from '../engine/document.ts';
import type { Analyse } from '../language/analysis.ts';
import { analyserFor } from './analyser.ts';
import { listWholeWords, takeUpWords } from './editor-words.ts';
import type { IndexParts } from './parts.ts';
import { nextVersion, readState, rulesOfIndex, setMade } from './state.ts';
import { sweep } from './sweep.ts';
import { updateCaptions } from './update-captions.ts';
import { dropDocuments, writeDocuments } from './write-index.ts';

const never = new AbortController().signal;

/**
 * Brings the index up to date with the catalogue: indexes what is new or changed, and removes what is gone. If nothing has
 * changed it writes nothing. Safe to run concurrently and to kill: each batch is a transaction that checks again what it indexes.
 * Answers the number of videos indexed.
 */
export async function updateIndex(parts: IndexParts, signal: AbortSignal = never): Promise<number> {
  const { db, atOnce = 200 } = parts;
  await takeUpWords(db);
  const wholeWords = await listWholeWords(db);
  await forgetOtherRules(db, wholeWords);
  const analyse = analyserFor(wholeWords);
  await updateCaptions(parts, analyse, signal);
  const { rows } = await db.execute<{ id: string; isDeleted: boolean }>(sql`
    select coalesce(s.video_id, d.video_id) as id, s.video_id is null as "isDeleted" from (${videoSources()}) s
    full join (select video_id, no, source from search_documents where not gone) d on d.video_id = s.video_id
    where d.source is distinct from s.source order by d.no, s.video_id`);
  const idsOf = (deleted: boolean): string[] => rows.filter(({ isDeleted }) => isDeleted === deleted).map(({ id }) => id);
  const [deleted, changed] = [idsOf(true), idsOf(false)];
  if (deleted.length > 0) await db.transaction(async (tx) => dropDocuments(tx, deleted, await nextVersion(tx)));
  for (let from = 0; from < changed.length && !signal.aborted; from += atOnce) {
    const ids = changed.slice(from, from + atOnce);
    await db.transaction((tx) => takeIn(tx, ids, analyse));
  }
  await sweep(parts, signal);
  return rows.length;
}

/** An index made by other rules, or with other whole words, is rebuilt, and serves as it is meanwhile. */
async function forgetOtherRules(db: Db, wholeWords: readonly string[]): Promise<void> {
  const made = `${rulesOfIndex} ${createHash('sha256').update(JSON.stringify(wholeWords)).digest('base64url')}`;
  if ((await readState(db)).made === made) return;
  await db.transaction(async (tx) => {
    await nextVersion(tx);
    await tx.execute(sql`delete from search_media`);
    await tx.execute(sql`update search_documents set source = 0 where not gone`);
    await setMade(tx, made);
  });
}

async function takeIn(tx: Tx, ids: readonly string[], analyse: Analyse): Promise<void> {
  const version = await nextVersion(tx);
  // The hash is read before the texts: a change in between differs from it and is indexed by the next run.
  const { rows } = await tx.execute<{ id: string; source: string }>(sql`
    select s.video_id as id, s.source::text as source from (${videoSources(ids)}) s
    left join search_documents d on d.video_id = s.video_id and not d.gone
    where d.source is distinct from s.source`);
  const sources = new Map(rows.map(({ id, source }) => [id, BigInt(source)]));
  const videos = await loadSearchSources(tx, [...sources.keys()]);
  const speech = await loadSpeech(tx, videos);
  const documents = videos.map((video) => ({
    source: sources.get(video.videoId) ?? 0n,
    video,
    analysed: { de: analyseVideo(video, 'de', speech, analyse), en: analyseVideo(video, 'en', speech, analyse) },
  }));
  await writeDocuments(tx, documents, version);
}

/** The lexemes of all spoken sentences, by clip and language. */
type Speech = ReadonlyMap<string, readonly string[]>;

const speechKey = (mediaId: string, locale: Locale): string => `${locale} ${mediaId}`;

async function loadSpeech(tx: Tx, videos: readonly SearchSource[]): Promise<Speech> {
  const ids = [...new Set(videos.filter(mayQuote).map(({ mediaId }) => mediaId))];
  const { rows } = await tx.execute<{ id: string; locale: Locale; lexemes: string[] }>(sql`
    select s.media_id as id, s.locale, array_agg(distinct l.lexeme) as lexemes
    from search_sentences s cross join unnest(s.lexemes) l (lexeme)
    where s.media_id = any(${sql.param(ids)}::uuid[]) group by s.media_id, s.locale`);
  return new Map(rows.map(({ id, locale, lexemes }) => [speechKey(id, locale), lexemes]));
}

/** Speech in restricted videos is neither found nor quoted. */
const mayQuote = ({ protection }: SearchSource): boolean => protection === 'free';

/** A video with a difficulty is an exercise (catalog/traits.ts), also where no text of it says so: 'Hüftübungen'. */
const exercise = [
  { text: 'Übung', lang: 'de' },
  { text: 'exercise', lang: 'en' },
] as const;

function analyseVideo(video: SearchSource, locale: Locale, speech: Speech, analyse: Analyse): AnalysedDocument {
  const { lang, title, topline, description, easy, tags, playlists, partner } = video.texts[locale];
  return analyseDocument(
    {
      title: { text: title, lang },
      keywords: [
        ...video.keywords.map((text) => ({ text, lang: 'de' as const })),
        ...tags,
        { text: topline, lang },
        ...(video.traits.difficulty ? exercise : []),
      ],
      lists: partner ? [...playlists, partner] : playlists,
      description: { text: easy === '' ? description : `${description} ${easy}`, lang },
      speech: (mayQuote(video) && speech.get(speechKey(video.mediaId, locale))) || [],
    },
    analyse,
  );
}
