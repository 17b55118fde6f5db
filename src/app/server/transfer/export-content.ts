import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { getTableName, sql } from 'drizzle-orm';
import { listContents, type Entity } from '#desk/server/door.ts';
import { files } from '#media/server/tables.ts';
import type { Tell } from '#platform/console.ts';
import { makeFolder } from '#platform/data-folder.ts';
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
  readonly storage: Pick<Storage, 'list' | 'read'>;
  readonly entities: readonly Entity[];
  readonly folder: string;
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
 * empty.
 */
export async function exportContent({ db, storage, entities, folder, tell }: Exporting): Promise<void> {
  await makeFolder(folder, 0o777);
  if ((await readdir(folder)).length > 0) throw new ContentError([`${folder} is not empty.`]);
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
  await exportFiles({ storage, folder, tell }, new Set(uploaded));
  // Written last: without it an export is incomplete.
  await writeFile(path.join(folder, 'site.json'), written({ format, entities: transferred(entities).map(({ name }) => name) }));
}

async function exportFiles(
  { storage, folder, tell }: Pick<Exporting, 'storage' | 'folder' | 'tell'>,
  uploaded: ReadonlySet<string>,
): Promise<void> {
  for (const top of storeFolders) {
    const found = await storage.list(top);
    const wanted = top === 'files' ? found.filter((file) => uploaded.has(file)) : found;
    for (const file of wanted) {
      const target = path.join(folder, 'files', file);
      await mkdir(path.dirname(target), { recursive: true });
      await pipeline(await storage.read(file), createWriteStream(target));
    }
    tell(`files/${top}: ${wanted.length}`);
  }
}
