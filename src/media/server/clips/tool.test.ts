import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { filmFile } from '../../../../tests/films.ts';
import { ifMounted, mayMount, mount, unmountAll } from '../../../../tests/mounts.ts';
import { until } from '../../../../tests/until.ts';
import { systemClock } from '#platform/clock.ts';
import type { Db } from '#platform/database.ts';
import type { Storage } from '#platform/storage.ts';
import { remuxArguments, soundArguments } from '../../clips/ffmpeg.ts';
import { systemTools, type WorkerParts } from './parts.ts';
import { encode, variantOf } from './renditions.ts';
import { inRun, type Run } from './run.ts';
import { localFile, probeFilm } from './source.ts';
import { faultOf } from './tool.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-tool-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { signal } = new AbortController();
const parts = { tools: { ...systemTools, niceness: 0 } } as WorkerParts;

/** Ids of local processes with exactly this command line. */
const running = (...called: string[]): string[] =>
  readdirSync('/proc').filter((id) => {
    try {
      return /^\d+$/.test(id) && readFileSync(`/proc/${id}/cmdline`, 'utf8') === `${called.join('\0')}\0`;
    } catch {
      // It has ended meanwhile.
      return false;
    }
  });

describe.skipIf(process.platform !== 'linux')('S10.7 a program that works for this server', () => {
  test('ends with it, also where that is killed', async () => {
    // On its own it would run for more than an hour.
    const called = ['sleep', String(4000 + process.pid)] as const;
    const script = `import('#media/server/clips/tool.ts').then(({ runTool }) =>
      runTool('${called[0]}', ['${called[1]}'], { signal: new AbortController().signal, niceness: 0 }))`;
    const server = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: path.resolve(import.meta.dirname, '../../../..'),
      stdio: 'inherit',
    });
    const seen = () => setTimeout(20).then(() => running(...called));
    expect(await until(seen, (ids) => ids.length > 0)).toHaveLength(1);
    server.kill('SIGKILL');
    await once(server, 'close');
    await until(seen, (ids) => ids.length === 0);
  });
});

describe('S10.7 a full disk', () => {
  const sourceOf = async () => {
    const file = await filmFile('landscape');
    return { file, facts: await probeFilm(parts, file, signal) };
  };

  test('is said of what is made as one file', async () => {
    const { file, facts } = await sourceOf();
    const into = path.join(folder, 'sound.m4a');
    await symlink('/dev/full', into);
    if (!facts.sound) throw new Error('This film has sound.');
    await expect(
      encode(parts, soundArguments({ file, sound: facts.sound, seconds: facts.seconds }, null, into), signal),
    ).rejects.toMatchObject({
      fault: 'no-room',
    });
  });

  test('is noticed where ffmpeg does not say so: it ends its playlists as if all were there', async () => {
    const { file, facts } = await sourceOf();
    await symlink('/dev/full', path.join(folder, 'first.mp4'));
    const target = { folder, name: 'first' };
    await encode(parts, remuxArguments(file, facts, target), signal);
    await expect(variantOf({ ...target, width: 640, height: 360 }, facts)).rejects.toMatchObject({ fault: 'no-room' });
  });

  test.runIf(mayMount)(ifMounted('that is nearly full ends a film before it takes the room of the database'), async () => {
    const work = path.join(folder, 'small');
    expect(mount('size=100m', work)).toBe(true);
    const ended = ({ signal: given }: Run): Promise<never> =>
      new Promise((_, reject) => given.addEventListener('abort', () => reject(given.reason as Error)));
    const over = await inRun({ db: {} as Db, clock: systemClock, run: 'run', folder: work, signal }, ended).catch(faultOf);
    unmountAll();
    expect(over).toBe('no-room');
  });

  test.runIf(mayMount)(ifMounted('that has no room for a film of a bucket is said before the film is fetched'), async () => {
    const work = path.join(folder, 'full');
    expect(mount('size=300m', work)).toBe(true);
    const read = vi.fn<Storage['read']>();
    const stat = async () => ({ size: 60 * 1024 * 1024, modified: new Date(0), etag: '' });
    const storage = { ...parts.storage, stat, read, fileOf: async () => null };
    const over = await localFile({ storage }, 'film', path.join(work, 'source'), signal).catch(faultOf);
    unmountAll();
    expect(over).toBe('no-room');
    expect(read).not.toHaveBeenCalled();
  });

  test('is told from other troubles, which another try may mend', () => {
    expect(faultOf(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBe('no-room');
    expect(faultOf(new Error('ENOSPC: no space left on device, write'))).toBe('no-room');
    expect(faultOf(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))).toBeNull();
    expect(faultOf('No space left on device')).toBeNull();
  });
});
