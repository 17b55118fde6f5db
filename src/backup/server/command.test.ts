import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { repositoryNamed } from './command.ts';

describe('S18.5 the key of backups', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-backups-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const config = readConfig({ BACKUP_PASSPHRASE: 'ein langer Satz, den niemand errät' });
  const opened = () => repositoryNamed(config, folder, { mayMake: true });

  test('is made by at most one of several first backups at the same time: what they write can be read', async () => {
    const done = await Promise.allSettled([opened(), opened(), opened()]);
    const made = done.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    for (const one of done) if (one.status === 'rejected') expect(String(one.reason)).toContain('under way');
    const later = await opened();
    for (const [nth, repository] of made.entries()) {
      const { name } = await repository.put(Buffer.from(`Herz ${nth}`));
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
