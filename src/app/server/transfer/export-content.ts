import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { getTableName, sql } from 'drizzle-orm';
import { listContents, type Entity } from '#desk/server/door.ts';
import { files } from '#media/server/tables.ts';
import type { Tell } from '#platform/console.ts';
import { makeFolder } from '#platform/data-folder.ts';
import { expectFits, roomBeside } from '#platform/disk-room.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Storage } from '#platform/storage.ts';
import {
  ContentError,
  fileOfTable,
  format,
  storeFolders,
  tablesAfter,
  tablesBefore,
  transferred,
  type Transferred,
} from './parts.ts';

type Exporting = {
  readonly db: Db;
  readonly storage: Pick<Storage, 'entries' | 'read'>;
  readonly entities: readonly Entity[];
  readonly folder: string;
  /** Folders of the site, which may be on the same disk. */
  readonly siteFolders: readonly string[];
  readonly tell: Tell;
};

const written = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Rows in a stable order, so that two exports can be compared. */
async function rowsOf(tx: Tx, { table, as = (row) => row }: Transferred): Promise<unknown[]> {
  const { rows } = await tx.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(t) as row from ${sql.identifier(getTableName(table))} t order by to_jsonb(t)::text`,
  );
  return rows.map(({ row }) => as(row));
}

/**
 * Writes all content into an empty folder (S18.7), from one database snapshot. Throws `ContentError` if the folder is not
 * empty, `NoRoomError` if the content does not fit. After a failure the folder is empty again.
 */
export async function exportContent(exporting: Exporting): Promise<void> {
  const { folder } = exporting;
  await makeFolder(folder, 0o777);
  if ((await readdir(folder)).length > 0) throw new ContentError([`${folder} is not empty.`]);
  try {
    await writeContent(exporting);
  } catch (error) {
    for (const name of await readdir(folder)) await rm(path.join(folder, name), { recursive: true, force: true });
    throw error;
  }
}

async function writeContent({ db, storage, entities, folder, siteFolders, tell }: Exporting): Promise<void> {
  const uploaded = await db.transaction(
    async (tx) => {
      for (const entity of transferred(entities)) {
        const entries = await listContents(tx, entity);
        await mkdir(path.join(folder, entity.name), { recursive: true });
        for (const entry of entries) {
          await writeFile(path.join(folder, entity.name, `${entry.id}.json`), written(entry));
        }
        tell(`${entity.name}: ${entries.length}`);
      }
      await mkdir(path.join(folder, 'tables'), { recursive: true });
      for (const one of [...tablesBefore, ...tablesAfter]) {
        const rows = await rowsOf(tx, one);
        await writeFile(path.join(folder, fileOfTable(one.table)), written(rows));
        tell(`${getTableName(one.table)}: ${rows.length}`);
      }
      return (await tx.select({ path: files.path }).from(files)).map((file) => file.path);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  await exportFiles({ storage, folder, siteFolders, tell }, new Set(uploaded));
  // Written last: without it an export is incomplete.
  await writeFile(path.join(folder, 'site.json'), written({ format, entities: transferred(entities).map(({ name }) => name) }));
}

async function exportFiles(
  { storage, folder, siteFolders, tell }: Pick<Exporting, 'storage' | 'folder' | 'siteFolders' | 'tell'>,
  uploaded: ReadonlySet<string>,
): Promise<void> {
  const wanted = new Map<string, string[]>(storeFolders.map((top) => [top, []]));
  let size = 0;
  for (const [top, paths] of wanted)
    for await (const entry of storage.entries(top)) {
      if (top === 'files' && !uploaded.has(entry.path)) continue;
      paths.push(entry.path);
      size += entry.size;
    }
  expectFits({ name: 'The content', size }, await roomBeside(folder, siteFolders));
  for (const [top, paths] of wanted) {
    for (const file of paths) {
      const target = path.join(folder, 'files', file);
      await mkdir(path.dirname(target), { recursive: true });
      await pipeline(await storage.read(file), createWriteStream(target));
    }
    tell(`files/${top}: ${paths.length}`);
  }
}
