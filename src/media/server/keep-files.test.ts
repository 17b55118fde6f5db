import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { settableClock } from '#platform/clock.ts';
import { localStorage } from '#platform/storage-local.ts';
import { sweepDrafts } from './keep-files.ts';

test('S10.5 what a killed process left half written in the store goes after a day', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'sprechstunde-drafts-'));
  writeFileSync(path.join(root, '.draft-killed'), 'half a film');
  const clock = settableClock(new Date());
  const storage = localStorage(root);
  await sweepDrafts({ clock, storage });
  expect(readdirSync(root)).toEqual(['.draft-killed']);
  clock.advance(25 * 60 * 60_000);
  await sweepDrafts({ clock, storage });
  expect(readdirSync(root)).toEqual([]);
  rmSync(root, { recursive: true });
});
