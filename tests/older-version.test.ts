import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { officeEntitiesOf } from '../src/app/server/rooms.ts';
import { listContents, moveDrafts } from '../src/desk/server/door.ts';
import { saveEntry } from '../src/desk/server/save.ts';
import { deskUnmoved } from '../src/desk/server/tables.ts';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase, type Database } from '../src/platform/database.ts';
import { createLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import { emptySettings, engines } from './templates.ts';

/*
 * `older/0.1.json`: the rows of a 0.1 database in which one entry of each kind was published and then unpublished or deleted,
 * and the site's tables from when all of them were public.
 */
type Row = Record<string, unknown>;
const older = JSON.parse(readFileSync(new URL('older/0.1.json', import.meta.url), 'utf8')) as Readonly<
  Record<'tables' | 'before', Record<string, Row[]>>
>;
const last = '0010_brought_words';
const now = new Date('2026-11-23T10:00:00Z');
const entities = officeEntitiesOf('dr-muster');

const binned = new Set((older.tables.desk_entries ?? []).filter(({ state }) => state === 'binned').map((row) => row.entry_id));

const isName = (value: unknown): boolean => typeof value === 'string' && /^[\da-f-]{36}$/.test(value);

/** The expected content: without references to deleted entries; those to entries unpublished earlier are restored. */
const withDrafts = (content: Row): Row =>
  Object.fromEntries(
    Object.entries(content)
      .filter(([, value]) => value !== null && !binned.has(value))
      .map(([field, value]) => [
        field,
        Array.isArray(value) && value.every(isName) ? expect.arrayContaining(value.filter((one) => !binned.has(one))) : value,
      ]),
  );

describe.each(engines)('a database of 0.1 on $title', ({ engine, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-upgrade-'));
    const lines: unknown[] = [];
    const log = { info: () => undefined, error: (...line: unknown[]) => lines.push(line) } as never;
    let database: Database;
    const move = (): Promise<void> => moveDrafts({ db: database.db, entities, now, log });
    const rowsOf = async (table: string): Promise<Row[]> =>
      (await database.db.execute<{ row: Row }>(sql`select to_jsonb(t) as row from ${sql.identifier(table)} t`)).rows.map(
        ({ row }) => row,
      );

    beforeAll(async () => {
      const config = readConfig(await emptySettings(folder, engine));
      database = await openDatabase(config, createLog({ logLevel: 'silent' }));
      await migrate(database, { upTo: last });
      for (const [table, rows] of Object.entries(older.tables)) {
        const name = sql.identifier(table);
        await database.db.execute(
          sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`,
        );
      }
      await migrate(database);
      await move();
    }, 120_000);
    afterAll(async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    });

    test('S10.8 S18.5 what was no longer public, or not yet, is there with its content and its state, and nobody sees it', async () => {
      expect(lines).toEqual([]);
      expect(await database.db.select().from(deskUnmoved)).toEqual([]);
      expect((await rowsOf('videos')).map(({ shortid }) => shortid)).toEqual(['bleibt1']);
      const kept = older.tables.desk_entries ?? [];
      for (const entity of entities) {
        const contents = new Map((await listContents(database.db, entity)).map(({ id, ...content }) => [id, content]));
        for (const { entry_id: id, state, content } of kept.filter((row) => row.entity === entity.name)) {
          if (state !== 'draft') continue;
          expect(contents.get(String(id)), `${entity.name} ${String(id)}`).toMatchObject({
            state,
            ...withDrafts(content as Row),
          });
        }
      }
      await move();
    });

    test('S10.8 S18.5 published again, the site has all of it as it had before', async () => {
      for (const entity of entities) {
        for (const { id, state, publish_at: _, unpublish_at: __, ...content } of await listContents(database.db, entity)) {
          if (state !== 'draft' || content.shortid === 'ohne01') continue;
          const wish = { id, state: 'published' } as const;
          const saved = await database.db.transaction((tx) =>
            saveEntry(tx, entity, wish, content, { userId: null, locale: 'de', now }),
          );
          expect(saved, `${entity.name} ${JSON.stringify(saved)}`).toMatchObject({ ok: true });
        }
      }
      const stays = ({ id, owner_id: owner, tag_id: tag }: Row): boolean => ![id, owner, tag].some((one) => binned.has(one));
      for (const [table, before] of Object.entries(older.before)) {
        const expected = before.filter(stays).map((row) => comparable(table, row));
        // Ignores columns added since then.
        const had = new Set(before.flatMap((row) => Object.keys(row)));
        const today = await rowsOf(table);
        const found = today.map((row) =>
          comparable(table, Object.fromEntries(Object.entries(row).filter(([name]) => had.has(name)))),
        );
        expect(found.toSorted(byText), table).toEqual(expected.toSorted(byText));
      }
    });
  });
});

const byText = (a: Row, b: Row): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

/** A page's blocks are recreated with new ids when it is saved. */
function comparable(table: string, row: Row): Row {
  const { id, ...rest } = row;
  return Object.fromEntries(
    Object.entries(table === 'modules' ? rest : { id, ...rest }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}
