import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ByteCache, bytesIn } from '#platform/byte-cache.ts';
import { settableClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { openDatabase, type Database } from '#platform/database.ts';
import { createLog } from '#platform/log.ts';
import { ObjectCache } from '#platform/object-cache.ts';
import { updateIndex } from '#search/server/door.ts';
import { testPresent } from '../../../tests/demo-names.ts';
import { databaseAt, query, type Standby, type ThrowAwayPostgres } from '../../../tests/postgres.ts';
import { loggedIn } from '../../../tests/sessions.ts';
import { givenMember, openBrowser } from '../../../tests/browser.ts';
import { demoFiles, serve, type Served } from '../../../tests/served.ts';
import { until } from '../../../tests/until.ts';
import { hasPostgres, startFilledPostgres } from '../../../tests/templates.ts';
import * as demo from '../../../demo/content/index.ts';

/** A proxy to the standby that can stop responding, like a machine that loses its network. */
type Way = { readonly url: string; isSilent: boolean; readonly close: () => void };

async function openWay({ url }: Standby): Promise<Way> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((near) => {
    if (way.isSilent) return void sockets.add(near);
    const far = connect(`${new URL(url).searchParams.get('host')}/.s.PGSQL.5432`);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('data', (bytes: Buffer) => void (way.isSilent || other.write(bytes)));
      one.on('close', () => other.destroy());
      one.on('error', () => other.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const way: Way = {
    url: `postgres://postgres@127.0.0.1:${(server.address() as AddressInfo).port}/filled`,
    isSilent: false,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return way;
}

describe.skipIf(!hasPostgres())('S18.6 a read replica', () => {
  let postgres: ThrowAwayPostgres;
  let standby: Standby;
  let replica: Client;
  let way: Way;
  let database: Database;
  let site: Served;
  const lines: string[] = [];
  const open = (DATABASE_URL: string, DATABASE_READ_URL: string): Promise<Database> =>
    openDatabase(
      readConfig({ DATABASE_URL, DATABASE_READ_URL }),
      createLog({ logLevel: 'warn' }, { write: (line) => void lines.push(line) }),
    );

  beforeAll(async () => {
    const started = await startFilledPostgres();
    if (!started) throw new Error('PostgreSQL was there a moment ago.');
    postgres = started;
    const alone = await openDatabase(
      readConfig({ DATABASE_URL: databaseAt(postgres.url, 'filled') }),
      createLog({ logLevel: 'silent' }),
    );
    await updateIndex({ db: alone.db, storage: demoFiles(), log: createLog({ logLevel: 'silent' }), atOnce: 500 });
    await alone.close();
    standby = await postgres.standby();
    way = await openWay(standby);
    replica = new Client(databaseAt(standby.url, 'filled'));
    replica.on('error', () => undefined);
    await replica.connect();
    database = await open(databaseAt(postgres.url, 'filled'), way.url);
    site = await serve({ database, clock: settableClock(testPresent) });
    site.watch();
  }, 120_000);
  afterAll(async () => {
    await site?.close();
    await database?.close();
    await replica?.end();
    way?.close();
    await standby?.stop();
    await postgres?.stop();
  });

  /**
   * Pauses the replica, so that the following change is visible only on the primary; `isTold` bumps the content version with
   * it.
   */
  async function changeOnPrimary(title: string, { isTold }: { readonly isTold: boolean }): Promise<void> {
    await replica.query('select pg_wal_replay_pause()');
    await until(
      async () => (await replica.query<{ state: string }>('select pg_get_wal_replay_pause_state() as state')).rows[0]?.state,
      (state) => state === 'paused',
    );
    await primaryQuery(`update content.playlists set title = '${title}', en = null;
      update search_entries set entry = jsonb_set(entry::jsonb, '{title}', '"${title}"')::json`);
    if (!isTold) return;
    await primaryQuery('update content_version set version = version + 1');
    await seen();
  }

  /** Bypasses the pool that the site reads with. */
  const primaryQuery = (statements: string): Promise<unknown> => query(databaseAt(postgres.url, 'filled'), statements);

  /** Whether the site has seen the newest version. */
  const seen = () =>
    until(
      async () => (await database.pool.query<{ version: string }>('select version::text from content_version')).rows[0]?.version,
      (version) => version === site.app.cache.version,
    );

  async function catchUp(): Promise<void> {
    await replica.query('select pg_wal_replay_resume()');
    const { rows } = await database.pool.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at');
    await until(
      async () =>
        (await replica.query<{ isThere: boolean }>('select pg_last_wal_replay_lsn() >= $1 as "isThere"', [rows[0]?.at])).rows[0],
      (row) => row?.isThere === true,
    );
  }

  const lists = demo.playlists.map(({ slug }) => slug);
  let next = 0;
  /** A playlist that this suite has not requested yet. */
  const playlist = async () => {
    const answer = await site.get(`/api/playlist/${lists[(next += 1)]}`);
    expect(answer.status).toBe(200);
    return answer.text;
  };
  const page = async () => (await site.get(`/playlist/${lists[(next += 1)]}`)).text;
  const found = async (value: string) => {
    const answer = await openBrowser(site).send('POST', '/api/search/video', { value, unnoted: true });
    expect(answer.status, answer.text).toBe(200);
    return answer.text;
  };
  /** Whether cache misses of both caches that do not need the latest version are read from the replica. */
  const isRead = async () => {
    const ask = async () =>
      (await database.pool.query<{ answers: string }>('select pg_is_in_recovery()::text as answers')).rows[0] ?? { answers: '' };
    const shared = await new ObjectCache(() => '0').share('read', ask);
    const make = async () => ({ status: 200, type: 'text/plain', body: (await ask()).answers });
    const kept = await new ByteCache('0').obtain('read', make);
    return shared.answers === 'true' && bytesIn(kept, 'identity').toString() === 'true';
  };

  test('S18.2 one that is another database, refuses its user or is none stops the start or is told of, in one line', async () => {
    const filled = databaseAt(postgres.url, 'filled');
    const other = await postgres.another();
    for (const wrong of [other, databaseAt(standby.url, 'postgres'), databaseAt(standby.url, 'nowhere')])
      await expect(open(filled, wrong), wrong).rejects.toMatchObject({
        name: 'DatabaseError',
        message: expect.stringMatching(/^The setting DATABASE_READ_URL [^\n]+\.$/),
      });
    // A site starts even if its replica is unreachable, or has just been promoted.
    for (const [unfit, line] of [
      ['postgres://me:geheim@127.0.0.1:4199/filled', 'The database of DATABASE_READ_URL cannot be reached'],
      [`${filled}&application_name=x`, 'DATABASE_READ_URL leads to a database that takes writes'],
    ] as const) {
      await (await open(filled, unfit)).close();
      expect(lines.splice(0)).toEqual([expect.stringContaining(line)]);
    }
    expect(lines.join()).not.toContain('geheim');
  });

  test('pages, lists and the search read it; members and the office read the primary', async () => {
    const member = await givenMember(site, { name: 'Vorher' });
    const browser = await loggedIn(site, member);
    await catchUp();
    expect(await found('herz')).not.toContain('Nur vorn');
    await changeOnPrimary('Nur vorn', { isTold: false });
    expect(await playlist()).not.toContain('Nur vorn');
    expect(await page()).not.toContain('Nur vorn');
    expect(await found('husten')).not.toContain('Nur vorn');
    // The replica has never seen the member's change, nor a session created now.
    await primaryQuery(`update users set name = 'Nachher' where id = '${member.id}'`);
    expect((await browser.get('/api/user')).text).toContain('Nachher');
    const later = await loggedIn(site, await givenMember(site));
    expect((await later.get('/api/user')).status).toBe(200);
    await catchUp();
  });

  test('what it does not have yet is read from the primary, and kept nowhere as new although it is old', async () => {
    await changeOnPrimary('Zweitens', { isTold: true });
    expect(await playlist()).toContain('Zweitens');
    expect(await page()).toContain('Zweitens');
    await until(
      async () => (await site.app.index.current()).content,
      (content) => content === site.app.cache.version,
    );
    expect(await found('rücken')).toContain('Zweitens');
    await catchUp();
    await changeOnPrimary('Drittens', { isTold: false });
    await until(isRead, (is) => is);
    expect(await playlist()).toContain('Zweitens');
    expect(await page()).toContain('Zweitens');
    await catchUp();
  });

  test('an index of the search that it does not have yet is not asked of it', async () => {
    await until(isRead, (is) => is);
    await found('knie');
    await changeOnPrimary('Viertens', { isTold: false });
    expect(await found('hüfte')).not.toContain('Viertens');
    const { version } = await site.app.index.current();
    await primaryQuery('update search_state set version = version + 1');
    await until(
      async () => (await site.app.index.current()).version,
      (newer) => newer > version,
    );
    expect(await found('schulter')).toContain('Viertens');
    await catchUp();
  });

  test('a silent one costs one short wait and is left alone; a gone one is not missed; one that is back is read again', async () => {
    await until(isRead, (is) => is);
    way.isSilent = true;
    const began = performance.now();
    await playlist();
    const first = performance.now() - began;
    expect(first).toBeGreaterThan(1000);
    for (let i = 0; i < 5; i += 1) await playlist();
    expect(performance.now() - began - first).toBeLessThan(first + 1000);
    expect(lines.filter((line) => line.includes('The read replica does not answer'))).toHaveLength(1);
    await changeOnPrimary('Fünftens', { isTold: false });
    expect(await playlist()).toContain('Fünftens');
    way.isSilent = false;
    // After a failure the replica is not used for five seconds; then it is queried again, and does not have the last change.
    await until(isRead, (is) => is);
    expect(await playlist()).not.toContain('Fünftens');
    await catchUp();
    await replica.end();
    await standby.stop();
    await primaryQuery(`update content.playlists set title = 'Sechstens', en = null`);
    expect(await playlist()).toContain('Sechstens');
    expect((await site.get('/healthz')).status).toBe(200);
  });
});
