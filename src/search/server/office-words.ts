import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { audit, versionOf } from '#desk/server/door.ts';
import type { Db, Tx } from '#platform/database.ts';
import { hasWords } from '#platform/has-words.ts';
import { tidyWord, type KnownEntry } from '../word-rules.ts';
import { Word, type WordForm, type wordEndpoints } from '../word-contract.ts';
import { knownEntries } from './tables.ts';

/** The editors' lists, entry by entry, for the office; `editor-words.ts` handles whole lists. */

type Question = z.output<typeof wordEndpoints.words.in>;
type Row = typeof knownEntries.$inferSelect;

/** A stored entry on the wire; its title is its name in lists. */
export const presentWord = ({ id, kind, entry }: Pick<Row, 'id' | 'kind' | 'entry'>): Word =>
  Word.parse({ id, version: versionOf(entry), kind, title: titleOf({ kind, entry } as KnownEntry), entry });

export function titleOf(known: KnownEntry): string {
  if (known.kind !== 'concept') return known.entry.key;
  const { lay, medical, ...names } = known.entry.names;
  return [lay, medical, ...Object.values(names)].flatMap((list) => list ?? [])[0] ?? known.entry.key;
}

const tidyList = (list: readonly string[] = []): string[] => [...new Set(list.map(tidyWord).filter(Boolean))];

const tidyLists = (lists: Readonly<Record<string, readonly string[]>>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(lists)
      .map(([field, list]) => [field, tidyList(list)] as const)
      .filter(([, list]) => list.length > 0),
  );

/** Normalises an entry from a form; empty lists are dropped. */
export function tidyEntry(form: WordForm): KnownEntry {
  const key = tidyWord(form.entry.key);
  if (form.kind === 'term') return { kind: 'term', entry: { key, names: tidyList(form.entry.names) } };
  if (form.kind === 'concept') {
    const { kind, names, said, edges } = form.entry;
    const utterances = tidyList(said);
    const own = utterances.length > 0 ? { said: utterances } : {};
    return { kind: 'concept', entry: { key, kind, names: tidyLists(names), ...own, edges: tidyLists(edges) } };
  }
  const { advice, ...rule } = form.entry;
  const lists = { when: tidyList(rule.when), examples: tidyList(rule.examples), calm: tidyList(rule.calm) };
  const said = advice && (advice.de.trim() || advice.en.trim()) ? { advice: { de: advice.de.trim(), en: advice.en.trim() } } : {};
  return {
    kind: 'rule',
    entry: { ...rule, ...lists, ...said, key, source: tidyWord(rule.source), reviewer: tidyWord(rule.reviewer) },
  };
}

/** A page of one of the lists, sorted by key. */
export async function listEntries(
  db: Db,
  { kind, q, page, perPage, order }: Question,
): Promise<{ readonly data: Row[]; readonly total: number }> {
  const where = and(eq(knownEntries.kind, kind), hasWords([sql`${knownEntries.entry}::text`], q));
  const data = await db
    .select()
    .from(knownEntries)
    .where(where)
    .orderBy((order === 'desc' ? desc : asc)(knownEntries.key))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { data, total: await db.$count(knownEntries, where) };
}

/** An entry of any list; null for an unknown id. */
export async function findEntry(db: Db | Tx, id: string): Promise<Row | null> {
  const [row] = await db.select().from(knownEntries).where(eq(knownEntries.id, id));
  return row ?? null;
}

/** In the order in which the search uses them: of two equally close ones the first counts. */
export const allEntries = (db: Db | Tx): Promise<Row[]> => db.select().from(knownEntries).orderBy(asc(knownEntries.key));

type By = { readonly actor: string; readonly at: Date };

type Replaced = Pick<Row, 'id'> | null;

/** Replaces an entry, or inserts one, with an id if there is one. The caller has raised the version and validated it. */
export async function putEntry(
  tx: Tx,
  { before, newId }: { readonly before: Replaced; readonly newId: string | undefined },
  { kind, entry }: KnownEntry,
  by: By,
): Promise<Row> {
  const values = { kind, key: entry.key, entry };
  const [row] = before
    ? await tx.update(knownEntries).set(values).where(eq(knownEntries.id, before.id)).returning()
    : await tx
        .insert(knownEntries)
        .values({ ...values, ...(newId && { id: newId }) })
        .returning();
  if (!row) throw new Error('An entry that was there a moment ago is gone although its list is locked.');
  const { title } = presentWord(row);
  await audit(tx, { ...by, action: before ? 'save' : 'create', entity: 'word', id: row.id, title, details: { kind } });
  return row;
}

/** Deletes an entry. The caller has raised the version. */
export async function removeEntry(tx: Tx, row: Row, by: By): Promise<void> {
  await tx.delete(knownEntries).where(eq(knownEntries.id, row.id));
  await audit(tx, { ...by, action: 'delete', entity: 'word', id: row.id, title: presentWord(row).title });
}
