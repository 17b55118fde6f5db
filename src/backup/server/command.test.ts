import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { ownMigrations } from '#platform/migrate.ts';
import { giveQuickKey } from '../../../tests/backup-key.ts';
import { backupName } from '../rules.ts';
import { repositoryNamed } from './command.ts';
import { piecePath } from './pieces.ts';
import { prune } from './prune.ts';
import { locked } from './repository.ts';
import { manifestOf } from './restore.ts';

const passphrase = 'ein langer Satz, den niemand errät';
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-backups-'));
  await giveQuickKey(folder, passphrase);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const config = readConfig({ BACKUP_PASSPHRASE: passphrase });
const opened = () => repositoryNamed(config, folder, { mayMake: true });

describe('S18.5 the key of backups', () => {
  beforeEach(() => rmSync(path.join(folder, 'key.age')));

  test('is made by at most one of several first backups at the same time: what they write can be read', async () => {
    const done = await Promise.allSettled([opened(), opened(), opened()]);
    const made = done.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    for (const one of done) if (one.status === 'rejected') expect(String(one.reason)).toContain('under way');
    const later = await opened();
    for (const [nth, repository] of made.entries()) {
      const { name } = await (await repository.pieces()).put(Buffer.from(`Herz ${nth}`));
      expect(Buffer.from(await later.piece(name)).toString()).toBe(`Herz ${nth}`);
    }
  });

  test('is not made anew where backups have lost theirs: those could no longer be read', async () => {
    const { place } = await opened();
    await place.write('pieces/00/x.age', Buffer.from('x'));
    await place.remove('key.age');
    await expect(opened()).rejects.toThrow('key.age is missing (pieces/00/x.age)');
    expect(await place.stat('key.age')).toBeNull();
    await place.remove('pieces/00/x.age');
    expect((await opened()).place).toBeDefined();
  });
});

describe('S18.5 pieces that are damaged', () => {
  const bytes = Buffer.from('Herz und Kreislauf '.repeat(100));

  test.each([0, 100])(
    'cut off to %i bytes by a backup that did not come to its end, one is written anew by the next',
    async (length) => {
      const repository = await opened();
      const { name, size } = await (await repository.pieces()).put(bytes);
      await repository.place.write(piecePath(name), Buffer.alloc(length));
      const pieces = await repository.pieces();
      expect(await pieces.put(bytes)).toEqual({ name, size, isNew: true });
      expect(Buffer.from(await repository.piece(name))).toEqual(bytes);
      expect(await pieces.put(bytes)).toEqual({ name, size, isNew: false });
      expect(await (await repository.pieces()).put(bytes)).toEqual({ name, size, isNew: false });
    },
  );

  test('of a file that has not changed count as missing where they are not as long as an earlier backup has noted', async () => {
    const repository = await opened();
    const { name, size } = await (await repository.pieces()).put(bytes);
    const had = { pieces: [name], sizes: [size] };
    expect((await repository.pieces()).sizesOf(had)).toEqual([size]);
    await repository.place.write(piecePath(name), Buffer.alloc(size - 1));
    expect((await repository.pieces()).sizesOf(had)).toBeNull();
    // A backup of an earlier version noted no sizes.
    expect((await repository.pieces()).sizesOf({ pieces: [name] })).toEqual([size - 1]);
    await repository.place.remove(piecePath(name));
    expect((await repository.pieces()).sizesOf({ pieces: [name] })).toBeNull();
  });
});

describe('S16.2 S18.5 a list of erasures that is damaged', () => {
  const [one, other] = [
    { id: '5a9a8a52-53b0-8c5f-8d3e-6f5a4c3b2a19', at: '2026-06-17T10:00:00.000Z' },
    { id: '6b9a8a52-53b0-8c5f-8d3e-6f5a4c3b2a19', at: '2026-06-18T10:00:00.000Z' },
  ];

  test('keeps no backup from being made, stays where it is, and is named to whoever restores', async () => {
    const repository = await opened();
    await repository.addErasures([one]);
    const [path1 = ''] = await repository.place.list('erasures');
    await repository.place.write(path1, Buffer.from('cut off'));
    await repository.addErasures([other]);
    expect(await repository.rewriteErasures((erasures) => [...erasures, one])).toEqual([path1]);
    await prune(repository, { daily: 1, weekly: 0, monthly: 0 });
    await expect(repository.erasures()).rejects.toThrow(
      `the list of erasures ${path1} was changed or cut off. It says who was deleted.`,
    );
    await repository.place.remove(path1);
    expect(await repository.erasures()).toEqual([other, one]);
  });

  test('and a list of a backup are named with their file', async () => {
    const repository = await opened();
    const name = backupName(new Date('2026-06-17T10:00:00Z'));
    await repository.place.write(`backups/${name}.age`, Buffer.from('cut off'));
    await expect(repository.manifest(name)).rejects.toThrow(`the list of ${name} (backups/${name}.age) was changed or cut off`);
  });
});

