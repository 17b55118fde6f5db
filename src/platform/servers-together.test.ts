import { sql } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { emptySettings, engines } from '../../tests/templates.ts';
import { readConfig } from './config.ts';
import { bumpContent, readContentVersion, watchContentVersion, type Changes } from './content-version.ts';
import { openDatabase, type Database } from './database.ts';
import { createLog } from './log.ts';
import { migrate } from './migrate.ts';
import { secretNamed } from './secrets.ts';

const log = createLog({ logLevel: 'silent' });

describe.each(engines)('S18.3 on $title', ({ engine, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-together-'));
    const opened: Database[] = [];
    /** As many servers as the engine allows: one embedded, three on PostgreSQL. */
    let servers: readonly Database[] = [];
    let one: Database;

    beforeAll(async () => {
      const config = readConfig(await emptySettings(folder, engine));
      for (let i = 0; i < (engine === 'postgres' ? 3 : 1); i += 1) opened.push(await openDatabase(config, log));
      [one] = opened as [Database];
      servers = engine === 'postgres' ? opened : [one, one, one];
    }, 60_000);
    afterAll(async () => {
      await Promise.all(opened.map((database) => database.close()));
      rmSync(folder, { recursive: true, force: true });
    });

    test('S18.5 servers that start at once apply each migration once', async () => {
      await Promise.all(servers.map((server) => migrate(server)));
      await migrate(one);
      const { rows } = await one.pool.query(
        'select count(*)::int as applied, count(distinct hash)::int as different from drizzle.__drizzle_migrations',
      );
      expect(rows[0].applied).toBeGreaterThan(0);
      expect(rows[0].applied).toBe(rows[0].different);
    });

    test('a secret is made once for all of them', async () => {
      const made = await Promise.all([...servers, ...servers].map(({ db }) => secretNamed(db, 'asset')));
      expect(new Set(made.map((key) => key.toString('hex'))).size).toBe(1);
      expect(made[0]).toHaveLength(32);
      expect((await secretNamed(one.db, 'other')).equals(made[0] as Buffer)).toBe(false);
    });

    test('the content version rises with a change that was stored, and with no other', async () => {
      expect(await readContentVersion(one.db)).toBe('0');
      await Promise.all(servers.map(({ db }) => db.transaction((tx) => bumpContent(tx))));
      expect(await readContentVersion(one.db)).toBe('3');
      await one.db
        .transaction(async (tx) => {
          await bumpContent(tx);
          tx.rollback();
        })
        .catch(() => 'rolled back');
      expect(await readContentVersion(one.db)).toBe('3');
    });

    test('a watching server is told of each change once', async () => {
      const told: string[] = [];
      const watch = watchContentVersion({ db: one.db, everyMs: 3_600_000, onChange: (version) => void told.push(version), log });
      await watch.check();
      expect(told).toEqual(['3']);
      await bumpContent((servers[2] as Database).db);
      await watch.check();
      await watch.check();
      expect(told).toEqual(['3', '4']);
      watch.stop();
      await bumpContent(one.db);
      await watch.check();
      expect(told).toEqual(['3', '4']);
    });

    test('S18.3 a watching server is told what changed, by whomever, and told nothing where that is unknown', async () => {
      // A bump polls soon after, which could fall between two changes that this test wants to be seen together.
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      const told: Changes[] = [];
      const watch = watchContentVersion({
        db: one.db,
        everyMs: 3_600_000,
        onChange: (_, changes) => void told.push(changes),
        log,
      });
      await watch.check();
      const other = servers[1] as Database;
      const set = (key: string, value: number, what: 'anything' | 'rows') =>
        other.db.transaction(async (tx) => {
          await tx.execute(sql`insert into settings values (${key}, ${value}::text::jsonb)
            on conflict (key) do update set value = excluded.value`);
          await bumpContent(tx, what);
        });
      await set('since', 2020, 'rows');
      await watch.check();
      await set('since', 2021, 'rows');
      await set('since', 2021, 'rows');
      await watch.check();
      await set('since', 2022, 'anything');
      await watch.check();
      // As servers of an earlier release do.
      await set('since', 2023, 'rows');
      await other.db.execute(sql`update content_version set version = version + 1`);
      await watch.check();
      await set('since', 2024, 'rows');
      await watch.check();
      await set('since', 2025, 'rows');
      await watch.check();
      watch.stop();
      expect(told).toEqual([
        null,
        [['settings', '*', []]],
        [['settings', ['value'], []]],
        null,
        null,
        null,
        [['settings', ['value'], []]],
      ]);
    });

    test('a change is seen without anyone asking', async () => {
      const seen = Promise.withResolvers<string>();
      const before = await readContentVersion(one.db);
      const watch = watchContentVersion({
        db: one.db,
        everyMs: 5,
        onChange: (version) => version !== before && seen.resolve(version),
        log,
      });
      await watch.check();
      await bumpContent((servers[1] as Database).db);
      expect(await seen.promise).toBe(String(Number(before) + 1));
      watch.stop();
    });

    test('S18.3 a server sees its own change at once, not at the next turn', async () => {
      const seen = Promise.withResolvers<string>();
      const before = await readContentVersion(one.db);
      const onChange = (version: string) => version !== before && seen.resolve(version);
      const watch = watchContentVersion({ db: one.db, everyMs: 3_600_000, onChange, log });
      await watch.check();
      await one.db.transaction((tx) => bumpContent(tx));
      expect(await seen.promise).toBe(String(Number(before) + 1));
      watch.stop();
    });

    test('a look that fails is logged and repeated, never thrown', async () => {
      const lines: string[] = [];
      const noisy = createLog({ logLevel: 'error' }, { write: (line) => void lines.push(line) });
      const told: string[] = [];
      let isBroken = true;
      const watch = watchContentVersion({
        db: one.db,
        everyMs: 3_600_000,
        onChange: (version) => {
          if (isBroken) throw new Error('not now');
          told.push(version);
        },
        log: noisy,
      });
      await watch.check();
      expect(lines.length).toBeGreaterThan(0);
      expect(lines[0]).toContain('not now');
      isBroken = false;
      await watch.check();
      expect(told).toHaveLength(1);
      watch.stop();
    });
  });
});
