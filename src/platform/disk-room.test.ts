import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { expectAllFit } from './disk-room.ts';

test('S18.5 what a restore brings to one disk has to fit there together, database and files', async () => {
  // The store's folder is yet to be made.
  const folders = [tmpdir(), path.join(tmpdir(), randomUUID(), 'files')];
  const parts = (files: number) => [600, files].map((size, at) => ({ size, room: { folder: folders[at] ?? '', bytes: 1000 } }));
  await expectAllFit('The site', parts(400));
  await expect(expectAllFit('The site', parts(401))).rejects.toThrow(/^The site does not fit on the disk of /);
});
