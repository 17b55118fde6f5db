import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { importEntries, type Entity } from '#desk/server/door.ts';
import { isNoted, notePlacement, placeFiles, waitsAt } from '#media/server/door.ts';
import { bumpContent } from '#platform/content-version.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/console.ts';
import { expectFits } from '#platform/disk-room.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Storage } from '#platform/storage.ts';
import { ContentError, tablesAfter, tablesBefore } from './parts.ts';
import { readContent, type SiteContent } from './read-content.ts';

type Importing = {
  readonly db: Db;
  readonly storage: Storage;
  readonly entities: readonly Entity[];
  readonly folder: string;
  readonly clock: Clock;
  readonly tell: Tell;
  /** Reports what would change without changing anything. */
  readonly isDry: boolean;
};

/** Rolls back the transaction of a dry run. */
class DryRun extends Error {}

/**
 * Imports content written by `exportContent` (S18.7): new entries are added, changed ones overwritten, and those missing from
 * the folder kept. All rows are written in one transaction; new files are copied before it, changed ones
 * put in their places after it, also if this process is killed in between.
 * Throws `ContentError` with all problems, without having changed anything.
 */
export async function importContent(importing: Importing): Promise<void> {
  const { db, storage, entities, folder, tell, isDry } = importing;
  const read = await readContent(folder, entities);
  const compared = await compareFiles(storage, read.files);
  tell(`files: ${compared.added.length} new, ${compared.changed.length} changed`);
  await expectRoom(storage, read.files, compared);
  const importAll = (last: (tx: Tx) => Promise<void>): Promise<void> =>
    db.transaction(async (tx) => {
      await importSite(tx, read, importing);
      await last(tx);
    });
  const undo = (): Promise<void> => Promise.reject(new DryRun());
  try {
    await (isDry ? importAll(undo) : withFiles(importing, read.files, compared, importAll));
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
}

type Compared = { readonly added: readonly string[]; readonly changed: readonly string[] };

/** Changed files lie aside before they come into their places, so they need their room too. */
async function expectRoom(storage: Storage, from: string, { added, changed }: Compared): Promise<void> {
  const sizes = [...added, ...changed].map(async (file) => (await stat(path.join(from, file))).size);
  const size = (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0);
  const room = await storage.room?.();
  if (room) expectFits({ name: 'The content', size }, room);
}

/**
 * Writes the files into the store, the changed ones aside, and then does the work, with whose rows these come into their places.
 * If either fails, the store is as it was; a kill leaves at most new files that nothing refers to.
 */
async function withFiles(
  { db, storage, clock }: Pick<Importing, 'db' | 'storage' | 'clock'>,
  from: string,
  { added, changed }: Compared,
  work: (last: (tx: Tx) => Promise<void>) => Promise<void>,
): Promise<void> {
  const id = randomUUID();
  const at = clock.now();
  const put = async (file: string, target = file): Promise<void> =>
    storage.write(target, createReadStream(path.join(from, file)));
  try {
    for (const file of added) await put(file);
    for (const file of changed) await put(file, waitsAt(id, file));
    await work((tx) => notePlacement(tx, id, at));
  } catch (error) {
    // A connection that breaks in the commit does not say what came of it.
    if (await isNoted(db, id)) throw error;
    for (const file of [...added, ...changed.map((one) => waitsAt(id, one))]) await storage.remove(file);
    throw error;
  }
  await placeFiles({ db, storage }).catch((error: Error) => {
    throw new ContentError([
      `All content is in, but not all of its files are in their places: ${error.message}. The site puts them there within a minute of its start, as soon as it can.`,
    ]);
  });
}

type Options = Pick<Importing, 'clock' | 'tell'> & { readonly isRecorded?: boolean };

/** Imports the rows of content: those of an export, or of the demo. */
export async function importSite(tx: Tx, { entries, rows }: SiteContent, { clock, tell, ...options }: Options): Promise<void> {
  for (const { table } of tablesBefore) await upsert(tx, table, rows.get(table) ?? [], tell);
  const actor = { userId: null, locale: 'de', now: clock.now() } as const;
  const { counts, problems } = await importEntries(tx, entries, actor, options);
  if (problems.length > 0) throw new ContentError(problems);
  for (const [entity, { added, changed }] of counts) {
    const all = entries.get(entity)?.length ?? 0;
    if (all > 0) tell(`${entity.name}: ${added} new, ${changed} changed, ${all - added - changed} the same`);
  }
  for (const { table } of tablesAfter) await upsert(tx, table, rows.get(table) ?? [], tell);
  await bumpContent(tx);
}

/** Upserts rows by key, in the columns that they name. */
async function upsert(tx: Tx, table: PgTable, rows: readonly Record<string, unknown>[], tell: Tell): Promise<void> {
  if (rows.length === 0) return;
  const name = sql.identifier(getTableName(table));
  const named = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = Object.values(getTableColumns(table)).filter((column) => named.has(column.name));
  const composite = getTableConfig(table).primaryKeys.flatMap((key) => key.columns.map((column) => column.name));
  const keys = composite.length > 0 ? composite : columns.filter(({ primary }) => primary).map((column) => column.name);
  const rest = columns.map((column) => column.name).filter((column) => !keys.includes(column));
  const list = (names: readonly string[]) =>
    sql.join(
      names.map((one) => sql.identifier(one)),
      sql`, `,
    );
  const set = sql.join(
    rest.map((one) => sql`${sql.identifier(one)} = excluded.${sql.identifier(one)}`),
    sql`, `,
  );
  const differs = sql`(${sql.join(
    rest.map((one) => sql`t.${sql.identifier(one)}`),
    sql`, `,
  )}) is distinct from (${sql.join(
    rest.map((one) => sql`excluded.${sql.identifier(one)}`),
    sql`, `,
  )})`;
  const { rowCount } = await tx.execute(sql`
    insert into ${name} as t (${list(columns.map((column) => column.name))})
    select ${list(columns.map((column) => column.name))} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)
    on conflict (${list(keys)}) ${rest.length > 0 ? sql`do update set ${set} where ${differs}` : sql`do nothing`}`);
  tell(`${getTableName(table)}: ${rowCount ?? 0} new or changed, ${rows.length - (rowCount ?? 0)} the same`);
}

/** Files of the folder that the store does not have, or has with different content. */
async function compareFiles(storage: Storage, folder: string): Promise<Compared> {
  const added: string[] = [];
  const changed: string[] = [];
  for (const file of await filesBelow(folder)) {
    const known = await storage.stat(file);
    if (!known) added.push(file);
    else if ((await digest(createReadStream(path.join(folder, file)))) !== (await digest(await storage.read(file))))
      changed.push(file);
  }
  return { added, changed };
}

async function filesBelow(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .toSorted();
}

async function digest(stream: NodeJS.ReadableStream): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(stream, hash);
  return hash.digest('hex');
}
