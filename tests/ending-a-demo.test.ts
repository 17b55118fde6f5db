import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { codes } from '../demo/content/codes.ts';
import { demoPassword, members } from '../demo/content/members.ts';
import { admin } from '../src/app/server/admin.ts';
import { demoMark, findDemo } from '../src/app/server/demo.ts';
import { openHouse } from '../src/app/server/house.ts';
import { systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase, type Database } from '../src/platform/database.ts';
import { createLog } from '../src/platform/log.ts';
import { openStorage } from '../src/platform/open-storage.ts';
import { secretNamed } from '../src/platform/secrets.ts';
import { filledSettings } from './templates.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-ending-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Rows of any table that contain one of the texts, as `schema.table: row`. */
async function rowsWith({ pool }: Pick<Database, 'pool'>, texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await pool.query<{ schemaname: string; tablename: string }>(
    `select schemaname, tablename from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`,
  );
  const found: string[] = [];
  for (const { schemaname: schema, tablename: table } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select left(t::text, 300) as row from "${schema}"."${table}" t
       where exists (select 1 from unnest($1::text[]) as wanted where position(lower(wanted) in lower(t::text)) > 0) limit 3`,
      [texts],
    );
    found.push(...rows.map(({ row }) => `${schema}.${table}: ${row}`));
  }
  return found;
}

test('S16.8 after a demo has ended no table holds its people, codes, payments and secrets; what editors made stays', async () => {
  const settings = await filledSettings(folder);
  const config = readConfig({ ...settings, DEMO: 'on' });
  const log = createLog({ logLevel: 'silent' });
  const emails = members.map(({ email }) => email);
  let secret = '';

  const database = await openDatabase(config, log);
  const storage = await openStorage(config);
  const demo = await findDemo();
  secret = (await secretNamed(database.db, demoMark)).toString('base64url');
  const parts = { config, database, storage, clock: systemClock, log };
  const house = await openHouse(parts);
  expect(await demo?.letIn(parts, house)).toContain(demoPassword);
  // An editor of the real team edits a demo page and adds a video.
  await database.pool.query(`update content.pages set title = 'Von uns geändert' where slug = 'kontakt'`);
  await database.pool.query(
    `insert into users (email, name, surname, created_at) values ('chefin@praxis.example', 'Erika', 'Beispiel', now())`,
  );
  expect(await rowsWith(database, emails)).not.toEqual([]);
  expect(await rowsWith(database, [secret])).not.toEqual([]);
  await database.close();

  expect(await admin({ ...settings, DEMO: 'off' }, ['end-demo'])).toMatch(/^The demo has ended/);

  const after = await openDatabase(config, log);
  try {
    expect(await rowsWith(after, emails)).toEqual([]);
    expect(await rowsWith(after, [secret, demoMark])).toEqual([]);
    const { rows } = await after.pool.query<{ code: string; is_void: boolean }>(
      'select code, is_void from content.codes where not is_void',
    );
    expect(rows).toEqual([]);
    expect(codes.length).toBeGreaterThan(3);
    const { rows: kept } = await after.pool.query<{ title: string }>(`select title from content.pages where slug = 'kontakt'`);
    expect(kept).toEqual([{ title: 'Von uns geändert' }]);
    const { rows: people } = await after.pool.query<{ email: string }>('select email from users');
    expect(people).toEqual([{ email: 'chefin@praxis.example' }]);
    const { rows: books } = await after.pool.query(
      'select number from orders union all select number from invoices union all select kind from paper_series',
    );
    expect(books, 'the first real invoice has number 1').toEqual([]);
    const { rows: seller } = await after.pool.query(`select value from settings where key = 'seller'`);
    expect(seller).toEqual([]);
    const { rows: played } = await after.pool.query<{ found: string | null }>(
      `select to_regclass('stand_in_objects')::text as found`,
    );
    expect(played).toEqual([{ found: null }]);
  } finally {
    await after.close();
  }
}, 240_000);
