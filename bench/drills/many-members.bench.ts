/**
 * Do members and the team wait longer with 100,000 members, a million orders and a million rows of progress than on a small
 * site? Both run on one PostgreSQL, on copies of one demo, and are measured alternately, so that load on the machine affects
 * both.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { demoPassword } from '../../demo/content/members.ts';
import { databaseAt, query, startPostgres } from '../../tests/postgres.ts';
import { median } from '../load.ts';
import { logIn } from '../members.ts';
import { serve, type Served } from '../processes.ts';
import { report, whole } from '../report.ts';

const members = Number(process.env.DRILL_MEMBERS ?? 100_000);
const rounds = Number(process.env.DRILL_ROUNDS ?? 21);
const port = Number(process.env.DRILL_PORT ?? 41_821);
const each = 10;
const most = 1.5;

const postgres = await startPostgres();
if (!postgres) throw new Error('PostgreSQL cannot be started here.');
const folder = await mkdtemp(path.join(tmpdir(), 'drill-'));
const small = await postgres.another();
const large = databaseAt(postgres.url, 'large');
const open = (at: number, url: string, more: Record<string, string> = {}): Promise<Served> =>
  serve(at, { DATABASE_URL: url, DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'error', DEMO: 'on', ...more });

/** Inserts copies of the row `one`, one per row of `source`, overriding these columns. */
async function copies(client: Client, table: string, source: string, columns: Readonly<Record<string, string>>): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => columns[name] ?? `one."${name}"`);
  await client.query(
    `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) select ${values.join(', ')} from ${source}`,
  );
}

async function fill(client: Client): Promise<void> {
  const like = (table: string, where: string): string => `(select * from ${table} where ${where} limit 1) one`;
  const theMember = `user_id = (select id from users where email = 'mitglied@example.org')`;
  await client.query('set synchronous_commit to off');
  await client.query(`create temporary table new_users as select n, gen_random_uuid() as id, gen_random_uuid() as journey
    from generate_series(1, ${members}) n`);
  const ago = (n: string): string => `now() - ${n} * interval '1 minute'`;
  await copies(client, 'users', `new_users u, ${like('users', `email = 'mitglied@example.org'`)}`, {
    id: 'u.id',
    email: `'member-' || u.n || '@example.org'`,
    surname: `'Nachname' || u.n % 5000`,
    created_at: ago('u.n'),
  });
  await copies(client, 'orders', `new_users u, generate_series(1, ${each}) k, ${like('orders', theMember)}`, {
    id: 'gen_random_uuid()',
    number: `'G-' || u.n || '-' || k`,
    user_id: 'u.id',
    email: `'member-' || u.n || '@example.org'`,
    name: `'Mika Nachname' || u.n % 5000`,
    status: `case k when 1 then 'succeeded' else 'expired' end`,
    paid_at: `case k when 1 then ${ago('u.n')} end`,
    session_id: 'null',
    session_url: 'null',
    created_at: ago('(u.n + k)'),
  });
  await copies(client, 'entitlements', `new_users u, ${like('entitlements', theMember)}`, {
    id: 'gen_random_uuid()',
    user_id: 'u.id',
    order_id: 'null',
  });
  await copies(client, 'journeys', `new_users u, ${like('journeys', theMember)}`, {
    id: 'u.journey',
    user_id: 'u.id',
    mail_token: `'token-' || u.n`,
  });
  await client.query(`insert into watched (journey_id, video_id, seconds, updated_at)
    select u.journey, v.id, '{[0,20)}', now() from new_users u, (select id from videos order by id limit ${each}) v`);
  await client.query('vacuum analyze');
}

/** The measured requests of a site; all must succeed. */
async function questionsOf(site: Served, url: string): Promise<Record<string, () => Promise<void>>> {
  const member = { email: 'mitglied@example.org', password: demoPassword };
  const cookies = {
    member: await logIn(site.url, member),
    office: await logIn(site.url, { email: 'admin@example.org', password: demoPassword }),
  };
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<{
    shortid: string;
  }>(`select c.shortid from journeys j join coachings c on c.id = j.coaching_id
    where j.user_id = (select id from users where email = 'mitglied@example.org') limit 1`);
  await client.end();
  const get = (who: keyof typeof cookies, address: string) => async (): Promise<void> => {
    const answer = await fetch(site.url + address, { headers: { cookie: cookies[who] } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  };
  return {
    'a login': async () => void (await logIn(site.url, member)),
    'the own account': get('member', '/api/user'),
    'what was begun': get('member', '/api/user/positions/videos'),
    'the course with its progress': get('member', `/api/coaching/journey/${rows[0]?.shortid ?? ''}`),
    'members, opened': get('office', '/api/backend/user/list?perPage=25'),
    'members, searched': get('office', '/api/backend/user/list?perPage=25&q=Nachname4711'),
    'members, by name': get('office', '/api/backend/user/list?perPage=25&sort=fullname'),
    'orders, opened': get('office', '/api/backend/order/list?perPage=25'),
    'orders, searched': get('office', '/api/backend/order/list?perPage=25&q=member-4711'),
    'orders, by price': get('office', '/api/backend/order/list?perPage=25&sort=total'),
    'the dashboard': get('office', '/api/backend/dashboard'),
  };
}

const timed = async (work: () => Promise<void>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

try {
  // The first start fills the demo; there must be no connections while the database is copied.
  await (await open(port, small)).stop();
  await query(postgres.url, `create database large template ${new URL(small).pathname.slice(1)} strategy file_copy`);
  const client = new Client(large);
  await client.connect();
  const took = await timed(() => fill(client));
  await client.end();
  process.stderr.write(`filled in ${whole(took / 1000)} s\n`);
  // Without jobs, since otherwise the mails of 100,000 courses would be sent during the measurement.
  const alone = { SERVE: 'site' };
  const sites = [await open(port, small, alone), await open(port + 1, large, alone)] as const;
  try {
    const [few, many] = [await questionsOf(sites[0], small), await questionsOf(sites[1], large)];
    for (const [question, ask] of Object.entries(few)) {
      const askMany = many[question] ?? ask;
      const times = { few: [] as number[], many: [] as number[] };
      await ask();
      await askMany();
      for (let round = 0; round < rounds; round += 1) {
        times.few.push(await timed(ask));
        times.many.push(await timed(askMany));
      }
      const [p50, p50Many] = [median(times.few), median(times.many)];
      report(
        `${question}, ${whole(members)} members × the demo`,
        p50Many / p50,
        { atMost: most },
        `${p50Many.toFixed(1)} ms against ${p50.toFixed(1)} ms, slowest ${whole(Math.max(...times.many))}`,
      );
    }
  } finally {
    for (const site of sites) await site.stop();
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true });
}
