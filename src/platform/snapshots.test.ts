import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ifMounted, mayMount, mount, unmountAll } from '../../tests/mounts.ts';
import { until } from '../../tests/until.ts';
import { lockFile } from './data-folder.ts';
import { answerSnapshotRequests, requestSnapshot } from './snapshots.ts';

let dataDir: string;
let failures: unknown[];
let stop: () => Promise<void>;

const requests = (): string[] => readdirSync(path.join(dataDir, 'snapshots'));
/** Starts the site's side; resolves when leftovers are gone, so that a request can be made. */
async function answerWith(copyTo: (folder: string) => void): Promise<void> {
  const onFailure = (error: unknown): void => void failures.push(error);
  ({ stop } = answerSnapshotRequests({ dataDir, copyTo: async (folder) => copyTo(folder), onFailure }));
  await until(
    async () => existsSync(path.join(dataDir, 'snapshots/left-over')),
    (isThere) => !isThere,
  );
}
/** A request that is locked as by a process that lives; releasing the lock is what a kill does. */
function askAs(name: string) {
  const own = path.join(dataDir, 'snapshots', name);
  mkdirSync(own, { recursive: true });
  return { own, lock: lockFile(path.join(own, 'asker')) };
}
const gone = (folder: string) =>
  until(
    async () => existsSync(folder),
    (isThere) => !isThere,
  );
const copied = (own: string) =>
  until(
    async () => existsSync(path.join(own, 'database/rows')),
    (isThere) => isThere,
  );

const copyDatabase = (folder: string): void => cpSync(path.join(dataDir, 'database'), folder, { recursive: true });

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'sprechstunde-snapshots-'));
  mkdirSync(path.join(dataDir, 'database'));
  mkdirSync(path.join(dataDir, 'snapshots/left-over'), { recursive: true });
  writeFileSync(path.join(dataDir, 'database/rows'), 'rows');
  failures = [];
});
afterEach(async () => {
  await stop();
  rmSync(dataDir, { recursive: true });
});

test('S18.5 who asks gets a whole copy, and removes it', async () => {
  await answerWith(copyDatabase);
  const snapshot = await requestSnapshot(dataDir);
  expect(readdirSync(path.join(snapshot.dataDir, 'database'))).toEqual(['rows']);
  await snapshot.remove();
  expect(requests()).toEqual([]);
});

test('S18.5 a request is answered once, also while its folder is being removed', async () => {
  await answerWith(copyDatabase);
  const first = await requestSnapshot(dataDir);
  // Half of a removal.
  rmSync(path.join(first.dataDir, 'database'), { recursive: true });
  const second = await requestSnapshot(dataDir);
  expect(readdirSync(first.dataDir)).not.toContain('database');
  await first.remove();
  await second.remove();
  expect(failures).toEqual([]);
});

test('S18.5 a copy that fails is told to who asked, and nothing of it stays', async () => {
  await answerWith((folder) => {
    copyDatabase(folder);
    throw new Error('full');
  });
  await expect(requestSnapshot(dataDir)).rejects.toThrow(/could not copy its database/);
  expect(requests()).toEqual([]);
  expect(failures).toHaveLength(1);
});

test('S18.5 nothing stays of a copy whose asker has gone', async () => {
  const { own, lock } = askAs('gone');
  await answerWith((folder) => {
    rmSync(own, { recursive: true });
    copyDatabase(folder);
  });
  await until(
    async () => failures.length,
    (count) => count > 0,
  );
  lock?.release();
  await stop();
  expect(requests()).toEqual([]);
});

test('S16.6 S18.5 a copy whose asker is killed is removed while the site runs, and one whose asker lives is left', async () => {
  await answerWith(copyDatabase);
  const killed = askAs('killed');
  const alive = askAs('alive');
  await copied(killed.own);
  await copied(alive.own);
  killed.lock?.release();
  await gone(killed.own);
  expect(readdirSync(path.join(alive.own, 'database'))).toEqual(['rows']);
  alive.lock?.release();
  await gone(alive.own);
  expect(failures).toEqual([]);
});

test('S18.5 a site that starts anew leaves a copy that somebody reads, and removes half of one', async () => {
  const { own, lock } = askAs('reading');
  mkdirSync(path.join(own, 'database'));
  mkdirSync(path.join(dataDir, 'snapshots/waiting.copying'));
  await answerWith(() => failures.push('copied again'));
  expect(requests()).toEqual(['reading']);
  expect(readdirSync(own)).toContain('database');
  expect(failures).toEqual([]);
  lock?.release();
});

test.runIf(mayMount)(ifMounted('S18.5 a copy that would take the room of the running database is not asked for'), async () => {
  await answerWith(copyDatabase);
  const small = path.join(dataDir, 'small');
  expect(mount('size=264m', small)).toBe(true);
  try {
    mkdirSync(path.join(small, 'database'));
    writeFileSync(path.join(small, 'database/rows'), Buffer.alloc(20 << 20));
    await expect(requestSnapshot(small)).rejects.toThrow(
      /^The copy of the database does not fit on the disk of .+: it takes 20 MB, and 0 MB may be used there\. Nothing of it is left\. .*While the site is stopped no copy is needed\.$/,
    );
    expect(readdirSync(small)).toEqual(['database']);
  } finally {
    unmountAll();
  }
});
