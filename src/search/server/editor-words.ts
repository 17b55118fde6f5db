import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database.ts';
import type { Concept } from '../concepts.ts';
import type { FlagRule, FlagTerm } from '../flags/shapes.ts';
import type { KnownEntry } from '../word-rules.ts';
import { wholeWords as wholeWordsAtFirst } from '../words/whole-words.ts';
import { bringWords, inChunks } from './brought-words.ts';
import { withOldPairs, withOldWords } from './old-words.ts';
import { nextWords, setMade } from './state.ts';
import { emergencyWords, knownEntries, synonyms, wholeWords } from './tables.ts';

/** What editors keep (S12.3, S12.8, S12.10). A change counts on every server at its next look, within a second. */
export type EditorWords = {
  readonly concepts: readonly Concept[];
  readonly terms: readonly FlagTerm[];
  readonly rules: readonly FlagRule[];
  readonly wholeWords: readonly string[];
};

type Kind = KnownEntry['kind'];

async function readKind<Entry extends KnownEntry['entry']>(db: Db | Tx, kind: Kind): Promise<Entry[]> {
  const rows = await db
    .select({ entry: knownEntries.entry })
    .from(knownEntries)
    .where(eq(knownEntries.kind, kind))
    .orderBy(asc(knownEntries.key));
  // Entries are validated by their kind before they are stored.
  return rows.map(({ entry }) => entry as Entry);
}

export const listWholeWords = async (db: Db | Tx): Promise<string[]> =>
  (await db.select().from(wholeWords).orderBy(asc(wholeWords.word))).map(({ word }) => word);

/** All of them. */
export const listWords = async (db: Db | Tx): Promise<EditorWords> => ({
  concepts: await readKind<Concept>(db, 'concept'),
  terms: await readKind<FlagTerm>(db, 'term'),
  rules: await readKind<FlagRule>(db, 'rule'),
  wholeWords: await listWholeWords(db),
});

const tidy = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ');

/**
 * Replaces the lists with these names; others stay. Of two entries with the same key the last counts. Other whole words require a
 * new index, which the next job builds.
 */
export async function replaceWords(db: Db | Tx, words: Partial<EditorWords>): Promise<void> {
  await db.transaction(async (tx) => {
    await nextWords(tx);
    if (words.concepts) await putKind(tx, 'concept', words.concepts);
    if (words.terms) await putKind(tx, 'term', words.terms);
    if (words.rules) await putKind(tx, 'rule', words.rules);
    if (words.wholeWords) {
      await putWholeWords(tx, words.wholeWords);
      await setMade(tx, '');
    }
  });
}

async function putKind(tx: Tx, kind: Kind, entries: readonly KnownEntry['entry'][]): Promise<void> {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  await tx.delete(knownEntries).where(eq(knownEntries.kind, kind));
  for (const chunk of inChunks([...byKey])) {
    await tx.insert(knownEntries).values(chunk.map(([key, entry]) => ({ kind, key, entry })));
  }
}

async function putWholeWords(tx: Tx, entries: readonly string[]): Promise<void> {
  const rows = [...new Set(entries.map(tidy).filter(Boolean))].map((word) => ({ word }));
  await tx.delete(wholeWords);
  for (const chunk of inChunks(rows)) await tx.insert(wholeWords).values(chunk);
}

/** Fills the lists with what this version ships, and migrates the lists of older versions. Idempotent. */
export async function takeUpWords(db: Db): Promise<void> {
  if ((await db.select().from(wholeWords).limit(1)).length === 0) await replaceWords(db, { wholeWords: wholeWordsAtFirst });
  await bringWords(db);
  await moveOldWords(db);
}

async function moveOldWords(db: Db): Promise<void> {
  const pairs = await db.select().from(synonyms);
  const words = await db.select().from(emergencyWords);
  if (pairs.length === 0 && words.length === 0) return;
  await db.transaction(async (tx) => {
    const { concepts, terms, rules } = await listWords(tx);
    await replaceWords(tx, {
      concepts: withOldPairs(
        concepts,
        pairs.map(({ lay, medical }) => [lay, medical]),
      ),
      ...withOldWords({ terms, rules }, words),
    });
    await tx.delete(synonyms);
    await tx.delete(emergencyWords);
  });
}
