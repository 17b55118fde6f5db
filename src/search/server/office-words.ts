import { asc, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { audit } from '#desk/server/door.ts';
import type { Db, Tx } from '#platform/database.ts';
import { hasWords } from '#platform/has-words.ts';
import type { Emergency } from '../contract.ts';
import { tokensOf } from '../language/tokens.ts';
import { tidyWord, type TidyWord } from '../word-rules.ts';
import type { Word, WordForm, WordKind, wordEndpoints } from '../word-contract.ts';
import { nextVersion } from './state.ts';
import { emergencyWords, synonyms } from './tables.ts';

/** The editors' lists entry by entry, as the office edits them; `editor-words.ts` has them whole. */

type Question = z.output<typeof wordEndpoints.words.in>;

type PairRow = typeof synonyms.$inferSelect;
type HelpRow = typeof emergencyWords.$inferSelect;

export type Stored = TidyWord & { readonly id: string };

const ofPair = ({ id, lay, medical }: PairRow): Stored => ({ id, kind: 'synonym', lay, medical });
const ofHelp = ({ id, word, help }: HelpRow): Stored => ({ id, kind: 'emergency', word, help });

/** An entry for the wire; its title is what lists call it. */
export function presentWord(entry: Stored): Word {
  const none = { lay: null, medical: null, word: null, help: null };
  return entry.kind === 'synonym'
    ? { ...none, ...entry, title: `${entry.lay} ↔ ${entry.medical}` }
    : { ...none, ...entry, title: entry.word };
}

/** What the search sees of a word: its folded words. */
export const foldedWord = (text: string): string =>
  tokensOf(text)
    .map(({ word }) => word)
    .join(' ');

/** An entry of a form with its words tidied up; `help` is looked at by the caller. */
export function tidyEntry({ kind, lay, medical, word }: WordForm, help: Emergency): TidyWord {
  return kind === 'synonym'
    ? { kind, lay: tidyWord(lay ?? ''), medical: tidyWord(medical ?? '') }
    : { kind, word: tidyWord(word ?? ''), help };
}

/** A page of one of the lists, by its words unless something else is asked for. */
export async function listEntries(
  db: Db,
  { kind, q, page, perPage, sort, order }: Question,
): Promise<{ readonly data: Stored[]; readonly total: number }> {
  const { limit, offset } = { limit: perPage, offset: (page - 1) * perPage };
  const by = order === 'desc' ? desc : asc;
  if (kind === 'synonym') {
    const where = hasWords([synonyms.lay, synonyms.medical], q);
    const first = sort === 'medical' ? [synonyms.medical, synonyms.lay] : [synonyms.lay, synonyms.medical];
    const rows = await db
      .select()
      .from(synonyms)
      .where(where)
      .orderBy(...first.map((column) => by(column)))
      .limit(limit)
      .offset(offset);
    return { data: rows.map(ofPair), total: await db.$count(synonyms, where) };
  }
  const where = hasWords([emergencyWords.word], q);
  const first = sort === 'help' ? [emergencyWords.help, emergencyWords.word] : [emergencyWords.word];
  const rows = await db
    .select()
    .from(emergencyWords)
    .where(where)
    .orderBy(...first.map((column) => by(column)))
    .limit(limit)
    .offset(offset);
  return { data: rows.map(ofHelp), total: await db.$count(emergencyWords, where) };
}

/** An entry of either list; null where there is none of this id. */
export async function findEntry(db: Db | Tx, id: string): Promise<Stored | null> {
  const [pair] = await db.select().from(synonyms).where(eq(synonyms.id, id));
  if (pair) return ofPair(pair);
  const [help] = await db.select().from(emergencyWords).where(eq(emergencyWords.id, id));
  return help ? ofHelp(help) : null;
}

/** All entries of a kind. */
export const allEntries = async (db: Db | Tx, kind: WordKind): Promise<Stored[]> =>
  kind === 'synonym' ? (await db.select().from(synonyms)).map(ofPair) : (await db.select().from(emergencyWords)).map(ofHelp);

type By = { readonly actor: string; readonly at: Date };

/** Puts an entry into its list, or in the place of the one with this id. The caller has raised the version and checked it. */
export async function putEntry(tx: Tx, id: string | null, entry: TidyWord, by: By): Promise<Stored> {
  const [row] =
    entry.kind === 'synonym'
      ? await put(tx, synonyms, id, { lay: entry.lay, medical: entry.medical })
      : await put(tx, emergencyWords, id, { word: entry.word, help: entry.help });
  if (!row) throw new Error('An entry that was there a moment ago is gone although its list is locked.');
  const stored = { ...entry, id: row.id };
  const { title } = presentWord(stored);
  await audit(tx, { ...by, action: id ? 'save' : 'create', entity: 'word', id: row.id, title, details: { kind: entry.kind } });
  return stored;
}

const put = (
  tx: Tx,
  table: typeof synonyms | typeof emergencyWords,
  id: string | null,
  values: Record<string, string>,
): Promise<{ id: string }[]> =>
  id
    ? tx.update(table).set(values).where(eq(table.id, id)).returning({ id: table.id })
    : tx
        .insert(table)
        .values(values as never)
        .returning({ id: table.id });

/** Takes entries out of either list; answers those that were there. */
export const removeEntries = (db: Db, ids: readonly string[], by: By): Promise<string[]> =>
  db.transaction(async (tx) => {
    await nextVersion(tx);
    const removed: string[] = [];
    for (const id of ids) {
      // oxlint-disable-next-line no-await-in-loop
      const entry = await findEntry(tx, id);
      if (!entry) continue;
      const table = entry.kind === 'synonym' ? synonyms : emergencyWords;
      await tx.delete(table).where(eq(table.id, id)); // oxlint-disable-line no-await-in-loop
      // oxlint-disable-next-line no-await-in-loop
      await audit(tx, { ...by, action: 'delete', entity: 'word', id, title: presentWord(entry).title });
      removed.push(id);
    }
    return removed;
  });
