/**
 * The disk of PostgreSQL is full, then that of the store: what do readers, members and the team see, is all well again once there
 * is room, and is anything confirmed lost or doubled? (The embedded database is stopped by a full disk: src/platform/data-folder.test.ts.)
 * Needs root, to mount two small file systems in memory.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoPassword } from '../../demo/content/members.ts';
import { queueMail } from '../../src/mail/server/door.ts';
import { readConfig } from '../../src/platform/config.ts';
import { openDatabase } from '../../src/platform/database.ts';
import { csrfCookie } from '../../src/platform/http/csrf.ts';
import { createLog } from '../../src/platform/log.ts';
import { filmOf } from '../../tests/files.ts';
import { startMailServer } from '../../tests/mail-server.ts';
import { logIn } from '../members.ts';
import { serve } from '../processes.ts';
import { report } from '../report.ts';
import { ownPostgres } from './own-postgres.ts';

const port = 44_21;
const fullFor = Number(process.env.DRILL_SECONDS ?? 20) * 1000;
const folder = mkdtempSync(path.join(tmpdir(), 'drill-'));
// PostgreSQL runs as its own user, which has to get in.
chmodSync(folder, 0o711);
const disk = (name: string, size: string): string => {
  const at = path.join(folder, name);
  mkdirSync(at);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'none', at]);
  return at;
};
const databaseDisk = disk('database', '400m');
const storeDisk = disk('store', '500m');

/** Takes all room that is left; gives it back. */
async function fill(at: string): Promise<() => Promise<void>> {
  const ballast = path.join(at, 'ballast');
  const file = await open(ballast, 'w');
  const block = Buffer.alloc(256 * 1024, 1);
  try {
    for (;;) await file.write(block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await file.close();
  }
  return () => rm(ballast);
}

const postgres = await ownPostgres(databaseDisk);
const smtp = await startMailServer();
const env = {
  DATABASE_URL: postgres.url,
  STORAGE_URL: `file:${path.join(storeDisk, 'files')}`,
  SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
  DATA_DIR: path.join(folder, 'data'),
  DEMO: 'on',
  LOG_LEVEL: 'fatal',
};
const site = await serve(port, env);
const database = await openDatabase(readConfig({ DATABASE_URL: postgres.url }), createLog({ logLevel: 'silent' }));

type Answer = { readonly status: number; readonly retryAfter: string | null; readonly text: string };
async function ask(address: string, init: RequestInit = {}): Promise<Answer> {
  try {
    const answer = await fetch(site.url + address, { redirect: 'manual', signal: AbortSignal.timeout(30_000), ...init });
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() };
  } catch (error) {
    return { status: 0, retryAfter: null, text: String(error) };
  }
}

async function backAfter(isWell: () => Promise<boolean>): Promise<number> {
  const from = performance.now();
  while (!(await isWell())) {
    if (performance.now() - from > 120_000) throw new Error('It does not come back.');
    await pause(50);
  }
  return (performance.now() - from) / 1000;
}

const told = (answers: readonly Answer[]): string =>
  [...Map.groupBy(answers, ({ status }) => status)]
    .map(([status, { length }]) => `${length} × ${status || 'no answer'}`)
    .join(', ');

const over = new AbortController();
const confirmed: string[] = [];
let refused = 0;
/** Mails with a large body, so that the database needs room for each. */
async function keepWriting(): Promise<void> {
  for (let n = 0; !over.signal.aborted; n += 1) {
    const to = `disk-${n}@example.org`;
    const html = `<p>${randomBytes(100_000).toString('base64')}</p>`;
    await database.db
      .transaction((tx) => queueMail(tx, { to, locale: 'de', subject: 'Drill', html, text: 'Drill' }))
      .then(
        () => confirmed.push(to),
        () => (refused += 1),
      );
    await pause(100);
  }
}

const member = { email: 'mitglied@example.org', password: demoPassword };
const canLogIn = () =>
  logIn(site.url, member).then(
    () => true,
    () => false,
  );

