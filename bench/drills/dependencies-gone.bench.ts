/**
 * The store is gone for a minute, the payment provider for an hour, the mail server for a day: what do readers see meanwhile, how
 * fast is all well again, and is anything lost or doubled? Hours pass by moving the due times of jobs.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { queueMail } from '../../src/mail/server/door.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { csrfCookie } from '../../src/platform/http/csrf.ts';
import { readConfig } from '../../src/platform/config.ts';
import { openDatabase } from '../../src/platform/database.ts';
import { createLog } from '../../src/platform/log.ts';
import { startMailServer } from '../../tests/mail-server.ts';
import { startPaymentProvider } from '../../tests/payment-provider.ts';
import { startPostgres } from '../../tests/postgres.ts';
import { givenBucket } from '../../tests/s3.ts';
import { demoPassword } from '../../demo/content/members.ts';
import { logIn } from '../members.ts';
import { serve } from '../processes.ts';
import { report, whole } from '../report.ts';
import { startGapProxy } from '../../tests/gap-proxy.ts';

const port = Number(process.env.DRILL_PORT ?? 41_831);
const storeGap = Number(process.env.DRILL_SECONDS ?? 60) * 1000;
const mailCount = 200;
const hoursAway = 24;

const postgres = await startPostgres();
if (!postgres) throw new Error('PostgreSQL cannot be started here.');
const folder = await mkdtemp(path.join(tmpdir(), 'drill-'));
const databaseUrl = await postgres.another();
const bucket = await givenBucket();
const smtp = await startMailServer();
const provider = await startPaymentProvider({ clock: systemClock });
const store = await startGapProxy(Number(new URL(bucket.settings.endpoint ?? '').port));
const mail = await startGapProxy(smtp.port);

const env = {
  ...(bucket.env as Record<string, string>),
  STORAGE_URL: `s3://${bucket.settings.bucket}?endpoint=http://127.0.0.1:${store.port}&region=${bucket.settings.region}`,
  ...provider.env,
  DATABASE_URL: databaseUrl,
  DATA_DIR: path.join(folder, 'data'),
  SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  DEMO: 'on',
  LOG_LEVEL: 'fatal',
};
const site = await serve(port, env);
const database = await openDatabase(readConfig({ DATABASE_URL: databaseUrl }), createLog({ logLevel: 'silent' }));

type Answer = { readonly status: number; readonly retryAfter: string | null; readonly location: string; readonly ms: number };

async function ask(address: string, init: RequestInit = {}): Promise<Answer> {
  const from = performance.now();
  try {
    const answer = await fetch(site.url + address, { redirect: 'manual', signal: AbortSignal.timeout(30_000), ...init });
    await answer.arrayBuffer().catch(() => undefined);
    const { status, headers } = answer;
    return {
      status,
      retryAfter: headers.get('retry-after'),
      location: headers.get('location') ?? '',
      ms: performance.now() - from,
    };
  } catch {
    return { status: 0, retryAfter: null, location: '', ms: performance.now() - from };
  }
}

/** Milliseconds until an address answers as it should again. */
async function backAfter(address: string, isWell: (answer: Answer) => boolean, init?: () => RequestInit): Promise<number> {
  const from = performance.now();
  while (!isWell(await ask(address, init?.()))) {
    if (performance.now() - from > 120_000) throw new Error(`${address} does not come back`);
    await pause(50);
  }
  return performance.now() - from;
}

