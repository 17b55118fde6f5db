import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { until } from '../../tests/until.ts';
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
    async () => existsSync(path.join(dataDir, 'snapshots')),
    (isThere) => !isThere,
  );
}
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
  expect(readdirSync(first.dataDir)).toEqual([]);
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
  const own = path.join(dataDir, 'snapshots/gone');
  await answerWith((folder) => {
    rmSync(own, { recursive: true });
    copyDatabase(folder);
  });
  mkdirSync(own, { recursive: true });
  await until(
    async () => failures.length,
    (count) => count > 0,
  );
  await stop();
  expect(requests()).toEqual([]);
});