async function databaseFull(): Promise<void> {
  await ask('/partner');
  const writing = keepWriting();
  await pause(3000);
  const before = confirmed.length;
  const makeRoom = await fill(databaseDisk);
  const [kept, read, calls]: Answer[][] = [[], [], []];
  const until = performance.now() + fullFor;
  for (let n = 0; performance.now() < until; n += 1) {
    kept?.push(await ask('/partner'));
    read?.push(await ask(`/nothing-${n}`));
    calls?.push(
      await ask('/api/search/video', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"value":"schlaf ${n}"}`,
      }),
    );
    await pause(100);
  }
  const couldLogIn = await canLogIn();
  await makeRoom();
  // PostgreSQL that could not write its log has ended, and is started by whoever watches it.
  const isDown = await postgres.control('status').then(
    () => false,
    () => true,
  );
  if (isDown) await postgres.control('start');
  const back = await backAfter(canLogIn);
  await pause(2000);
  over.abort();
  await writing;
  report(
    'kept pages refused while the disk of PostgreSQL is full',
    (kept ?? []).filter(({ status }) => status !== 200).length,
    { atMost: 0 },
    told(kept ?? []),
  );
  const others = [...(read ?? []), ...(calls ?? [])];
  report(
    'other answers that are neither right nor 503 with a word on when to try again',
    others.filter(({ status, retryAfter }) => ![200, 404].includes(status) && !(status === 503 && retryAfter)).length,
    { atMost: 0 },
    `${told(others)}; ${refused} writes refused, ${confirmed.length - before} confirmed meanwhile and afterwards, a login ${couldLogIn ? 'still worked' : 'was refused'}; PostgreSQL ${isDown ? 'had ended' : 'went on'}`,
  );
  report('seconds until members log in again', back, { atMost: 5 }, 'after there is room');
  const received = (): string[] => smtp.received.flatMap(({ recipients }) => recipients).filter((to) => to.startsWith('disk-'));
  for (let seconds = 0; seconds < 240 && new Set(received()).size < confirmed.length; seconds += 1) await pause(1000);
  const missing = confirmed.filter((to) => !received().includes(to)).length;
  report(
    'confirmed mails lost or doubled',
    missing + received().length - new Set(received()).size,
    { atMost: 0 },
    `${confirmed.length} confirmed`,
  );
}

async function storeFull(): Promise<void> {
  const session = await logIn(site.url, { email: 'redaktion@example.org', password: demoPassword });
  const given = await fetch(`${site.url}/auth/csrf-cookie`, { headers: { cookie: session } });
  const csrf =
    given.headers
      .getSetCookie()
      .map((line) => line.split(';')[0] ?? '')
      .find((line) => line.startsWith(`${csrfCookie}=`)) ?? '';
  const headers = {
    cookie: `${session}; ${csrf}`,
    'tus-resumable': '1.0.0',
    'x-xsrf-token': decodeURIComponent(csrf.slice(csrf.indexOf('=') + 1)),
  };
  const film = filmOf(12 * 1024 * 1024);
  const half = film.length / 2;
  const begun = await fetch(`${site.url}/api/backend/upload`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(film.length), 'upload-metadata': `filename ${btoa('film.mp4')}` },
  });
  const at = begun.headers.get('location') ?? '';
  const piece = (from: number, to: number) =>
    ask(at, {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(film.subarray(from, to)),
    });
  const first = await piece(0, half);
  const makeRoom = await fill(storeDisk);
  const pages: Answer[] = [];
  const during = await piece(half, film.length);
  for (let n = 0; n < 20; n += 1) pages.push(await ask('/'), await ask(`/nothing-${n}`));
  const pictures = [...(await ask('/')).text.matchAll(/\/storage\/[^"' ,&]+/g)].map(([found]) => found).slice(0, 10);
  for (const picture of pictures) pages.push(await ask(picture));
  const ready = await ask('/readyz');
  await makeRoom();
  const offset = Number((await fetch(site.url + at, { method: 'HEAD', headers })).headers.get('upload-offset'));
  const rest = await piece(offset, film.length);
  const back = await fetch(`${site.url}/api/backend/file/original/${at.split('/').at(-1)}`, { headers: { cookie: session } });
  const isWhole = Buffer.from(await back.arrayBuffer()).equals(film);
  report(
    'pages and pictures refused while the disk of the store is full',
    pages.filter(({ status }) => ![200, 404].includes(status)).length,
    { atMost: 0 },
    `${told(pages)}; /readyz ${ready.status}${ready.text.includes('"disk","status":"fail"') ? ', disk' : ''}`,
  );
  report(
    'uploads lost by it',
    isWhole ? 0 : 1,
    { atMost: 0 },
    `pieces answered ${first.status}, then ${during.status} (${during.text.slice(0, 120)}), then ${rest.status} from byte ${offset}; ${isWhole ? 'the same bytes came back' : `${back.status}`}`,
  );
}

try {
  const { bavail, bsize } = statfsSync(databaseDisk);
  process.stderr.write(`${Math.floor((bavail * bsize) / 2 ** 20)} MB are free beside the demo.\n`);
  await databaseFull();
  await storeFull();
} finally {
  over.abort();
  await database.close();
  await site.stop().catch(() => undefined);
  await postgres.control('stop', '-m', 'fast').catch(() => undefined);
  for (const at of [databaseDisk, storeDisk]) execFileSync('umount', ['-l', at]);
  rmSync(folder, { recursive: true, force: true });
}
// The mail server waits for connections that nobody closes any more.
process.exit();
