import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startGapProxy, type GapProxy } from '../../tests/gap-proxy.ts';
import { databaseAt, query, startPostgres, type ThrowAwayPostgres } from '../../tests/postgres.ts';
import { until } from '../../tests/until.ts';
import { emptySettings, engines, hasPostgres } from '../../tests/templates.ts';
import { readConfig } from './config.ts';
import { openDatabase, type Database } from './database.ts';
import { removeErasedBytes } from './erased-bytes.ts';
import { createLog } from './log.ts';
import { surviveRefusals } from './lost-connections.ts';
import { isOutage } from './outage.ts';
import { tryDatabase } from './try-database.ts';

const log = createLog({ logLevel: 'silent' });

describe.each(engines)('S18.1 on $title', ({ engine, isMissing }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-database-'));
  let settings: NodeJS.ProcessEnv;
  const open = (): Promise<Database> => openDatabase(readConfig(settings), log);
  let database: Database;

  describe.skipIf(isMissing)('', () => {
    beforeAll(async () => {
      settings = await emptySettings(folder, engine);
      database = await open();
      await database.pool.query('create table thing (id integer primary key, name text)');
    }, 60_000);
    afterAll(async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    });

    test('many queries at once each get their own answer', async () => {
      const asked = Array.from({ length: 200 }, (_, i) => `${i}-${'ä'.repeat((i % 20) * 5000)}`);
      const answered = await Promise.all(asked.map((text) => database.pool.query('select $1::text as text', [text])));
      expect(answered.map(({ rows }) => rows[0].text)).toEqual(asked);
      expect(database.engine).toBe(engine);
    });

    test('transactions at the same time do not mix', async () => {
      await database.db.execute(sql`insert into thing values (1, '0')`);
      const raise = (isKept: boolean): Promise<void> =>
        database.db.transaction(async (tx) => {
          const { rows } = await tx.execute<{ name: string }>(sql`select name from thing where id = 1 for update`);
          await tx.execute(sql`update thing set name = ${String(Number(rows[0]?.name) + 1)} where id = 1`);
          if (!isKept) tx.rollback();
        });
      const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => raise(i % 2 === 0)));
      expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10);
      expect((await database.db.execute(sql`select name from thing where id = 1`)).rows).toEqual([{ name: '10' }]);
    });

    test.runIf(engine === 'postgres')(
      'of two transactions that wait for each other, the one that is undone runs again',
      async () => {
        await database.db.execute(sql`insert into thing values (11, ''), (12, '')`);
        const { promise: bothHold, resolve } = Promise.withResolvers<void>();
        let holding = 0;
        const write = (word: string, ids: readonly number[]): Promise<void> =>
          database.db.transaction(async (tx) => {
            for (const id of ids) {
              await tx.execute(sql`update thing set name = name || ${word} where id = ${id}`);
              holding += 1;
              if (holding === 2) resolve();
              await bothHold;
            }
          });
        await Promise.all([write('a', [11, 12]), write('b', [12, 11])]);
        const { rows } = await database.db.execute<{ name: string }>(sql`select name from thing where id in (11, 12)`);
        expect(rows.map(({ name }) => Array.from(name).toSorted().join(''))).toEqual(['ab', 'ab']);
      },
    );

    test('a query after a failed one works', async () => {
      await expect(database.pool.query('select nonsense')).rejects.toThrow('nonsense');
      await expect(database.pool.query('insert into thing values (1, null)')).rejects.toMatchObject({ code: '23505' });
      expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    });

    test('queries that a transaction asks at once are sent one after another, and one that fails keeps none waiting', async () => {
      const warnings: string[] = [];
      const note = ({ message }: Error): void => void warnings.push(message);
      process.on('warning', note);
      const client = await database.pool.connect();
      const asked = ['select 1 as one', 'select nonsense', 'select 2 as one'].map((text) => client.query(text));
      const answers = await Promise.allSettled(asked);
      client.release();
      process.off('warning', note);
      expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.rows : 'failed'))).toEqual([
        [{ one: 1 }],
        'failed',
        [{ one: 2 }],
      ]);
      expect(warnings).toEqual([]);
    });

    test('a connection that is lost in a transaction takes back what it did', async () => {
      const client = await database.pool.connect();
      await client.query('begin');
      await client.query("insert into thing values (2, 'half')");
      await client.query("set application_name to 'left over'");
      client.release(true);
      expect((await database.pool.query('select * from thing where id = 2')).rows).toEqual([]);
      expect((await database.pool.query('show application_name')).rows[0].application_name).not.toBe('left over');
    });

    test('German words are stemmed, and both engines sort by bytes and keep the time in UTC', async () => {
      const { rows } = await database.pool.query(
        `select (select string_agg(w, ' ' order by w collate "C") from unnest(array['zahn','Ohr','arm']) w) as sorted,
                to_tsvector('german', 'Rückenschmerzen')::text as stemmed,
                '2026-11-20T00:00:00Z'::timestamptz::text as instant`,
      );
      expect(rows[0]).toEqual({ sorted: 'Ohr arm zahn', stemmed: "'ruckenschmerz':1", instant: '2026-11-20 00:00:00+00' });
    });

    test('waiting for a connection that never comes free fails instead of hanging', async () => {
      const { options } = database.pool;
      const usual = options.connectionTimeoutMillis;
      expect(usual).toBeGreaterThan(0);
      const held = await Promise.all(Array.from({ length: database.pool.options.max ?? 1 }, () => database.pool.connect()));
      options.connectionTimeoutMillis = 50;
      await expect(database.pool.query('select 1')).rejects.toThrow('timeout exceeded');
      options.connectionTimeoutMillis = usual;
      for (const client of held) client.release();
      expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    });

    test.runIf(engine === 'postgres')('losing idle connections is survived', async () => {
      await database.pool.query('select 1');
      const idle = database.pool.totalCount;
      let lost = 0;
      const allLost = new Promise<void>((resolve) => {
        database.pool.on('remove', () => {
          lost += 1;
          if (lost === idle) resolve();
        });
      });
      const other = await open();
      await other.pool.query(
        // Only this database: other suites have theirs on the same server.
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      );
      await allLost;
      await other.close();
      expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    });

    test('S16.5 an error that repeats what somebody entered ends nothing, whatever that is', async () => {
      for (const entered of ['FATAL:  all is lost', 'x\tPANIC: gone', 'could not write: No space left on device'])
        await expect(database.pool.query('select $1::uuid', [entered])).rejects.toMatchObject({ code: '22P02' });
      expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    });

    test.runIf(engine === 'postgres')('losing a connection within a transaction is an error of that transaction', async () => {
      const lost = database.db.transaction(async (tx) => {
        const other = await open();
        await other.pool.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
        );
        await other.close();
        await tx.execute(sql`select 1`);
      });
      await expect(lost).rejects.toThrow();
      expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    });
  });
});