describe('S18.5 the folder of backups', () => {
  const modeOf = (of: string): number => statSync(of).mode & 0o777;
  const open = (place: string, mayMake = true) => repositoryNamed(config, place, { mayMake });

  test('is closed to others where the command makes it, and else left as it is; where others may write, that is said', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    try {
      const made = path.join(folder, 'a/b');
      await open(made);
      expect(modeOf(made)).toBe(0o700);
      for (const [mode, lines] of [
        [0o755, 0],
        [0o777, 1],
      ] as const) {
        const given = mkdtempSync(path.join(folder, 'given-'));
        chmodSync(given, mode);
        await open(given);
        expect(modeOf(given)).toBe(mode);
        expect(modeOf(path.join(given, 'key.age'))).toBe(0o600);
        expect(said.mock.calls.filter(([line]) => String(line).includes(given))).toHaveLength(lines);
        await open(given, false);
        expect(modeOf(given)).toBe(mode);
      }
    } finally {
      said.mockRestore();
    }
  });

  test('is not a home that no shell has put in', async () => {
    for (const named of ['~/backups', 'file:~/backups', '$HOME/backups'])
      await expect(repositoryNamed(config, named, { mayMake: true })).rejects.toThrow(
        `"${named}" is no place: ~ and $NAME are replaced by shells alone. Name the whole path.`,
      );
    expect(existsSync('~')).toBe(false);
  });

  test('is only read by what only reads', async () => {
    await opened();
    const before = statSync(folder, { bigint: true }).mtimeNs;
    await open(folder, false);
    expect(statSync(folder, { bigint: true }).mtimeNs).toBe(before);
  });

  test('is none of the site that is backed up, by whatever path, nor its bucket', async () => {
    const dataDir = path.join(folder, 'data');
    const store = path.join(folder, 'store');
    for (const one of [dataDir, store]) mkdirSync(one);
    symlinkSync(store, path.join(folder, 'link'));
    const site = readConfig({ DATA_DIR: dataDir, STORAGE_URL: `file:${store}`, BACKUP_PASSPHRASE: passphrase });
    const refused = (place: string) => expect(repositoryNamed(site, place, { mayMake: true }), place).rejects;
    for (const place of [
      store,
      `${store}/backups/new`,
      path.relative('.', store),
      path.join(folder, 'link/x'),
      `file:${store}/x`,
    ])
      await refused(place).toThrow(/^Backups cannot lie in the folder of the site's files/);
    await refused(path.join(dataDir, 'backups')).toThrow(/^Backups cannot lie in the data folder of the site/);
    expect([...readdirSync(dataDir), ...readdirSync(store)]).toEqual([]);
    const beside = path.join(folder, 'store-backups');
    await repositoryNamed(site, beside, { mayMake: true });
    expect(existsSync(path.join(beside, 'key.age'))).toBe(true);
    const endpoint = 'endpoint=https%3A%2F%2Fs3.example.org';
    const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', BACKUP_PASSPHRASE: passphrase };
    const inBucket = readConfig({ ...keys, DATA_DIR: dataDir, STORAGE_URL: `s3://site?${endpoint}` });
    await expect(repositoryNamed(inBucket, `s3://site/backups?${endpoint}&region=eu`, { mayMake: true })).rejects.toThrow(
      /^Backups cannot lie in the bucket of the site/,
    );
  });
});

test('S18.5 what a killed backup left half written in a folder goes once it is a day old', async () => {
  const repository = await opened();
  writeFileSync(path.join(folder, '.draft-killed'), 'half a piece');
  const kept = { daily: 7, weekly: 4, monthly: 12 };
  await prune(repository, kept);
  expect(readdirSync(folder)).toContain('.draft-killed');
  await prune(repository, kept, Date.now() + 25 * 60 * 60_000);
  expect(readdirSync(folder)).not.toContain('.draft-killed');
});

test('S18.5 the newest backup by name is taken only if its time has come: a clock may have been ahead', async () => {
  const repository = await opened();
  const [hour, year] = [3_600_000, 365 * 86_400_000];
  const migration = ownMigrations.at(-1) ?? { tag: '', when: 0 };
  const make = (at: Date) =>
    repository.writeManifest({
      format: 1,
      name: backupName(at),
      at: at.toISOString(),
      program: '1',
      engine: 'embedded',
      migration,
      tables: [],
      sequences: [],
      files: [],
    });
  const now = Date.now();
  for (const at of [now - hour, now + hour]) await make(new Date(at));
  expect((await manifestOf(repository, undefined)).name).toBe(backupName(new Date(now + hour)));
  const ahead = new Date(now + year);
  await make(ahead);
  await expect(manifestOf(repository, undefined)).rejects.toThrow(/yet to come.*--at/);
  expect((await manifestOf(repository, backupName(ahead))).name).toBe(backupName(ahead));
});

test('S18.5 who writes to a place is told from one that was killed, on a full disk and after a clock was ahead too', async () => {
  const { place } = await opened();
  const [own = ''] = await locked(place, () => place.list('locks'));
  const [, host, , namespace] = own.split(',');
  const [gone] = spawnSync('sh', ['-c', 'echo $$'], { encoding: 'utf8' }).stdout.split('\n');
  const free = () => locked(place, () => Promise.resolve('free'));
  await place.write(`locks/a,${host},${gone},${namespace}`, Buffer.alloc(0));
  expect(await free()).toBe('free');
  for (const living of [
    `b,${host},${process.ppid},${namespace}`,
    `c,elsewhere,${gone},${namespace}`,
    `d,${host},${gone},of-a-container`,
    `of-an-earlier-version,${host},${gone}`,
    'of-an-even-earlier-version',
  ]) {
    await place.write(`locks/${living}`, Buffer.alloc(0));
    await expect(free(), living).rejects.toThrow('under way');
    const ahead = Date.now() / 1000 + 365 * 86_400;
    utimesSync(path.join(folder, 'locks', living), ahead, ahead);
    expect(await free()).toBe('free');
  }
  expect(readdirSync(path.join(folder, 'locks'))).toEqual([]);
});
