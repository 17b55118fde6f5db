import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { enableClockOverride, PgBoss, systemClock, TestClock } from 'pg-boss';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { onBothDatabases } from '../../../tests/databases.ts';
import { until } from '../../../tests/until.ts';
import { createLog } from '#platform/log.ts';
import { duty, enqueue, GivenUp, jobKind, listFailedJobs, retryFailedJob, startWorkers } from './door.ts';
import type { Attempt, Duty, Workers } from './door.ts';
import { steadyClock } from './clock-set-back.ts';
import { bossDatabase } from './workers.ts';

const Note = z.object({ n: z.number() });

onBothDatabases('jobs', (open) => {
  const running: Workers[] = [];
  const lines: Record<string, unknown>[] = [];
  const log = createLog({ logLevel: 'warn' }, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  const work = async (duties: readonly Duty[], clock?: TestClock, isOurs?: (kind: string) => boolean): Promise<Workers> => {
    const workers = await startWorkers({
      database: open().database,
      log,
      duties,
      ...(clock ? { time: { clock, db: timed() } } : {}),
      ...(isOurs ? { isOurs } : {}),
    });
    running.push(workers);
    return workers;
  };
  /** Each connection that pg-boss takes from the pool uses the test's clock. */
  const timed = () => ({
    ...bossDatabase({
      pool: {
        query: async (...args: unknown[]) => {
          const client = await open().database.pool.connect();
          try {
            await client.query(enableClockOverride());
            return await (client.query as (...all: unknown[]) => Promise<unknown>).apply(client, args);
          } finally {
            client.release();
          }
        },
      } as never,
    }),
    setSessionStatements: () => Promise.resolve(),
  });
  const db = () => open().database.db;
  const stop = async (): Promise<void> => void (await Promise.all(running.splice(0).map((one) => one.stop())));
  const count = async (kind: string, state: string): Promise<number> => {
    const { rows } = await db().execute<{ n: number }>(
      sql`select count(*)::int as n from pgboss.job where name = ${kind} and state::text = ${state}`,
    );
    return rows[0]?.n ?? 0;
  };
  afterEach(stop);

  test('a job that was committed is done, one that was rolled back never was', async () => {
    const kind = jobKind('commits', Note);
    await db()
      .transaction(async (tx) => {
        await enqueue(tx, kind, { n: 1 });
        tx.rollback();
      })
      .catch(() => 'rolled back');
    await db().transaction(async (tx) => void (await enqueue(tx, kind, { n: 2 })));
    const done: number[] = [];
    await work([duty(kind, async ({ n }) => void done.push(n))]);
    await until(
      () => count('commits', 'completed'),
      (n) => n === 1,
    );
    expect(done).toEqual([2]);
  });

  test('the first job of a kind whose transaction is undone leaves the kind usable', async () => {
    const kind = jobKind('begins-undone', Note);
    const undo = db().transaction(async (tx) => {
      await enqueue(tx, kind, { n: 1 });
      throw new Error('undone');
    });
    await expect(undo).rejects.toThrow('undone');
    expect(await enqueue(db(), kind, { n: 2 })).toBe(true);
    expect(await count('begins-undone', 'created')).toBe(1);
  });

  test('a job carries what its kind says and nothing else', async () => {
    const kind = jobKind('shaped', Note);
    await expect(enqueue(db(), kind, { n: 'one' } as never)).rejects.toThrow();
    expect(await count('shaped', 'created')).toBe(0);
  });

  test('jobs that are added while workers run are done one after another, without a look’s pause between', async () => {
    const kind = jobKind('many', Note);
    const done = new Set<number>();
    await work([duty(kind, async ({ n }) => void done.add(n))]);
    await db().transaction(async (tx) => {
      for (let n = 0; n < 60; n += 1) await enqueue(tx, kind, { n });
    });
    // With a pause after each this would take two minutes, beyond a test's timeout.
    await until(
      () => count('many', 'completed'),
      (n) => n === 60,
    );
    expect(done.size).toBe(60);
  });

  test('S18.3 a database that goes away while workers start stops them, and they can be started again', async () => {
    const kind = jobKind('begun-twice', Note);
    const done: number[] = [];
    const duties = [duty(kind, async ({ n }) => void done.push(n))];
    const { db: own, engine, pool } = open().database;
    let asked = 0;
    const query = (...args: unknown[]): unknown => {
      asked += 1;
      // In the middle of the start, when pg-boss runs already.
      if (/update \S*queue/i.test(String(args[0]))) return Promise.reject(new Error('Connection terminated unexpectedly'));
      return (pool.query as (...all: unknown[]) => unknown).apply(pool, args);
    };
    const broken = { db: own, engine, pool: { query, options: pool.options } as unknown as typeof pool };
    await expect(startWorkers({ database: broken, log, duties })).rejects.toThrow('Connection terminated');
    const askedAtTheEnd = asked;
    await enqueue(db(), kind, { n: 1 });
    await work(duties);
    await until(
      () => count('begun-twice', 'completed'),
      (n) => n === 1,
    );
    expect(done).toEqual([1]);
    expect(asked, 'the first ones ask no longer').toBe(askedAtTheEnd);
  });

  test('S18.3 of a slow database workers that look for jobs leave most connections to others', async () => {
    const { db: own, engine, pool } = open().database;
    let looking = 0;
    let most = 0;
    let looks = 0;
    const query = async (...args: unknown[]): Promise<unknown> => {
      const isLook = /state = 'active'[^]*skip locked|skip locked[^]*state = 'active'/i.test(String(args[0]));
      if (isLook) {
        looks += 1;
        most = Math.max(most, (looking += 1));
        await delay(100);
        looking -= 1;
      }
      return (pool.query as (...all: unknown[]) => Promise<unknown>).apply(pool, args);
    };
    const options = { ...pool.options, max: 8 };
    const duties = Array.from({ length: 12 }, (_, n) => duty(jobKind(`looks-${n}`, Note), async () => {}));
    const slow = { db: own, engine, pool: { query, options } as unknown as typeof pool };
    running.push(await startWorkers({ database: slow, log, duties }));
    await until(
      () => Promise.resolve(looks),
      (n) => n >= 12,
    );
    expect(most).toBe(2);
  });

  test('S18.3 each job is done once, whatever the number of workers', async () => {
    const kind = jobKind('shared', Note);
    const done: number[] = [];
    const by = new Set<string>();
    const worker = (name: string) =>
      duty(
        kind,
        async ({ n }) => {
          done.push(n);
          by.add(name);
          // Both run at the same time.
          await until(
            () => count('shared', 'created'),
            (waiting) => by.size === 2 || waiting === 0,
          );
        },
        { atOnce: 2 },
      );
    for (let n = 0; n < 40; n += 1) await enqueue(db(), kind, { n });
    await Promise.all([work([worker('one')]), work([worker('two')])]);
    await until(
      () => count('shared', 'completed'),
      (n) => n === 40,
    );
    expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n));
    expect(by).toEqual(new Set(['one', 'two']));
  });

  test('S18.3 a worker does the queues that it is given, and keeps the schedules of the others', async () => {
    const [own, other] = [jobKind('chosen', Note), jobKind('left', Note)];
    const done: string[] = [];
    const duties = [
      duty(own, async () => void done.push('chosen')),
      duty(other, async () => void done.push('left'), { schedule: '0 4 1 1 *' }),
    ];
    const scheduled = async () => (await db().execute(sql`select name from pgboss.schedule where name = 'left'`)).rows.length;
    await enqueue(db(), other, { n: 1 });
    await enqueue(db(), own, { n: 1 });
    await work(duties, undefined, (name) => name === 'chosen');
    await until(
      () => count('chosen', 'completed'),
      (n) => n === 1,
    );
    expect(done).toEqual(['chosen']);
    expect(await scheduled()).toBe(1);
    await work(duties, undefined, (name) => name === 'left');
    await until(
      () => count('left', 'completed'),
      (n) => n === 1,
    );
    expect(done).toEqual(['chosen', 'left']);
  });

  test('a key keeps a second job away until the first has ended', async () => {
    const kind = jobKind('keyed', Note);
    expect(await enqueue(db(), kind, { n: 1 }, { key: 'a' })).toBe(true);
    expect(await enqueue(db(), kind, { n: 2 }, { key: 'a' })).toBe(false);
    expect(await enqueue(db(), kind, { n: 3 }, { key: 'b' })).toBe(true);
    expect(await enqueue(db(), kind, { n: 4 })).toBe(true);
    expect(await enqueue(db(), kind, { n: 5 })).toBe(true);
    const gate = Promise.withResolvers<void>();
    const done: number[] = [];
    await work([
      duty(kind, async ({ n }) => {
        done.push(n);
        await gate.promise;
      }),
    ]);
    await until(
      () => count('keyed', 'active'),
      (n) => n === 1,
    );
    expect(await enqueue(db(), kind, { n: 6 }, { key: 'a' })).toBe(false);
    gate.resolve();
    await until(
      () => count('keyed', 'completed'),
      (n) => n === 4,
    );
    expect(new Set(done)).toEqual(new Set([1, 3, 4, 5]));
    expect(await enqueue(db(), kind, { n: 7 }, { key: 'a' })).toBe(true);
  });

  test('where a kind says so, a job may wait beside the one that is being done', async () => {
    const kind = jobKind('again', Note, { unique: 'waiting' });
    const gate = Promise.withResolvers<void>();
    await enqueue(db(), kind, { n: 1 }, { key: 'a' });
    await work([duty(kind, () => gate.promise)]);
    await until(
      () => count('again', 'active'),
      (n) => n === 1,
    );
    expect(await enqueue(db(), kind, { n: 2 }, { key: 'a' })).toBe(true);
    expect(await enqueue(db(), kind, { n: 3 }, { key: 'a' })).toBe(false);
    gate.resolve();
    await until(
      () => count('again', 'completed'),
      (n) => n === 2,
    );
  });

  test('a stop waits for what is being done and takes on nothing more', async () => {
    const kind = jobKind('stopping', Note);
    const gate = Promise.withResolvers<void>();
    const done: number[] = [];
    const workers = await work([
      duty(kind, async ({ n }) => {
        await gate.promise;
        done.push(n);
      }),
    ]);
    await enqueue(db(), kind, { n: 1 });
    await enqueue(db(), kind, { n: 2 });
    await until(
      () => count('stopping', 'active'),
      (n) => n === 1,
    );
    const stopped = workers.stop();
    gate.resolve();
    await stopped;
    expect(done).toEqual([1]);
    expect(await count('stopping', 'completed')).toBe(1);
    expect(await count('stopping', 'created')).toBe(1);
  });

  test('what does not end in time when stopping is aborted and left to others', async () => {
    const kind = jobKind('endless', Note);
    const aborted = Promise.withResolvers<void>();
    const workers = await work([
      duty(kind, (_, { signal }) => {
        signal.addEventListener('abort', () => aborted.resolve());
        return aborted.promise;
      }),
    ]);
    await enqueue(db(), kind, { n: 1 });
    await until(
      () => count('endless', 'active'),
      (n) => n === 1,
    );
    await workers.stop(1);
    await aborted.promise;
    expect(await count('endless', 'retry')).toBe(1);
  });

  test('what failed for good is listed with one line why, and can be tried again', async () => {
    const kind = jobKind('given-up', Note);
    let isMended = false;
    const attempts: Attempt[] = [];
    await work([
      duty(kind, async (_, attempt) => {
        attempts.push(attempt);
        if (!isMended) throw new GivenUp('It said 550.');
      }),
    ]);
    await enqueue(db(), kind, { n: 1 });
    await until(
      () => count('given-up', 'failed'),
      (n) => n === 1,
    );
    const [failed] = await listFailedJobs(db());
    expect(failed).toMatchObject({ kind: 'given-up', attempts: 1, reason: 'It said 550.' });
    expect(failed?.failedAt).toBeInstanceOf(Date);
    expect(lines).toContainEqual(expect.objectContaining({ level: 'error', job: 'given-up', why: 'It said 550.' }));
    isMended = true;
    expect(await retryFailedJob(db(), { kind: 'given-up', id: '0' })).toBe(false);
    expect(await retryFailedJob(db(), failed as NonNullable<typeof failed>)).toBe(true);
    await until(
      () => count('given-up', 'completed'),
      (n) => n === 1,
    );
    expect(attempts.map(({ number }) => number)).toEqual([1, 2]);
    expect(await listFailedJobs(db())).toEqual([]);
  });

  test('a job whose content has not its kind’s shape is given up, not tried', async () => {
    const older = jobKind('reshaped', z.object({ id: z.string() }));
    const kind = jobKind('reshaped', Note);
    await enqueue(db(), older, { id: 'geheim' });
    await work([duty(kind, () => Promise.reject(new Error('was tried')))]);
    await until(
      () => count('reshaped', 'failed'),
      (n) => n === 1,
    );
    expect((await listFailedJobs(db())).find((one) => one.kind === 'reshaped')).toMatchObject({
      attempts: 1,
      reason: 'What it carries has not the shape of its kind.',
    });
  });

  test('S16.5 what failed names no one whom a query was about', async () => {
    const kind = jobKind('queries', Note, { retries: 0 });
    await work([duty(kind, async () => void (await db().execute(sql`select ${'anna@example.org'}::int / 0`)))]);
    lines.length = 0;
    await enqueue(db(), kind, { n: 1 });
    await until(
      () => count('queries', 'failed'),
      (n) => n === 1,
    );
    const failed = (await listFailedJobs(db())).find((one) => one.kind === 'queries');
    expect(failed).toBeDefined();
    expect(JSON.stringify(lines)).not.toMatch(/select|params/);
    expect(failed?.reason).not.toMatch(/select|params/);
  });

  test('S18.4 of a request that came to nothing operators read why', async () => {
    const kind = jobKind('requests', Note, { retries: 0 });
    await work([duty(kind, async () => void (await fetch('http://push.invalid/')))]);
    await enqueue(db(), kind, { n: 1 });
    await until(
      () => count('requests', 'failed'),
      (n) => n === 1,
    );
    const failed = (await listFailedJobs(db())).find((one) => one.kind === 'requests');
    expect(failed?.reason).toMatch(
      /^A request failed: (?:there is no such host|the name of the host cannot be looked up) \(.*push\.invalid\)\.$/,
    );
  });

  test('the tables are those that this release of pg-boss expects', async () => {
    const { pool } = open().database;
    const boss = new PgBoss({
      db: bossDatabase({ pool }),
      migrate: false,
      supervise: false,
      schedule: false,
    });
    await boss.start();
    expect(await boss.detectSchemaDrift()).toMatchObject({ ok: true, extraIndexes: [] });
    await boss.stop();
  });

  describe('time', () => {
    const minutes = (n: number): number => n * 60_000;
    /** Time never goes back, not even between tests. */
    let start = Date.now();
    beforeEach(() => {
      start += minutes(1000);
    });

    test('a failed job is tried again after growing pauses, as often as its kind says', async () => {
      const kind = jobKind('flaky', Note, { retries: 3, firstPause: 60, longestPause: 200 });
      const clock = new TestClock(start);
      const at: number[] = [];
      await work([duty(kind, () => Promise.reject(new Error(`at ${at.push(clock.now())}`)))], clock);
      await enqueue(db(), kind, { n: 1 });
      for (let tick = 0; at.length < 4 && tick < 1000; tick += 1) await clock.tick(1000);
      await until(
        () => count('flaky', 'failed'),
        (n) => n === 1,
      );
      const pauses = at.slice(1).map((moment, i) => (moment - (at[i] ?? 0)) / 1000);
      for (const [i, [least, most]] of [
        [60, 124],
        [120, 204],
        [200, 204],
      ].entries()) {
        expect(pauses[i]).toBeGreaterThanOrEqual(least ?? 0);
        expect(pauses[i]).toBeLessThanOrEqual(most ?? 0);
      }
      expect((await listFailedJobs(db())).find((one) => one.kind === 'flaky')).toMatchObject({ attempts: 4, reason: 'at 4' });
    });

    test('a job for later waits for its moment', async () => {
      const kind = jobKind('later', Note);
      const clock = new TestClock(start);
      const at: number[] = [];
      await work([duty(kind, async () => void at.push(clock.now()))], clock);
      await enqueue(db(), kind, { n: 1 }, { notBefore: new Date(start + minutes(10)) });
      for (let i = 0; i < 9; i += 1) await clock.tick(minutes(1));
      expect(at).toEqual([]);
      for (let i = 0; i < 3; i += 1) await clock.tick(minutes(1));
      await until(
        () => count('later', 'completed'),
        (n) => n === 1,
      );
      expect(at[0]).toBeGreaterThanOrEqual(start + minutes(10));
    });

    test('S18.10 the job of a process that died is done by another within a minute', async () => {
      const kind = jobKind('orphaned', Note, { firstPause: 5 });
      const clock = new TestClock(start);
      const at: number[] = [];
      await work([duty(kind, async () => void at.push(clock.now()))], clock);
      await stop();
      await enqueue(db(), kind, { n: 1 });
      const now = new Date(clock.now());
      await db().execute(
        sql`update pgboss.job set state = 'active', started_on = ${now}, heartbeat_on = ${now} where name = 'orphaned'`,
      );
      await work([duty(kind, async () => void at.push(clock.now()))], clock);
      for (let tick = 0; at.length === 0 && tick < 300; tick += 1) await clock.tick(1000);
      const after = ((at[0] ?? 0) - start) / 1000;
      expect(after).toBeGreaterThan(20);
      // A heartbeat, a check for dead workers, the kind's doubled pause, a poll for jobs.
      expect(after).toBeLessThanOrEqual(open().database.engine === 'postgres' ? 20 + 10 + 10 + 4 : 20 + 30 + 10 + 6);
    });

    test('a clock that was a year ahead and is set back holds up no jobs and schedules', async () => {
      const added = jobKind('added-ahead', Note);
      const again = jobKind('again-ahead', Note, { firstPause: 5 });
      const orphaned = jobKind('orphaned-ahead', Note, { firstPause: 5 });
      const each = jobKind('each-ahead', z.object({}));
      const clock = new TestClock(start);
      const done: string[] = [];
      let isBroken = true;
      const duties = [
        duty(added, async () => void done.push('added')),
        duty(again, async () => {
          if (isBroken) throw new Error('not now');
          done.push('again');
        }),
        duty(orphaned, async () => void done.push('orphaned')),
        duty(each, async () => void done.push('each'), { schedule: '* * * * *' }),
      ];
      await work(duties, clock);
      const year = minutes(365 * 24 * 60);
      await clock.setTime(start + year);
      await clock.tick(minutes(1));
      await enqueue(db(), again, { n: 1 });
      await clock.tick(5000);
      await until(
        () => count('again-ahead', 'retry'),
        (n) => n === 1,
      );
      await stop();
      const ahead = new Date(clock.now());
      for (const kind of [added, orphaned]) await enqueue(db(), kind, { n: 1 });
      await db().execute(
        sql`update pgboss.job set created_on = ${ahead}, start_after = ${ahead} where name in ('added-ahead', 'orphaned-ahead')`,
      );
      await db().execute(
        sql`update pgboss.job set state = 'active', started_on = ${ahead}, heartbeat_on = ${ahead} where name = 'orphaned-ahead'`,
      );
      isBroken = false;
      done.length = 0;
      lines.length = 0;
      await clock.setTime(start + minutes(1));
      await work(duties, clock);
      for (let tick = 0; new Set(done).size < 4 && tick < 300; tick += 1) await clock.tick(1000);
      expect([...new Set(done)].toSorted()).toEqual(['added', 'again', 'each', 'orphaned']);
      const said = () => lines.filter(({ msg }) => String(msg).startsWith('The clock was set back'));
      expect(said()).toHaveLength(1);

      // The same while they run: a test's clock takes its timers along, so the tables go ahead instead.
      await clock.tick(minutes(5));
      await db().execute(sql`update pgboss.version set cron_on = cron_on + interval '1 year'`);
      done.length = 0;
      for (let tick = 0; done.length === 0 && tick < 300; tick += 1) await clock.tick(1000);
      expect(done).toEqual(['each']);
      expect(said()).toHaveLength(2);
    });

    test('a wait that began before the clock was set back lasts no longer', () => {
      let at = start;
      const clock = steadyClock({ ...systemClock, now: () => at });
      const due = clock.now() + 30_000;
      at += 20_000;
      expect(clock.now()).toBe(due - 10_000);
      at -= minutes(365 * 24 * 60);
      expect(clock.now()).toBe(due - 10_000);
      expect(clock.isAhead()).toBe(true);
      at += 10_000;
      expect(clock.now()).toBe(due);
    });

    test('S18.3 what comes by itself each minute is done once a minute by one of several servers', async () => {
      const kind = jobKind('minutely', z.object({}));
      const clock = new TestClock(start);
      const at: number[] = [];
      const each = duty(kind, async () => void at.push(clock.now()), { schedule: '* * * * *' });
      // Sequentially: attaching the clock creates a type in the database.
      await work([each], clock);
      await work([each], clock);
      for (let i = 0; i < 60; i += 1) {
        await clock.tick(5000);
        await until(
          () => count('minutely', 'active'),
          (n) => n === 0,
        );
      }
      // A job may be performed in the minute after its own.
      const { rows } = await db().execute<{ minute: string }>(
        sql`select date_trunc('minute', created_on)::text as minute from pgboss.job where name = 'minutely'`,
      );
      const different = new Set(rows.map(({ minute }) => minute));
      expect(at.length).toBeGreaterThanOrEqual(4);
      expect(at.length).toBeLessThanOrEqual(6);
      expect(rows.length).toBeGreaterThanOrEqual(at.length);
      expect(different.size).toBe(rows.length);
      await stop();
      await work([], clock);
      expect(await db().execute(sql`select from pgboss.schedule`)).toMatchObject({ rows: [] });
    });

    test('S18.5 what is done once a day is done once in each night, also where clocks change, and at the start after a night away', async () => {
      const kind = jobKind('nightly', z.object({}));
      const year = new Date(start).getUTCFullYear() + 2;
      /** The day before the last Sunday of a month of 31 days. */
      const before = (month: number): Date => {
        const last = new Date(Date.UTC(year, month, 31));
        return new Date(last.getTime() - (last.getUTCDay() + 1) * minutes(24 * 60));
      };
      const clock = new TestClock(start);
      const nightly = [duty(kind, async () => undefined, { schedule: { hour: 2, minute: 30 } })];
      await work(nightly, clock);
      const made = async (): Promise<string[]> => {
        const { rows } = await db().execute<{ at: string }>(
          sql`select to_char(created_on at time zone 'UTC', 'MM-DD HH24:MI') as at from pgboss.job where name = 'nightly' order by created_on`,
        );
        return rows.map(({ at }) => at);
      };
      const [half, day] = [minutes(30), minutes(24 * 60)];
      /** When it is done (UTC) in three nights, in the second of which clocks change. */
      const nights = async (first: Date): Promise<string[]> => {
        await db().execute(sql`delete from pgboss.job where name = 'nightly'`);
        for (const night of [0, 1, 2]) {
          for (const time of [0, 1, 2, 3, 4]) {
            const at = first.getTime() + night * day + time * half;
            // The site looked at its schedules until then, so nothing was missed.
            await db().execute(sql`update pgboss.version set cron_on = ${new Date(at - 40_000)}`);
            await clock.setTime(at - 10_000);
            for (let tick = 0; tick < 5; tick += 1) await clock.tick(15_000);
          }
        }
        return made();
      };
      const [march, october] = [before(2), before(9)];
      const at = (night: Date, later: number, time: string): unknown =>
        expect.stringMatching(`^${new Date(night.getTime() + later * day).toISOString().slice(5, 10)} ${time}$`);
      expect(await nights(march)).toEqual([at(march, 0, '01:3.'), at(march, 1, '01:3.'), at(march, 2, '00:3.')]);
      expect(await nights(october)).toEqual([at(october, 0, '00:3.'), at(october, 1, '00:3.'), at(october, 2, '01:3.')]);

      await stop();
      await clock.setTime(clock.now() + 2.5 * day);
      await work(nightly, clock);
      await until(
        async () => {
          await clock.tick(10_000);
          return made();
        },
        ({ length }) => length > 3,
      );
      start = clock.now();
    });
  });
});
