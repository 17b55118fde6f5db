import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startWorkers } from '#jobs/server/door.ts';
import { systemClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { openDatabase, type Database } from '#platform/database.ts';
import { createLog } from '#platform/log.ts';
import { migrate } from '#platform/migrate.ts';
import { programEnv } from '../../../tests/own-server.ts';
import { startMailServer, type ReceivedMail } from '../../../tests/mail-server.ts';
import { emptyDatabase, emptySettings, engines } from '../../../tests/templates.ts';
import { until } from '../../../tests/until.ts';
import { mailDuties, openTransport, queueMail } from './door.ts';
import { mails } from './tables.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-crash-'));
const log = createLog({ logLevel: 'silent' });
const children = new Set<ChildProcess>();
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});

/** The built server as a process that only does jobs. */
function jobsAlone(settings: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, ['dist/program/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...programEnv, LOG_LEVEL: 'fatal', DEMO: 'off', SERVE: 'jobs', ...settings },
  });
  children.add(child);
  return child;
}

describe.each(engines)('S10.6 on $title', ({ engine, isMissing }) => {
  describe.skipIf(isMissing)('', () => {
    const openOwn = async (settings: NodeJS.ProcessEnv): Promise<Database> => {
      const database = await openDatabase(readConfig(settings), log);
      await migrate(database);
      return database;
    };
    const made = path.join(folder, 'made');
    // Migrating the embedded database takes a second.
    beforeAll(async () => {
      if (engine === 'embedded') await (await openOwn(await emptySettings(made, engine))).close();
    });
    const settingsFor = async (name: string): Promise<NodeJS.ProcessEnv> => {
      const dataDir = path.join(folder, `${engine}-${name}`);
      if (engine === 'embedded') cpSync(made, dataDir, { recursive: true });
      return { DATA_DIR: dataDir, BASE_URL: 'https://praxis.example', ...(await emptyDatabase(engine)) };
    };
    const queue = async ({ db }: Database): Promise<void> => {
      await queueMail(db, { to: 'anna@example.org', locale: 'de', subject: 'Willkommen', html: '<p>Hallo</p>', text: 'Hallo' });
    };
    const sent = ({ db }: Database): Promise<unknown> =>
      until(
        () => db.select().from(mails),
        ([mail]) => mail?.sentAt != null,
      );

    test('what a killed process was sending is sent by another, under the same Message-ID', async () => {
      const seen: ReceivedMail[] = [];
      const claimed = Promise.withResolvers<void>();
      const server = await startMailServer({
        refuseMail: (mail) => {
          if (seen.push(mail) > 1) return undefined;
          claimed.resolve();
          // No answer: the sender waits and is killed.
          return new Promise<never>(() => {});
        },
      });
      const settings = { ...(await settingsFor('killed')), SMTP_URL: `smtp://127.0.0.1:${server.port}` };
      const before = await openOwn(settings);
      await queue(before);
      await before.close();
      const child = jobsAlone(settings);
      await claimed.promise;
      child.kill('SIGKILL');
      await once(child, 'close');

      const database = await openOwn(settings);
      const transport = openTransport(readConfig(settings));
      const duties = mailDuties({ db: database.db, transport, clock: systemClock });
      const workers = await startWorkers({ database, log, duties });
      const active = () => database.db.execute<{ state: string }>(sql`select state from pgboss.job where name = 'send-mail'`);
      expect((await active()).rows).toEqual([{ state: 'active' }]);
      await workers.takeOver();
      expect((await active()).rows).toEqual([{ state: 'active' }]);
      // Some minutes pass without a heartbeat, and with them the next backoff pause.
      await database.db.execute(
        sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '5 minutes' where state = 'active'`,
      );
      await database.db.execute(sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`);
      await workers.takeOver();
      await database.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
      await sent(database);
      expect(seen.map(({ messageId }) => messageId)).toEqual([seen[0]?.messageId, seen[0]?.messageId]);
      expect(server.received).toHaveLength(1);
      await workers.stop();
      transport.close();
      await database.close();
      await server.close();
    });

    test('a stop that is asked for lets the mail that is on its way arrive', async () => {
      const arrived = Promise.withResolvers<void>();
      const answer = Promise.withResolvers<undefined>();
      const server = await startMailServer({
        refuseMail: () => {
          arrived.resolve();
          return answer.promise;
        },
      });
      const settings = { ...(await settingsFor('stopped')), SMTP_URL: `smtp://127.0.0.1:${server.port}` };
      const before = await openOwn(settings);
      await queue(before);
      await before.close();
      const child = jobsAlone(settings);
      await arrived.promise;
      child.kill('SIGTERM');
      answer.resolve(undefined);
      expect(await once(child, 'close')).toEqual([0, null]);
      const database = await openOwn(settings);
      expect(await database.db.select().from(mails)).toMatchObject([{ text: null, sentAt: expect.any(Date) }]);
      expect(server.received).toHaveLength(1);
      await database.close();
      await server.close();
    });
  });
});
