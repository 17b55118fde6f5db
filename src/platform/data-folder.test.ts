import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { claimDataFolder, prepareFolder } from './data-folder.ts';
import { createLog } from './log.ts';
import { bundled } from '../../tests/bundled.ts';
import { ifMounted, mayMount, mount, remount, unmountAll } from '../../tests/mounts.ts';
import { programEnv } from '../../tests/own-server.ts';
import { emptySettings } from '../../tests/templates.ts';

let program: string;
const log = createLog({ logLevel: 'silent' });
const base = mkdtempSync(path.join(tmpdir(), 'sprechstunde-folder-'));
const folderNamed = (name: string): string => path.join(base, name);
const running = new Set<ChildProcess>();

beforeAll(async () => {
  program = await bundled('tests/keep-writing.ts');
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  unmountAll();
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** A process that writes to the folder's database; `lines` is its output so far. */
function startWriter(dataDir: string, onLine: (line: string, child: ChildProcess) => void = () => {}) {
  const child = spawn(process.execPath, [program], {
    env: { ...programEnv, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  running.add(child);
  const lines: string[] = [];
  const ended = once(child, 'close').then(() => running.delete(child));
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    onLine(line, child);
  });
  return { child, lines, ended };
}

const isMissingFrom = (kept: ReadonlySet<number>) => (line: string) =>
  line.startsWith('kept: ') && !kept.has(Number(line.slice(6)));

async function keptIn(dataDir: string): Promise<Set<number>> {
  const database = await openDatabase(readConfig({ DATA_DIR: dataDir }), log);
  try {
    const { rows } = await database.pool.query<{ n: number; size: number }>('select n, length(filling) as size from kept');
    expect(rows.filter(({ size }) => size !== 600 * 32)).toEqual([]);
    return new Set(rows.map(({ n }) => n));
  } finally {
    await database.close();
  }
}

test('kill -9 at any moment keeps every confirmed row, and the folder opens at once', { timeout: 120_000 }, async () => {
  const dataDir = folderNamed('killed');
  await emptySettings(dataDir, 'embedded');
  const printed: string[] = [];
  for (const rowsBeforeKill of [1, 7, 2 + Math.floor(Math.random() * 200), 2 + Math.floor(Math.random() * 400)]) {
    let rows = 0;
    const writer = startWriter(dataDir, (line, child) => {
      if (line.startsWith('kept: ') && (rows += 1) === rowsBeforeKill) child.kill('SIGKILL');
    });
    await writer.ended;
    expect(writer.child.signalCode).toBe('SIGKILL');
    printed.push(...writer.lines);
  }
  expect(printed.filter(isMissingFrom(await keptIn(dataDir)))).toEqual([]);
});

test(
  'kill -9 while the database is being made leaves a folder that exactly one gets and that opens',
  { timeout: 60_000 },
  async () => {
    const dataDir = folderNamed('half-made');
    mkdirSync(dataDir);
    const watcher = watch(dataDir);
    const writer = startWriter(dataDir);
    watcher.on('change', () => {
      if (existsSync(path.join(dataDir, 'database.making'))) writer.child.kill('SIGKILL');
    });
    await writer.ended;
    watcher.close();
    expect(readdirSync(dataDir)).toContain('database.making');
    expect(readdirSync(dataDir)).not.toContain('database');
    const claims = await Promise.allSettled(Array.from({ length: 20 }, () => claimDataFolder(dataDir)));
    const won = claims.filter((claim) => claim.status === 'fulfilled');
    expect(won).toHaveLength(1);
    won[0]?.value.release();
    const database = await openDatabase(readConfig({ DATA_DIR: dataDir }), log);
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
  },
);

test('a second process on the same data folder is told so in one line, and the first goes on', { timeout: 60_000 }, async () => {
  const dataDir = folderNamed('shared');
  const claim = await claimDataFolder(dataDir);
  const second = startWriter(dataDir);
  await second.ended;
  expect(second.lines).toEqual([
    expect.stringMatching(/^refused: Another Sprechstunde already uses the data folder .*\/shared\. Stop it, or set DATA_DIR/),
  ]);
  expect(second.child.exitCode).toBe(1);
  await expect(claimDataFolder(dataDir)).rejects.toThrow('Another Sprechstunde already uses');
  claim.release();
  (await claimDataFolder(dataDir)).release();
});

test('a data folder below a file stops with one line', async () => {
  writeFileSync(folderNamed('a-file'), 'x');
  await expect(claimDataFolder(folderNamed('a-file/data'))).rejects.toMatchObject({
    name: 'DataFolderError',
    message: expect.stringMatching(
      /^The data folder .*a-file\/data is below something that is not a folder\. No data was changed\. Choose another folder\.$/,
    ),
  });
});

test('S18.2 so does one where nothing can be made, and one that is a file', async () => {
  writeFileSync(folderNamed('plain'), 'x');
  for (const [folder, why] of [
    ['/proc/x', 'cannot be made there'],
    ['/proc/x/deep/data', 'cannot be made there'],
    [folderNamed('plain'), 'is not a folder'],
  ] as const)
    await expect(claimDataFolder(folder)).rejects.toThrow(
      `The data folder ${folder} ${why}. No data was changed. Choose another folder.`,
    );
  await prepareFolder(folderNamed('some/folders/deep'));
  expect(statSync(folderNamed('some/folders')).mode & 0o777).toBe(0o700);
});

test('a database that is a symbolic link is refused, and not replaced where its disk is not mounted', async () => {
  const dataDir = folderNamed('linked');
  mkdirSync(dataDir);
  symlinkSync('/srv/not-mounted/database', path.join(dataDir, 'database'));
  await expect(openDatabase(readConfig({ DATA_DIR: dataDir }), log)).rejects.toThrow(
    /^The database in .*linked\/database cannot be opened: it is a symbolic link, .+\. Move all of DATA_DIR instead\.$/,
  );
  expect(readlinkSync(path.join(dataDir, 'database'))).toBe('/srv/not-mounted/database');
});

test.runIf(mayMount)(ifMounted('a read-only data folder stops with one line and is as it was'), { timeout: 60_000 }, async () => {
  const dataDir = folderNamed('read-only');
  expect(mount('size=64m', dataDir)).toBe(true);
  writeFileSync(path.join(dataDir, 'something'), 'of mine');
  remount('ro', dataDir);
  await expect(openDatabase(readConfig({ DATA_DIR: dataDir }), log)).rejects.toMatchObject({
    name: 'DataFolderError',
    message: expect.stringMatching(
      /^The data folder .*read-only is on a read-only file system\. No data was changed\. Choose another folder\.$/,
    ),
  });
  expect(readdirSync(dataDir)).toEqual(['something']);
});

test.runIf(mayMount)(ifMounted('a full disk stops the start with one line and damages nothing'), async () => {
  const dataDir = folderNamed('full');
  expect(mount('size=8m', dataDir)).toBe(true);
  await expect(openDatabase(readConfig({ DATA_DIR: dataDir }), log)).rejects.toThrow(
    /^The data folder .*full is on a full disk \(at least 32 MB must be free,/,
  );
  expect(readdirSync(dataDir)).toEqual([]);
});

test.runIf(mayMount)(ifMounted('one that is full before a new database is whole does so too'), { timeout: 60_000 }, async () => {
  const dataDir = folderNamed('nearly-full');
  expect(mount('size=36m', dataDir)).toBe(true);
  await expect(openDatabase(readConfig({ DATA_DIR: dataDir }), log)).rejects.toThrow(
    /^The data folder .*nearly-full.* is on a full disk .* No data was changed\. Make room, or choose a folder on another disk\.$/,
  );
});

test.runIf(mayMount)(
  ifMounted('a disk that fills up while running stops the process with one line; with room again every confirmed row is there'),
  { timeout: 120_000 },
  async () => {
    const dataDir = folderNamed('filling');
    expect(mount('size=110m', dataDir)).toBe(true);
    await emptySettings(dataDir, 'embedded');
    const first = startWriter(dataDir);
    await first.ended;
    expect(first.lines.at(-1)).toBe('afterwards: refused, refused');
    expect(first.lines.at(-2)).toMatch(
      /^lost: The database in .* stopped: .*No space left on device.* What was confirmed is safe\.$/,
    );
    expect(first.lines.length).toBeGreaterThan(50);
    expect(first.child.exitCode).toBe(1);

    const second = startWriter(dataDir);
    await second.ended;
    expect(second.lines).toEqual([expect.stringContaining('is on a full disk')]);

    remount('size=300m', dataDir);
    expect(first.lines.filter(isMissingFrom(await keptIn(dataDir)))).toEqual([]);
  },
);

test.runIf(process.getuid?.() === 0)(
  'S16.6 a folder in which several users have files is not closed: it would lock them out',
  async () => {
    const folder = folderNamed('home');
    mkdirSync(path.join(folder, 'somebody'), { recursive: true });
    chownSync(path.join(folder, 'somebody'), 1234, 1234);
    chmodSync(folder, 0o755);
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    try {
      await prepareFolder(folder);
      expect(said.mock.calls.map(([line]) => line)).toEqual([
        expect.stringContaining('is open to other users, who have files there'),
      ]);
    } finally {
      said.mockRestore();
    }
    expect(statSync(folder).mode & 0o777).toBe(0o755);
  },
);

test('what a check that was killed left is removed by the next, and nothing else', async () => {
  const folder = folderNamed('checked');
  mkdirSync(folder);
  const [left, another, ofStore, own] = ['.draft-0123456789ab', '.draft-ba9876543210', '.draft-0123456789abcdef', 'draft.md'];
  for (const name of [left, another, ofStore, own]) writeFileSync(path.join(folder, name), '');
  const before = Date.now() / 1000 - 120;
  for (const name of [left, ofStore, own]) utimesSync(path.join(folder, name), before, before);
  await prepareFolder(folder);
  expect(readdirSync(folder).toSorted()).toEqual([ofStore, another, own].toSorted());
});

test('S16.6 a group keeps its right to read a folder where a front server reads it, and only there', async () => {
  const folder = folderNamed('files');
  mkdirSync(folder);
  chmodSync(folder, 0o777);
  await prepareFolder(folder, { groupMayRead: true });
  expect(statSync(folder).mode & 0o777).toBe(0o750);
  await prepareFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('S16.6 a folder that was open to others is closed, and what is written from then on is its owner’s alone', async () => {
  const folder = folderNamed('open');
  mkdirSync(folder, { mode: 0o777 });
  chmodSync(folder, 0o777);
  const before = process.umask(0);
  try {
    await prepareFolder(folder);
    writeFileSync(path.join(folder, 'note'), 'Diagnose');
    mkdirSync(path.join(folder, 'inner'));
    expect(statSync(folder).mode & 0o7777).toBe(0o700);
    expect(statSync(path.join(folder, 'note')).mode & 0o077).toBe(0);
    expect(statSync(path.join(folder, 'inner')).mode & 0o077).toBe(0);
  } finally {
    process.umask(before);
  }
});
