import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';

/**
 * What a cached answer was made of, gathered while it is made: the statements that were sent to the database and, for some of
 * them, the rows that alone they depend on (`readingRows`). `content-changes.ts` compares it with what was changed.
 */
export class Reads {
  readonly statements = new Set<Statement>();
  readonly rows = new Set<number>();
  /** Those of shared objects that the answer was made of. */
  readonly parts = new Set<Reads>();
}

/** A statement's text as far as it tells what the answer depends on. */
export type Statement = {
  readonly text: string;
  /** Every name in it: tables, columns, aliases. */
  readonly names: ReadonlySet<string>;
  /** Whether it may use columns that it does not name. */
  readonly hasWholeRows: boolean;
  /** Tables of which it depends on certain rows only, or on certain columns. */
  readonly byRow: readonly string[];
  readonly byColumn: ByColumn;
};

/** Columns by table. */
export type ByColumn = Readonly<Record<string, readonly string[]>>;

const recorders = new AsyncLocalStorage<Reads | undefined>();

const known = new LRUCache<string, Statement>({ max: 2000 });

function statementOf(text: string, byRow: readonly string[] = [], byColumn: ByColumn = {}): Statement {
  const key = `${byRow.join()} ${JSON.stringify(byColumn)}\n${text}`;
  const found = known.get(key);
  if (found) return found;
  const plain = text.toLowerCase().replaceAll(/count\s*\(\s*\*\s*\)/g, '');
  const statement = {
    text,
    names: new Set(plain.match(/[a-z_][a-z0-9_]*/g)),
    hasWholeRows: /\*|to_json|json_agg|jsonb_agg/.test(plain),
    byRow,
    byColumn,
  };
  known.set(key, statement);
  return statement;
}

/** A row by its id, as a number: a page is made of hundreds. Two ids that share one remake a page in vain. */
export const rowKey = (id: string): number =>
  (Math.imul(Number.parseInt(id.slice(0, 8), 16), 31) + Number.parseInt(id.slice(-8), 16)) >>> 0;

/** Called for each statement that is sent to the database. */
export function noteStatement(text: string): void {
  recorders.getStore()?.statements.add(statementOf(text));
}

/** For what comes from the memory of the process: the answer depends on every change. */
export const noteUnknown = (): void => noteStatement('');

/** Whether an answer is being made that will be kept. */
export const isRecording = (): boolean => recorders.getStore() !== undefined;

/** Notes what a shared object was made of. */
export function noteReads(reads: Reads): void {
  recorders.getStore()?.parts.add(reads);
}

/** Runs `work` and gathers what it reads. */
export async function recordingReads<Value>(work: () => Promise<Value>): Promise<{ value: Value; reads: Reads }> {
  const reads = new Reads();
  // A query of Drizzle's is sent only once it is awaited: within the context, or its statement is noted elsewhere.
  const value = await recorders.run(reads, async () => await work());
  return { value, reads };
}

/** For queries of the process itself, on which no answer depends. */
export const withoutRecording = <Value>(work: () => Value): Value => recorders.run(undefined, work);

/** Rows by their ids, and the tables of which a result depends on these alone. */
export type Rows = { readonly tables: readonly string[]; readonly ids: Iterable<string> };

/** Runs queries that use no other columns of these tables than those named, though their text might say more. */
export async function readingColumns<Value>(columns: ByColumn, read: () => Promise<Value>): Promise<Value> {
  const outer = recorders.getStore();
  if (!outer) return read();
  const { value, reads } = await recordingReads(read);
  for (const { text } of reads.statements) outer.statements.add(statementOf(text, [], columns));
  for (const part of reads.parts) outer.parts.add(part);
  return value;
}

/**
 * Runs queries whose result depends on some tables by certain rows only: those that have one of the ids as their own or in a
 * column `*_id`, so what was found and that by whose ids more is found. Null, for what was not found: it depends on all rows.
 */
export async function readingRows<Value>(read: () => Promise<Value>, rowsOf: (value: Value) => Rows | null): Promise<Value> {
  const outer = recorders.getStore();
  if (!outer) return read();
  const { value, reads } = await recordingReads(read);
  const { tables, ids } = rowsOf(value) ?? { tables: [], ids: [] };
  for (const id of ids) outer.rows.add(rowKey(id));
  for (const { text } of reads.statements) outer.statements.add(statementOf(text, tables));
  for (const part of reads.parts) outer.parts.add(part);
  return value;
}

/** For a lookup of one entry by a unique name. */
export const readingEntry = <Row extends { readonly id: string }>(
  tables: readonly string[],
  read: () => Promise<Row[]>,
): Promise<Row[]> => readingRows(read, ([row]) => (row ? { tables, ids: [row.id] } : null));
