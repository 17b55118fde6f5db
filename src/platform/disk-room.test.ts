import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { expectAllFit } from './disk-room.ts';

test('S18.5 what a restore brings to one disk has to fit there together, database and files', async () => {
  const parts = (files: number) => [600, files].map((size) => ({ size, room: { folder: tmpdir(), bytes: 1000 } }));
  await expectAllFit('The site', parts(400));
  await expect(expectAllFit('The site', parts(401))).rejects.toThrow(/^The site does not fit on the disk of /);
});
