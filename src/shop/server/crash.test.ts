import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { bundled } from '../../../tests/bundled.ts';
import { programEnv } from '../../../tests/own-server.ts';
import { everySuiteOnBoth } from '../../../tests/databases.ts';
import { engines, filledSettings, type Engine } from '../../../tests/templates.ts';
import { users } from '#accounts/server/tables.ts';
import { systemClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { openDatabase, type Database } from '#platform/database.ts';
import { createLog } from '#platform/log.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-killed-'));
const log = createLog({ logLevel: 'silent' });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Settings = NodeJS.ProcessEnv & { readonly DATA_DIR: string };

/**
 * The points at which the process is killed: before and after everything that is stored; on the embedded database, which starts
 * more slowly, every second one. `npm run test:all` kills at each statement.
 */
const stepsOn = (engine: Engine) =>
  everySuiteOnBoth ? { which: 'every', every: 1, least: 50 } : { which: 'stays', every: engine === 'embedded' ? 2 : 1, least: 5 };

const memberOf = (n: number): string => `kill-${n}@example.org`;
const most = 150;

async function withDatabase<Value>(settings: Settings, work: (database: Database) => Promise<Value>): Promise<Value> {
  const database = await openDatabase(readConfig(settings), log);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Runs the program until it is killed or finishes; answers the signal that ended it. */
async function run(settings: Settings, ...given: string[]): Promise<string | null> {
  const child = spawn(process.execPath, [await bundled('tests/buy-and-die.ts'), ...given], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...programEnv, ...settings },
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (signal === null) expect(code).toBe(0);
  return signal;
}

/** Kills at one step after another, until a run finishes. Answers the number of kills. */
async function killed(
  settings: Settings,
  what: 'buy' | 'refund',
  { every, which }: ReturnType<typeof stepsOn>,
  members: number,
): Promise<number> {
  let kills = 0;
  for (let n = 0; n < members; n += 1) {
    const moment = n % 2 === 0 ? 'before' : 'while';
    const last = n === 0 ? '-' : memberOf(n - 1);
    const step = String(1 + n * every);
    const signal = await run(settings, what, last, memberOf(n), step, moment, which);
    if (signal === null) return kills;
    expect(signal).toBe('SIGKILL');
    kills += 1;
  }
  throw new Error('There is no end to the steps.');
}

describe.each(engines)('S14.6 a server that is killed at any step, on $title', ({ engine, isMissing }) => {
  const steps = stepsOn(engine);
  test.skipIf(isMissing)('loses no purchase and doubles none, and gives money back once', { timeout: 1_200_000 }, async () => {
    const settings: Settings = await filledSettings(path.join(folder, engine), engine);
    mkdirSync(settings.DATA_DIR, { recursive: true });
    await withDatabase(settings, async (database) => {
      const now = systemClock.now();
      const member = { name: 'Grete', surname: 'Muster', verifiedAt: now, createdAt: now };
      await database.db.insert(users).values(Array.from({ length: most }, (_, n) => ({ ...member, email: memberOf(n) })));
    });
    /** All of them at once: the embedded database takes a second to open. */
    const counts = (...of: readonly string[]): Promise<number[]> =>
      withDatabase(settings, async ({ db }) => {
        const query = sql.raw(`select ${of.map((from, place) => `(select count(*)::int from ${from}) as n${place}`).join()}`);
        return Object.values((await db.execute<Record<string, number>>(query)).rows[0] ?? {});
      });

    const kills = await killed(settings, 'buy', steps, most);
    const buyers = kills + 1;
    const bought = [
      `orders where status = 'succeeded'`,
      `(select distinct user_id from entitlements where revoked_at is null) u`,
      'entitlements',
      'provider_events',
      'invoices',
      'mails',
      `generate_series(1, (select max(serial)::int from invoices)) s`,
      `pgboss.job where name = 'send-mail'`,
    ];
    expect(await counts(`orders where status <> 'succeeded'`, ...bought)).toEqual([0, ...bought.map(() => buyers)]);

    const more = await killed(settings, 'refund', steps, buyers);
    const undone = more + 1;
    const givenUp = [
      `orders where status = 'refunded'`,
      'entitlements where revoked_at is not null',
      `invoices where kind = 'credit-note'`,
      `mails where key like 'order-refund:%'`,
    ];
    expect(await counts(...givenUp)).toEqual(givenUp.map(() => undone));
    const givenBack = readFileSync(path.join(settings.DATA_DIR, 'given-back.txt'), 'utf8').trim().split('\n');
    expect([givenBack.length, new Set(givenBack).size]).toEqual([undone, undone]);
    expect(kills + more).toBeGreaterThanOrEqual(steps.least);
  });
});
