import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database.ts';
import type { Concept } from '../concepts.ts';
import type { FlagTerm } from '../flags/shapes.ts';
import type { KnownEntry } from '../word-rules.ts';
import { shippedConcepts } from '../words/concepts.ts';
import { flagRules, flagTerms } from '../words/flags/words.ts';
import { withTexts } from './shipped-texts.ts';
import { nextWords, readState, setBrought } from './state.ts';
import { broughtEntries, knownEntries } from './tables.ts';

type Entry = KnownEntry['entry'];
type Names = Readonly<Record<string, readonly string[] | undefined>>;

/** All entries shipped with this version; of two with the same key the last counts. */
const shipped = (): KnownEntry[] => [
  ...withTexts(shippedConcepts()).map((entry) => ({ kind: 'concept', entry }) as const),
  ...flagTerms.map((entry) => ({ kind: 'term', entry }) as const),
  ...flagRules.map((entry) => ({ kind: 'rule', entry }) as const),
];

const withNew = (mine: readonly string[], before: readonly string[], now: readonly string[]): readonly string[] => [
  ...mine,
  ...now.filter((name) => !before.includes(name) && !mine.includes(name)),
];

const withNewLists = (mine: Names, before: Names, now: Names): Names =>
  Object.fromEntries(
    [...new Set([...Object.keys(mine), ...Object.keys(now)])].map((name) => [
      name,
      withNew(mine[name] ?? [], before[name] ?? [], now[name] ?? []),
    ]),
  );

/**
 * Merges an entry with that of a newer version: replaced if nobody edited it; else the editors' version with new names and
 * relations added. A rule that editors changed stays theirs.
 */
function merged(kind: KnownEntry['kind'], mine: Entry, before: Entry, now: Entry): Entry {
  if (isDeepStrictEqual(mine, before)) return now;
  if (kind === 'term') {
    const [own, old, brought] = [mine, before, now] as [FlagTerm, FlagTerm, FlagTerm];
    return { ...own, names: withNew(own.names, old.names, brought.names) };
  }
  if (kind === 'concept') {
    const [own, old, brought] = [mine, before, now] as [Concept, Concept, Concept];
    const names = withNewLists(own.names, old.names, brought.names);
    const said = withNew(own.said ?? [], old.said ?? [], brought.said ?? []);
    return { ...own, names, said, edges: withNewLists(own.edges, old.edges, brought.edges) };
  }
  return mine;
}

type Row = { readonly kind: KnownEntry['kind']; readonly key: string; readonly entry: Entry };

const byId = (rows: readonly Row[]): ReadonlyMap<string, Row> => new Map(rows.map((row) => [`${row.kind} ${row.key}`, row]));

const hashOf = (entries: readonly KnownEntry[]): string =>
  createHash('sha256').update(JSON.stringify(entries)).digest('base64url');

/** Computed once: reading all that this version ships takes a tenth of a second. */
let hashOfShipped: string | undefined;

/** The number of lists. */
const kinds = 3;

/** Whether these entries were the last ones brought, and no list is empty. */
async function areBrought(db: Db, hash: string): Promise<boolean> {
  if ((await readState(db)).brought !== hash) return false;
  return (await db.selectDistinct({ kind: knownEntries.kind }).from(knownEntries)).length === kinds;
}

/**
 * Adds the shipped concepts, terms and rules to the editors' lists (S12.8, S12.10): all of them in a new installation, otherwise
 * what is new. Editors' changes, additions and deletions are kept; an empty list is filled. Idempotent.
 */
export async function bringWords(db: Db, bringing?: readonly KnownEntry[]): Promise<void> {
  const hash = bringing ? hashOf(bringing) : (hashOfShipped ??= hashOf(shipped()));
  if (await areBrought(db, hash)) return;
  const rows = (bringing ?? shipped()).map(({ kind, entry }): Row => ({ kind, key: entry.key, entry }));
  // As they are stored, which leaves out what is undefined.
  const now = byId(JSON.parse(JSON.stringify(rows)) as Row[]);
  await db.transaction(async (tx) => {
    // First, to serialise servers that start at the same time.
    await nextWords(tx);
    const before = byId(await readBrought(tx));
    const mine = byId(await tx.select().from(knownEntries));
    await putRows(
      tx,
      [...now].flatMap(([id, row]) => {
        const [own, old] = [mine.get(id), before.get(id)];
        if (!own) return old ? [] : [row];
        if (!old || isDeepStrictEqual(old.entry, row.entry)) return [];
        return [{ ...row, entry: merged(row.kind, own.entry, old.entry, row.entry) }];
      }),
    );
    const gone = [...before].filter(([id, { entry }]) => !now.has(id) && isDeepStrictEqual(mine.get(id)?.entry, entry));
    for (const [, { kind, key }] of gone)
      await tx.delete(knownEntries).where(and(eq(knownEntries.kind, kind), eq(knownEntries.key, key)));
    await tx.delete(broughtEntries);
    for (const chunk of inChunks([...now.values()])) await tx.insert(broughtEntries).values(chunk);
    await setBrought(tx, hash);
  });
}

/** What was shipped before; nothing for a kind whose list is empty, since that is filled again. */
const readBrought = (db: Db | Tx): Promise<Row[]> =>
  db
    .select()
    .from(broughtEntries)
    .where(inArray(broughtEntries.kind, db.selectDistinct({ kind: knownEntries.kind }).from(knownEntries)));

async function putRows(tx: Tx, rows: readonly Row[]): Promise<void> {
  for (const chunk of inChunks(rows)) {
    const put = tx.insert(knownEntries).values(chunk);
    await put.onConflictDoUpdate({ target: [knownEntries.kind, knownEntries.key], set: { entry: sql`excluded.entry` } });
  }
}

export const inChunks = <Item>(items: readonly Item[], size = 500): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, no) => items.slice(no * size, (no + 1) * size));
