import { mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { officeEntry } from '#paths/office-pages.ts';
import { builtOffice } from './build.ts';

test('S18.3 a script of the office that could not be read once is read at the next request', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-office-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, '.vite'));
  writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify({ [officeEntry]: { file: 'assets/office.js' } }));
  const script = path.join(folder, 'assets/office.js');
  // Reading a folder fails, as with too many open files.
  mkdirSync(script, { recursive: true });
  const office = await builtOffice(folder);
  await expect(office.file('office.js', 'identity')).rejects.toThrow('EISDIR');
  rmdirSync(script);
  writeFileSync(script, 'start()');
  expect((await office.file('office.js', 'identity'))?.bytes.toString()).toBe('start()');
});