test('S18.2 a database that cannot be reached is told in one line without the password', async () => {
  const opening = openDatabase(readConfig({ DATABASE_URL: 'postgres://me:geheim@127.0.0.1:41099/nowhere' }), log);
  await expect(opening).rejects.toMatchObject({
    name: 'DatabaseError',
    message: expect.stringMatching(/^The database of DATABASE_URL .*ECONNREFUSED.*$/),
  });
  await expect(opening).rejects.not.toThrow('geheim');
});

describe.skipIf(!hasPostgres())('a PostgreSQL of its own', () => {
  let server: ThrowAwayPostgres;
  const opening = (url: string) => openDatabase(readConfig({ DATABASE_URL: url }), log);
  beforeAll(async () => {
    const started = await startPostgres();
    if (!started) throw new Error('PostgreSQL is installed, and did not start.');
    server = started;
  }, 60_000);
  afterAll(() => server.stop());

  test('S18.2 with another encoding ends the start with one line', async () => {
    await query(server.url, `create database latin encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0`);
    await expect(opening(databaseAt(server.url, 'latin'))).rejects.toThrow(
      /^The database of DATABASE_URL has the encoding LATIN1: make it with .+$/,
    );
  });

  test('S18.2 without ICU ends it likewise', async () => {
    await query(server.url, `create database bare template template0`);
    await query(databaseAt(server.url, 'bare'), 'drop collation pg_catalog."und-x-icu"');
    await expect(opening(databaseAt(server.url, 'bare'))).rejects.toThrow(
      /^The database of DATABASE_URL is on a server that was built without ICU, .+$/,
    );
  });

  test.each([
    ['C', "locale 'C'"],
    ['tr', "locale 'C.UTF-8' locale_provider icu icu_locale 'tr-TR'"],
  ])(
    'S18.2 S18.8 with the locale %s, where searches miss words, is mentioned by setup and warned of by a start',
    async (of, locale) => {
      const name = `plain_${of.toLowerCase()}`;
      await query(server.url, `create database ${name} encoding 'UTF8' ${locale} template template0`);
      const url = databaseAt(server.url, name);
      const words = expect.stringMatching(
        new RegExp(
          `takes Ä and ä, or I and i, for different letters.+: make it with "create database ${name} .+locale 'C\\.UTF-8'`,
        ),
      );
      expect(await tryDatabase(url)).toMatchObject({ ok: true, notes: [words] });
      expect(await tryDatabase(server.url)).toMatchObject({ ok: true, notes: [] });
      const warn = vi.spyOn(log, 'warn');
      await (await opening(url)).close();
      expect(warn.mock.calls).toEqual([[words]]);
      warn.mockClear();
      await (await opening(server.url)).close();
      expect(warn.mock.calls).toEqual([]);
      warn.mockRestore();
    },
  );

  test('S18.2 whatever a database begins sessions with, transactions see what others wrote, and instants are read right; else it ends likewise', async () => {
    await query(server.url, 'create database strict');
    const url = databaseAt(server.url, 'strict');
    await query(
      server.url,
      `alter database strict set default_transaction_isolation to 'repeatable read'; alter database strict set datestyle to 'SQL, DMY'`,
    );
    const { db, pool, ...database } = await opening(url);
    const { rows } = await pool.query<{ at: Date }>(
      `select '2026-11-05T10:00:00Z'::timestamptz as at, '2026-11-05'::date::text as day`,
    );
    expect(rows).toEqual([{ at: new Date('2026-11-05T10:00:00Z'), day: '2026-11-05' }]);
    await pool.query('create table code (used int); insert into code values (0)');
    const redeem = (): Promise<boolean> =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(1)`);
        const { rows: found } = await tx.execute<{ used: number }>(sql`select used from code`);
        await tx.execute(sql`update code set used = used + 1`);
        return found[0]?.used === 0;
      });
    const redeemed = await Promise.all(Array.from({ length: 8 }, redeem));
    expect(redeemed.filter(Boolean)).toHaveLength(1);
    await database.close();

    const withOptions = new URL(url);
    withOptions.searchParams.set('options', '-c TimeZone=UTC -c DateStyle=ISO');
    await expect(opening(withOptions.href)).rejects.toThrow(
      /^The database of DATABASE_URL has default_transaction_isolation repeatable read, .+: alter database … set default_transaction_isolation to 'read committed'\.$/,
    );
    await query(url, 'create schema elsewhere; alter database strict set search_path to elsewhere, public');
    const schema = /makes tables in the schema elsewhere, where the site needs public: alter database strict set search_path/;
    await expect(opening(url)).rejects.toThrow(schema);
    expect(await tryDatabase(url)).toMatchObject({ ok: false, why: expect.stringMatching(schema) });
  });

  test('S18.2 with one connection for this user, where a start needs two, ends it likewise', async () => {
    await query(server.url, 'create role lonely login connection limit 1');
    const url = new URL(server.url);
    url.searchParams.set('user', 'lonely');
    await expect(opening(url.href)).rejects.toThrow(/^The database of DATABASE_URL .+ too many connections for role "lonely".+$/);
  });

  test('S18.3 with fewer connections for this user than DATABASE_POOL nobody is refused, and the log says so', async () => {
    await query(server.url, 'create role narrow login connection limit 3');
    const url = new URL(server.url);
    url.searchParams.set('user', 'narrow');
    const warn = vi.spyOn(log, 'warn');
    const database = await opening(url.href);
    const { pool } = database;
    const sleepers = (of: Pool) => Promise.all(Array.from({ length: 12 }, () => of.query('select pg_sleep(0.05)')));
    await sleepers(pool);
    expect(pool.totalCount).toBe(3);
    await database.close();
    expect(warn.mock.calls).toEqual([
      [
        expect.anything(),
        expect.stringMatching(
          /^The database has no more than [23] connections for this process at present, and DATABASE_POOL is 10\.$/,
        ),
      ],
    ]);
    warn.mockRestore();

    const forAMoment = new Pool({ connectionString: url.href, max: 10 });
    surviveRefusals(forAMoment, log, 100);
    await sleepers(forAMoment);
    await query(server.url, 'alter role narrow connection limit -1');
    await until(
      () => sleepers(forAMoment),
      () => forAMoment.totalCount === 10,
    );
    await forAMoment.end();
  });

  test('S18.3 one that lets a running site in no more, as while it is replaced, is an outage', async () => {
    await query(server.url, 'create database replaced');
    const { pool, ...database } = await opening(databaseAt(server.url, 'replaced'));
    await query(server.url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'replaced'`);
    await query(server.url, 'alter database replaced rename to elsewhere');
    const refused = async (): Promise<unknown> =>
      pool.query('select 1').then(
        () => null,
        (error: unknown) => error,
      );
    const error = await until(refused, (thrown) => /refuses/.test(String(thrown)));
    expect(String(error)).toBe('Outage: The database refuses the site: database "replaced" does not exist.');
    expect(isOutage(error)).toBe(true);
    await query(server.url, 'alter database elsewhere rename to replaced');
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
  });

  describe('S18.3 behind a network that', () => {
    /** Two connections to the server, through a network that can be cut. */
    async function throughNetwork(work: (database: Database, network: GapProxy) => Promise<void>): Promise<void> {
      const network = await startGapProxy(`${new URL(server.url).searchParams.get('host')}/.s.PGSQL.5432`);
      const url = `postgres://postgres@127.0.0.1:${network.port}/postgres`;
      const settings = readConfig({ DATABASE_URL: url, DATABASE_POOL: '2' });
      const database = await openDatabase({ ...settings, answerWithin: 400 }, log);
      try {
        await work(database, network);
      } finally {
        await database.close();
        await network.close();
      }
    }
    const pairOf = (work: () => Promise<unknown>) => Promise.allSettled([work(), work()]);
    const isAway = (result: PromiseSettledResult<unknown>) => result.status === 'rejected' && isOutage(result.reason);

    test('breaks while transactions begin costs the pool no connection', async () => {
      await throughNetwork(async ({ db, pool }, network) => {
        await pairOf(() => pool.query('select 1'));
        network.silent(true);
        const cutOff = pairOf(() => db.transaction(async (tx) => void (await tx.execute(sql`select 1`))));
        await new Promise(setImmediate);
        network.away(true);
        expect((await cutOff).map(isAway)).toEqual([true, true]);
        network.away(false);
        network.silent(false);
        pool.options.connectionTimeoutMillis = 1000;
        expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
        expect(pool.totalCount).toBe(1);
      });
    });

    test('falls silent is an outage of what waits for an answer, and over as soon as it answers again', async () => {
      await throughNetwork(async ({ db, pool }, network) => {
        for (const work of [
          () => pool.query('select 1'),
          () => db.transaction(async (tx) => void (await tx.execute(sql`select 1`))),
        ]) {
          await pairOf(() => pool.query('select 1'));
          network.silent(true);
          expect((await pairOf(work)).map(isAway)).toEqual([true, true]);
          network.silent(false);
          expect((await pairOf(work)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
        }
      });
    });

    test('is only slow cuts off no work that lifted the limit, as a backup does', async () => {
      await throughNetwork(async ({ pool }) => {
        const slowly = async (...before: string[]): Promise<unknown> => {
          const client = await pool.connect();
          try {
            for (const text of before) await client.query(text);
            return (await client.query('select pg_sleep(0.8), 1 as one')).rows[0];
          } finally {
            client.release(true);
          }
        };
        expect(await slowly('begin', 'set local statement_timeout = 0')).toMatchObject({ one: 1 });
        await expect(slowly('begin')).rejects.toSatisfy(isOutage);
        await expect(slowly('begin', 'set local statement_timeout = 0', 'commit')).rejects.toSatisfy(isOutage);
      });
    });
  });

  test('S18.2 that is a standby ends it likewise', { timeout: 60_000 }, async () => {
    const standby = await server.standby();
    await expect(opening(standby.url)).rejects.toThrow(
      /^The database of DATABASE_URL is a replica, which takes no writes: name the primary\.$/,
    );
    await standby.stop();
  });

  test('S18.2 behind a pooler that loses prepared statements ends it likewise (shown where PgBouncer is installed)', async () => {
    await query(server.url, `alter database postgres set timezone to 'UTC'`);
    const pooler = await server.pooler();
    if (!pooler) return;
    await expect(opening(pooler.url)).rejects.toThrow(
      /^The pooler before the database of DATABASE_URL loses prepared statements\./,
    );
    await pooler.stop();
    await (await opening(server.url)).close();
  });
});

describe('S16.9 the files of the embedded database', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-bytes-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const isIn = (word: string): boolean =>
    readdirSync(path.join(folder, 'database'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .some((entry) => readFileSync(path.join(entry.parentPath, entry.name)).includes(word));

  test('have nothing of deleted rows any more, nor of those that were deleted with them', async () => {
    const database = await openDatabase(readConfig(await emptySettings(folder, 'embedded')), log);
    const ask = (text: string) => database.pool.query(text);
    await ask(`create table people (id integer primary key, name text);
      create table notes (person integer references people on delete cascade, note text);
      insert into people values (1, 'Zwetschgenkern'), (2, 'Bleibefrau');
      create index on people (name);
      insert into notes values (1, 'Schlehenblatt');
      update people set name = 'Zwetschgenstiel' where id = 1`);
    await ask('checkpoint');
    const words = ['Zwetschgenkern', 'Zwetschgenstiel', 'Schlehenblatt'];
    await ask('delete from people where id = 1');
    expect(words.map(isIn)).toEqual([true, true, true]);
    await removeErasedBytes(database.db, ['people']);
    expect(words.map(isIn)).toEqual([false, false, false]);
    expect((await ask('select name from people')).rows).toEqual([{ name: 'Bleibefrau' }]);
    await ask("insert into people values (3, 'Kommfrau')");
    await database.close();
    const again = await openDatabase(readConfig({ DATA_DIR: folder }), log);
    expect((await again.pool.query('select name from people order by id')).rows).toEqual([
      { name: 'Bleibefrau' },
      { name: 'Kommfrau' },
    ]);
    await again.close();
  }, 60_000);
});
