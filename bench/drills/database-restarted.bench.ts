/**
 * PostgreSQL is restarted twice under load, once gracefully and once like after a crash: are all requests answered again within
 * 5 s, are no internal errors shown, and is each mail whose queueing was confirmed sent exactly once?
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../../src/platform/config.ts';
import { openDatabase } from '../../src/platform/database.ts';
import { createLog } from '../../src/platform/log.ts';
import { queueMail } from '../../src/mail/server/door.ts';
import { startMailServer } from '../../tests/mail-server.ts';
import { freePort, startOwnServer } from '../../tests/own-server.ts';
import { report } from '../report.ts';
import { ownPostgres } from './own-postgres.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-drill-'));
const port = await freePort();
const postgres = await ownPostgres(folder);
const smtp = await startMailServer();
const env = { DATABASE_URL: postgres.url, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
const server = await startOwnServer({
  port,
  dataDir: path.join(folder, 'site'),
  env: { ...env, DEMO: 'off', LOG_LEVEL: 'fatal' },
});
const database = await openDatabase(readConfig(env), createLog({ logLevel: 'silent' }));

const over = new AbortController();
type Answer = { readonly at: number; readonly status: number };
const answers: Answer[] = [];

/** Unknown pages are looked up each time and never cached. */
async function read(reader: number): Promise<void> {
  for (let n = 0; !over.signal.aborted; n += 1) {
    const status = await fetch(`http://127.0.0.1:${port}/nothing-${reader}-${n}`).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
    answers.push({ at: performance.now(), status });
    await pause(10);
  }
}

const confirmed: string[] = [];
async function write(): Promise<void> {
  for (let n = 0; !over.signal.aborted; n += 1) {
    const to = `reader-${n}@example.org`;
    const mail = { to, locale: 'de', subject: 'Drill', html: '<p>Drill</p>', text: 'Drill' } as const;
    await database.db
      .transaction((tx) => queueMail(tx, mail))
      .then(
        () => confirmed.push(to),
        () => undefined,
      );
    await pause(50);
  }
}

const recoveries: number[] = [];
const outages: number[] = [];
async function restart(mode: 'fast' | 'immediate'): Promise<void> {
  const begun = performance.now();
  await postgres.control('restart', '-m', mode);
  const back = performance.now();
  await pause(10_000);
  const lastAway = answers.findLast(({ status }) => status !== 404)?.at ?? back;
  outages.push((back - begun) / 1000);
  recoveries.push(Math.max(0, lastAway - back) / 1000);
}

try {
  const load = [...Array.from({ length: 4 }, (_, reader) => read(reader)), write()];
  await pause(4000);
  await restart('fast');
  await restart('immediate');
  over.abort();
  await Promise.all(load);
  const received = () => smtp.received.flatMap(({ recipients }) => recipients);
  const missing = () => {
    const there = new Set(received());
    return confirmed.filter((to) => !there.has(to));
  };
  // A job that was running at that moment is taken over after one to two minutes.
  for (let seconds = 0; seconds < 240 && missing().length > 0; seconds += 1) await pause(1000);
  const counts = Map.groupBy(answers, ({ status }) => status);
  const told = [...counts].map(([status, { length }]) => `${length} × ${status || 'no answer'}`).join(', ');
  const twice = received().length - new Set(received()).size;
  const faults = answers.filter(({ status }) => status !== 404 && status !== 503).length;
  report(
    'seconds until the last 503 after the database is back',
    Math.max(...recoveries),
    { atMost: 5 },
    `${recoveries.map((s) => s.toFixed(2)).join(' and ')} s, after restarts of ${outages.map((s) => s.toFixed(2)).join(' and ')} s; ${told}`,
  );
  report('answers that are neither right nor 503', faults, { atMost: 0 }, `${answers.length} answers`);
  report('confirmed mails that are lost', missing().length, { atMost: 0 }, `${confirmed.length} confirmed`);
  report('mails that came twice', twice, { atMost: 0 }, `${received().length} received`);
} finally {
  over.abort();
  await database.close();
  await server.end('SIGTERM');
  await postgres.control('stop', '-m', 'fast');
  rmSync(folder, { recursive: true, force: true });
}
// The mail server waits for connections that nobody closes any more.
process.exit();