async function storeGone(): Promise<void> {
  const pictures = new Set<string>();
  for (const page of ['/', '/partner', '/tag/feelgood-videos', '/retreats', '/kurse'])
    for (const [found] of (await (await fetch(site.url + page)).text()).matchAll(/\/storage\/[^"' ,&]+/g)) pictures.add(found);
  // Each is asked for once while the store is gone: a server keeps in memory what it has sent.
  const unseen = [...pictures].toReversed();
  const last = unseen.pop() ?? '';
  store.away(true);
  const pages: Answer[] = [];
  const media: Answer[] = [];
  const until = performance.now() + storeGap;
  while (performance.now() < until) {
    pages.push(await ask('/'), await ask('/suche?query=schlaf'));
    const picture = unseen.pop();
    if (picture) media.push(await ask(picture));
    await pause(200);
  }
  store.away(false);
  const back = await backAfter(last, ({ status }) => status === 200);
  const told = (answers: readonly Answer[]): string => [...new Set(answers.map(({ status }) => status))].join(', ');
  report(
    'pages and searches refused while the store is gone',
    pages.filter(({ status }) => status !== 200).length,
    { atMost: 0 },
    `${pages.length} asked in ${storeGap / 1000} s`,
  );
  report(
    'pictures refused without a word on when to try again',
    media.filter(({ status, retryAfter }) => status !== 200 && !(status === 503 && retryAfter)).length,
    { atMost: 0 },
    `${media.length} asked, answers ${told(media)}, slowest ${whole(Math.max(...media.map(({ ms }) => ms)))} ms`,
  );
  report('seconds until pictures come again', back / 1000, { atMost: 5 }, 'after the store is back');
}

async function providerGone(): Promise<void> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from coachings where price_cents > 0 and shortid <> 'schlaf30' order by shortid limit 1`,
  );
  const session = await logIn(site.url, { email: 'mitglied@example.org', password: demoPassword });
  const given = await fetch(`${site.url}/auth/csrf-cookie`, { headers: { cookie: session } });
  const csrf = given.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .find((line) => line.startsWith(`${csrfCookie}=`));
  const checkout = `/stripe/checkout/coaching/${rows[0]?.id ?? ''}`;
  const order = (): RequestInit => ({
    method: 'POST',
    headers: { cookie: `${session}; ${csrf}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ _token: decodeURIComponent(csrf?.split('=')[1] ?? ''), consent: '1' }).toString(),
  });
  const leadsToPayment = ({ location }: Answer): boolean => location.startsWith(provider.origin);
  const count = async (): Promise<number> =>
    Number((await database.pool.query<{ n: string }>(`select count(*) n from orders where status = 'succeeded'`)).rows[0]?.n);
  const before = await count();
  provider.isDown = true;
  const tries: Answer[] = [];
  for (let n = 0; n < 5; n += 1) {
    tries.push(await ask(checkout, order()));
    await database.pool.query(
      `update pgboss.job set start_after = start_after - interval '12 minutes' where state in ('created', 'retry')`,
    );
  }
  provider.isDown = false;
  const answers = [...new Set(tries.map(({ status, location }) => `${status} ${location.split('?')[0]}`))].join(', ');
  const back = await backAfter(checkout, leadsToPayment, order);
  report(
    'tries that led to a payment or were paid while the payment provider is gone',
    (await count()) - before + tries.filter(leadsToPayment).length,
    { atMost: 0 },
    `five tries answered ${answers}, slowest ${whole(Math.max(...tries.map(({ ms }) => ms)))} ms`,
  );
  report('seconds until an order leads to a payment again', back / 1000, { atMost: 5 }, 'after the provider is back');
}

const hourPasses = (): Promise<unknown> =>
  database.pool.query(
    `update pgboss.job set start_after = start_after - interval '1 hour' where name = 'send-mail' and state in ('created', 'retry')`,
  );
const waiting = async (): Promise<number> =>
  Number(
    (await database.pool.query<{ n: string }>(`select count(*) n from mails where recipient like 'drill-%' and sent_at is null`))
      .rows[0]?.n,
  );

async function mailGone(): Promise<void> {
  mail.away(true);
  for (let n = 0; n < mailCount; n += 1)
    await database.db.transaction((tx) =>
      queueMail(tx, { to: `drill-${n}@example.org`, locale: 'de', subject: 'Drill', html: '<p>Drill</p>', text: 'Drill' }),
    );
  for (let hour = 0; hour < hoursAway; hour += 1) {
    await hourPasses();
    // Long enough for the workers to notice and for each try to fail.
    await pause(3000);
  }
  const left = await waiting();
  mail.away(false);
  let hours = 0;
  while ((await waiting()) > 0 && hours < 48) {
    await hourPasses();
    hours += 1;
    await pause(3000);
  }
  const times = new Map<string, number>();
  for (const { recipients } of smtp.received)
    for (const to of recipients) if (to.startsWith('drill-')) times.set(to, (times.get(to) ?? 0) + 1);
  const lost = mailCount - times.size;
  const doubled = [...times.values()].filter((n) => n > 1).length;
  report('mails lost or doubled by a day without a mail server', lost + doubled, { atMost: 0 }, `${left} of ${mailCount} waited`);
  report(
    'hours until the last is out',
    hours,
    { atMost: 4 },
    'after the mail server is back: the longest pause between two tries',
  );
}

try {
  await storeGone();
  await providerGone();
  await mailGone();
} finally {
  await database.close();
  await site.stop().catch(() => undefined);
  for (const one of [store, mail, bucket, smtp, provider]) await one.close();
  await postgres.stop();
  await rm(folder, { recursive: true });
}
