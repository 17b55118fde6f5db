import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/database.ts';
import { createLog } from '../src/platform/log.ts';
import { appliedMigrations, migrate, ownMigrations } from '../src/platform/migrate.ts';
import { programVersion } from '../src/platform/version.ts';
import { runCommand } from './own-server.ts';
import { anyEngine } from './databases.ts';
import { emptyDatabase } from './templates.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-upgrade-'));
/** A tag of 0.1, and how many migrations came since. */
const last = '0010_brought_words';
const since = ownMigrations.length - 1 - ownMigrations.findIndex(({ tag }) => tag === last);
let env: Record<string, string>;

async function upgrade(args: readonly string[] = [], more: Record<string, string> = {}) {
  const { said, ...ended } = await runCommand('upgrade', args, { ...env, ...more });
  return { ...ended, said: said.trim().split('\n') };
}

async function applied(
  change: (query: (statement: string) => Promise<unknown>) => Promise<void> = async () => {},
): Promise<number> {
  const database = await openDatabase(readConfig(env), createLog({ logLevel: 'silent' }));
  const client = await database.pool.connect();
  try {
    await change((statement) => client.query(statement));
    return (await appliedMigrations(client)).length;
  } finally {
    client.release();
    await database.close();
  }
}

beforeAll(async () => {
  env = { DATA_DIR: path.join(folder, 'data'), DEMO: 'off', ...(await emptyDatabase(anyEngine)) };
  const database = await openDatabase(readConfig(env), createLog({ logLevel: 'silent' }));
  await migrate(database, { upTo: last });
  await database.close();
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('S18.9 it says what an upgrade will do and does nothing; told so, it does it, once', async () => {
  const before = await applied();
  const { code, said, complaint } = await upgrade();
  expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
  expect(said[0]).toBe(`This program is version ${programVersion}; the data were served by 0.1.`);
  for (const { tag } of ownMigrations.slice(-since))
    expect(said).toContainEqual(
      expect.stringMatching(
        new RegExp(`^${tag}: (?:servers of the version before go on running|stop servers of the version before first)$`),
      ),
    );
  expect(said).toContain('0016_backups: servers of the version before go on running');
  expect(said).toContainEqual(expect.stringMatching(/^0011_entries_with_state: stop servers/));
  expect(said).toContainEqual(expect.stringMatching(/^ {4}ALTER TABLE .+: ADD COLUMN /));
  expect(said.at(-2)).toBe('BACKUP_URL is not set: make a backup first (npm run backup -- PLACE).');
  expect(said.at(-1)).toBe(`${since} migrations are pending. Do it: npm run upgrade -- --yes, or npm start.`);
  expect(await applied()).toBe(before);

  const done = await upgrade(['--yes']);
  expect([done.code, done.complaint, done.said.at(-1)]).toEqual([0, '', `${since} migrations are done.`]);
  expect(await applied()).toBe(ownMigrations.length);
  const again = await upgrade(['--yes']);
  expect(again.said).toEqual([
    `This program is version ${programVersion}; the data were served by ${programVersion}.`,
    'No migration is pending.',
  ]);
}, 240_000);

test('S18.9 S18.2 wrong words, no database and a newer one are one line each, and nothing is made', async () => {
  const refusal = async (args: readonly string[], more: Record<string, string> = {}): Promise<string> => {
    const { code, complaint } = await upgrade(args, more);
    expect(code, complaint).toBe(1);
    expect(complaint.trim().split('\n'), complaint).toHaveLength(1);
    return complaint.trim();
  };
  expect(await upgrade(['--now'])).toMatchObject({
    code: 2,
    complaint: expect.stringContaining('Usage: npm run upgrade [-- --yes]'),
  });
  const nowhere = path.join(folder, 'nowhere');
  expect(await refusal([], { DATA_DIR: nowhere, DATABASE_URL: '' })).toMatch(/^There is no database in .+nowhere/);
  expect(existsSync(nowhere)).toBe(false);
  await applied(async (query) => {
    await query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)`);
  });
  expect(await refusal(['--yes'])).toMatch(/^The database is from a newer version than this program: /);
  expect(await applied()).toBe(ownMigrations.length + 1);
}, 240_000);
