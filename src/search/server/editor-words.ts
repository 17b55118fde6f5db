import { asc } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database.ts';
import type { EmergencyWord } from '../engine/emergencies.ts';
import type { Pair } from '../engine/synonyms.ts';
import { emergencyWords as emergencyWordsAtFirst } from '../words/emergency.ts';
import { synonymPairs } from '../words/pairs.ts';
import { wholeWords as wholeWordsAtFirst } from '../words/whole-words.ts';
import { nextVersion, setMade } from './state.ts';
import { emergencyWords, synonyms, wholeWords } from './tables.ts';

/** The words that editors keep (S12.3 to S12.5). A change counts on every server at its next look, within a second. */
export type EditorWords = {
  readonly synonyms: readonly Pair[];
  readonly emergencyWords: readonly EmergencyWord[];
  readonly wholeWords: readonly string[];
};

const readSynonyms = async (db: Db | Tx): Promise<Pair[]> =>
  (await db.select().from(synonyms).orderBy(asc(synonyms.lay), asc(synonyms.medical))).map(({ lay, medical }) => [lay, medical]);

const readEmergencyWords = (db: Db | Tx): Promise<EmergencyWord[]> =>
  db.select({ word: emergencyWords.word, help: emergencyWords.help }).from(emergencyWords).orderBy(asc(emergencyWords.word));

const readWholeWords = async (db: Db | Tx): Promise<string[]> =>
  (await db.select().from(wholeWords).orderBy(asc(wholeWords.word))).map(({ word }) => word);

/** All of them. */
export const listWords = async (db: Db | Tx): Promise<EditorWords> => ({
  synonyms: await readSynonyms(db),
  emergencyWords: await readEmergencyWords(db),
  wholeWords: await readWholeWords(db),
});

const tidy = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ');

const once = <Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): Entry[] => [
  ...new Map(entries.map((entry) => [keyOf(entry), entry])).values(),
];

const inChunks = <Entry>(entries: readonly Entry[], size = 1000): Entry[][] =>
  Array.from({ length: Math.ceil(entries.length / size) }, (_, at) => entries.slice(at * size, (at + 1) * size));

/**
 * Puts these in place of the lists of the same name; what is not named stays. Empty words are left out, and the same one twice is one.
 * Other whole words make the whole index anew, which the next job does.
 */
export async function replaceWords(db: Db | Tx, words: Partial<EditorWords>): Promise<void> {
  await db.transaction(async (tx) => {
    await nextVersion(tx);
    if (words.synonyms) await putSynonyms(tx, words.synonyms);
    if (words.emergencyWords) await putEmergencyWords(tx, words.emergencyWords);
    if (words.wholeWords) {
      await putWholeWords(tx, words.wholeWords);
      await setMade(tx, '');
    }
  });
}

async function putSynonyms(tx: Tx, pairs: readonly Pair[]): Promise<void> {
  const rows = once(
    pairs.map(([lay, medical]) => ({ lay: tidy(lay), medical: tidy(medical) })).filter(({ lay, medical }) => lay && medical),
    ({ lay, medical }) => JSON.stringify([lay, medical]),
  );
  await tx.delete(synonyms);
  for (const chunk of inChunks(rows)) await tx.insert(synonyms).values(chunk);
}

async function putEmergencyWords(tx: Tx, entries: readonly EmergencyWord[]): Promise<void> {
  const rows = once(
    entries.map(({ word, help }) => ({ word: tidy(word), help })).filter(({ word }) => word),
    ({ word }) => word,
  );
  await tx.delete(emergencyWords);
  for (const chunk of inChunks(rows)) await tx.insert(emergencyWords).values(chunk);
}

async function putWholeWords(tx: Tx, entries: readonly string[]): Promise<void> {
  const rows = [...new Set(entries.map(tidy).filter(Boolean))].map((word) => ({ word }));
  await tx.delete(wholeWords);
  for (const chunk of inChunks(rows)) await tx.insert(wholeWords).values(chunk);
}

/** Fills each list that is empty with what a new installation starts with. Done again it changes nothing. */
export async function fillEmptyWords(db: Db): Promise<void> {
  const isEmpty = async (table: typeof synonyms | typeof emergencyWords | typeof wholeWords): Promise<boolean> =>
    (await db.select().from(table).limit(1)).length === 0;
  const missing: Partial<EditorWords> = {
    ...((await isEmpty(synonyms)) ? { synonyms: synonymPairs } : {}),
    ...((await isEmpty(emergencyWords)) ? { emergencyWords: emergencyWordsAtFirst } : {}),
    ...((await isEmpty(wholeWords)) ? { wholeWords: wholeWordsAtFirst } : {}),
  };
  if (Object.keys(missing).length > 0) await replaceWords(db, missing);
}
