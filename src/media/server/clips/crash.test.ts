import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { clipSlots } from '#app/server/clips.ts';
import { enqueue, startWorkers } from '#jobs/server/door.ts';
import { systemClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { openDatabase, type Database } from '#platform/database.ts';
import { createLog } from '#platform/log.ts';
import { migrate } from '#platform/migrate.ts';
import { localStorage } from '#platform/storage-local.ts';
import { programEnv } from '../../../../tests/own-server.ts';
import { filmFile } from '../../../../tests/films.ts';
import { anyEngine, everySuiteOnBoth } from '../../../../tests/databases.ts';
import { emptyDatabase, engines } from '../../../../tests/templates.ts';
import { until } from '../../../../tests/until.ts';
import { transcodes } from '../tables.ts';
import { clipDuties } from './duties.ts';
import { makeClip } from './kinds.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-killed-clip-'));
const log = createLog({ logLevel: 'silent' });
const children = new Set<ChildProcess>();
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});

describe.each(everySuiteOnBoth ? engines : engines.filter(({ engine }) => engine === anyEngine))(
  'S10.7 a process that is killed while it makes a clip, on $title',
  ({ engine, isMissing }) => {
    test.skipIf(isMissing)('is followed by another, which begins again and ends well', { timeout: 240_000 }, async () => {
      const dataDir = path.join(folder, engine);
      const settings = { DATA_DIR: dataDir, ...(await emptyDatabase(engine)) };
      const storage = localStorage(path.join(dataDir, 'files'));
      const workFolder = path.join(dataDir, 'work');
      const [id, file] = [randomUUID(), randomUUID()];
      await storage.write(`uploads/${file}`, await readFile(await filmFile('landscape')));

      const before = await openOwn(settings);
      const now = new Date();
      await before.db
        .insert(transcodes)
        .values({ id, fileId: file, title: 'Film', folder: `media/${id}`, createdAt: now, updatedAt: now });
      await enqueue(before.db, makeClip, { clip: id, round: 1 }, { key: `${id}:1` });
      await before.close();

      const child = spawn(process.execPath, ['tests/make-clips.ts'], {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...programEnv, ...settings },
      });
      children.add(child);
      const laddersIn = (): string[] =>
        existsSync(workFolder)
          ? readdirSync(workFolder, { recursive: true, encoding: 'utf8' }).filter((name) => /\/hls\/.*\.mp4$/.test(name))
          : [];
      await until(
        () => setTimeout(20).then(laddersIn),
        (names) => names.length > 0,
      );
      child.kill('SIGKILL');
      await once(child, 'close');

      const database = await openOwn(settings);
      const rowNow = async () => {
        const [row] = await database.db.select().from(transcodes).where(eq(transcodes.id, id));
        return row;
      };
      const killed = await rowNow();
      expect(killed).toMatchObject({ state: 'playable' });
      const master = () => readFile(path.join(dataDir, `files/media/${id}/hls/master.m3u8`), 'utf8');
      expect(await master()).toContain('first-');

      const openSource = async () => ({ path: `uploads/${file}`, name: 'film.mp4' });
      const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe', niceness: 0 };
      const parts = { db: database.db, storage, clock: systemClock, log, ...clipSlots, openSource, workFolder, tools };
      const workers = await startWorkers({ database, log, duties: clipDuties(parts) });
      // Simulates several minutes without a heartbeat, and skips the retry delay.
      await database.db.execute(
        sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '5 minutes' where state = 'active'`,
      );
      await database.db.execute(sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`);
      await workers.takeOver();
      await database.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
      const done = await until(rowNow, (row) => row?.state === 'ready' || row?.state === 'failed');
      expect(done).toMatchObject({ state: 'ready', run: null });
      const names = done?.variants.map(({ name }) => name) ?? [];
      expect(names).toHaveLength(2);
      for (const name of names) expect(await master()).toContain(`${name}.m3u8`);
      expect(await master()).not.toContain('first-');
      for (const name of names) {
        const playlist = await readFile(path.join(dataDir, `files/media/${id}/hls/${name}.m3u8`), 'utf8');
        expect(playlist).toContain('#EXT-X-ENDLIST');
      }
      await workers.stop();
      await database.close();
    });
  },
);

async function openOwn(settings: NodeJS.ProcessEnv): Promise<Database> {
  const database = await openDatabase(readConfig(settings), log);
  await migrate(database);
  return database;
}
