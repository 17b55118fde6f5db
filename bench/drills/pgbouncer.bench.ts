/**
 * PgBouncer in transaction mode between two servers and PostgreSQL: does the site start, run its jobs, and answer without
 * failures? Set `PGBOUNCER=/path/to/it` if it is not on the PATH; requires 1.21 or newer for prepared statements.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { startPostgres } from '../../tests/postgres.ts';
import { serve } from '../processes.ts';
import { report, whole } from '../report.ts';
import { keepAsking } from './fleet.ts';

const postgres = await startPostgres();
if (!postgres) throw new Error('PostgreSQL cannot be started here.');
const direct = new Client({ connectionString: await postgres.another() });
await direct.connect();
const { host, database } = direct;
const folder = await mkdtemp(path.join(tmpdir(), 'drill-'));
await chmod(folder, 0o755);
const port = 44_20;
// Session settings are configured on the database, as described in docs/running/growing.md.
await direct.query(`alter database ${database} set timezone to 'UTC'`);
await direct.query(`alter database ${database} set statement_timeout to '30s'`);
await writeFile(path.join(folder, 'users'), '"postgres" ""\n');
await writeFile(
  path.join(folder, 'ini'),
  `[databases]
* = host=${host} port=${direct.port} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
auth_file = ${path.join(folder, 'users')}
user = postgres
pool_mode = transaction
default_pool_size = 8
max_prepared_statements = 200
ignore_startup_parameters = options,statement_timeout
log_connections = 0
log_disconnections = 0
`,
);
await chmod(path.join(folder, 'ini'), 0o644);
const bouncer = spawn(process.env.PGBOUNCER ?? 'pgbouncer', [path.join(folder, 'ini')], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
const ended = once(bouncer, 'exit');
await pause(1000);

const env = (at: number) => ({
  DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/${database}`,
  STORAGE_URL: `file:${path.join(folder, 'files')}`,
  DATA_DIR: path.join(folder, String(at)),
});
const first = await serve(44_21, env(0));
// A session lock left behind by the first server's migrations would block this one.
const second = await serve(44_22, env(1));
try {
  // Searches use prepared statements, and so does the statement that counts them.
  const asking = [first, second].map(({ url }) => keepAsking(url, ['/', '/partner', '/gesundheit/krankheiten'], 4));
  const found: number[] = [];
  const words = ['diabetes', 'schlaf', 'herz', 'knie', 'angst'];
  for (let n = 0; n < 4 * words.length; n += 1)
    found.push((await fetch(`${[first, second][n % 2]?.url}/suche?query=${words[n % words.length]}`)).status);
  const outcomes = await Promise.all(asking.map(({ end }) => end()));
  const failures = outcomes.flatMap((one) => one.failures);
  const requests = outcomes.reduce((sum, one) => sum + one.requests, 0);
  const wrong = found.filter((status) => status !== 200);
  report(
    'failed requests with PgBouncer in transaction mode',
    failures.length + wrong.length,
    { atMost: 0 },
    `${whole(requests)} requests and ${found.length} searches (${[...new Set(found)].join(', ')}) ${[...new Set(failures)].slice(0, 3).join(', ')}`,
  );
  const { rows } = await direct.query<{ done: number; failed: number; sessions: number }>(
    `select (select count(*)::int from pgboss.job where state = 'completed') done, (select count(*)::int from pgboss.job where state = 'failed') failed,
      (select count(*)::int from pg_stat_activity where datname = current_database()) - 1 sessions`,
  );
  const { done = 0, failed = 0, sessions = 0 } = rows[0] ?? {};
  report(
    'jobs that failed with it',
    failed + (done === 0 ? 1 : 0),
    { atMost: 0 },
    `${done} were done; ${sessions} sessions for two servers of ten connections each`,
  );
} finally {
  await first.stop();
  await second.stop();
  bouncer.kill('SIGINT');
  await ended;
  await direct.end();
  await postgres.stop();
  await rm(folder, { recursive: true });
}
