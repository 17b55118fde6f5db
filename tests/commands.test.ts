import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/database.ts';
import { createLog } from '../src/platform/log.ts';
import { runCommand } from './own-server.ts';
import { emptySettings } from './templates.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const dataDir = path.join(folder, 'data');

/** As `scripts/command.mjs` calls it: setup is told first where its settings go. */
const call = (name: string, ...args: readonly string[]) =>
  runCommand(name, name === 'setup' ? [path.join(folder, 'settings.env'), ...args] : args, { DATA_DIR: dataDir });

test.each(['admin', 'backup', 'export', 'import', 'move', 'restore', 'setup', 'upgrade'])(
  '%s says how it is called, refuses what it does not know, and does nothing then',
  async (name) => {
    for (const help of ['--help', '-h'])
      expect(await call(name, help)).toMatchObject({
        code: 0,
        said: expect.stringMatching(new RegExp(`^Usage: npm run ${name} `)),
        complaint: '',
      });
    expect(await call(name, '--nothing')).toMatchObject({
      code: 2,
      said: '',
      complaint: expect.stringMatching(new RegExp(`^Unknown option '--nothing'\\.\nUsage: npm run ${name} `)),
    });
    for (const made of [dataDir, '--help', '-h', '--nothing']) expect(existsSync(made), made).toBe(false);
  },
);

test('S18.2 what only reads a database makes none in a mistyped folder', async () => {
  for (const [name, ...args] of [
    ['backup', path.join(folder, 'backups')],
    ['export', path.join(folder, 'exported')],
    ['move', '--store', `file:${path.join(folder, 'files')}`],
    ['upgrade'],
  ] as const) {
    const { code, complaint } = await runCommand(name, args, { DATA_DIR: dataDir, BACKUP_PASSPHRASE: 'ein langer Satz' });
    expect({ code, complaint }, name).toEqual({
      code: 1,
      complaint: `There is no database in ${path.join(dataDir, 'database')}: npm start makes one.\n`,
    });
  }
  expect(existsSync(path.join(dataDir, 'database'))).toBe(false);
}, 120_000);

test('S18.2 what is wrong with an argument is told by its name in one line, not by that of the setting whose place it takes', async () => {
  const nowhere = 'postgres://somebody@127.0.0.1:9/site';
  const bucket = `s3://somewhere?endpoint=${encodeURIComponent('http://127.0.0.1:9')}&region=eu`;
  const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret', BACKUP_PASSPHRASE: 'ein langer Satz' };
  await (await openDatabase(readConfig(await emptySettings(dataDir, 'embedded')), createLog({ logLevel: 'silent' }))).close();
  for (const [name, args, why] of [
    ['move', ['--database', nowhere], 'The database of --database cannot be reached: connect ECONNREFUSED 127.0.0.1:9.'],
    ['move', ['--database', 'site'], 'The argument --database must be an address of the form '],
    ['move', ['--store', bucket], 'The argument --store names the bucket somewhere, which cannot be reached: '],
    ['move', ['--store', 'files'], 'The argument --store must be of the form '],
    ['backup', [bucket], 'The argument PLACE names the bucket somewhere, which cannot be reached: '],
  ] as const) {
    const { code, complaint } = await runCommand(name, args, { DATA_DIR: dataDir, ...keys });
    expect({ code, complaint }, args.join(' ')).toEqual({ code: 1, complaint: expect.stringContaining(why) });
    expect(complaint.trim().split('\n')).toHaveLength(1);
  }
}, 120_000);

test('a command that does not exist is refused with those that do', async () => {
  expect(await call('bakcup')).toEqual({
    code: 2,
    said: '',
    complaint: "There is no command 'bakcup', but admin, backup, export, import, move, restore, setup, upgrade.\n",
  });
});
