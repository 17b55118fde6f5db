/**
 * Two servers behind nginx serve a steady mix for an hour, or DRILL_MINUTES: pages, calls of members, searches, parts of films,
 * logins, mails, and a change of content twice a minute. Is every request answered, and does memory stay flat?
 */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { demoPassword } from '../../demo/content/members.ts';
import { queueMail } from '../../src/mail/server/door.ts';
import { readConfig } from '../../src/platform/config.ts';
import { bumpContent } from '../../src/platform/content-version.ts';
import { openDatabase } from '../../src/platform/database.ts';
import { createLog } from '../../src/platform/log.ts';
import { startMailServer } from '../../tests/mail-server.ts';
import { median } from '../load.ts';
import { logIn } from '../members.ts';
import { report, whole } from '../report.ts';
import { startFleet } from './fleet.ts';

const minutes = Number(process.env.DRILL_MINUTES ?? 60);
const perSecond = Number(process.env.DRILL_RATE ?? 40);
/** Memory is compared from here on: before that caches fill and code is compiled. */
const warmAfter = Math.ceil(minutes / 4);

const token = 'a-token-for-the-soak';
const smtp = await startMailServer();
const fleet = await startFleet({
  ports: [44_11, 44_12],
  env: { METRICS_TOKEN: token, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` },
});
const database = await openDatabase(readConfig({ DATABASE_URL: fleet.databaseUrl }), createLog({ logLevel: 'silent' }));
const { origin } = fleet.front;
const member = { email: 'mitglied@example.org', password: demoPassword };
const cookie = await logIn(origin, member);

const { rows: videos } = await database.pool.query<{ shortid: string }>(
  "select shortid from videos where protection = 'free' order by shortid limit 60",
);
const { rows: playlists } = await database.pool.query<{ slug: string }>('select slug from playlists order by slug limit 40');
const words = ['schlaf', 'rücken', 'herz', 'kopfschmerzen', 'bluthochdruck', 'stress', 'zucker', 'husten', 'knie', 'yoga'];
const film = await fetch(`${origin}/api/video/${videos[0]?.shortid}`);
const { data } = (await film.json()) as { data: { file_960: string } };

type Ask = (n: number) => readonly [address: string, init?: RequestInit];
const asJson = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const from = <Value>(list: readonly Value[], n: number): Value => list[n % list.length] as Value;
/** Each is asked for other addresses each time, known ones and ones that nobody asked for before. */
const often: readonly Ask[] = [
  () => ['/'],
  (n) => [`/playlist/${from(playlists, n).slug}`],
  (n) => [`/api/video/${from(videos, n).shortid}`],
  () => ['/api/user', { headers: { cookie } }],
  (n) => [`/api/video?page=${1 + (n % 5)}`],
  (n) => [`/asset/${from(videos, n).shortid}/hls/master.m3u8`],
  () => ['/gesundheit/krankheiten'],
  (n) => [`/nichts-${n}`],
];
/** One of each in a round: one reader may search 120 times a minute, and the store of these tests takes seconds for a film. */
const seldom: readonly Ask[] = [
  (n) => ['/api/search/video', asJson({ value: `${from(words, n)} ${n}` })],
  (n) => [`/suche?query=${encodeURIComponent(`${from(words, n)} ${n % 500}`)}`],
  (n) => [data.file_960, { headers: { range: `bytes=${(n % 50) * 1000}-${(n % 50) * 1000 + 99_999}` } }],
];
const kinds: readonly Ask[] = [...often, ...often, ...often, ...seldom];

const over = new AbortController();
const failures = new Map<string, number>();
let asked = 0;
let took: number[] = [];

async function ask(n: number): Promise<void> {
  const [address, init] = from(kinds, n)(Math.floor(n / kinds.length));
  const begun = performance.now();
  const said = await fetch(origin + address, { ...init, signal: AbortSignal.timeout(30_000) })
    .then(async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    })
    .catch((error: unknown) => String((error as Error).cause ?? error));
  took.push(performance.now() - begun);
  if (typeof said === 'number' && (said < 400 || (said === 404 && address.startsWith('/nichts')))) return;
  const failure = `${said} ${address.split('?')[0]?.split('/').slice(0, 3).join('/')}`;
  failures.set(failure, (failures.get(failure) ?? 0) + 1);
}

const pending = new Set<Promise<void>>();
/** At this rate, however long answers take. */
async function keepAsking(): Promise<void> {
  const begun = performance.now();
  for (; !over.signal.aborted; await pause(20)) {
    const due = Math.floor(((performance.now() - begun) / 1000) * perSecond);
    for (; asked < due && pending.size < 200; asked += 1) {
      const asking = ask(asked).finally(() => pending.delete(asking));
      pending.add(asking);
    }
  }
}

let mails = 0;
let changes = 0;
/** What changes beside the readers: a login and a mail every ten seconds, content every thirty. */
async function keepChanging(): Promise<void> {
  for (let n = 0; !over.signal.aborted; n += 1) {
    await pause(10_000, undefined, { signal: over.signal }).catch(() => undefined);
    if (over.signal.aborted) return;
    await logIn(origin, member).catch(() => failures.set('login', 1 + (failures.get('login') ?? 0)));
    const mail = { to: `soak-${n}@example.org`, locale: 'de', subject: 'Soak', html: '<p>Soak</p>', text: 'Soak' } as const;
    await database.db.transaction((tx) => queueMail(tx, mail));
    mails += 1;
    if (n % 3 > 0) continue;
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`update content.tags set title = ${`Diabetes ${n}`} where slug = 'diabetes'`);
      await bumpContent(tx);
    });
    changes += 1;
  }
}

type Sample = { readonly resident: number; readonly heap: number; readonly handles: number };
async function sample(at: 0 | 1): Promise<Sample> {
  const answer = await fetch(`${fleet.servers[at].url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    resident: await fleet.servers[at].megabytes(),
    heap: value('nodejs_heap_size_used_bytes') / 2 ** 20,
    handles: value('nodejs_active_handles_total'),
  };
}

const samples: (readonly [Sample, Sample])[] = [];
const slow: number[] = [];
try {
  const load = [keepAsking(), keepChanging()];
  for (let minute = 1; minute <= minutes; minute += 1) {
    await pause(60_000);
    const both = [await sample(0), await sample(1)] as const;
    samples.push(both);
    const sorted = took.toSorted((a, b) => a - b);
    took = [];
    slow.push(sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN);
    const line = both.map(({ resident, heap, handles }) => `${whole(resident)} MB (heap ${whole(heap)}, ${handles} handles)`);
    process.stderr.write(
      `minute ${minute}: ${line.join(', ')}; ${sorted.length} asked, p99 ${whole(slow.at(-1) ?? 0)} ms; ${[...failures].map(([what, n]) => `${n} × ${what}`).join(', ')}\n`,
    );
  }
  over.abort();
  await Promise.all(load);
  await Promise.all(pending);
  const failed = [...failures.values()].reduce((sum, n) => sum + n, 0);
  report(
    `failed requests in ${minutes} minutes`,
    failed,
    { atMost: 0 },
    `${whole(asked)} requests, ${perSecond} a second, ${changes} changes of content; ${[...failures].map(([what, n]) => `${n} × ${what}`).join(', ')}`,
  );
  const warm = samples.slice(warmAfter);
  const part = Math.max(1, Math.floor(warm.length / 3));
  for (const at of [0, 1] as const) {
    const middle = (list: typeof warm, of: 'resident' | 'heap'): number => median(list.map((both) => both[at][of]));
    const [early, late] = [warm.slice(0, part), warm.slice(-part)];
    report(
      `memory of server ${at + 1}: the last third × the first, after ${warmAfter} minutes`,
      middle(late, 'resident') / middle(early, 'resident'),
      { atMost: 1.1 },
      `${whole(middle(early, 'resident'))} to ${whole(middle(late, 'resident'))} MB resident, heap in use ${whole(middle(early, 'heap'))} to ${whole(middle(late, 'heap'))} MB`,
    );
  }
  const received = smtp.received.flatMap(({ recipients }) => recipients).filter((to) => to.startsWith('soak-'));
  for (let seconds = 0; seconds < 60 && received.length < mails; seconds += 1) {
    await pause(1000);
    received.splice(
      0,
      received.length,
      ...smtp.received.flatMap(({ recipients }) => recipients).filter((to) => to.startsWith('soak-')),
    );
  }
  report(
    'mails lost or doubled meanwhile',
    Math.abs(mails - new Set(received).size) + received.length - new Set(received).size,
    { atMost: 0 },
    `${mails} mails`,
  );
  report(
    'p99 of answers, last third × first',
    median(slow.slice(warmAfter).slice(-part)) / median(slow.slice(warmAfter).slice(0, part)),
    { atMost: 1.5 },
    `${whole(median(slow.slice(warmAfter).slice(0, part)))} to ${whole(median(slow.slice(warmAfter).slice(-part)))} ms`,
  );
} finally {
  over.abort();
  await database.close();
  await fleet.close();
  await smtp.close();
}
