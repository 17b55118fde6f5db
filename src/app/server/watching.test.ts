import { drizzle } from 'drizzle-orm/node-postgres';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Pool } from 'pg';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { demoFiles, onSite, serve, type Served } from '../../../tests/served.ts';
import { until } from '../../../tests/until.ts';
import { partsOf } from '../../../tests/html.ts';
import { freeVideo } from '../../../tests/world.ts';
import { duty, enqueue, jobKind, startWorkers } from '#jobs/server/door.ts';
import { createLog } from '#platform/log.ts';
import { collectTraces } from '#platform/tracing.ts';
import { inContext } from '#platform/request-context.ts';

const token = 'a-token-for-prometheus';
const docs = path.resolve(import.meta.dirname, '../../../docs/monitoring');

/** PostgreSQL's error for each query when an administrator stops it. */
const stopped = () =>
  Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01', severity: 'FATAL' });

async function inReadOnly(pool: Pool, args: Parameters<Pool['query']>): Promise<unknown> {
  const client = await pool.connect();
  try {
    await client.query('begin read only');
    return await (client.query as (...given: unknown[]) => Promise<unknown>)(...args);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

type Series = { readonly name: string; readonly labels: string; readonly value: number };

/** Parses the Prometheus text format. */
const seriesOf = (text: string): Series[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', labels = '', value = ''] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      expect(name, line).not.toBe('');
      return { name, labels, value: Number(value) };
    });

onSite('the site, watched', (open) => {
  let site: Served;
  let isAway = false;
  let isReadOnly = false;
  let isStoreAway = false;
  let asked = 0;

  beforeAll(async () => {
    const { database, clock } = open();
    const query: Pool['query'] = ((...args: Parameters<Pool['query']>) => {
      asked += 1;
      if (isAway) return Promise.reject(stopped());
      return isReadOnly ? inReadOnly(database.pool, args) : database.pool.query(...args);
    }) as Pool['query'];
    const files = demoFiles();
    const gone = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
    site = await serve(
      { database: { ...database, db: drizzle({ query } as Pool) }, clock },
      {
        env: {
          METRICS_TOKEN: token,
          DATA_DIR: tmpdir(),
          TRUST_PROXY: 'on',
          STORAGE_URL: `file:${path.resolve(import.meta.dirname, '../../../demo')}`,
        },
        storage: { ...files, stat: (name) => (isStoreAway ? gone() : files.stat(name)) },
      },
    );
  });
  afterAll(() => site.close());

  const metrics = async (): Promise<Series[]> => {
    const { status, text } = await site.get('/metrics', { authorization: `Bearer ${token}` });
    expect(status).toBe(200);
    return seriesOf(text);
  };
  const freshMetrics = async (isThere: (series: Series[]) => boolean): Promise<Series[]> => until(metrics, isThere);

  test('S18.4 /healthz needs nothing, /readyz names its checks and asks the database once a second at most', async () => {
    const before = asked;
    expect((await site.get('/healthz')).json()).toEqual({ status: 'ok' });
    expect(asked).toBe(before);
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.get('/readyz')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers[0]?.json()).toEqual({
      status: 'ready',
      checks: ['process', 'database', 'migrations', 'store', 'jobs', 'disk'].map((name) =>
        expect.objectContaining({ name, status: expect.stringMatching(/^(?:ok|warn)$/) }),
      ),
    });
    expect(asked - before).toBeLessThan(20);
    expect(answers[0]?.headers['cache-control']).toBe('no-store');
  });

  test('S18.4 a database that takes no changes is a warning: readers are served', async () => {
    const readiness = async () => (await site.get('/readyz')).json() as { checks: { name: string; detail?: string }[] };
    isReadOnly = true;
    const seen = await until(readiness, ({ checks }) => checks.some(({ detail }) => detail === 'read only'));
    expect(seen).toMatchObject({
      status: 'ready',
      checks: expect.arrayContaining([{ name: 'database', status: 'warn', detail: 'read only' }]),
    });
    isReadOnly = false;
    await until(readiness, ({ checks }) => checks.every(({ detail }) => detail !== 'read only'));
  });

  test('S18.4 /metrics is for whoever has the token, and is not there without the setting', async () => {
    for (const authorization of ['', 'Bearer', `Bearer ${token}x`, `Basic ${token}`, token])
      expect((await site.get('/metrics', authorization ? { authorization } : {})).status, authorization).toBe(401);
    const without = await serve(open());
    expect((await without.get('/metrics', { authorization: 'Bearer undefined' })).status).toBe(404);
    await without.close();
  });

  test('S18.4 requests are counted by the pattern of their route, whatever is asked for', async () => {
    for (let i = 0; i < 5; i += 1) {
      await site.get(`/api/video/nothing${i}?secret=${i}`);
      await site.get(`/no-such-page-${i}/${'x'.repeat(i)}`);
      await site.ask(`/asset/none${i}/hls/x.m3u8`, { method: 'PROPFIND' });
    }
    for (let i = 0; i < 3; i += 1) await site.get('/partner');
    // Other tests of this process may have asked by HEAD, or for what they had.
    const isKeptPage = ({ labels: of }: Series): boolean =>
      ['method="GET"', 'route="kept-page"', 'status="200"'].every((label) => of.includes(label));
    const series = await freshMetrics((all) => all.some(isKeptPage));
    const requests = series.filter(({ name }) => name === 'sprechstunde_http_request_duration_seconds_count');
    const labels = requests.map((one) => one.labels).join('\n');
    expect(labels).toContain('route="/api/video/:shortid"');
    expect(labels).toContain('route="/*"');
    expect(labels).not.toMatch(/nothing|no-such|none1|secret|PROPFIND/);
    const within = series.filter((one) => one.name === 'sprechstunde_http_request_duration_seconds_bucket' && isKeptPage(one));
    expect(within.map(({ labels: of }) => /le="([^"]+)"/.exec(of)?.[1])).toEqual([
      '0.001',
      '0.005',
      '0.02',
      '0.1',
      '0.5',
      '1',
      '2',
      '5',
      '30',
      '+Inf',
    ]);
    const counts = within.map(({ value }) => value);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts.at(-1)).toBe(requests.find(isKeptPage)?.value);
    const sum = series.find((one) => one.name.endsWith('request_duration_seconds_sum') && isKeptPage(one));
    expect(sum?.value).toBeGreaterThan(0);
    const kept = series.filter(({ name }) => name === 'sprechstunde_kept_answers_total');
    expect(kept.find((one) => one.labels.includes('result="hit"') && one.labels.includes('page'))?.value).toBeGreaterThan(0);
    expect(kept.find((one) => one.labels.includes('result="miss"') && one.labels.includes('page'))?.value).toBeGreaterThan(0);
  });

  test('S18.4 the alerts and the dashboard name figures that there are', async () => {
    const there = new Set((await metrics()).map(({ name }) => name));
    // Queues are added by the first worker, and how long jobs take is known after the first job.
    for (const name of ['jobs', 'jobs_oldest_due_seconds']) there.add(`sprechstunde_${name}`);
    for (const part of ['bucket', 'count', 'sum']) there.add(`sprechstunde_job_duration_seconds_${part}`);
    const dashboard = readFileSync(path.join(docs, 'dashboard.json'), 'utf8');
    const parsed = z
      .object({
        title: z.string(),
        panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
      })
      .parse(JSON.parse(dashboard));
    const alerts = readFileSync(path.join(docs, 'alerts.yml'), 'utf8');
    const expressions = [
      ...parsed.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
      ...[...alerts.matchAll(/^ +expr: (.+)$/gm)].map(([, expr = '']) => expr),
    ];
    expect(expressions.length).toBeGreaterThan(15);
    const named = expressions.flatMap((expr) => expr.match(/\b(?:sprechstunde|nodejs|process)_\w+/g) ?? []);
    expect(named.filter((name) => !there.has(name))).toEqual([]);
    expect(named.length).toBeGreaterThanOrEqual(expressions.length - 1);
    expect([...alerts.matchAll(/- alert:/g)].length).toBe([...alerts.matchAll(/^ +expr:/gm)].length);
  });

  test('S18.4 the first failure of a kind is growth, not a new series; free space is a figure for each folder', async () => {
    const kind = jobKind('never-failed', z.object({}));
    await enqueue(open().database.db, kind, {});
    await open().database.db.execute(sql`delete from pgboss.job where name = 'never-failed'`);
    const series = await freshMetrics((all) => all.some(({ labels }) => labels.includes('never-failed')));
    const failed = series.find(({ labels }) => labels.includes('kind="never-failed"') && labels.includes('state="failed"'));
    expect(failed?.value).toBe(0);
    const free = series.filter(({ name }) => name === 'sprechstunde_disk_free_bytes');
    expect(free.map(({ labels }) => labels).toSorted()).toEqual(['folder="data"', 'folder="store"']);
    for (const { value } of free) expect(value).toBeGreaterThan(0);
  });

  const promtool = '/usr/bin/promtool';
  test.runIf(existsSync(promtool))(
    'S18.4 each alert fires where all is wrong, and none where all is well',
    { timeout: 120_000 },
    async () => {
      const { stdout } = await promisify(execFile)(promtool, ['test', 'rules', path.join(docs, 'alerts.test.yml')]);
      expect(stdout).toContain('SUCCESS');
      const alerts = readFileSync(path.join(docs, 'alerts.yml'), 'utf8');
      const tested = readFileSync(path.join(docs, 'alerts.test.yml'), 'utf8');
      const fire = Number(/value: (\d+)/.exec(tested)?.[1]) + (tested.includes('BackupOld"}') ? 1 : 0);
      expect(fire).toBe([...alerts.matchAll(/- alert:/g)].length);
    },
  );

  test('S18.4 an answer has the front server’s id where it is sane, else one of its own', async () => {
    for (const address of ['/partner', '/api/partner', '/storage/start/hero.jpg', '/no-such-page']) {
      const given = await site.get(address, { 'x-request-id': 'front-0123456789abcdef' });
      expect(given.headers['x-request-id'], address).toBe('front-0123456789abcdef');
      for (const odd of ['short', 'a b c d e f g h', '"}{"level":"fatal"', 'x'.repeat(200)]) {
        const own = await site.get(address, { 'x-request-id': odd });
        expect(own.headers['x-request-id'], address).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
      }
    }
  });

  test('S18.3 S18.4 while the database is away answers are 503, kept pages stay, and it says so where one looks', async () => {
    await site.get('/partner');
    isAway = true;
    try {
      for (const [address, language, words] of [
        ['/api/tag', 'de', 'Wir sind für einen Moment nicht erreichbar. Bitte versuche es gleich noch einmal.'],
        ['/api/tag', 'en', 'We are unavailable for a moment. Please try again shortly.'],
        [
          `/api/video/${freeVideo.shortid}`,
          'de',
          'Wir sind für einen Moment nicht erreichbar. Bitte versuche es gleich noch einmal.',
        ],
        [`/asset/${freeVideo.shortid}/hls/master.m3u8`, 'en', 'We are unavailable for a moment. Please try again shortly.'],
      ] as const) {
        const { status, headers, json } = await site.get(address, { 'x-language': language });
        expect([status, headers['retry-after'], headers['cache-control']], address).toEqual([503, '5', 'no-store']);
        expect(json(), address).toEqual({ message: words, request: headers['x-request-id'] });
        expect(site.lines.at(-1), address).toMatchObject({ level: 'warn', reqId: headers['x-request-id'] });
      }
      for (const [address, lang] of [
        ['/gesundheit', 'de'],
        ['/en/gesundheit', 'en'],
        [`/en/embed/${freeVideo.shortid}`, 'en'],
      ] as const) {
        const { status, headers, text } = await site.get(address);
        expect([status, headers['retry-after'], headers['content-type']], address).toEqual([
          503,
          '5',
          'text/html; charset=utf-8',
        ]);
        expect(partsOf(text).elements.find(({ name }) => name === 'html')?.attributes.lang, address).toBe(lang);
        expect(text, address).not.toMatch(/57P01|administrator|\.ts:/);
      }
      expect((await site.get('/partner')).status).toBe(200);
      const { status, json, text } = await until(
        () => site.get('/readyz'),
        (answer) => answer.status === 503,
      );
      expect([status, json()]).toMatchObject([503, { status: 'not ready' }]);
      expect(text).toContain('{"name":"database","status":"fail","detail":"cannot be used"}');
      expect(text).not.toMatch(/administrator|postgres:|sprechstunde-/);
      expect((await site.get('/healthz')).status).toBe(200);
      const series = await freshMetrics((all) => all.some(({ name, value }) => name === 'sprechstunde_unread' && value === 1));
      expect(series.some(({ name }) => name === 'nodejs_eventloop_lag_seconds')).toBe(true);
    } finally {
      isAway = false;
    }
    expect((await site.get('/api/tag')).status).toBe(200);
  });

  test('S18.3 while the store is away its files are answered with 503', async () => {
    isStoreAway = true;
    try {
      const { status, headers } = await site.get(`/asset/${freeVideo.shortid}/hls/master.m3u8`);
      expect([status, headers['retry-after']]).toEqual([503, '5']);
    } finally {
      isStoreAway = false;
    }
  });

  test('S18.4 a job is done in the name of the request that added it, and its kind does not see that', async () => {
    const { database } = open();
    const kind = jobKind('watched', z.strictObject({ n: z.number() }), { retries: 0 });
    const lines: Record<string, unknown>[] = [];
    const log = createLog(
      { logLevel: 'info' },
      { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
    );
    const seen: unknown[] = [];
    const done = Promise.withResolvers<void>();
    await inContext({ requestId: 'the-first-request' }, () => enqueue(database.db, kind, { n: 1 }));
    const workers = await startWorkers({
      database,
      log,
      duties: [
        duty(kind, async (data) => {
          seen.push(data);
          await database.db.execute(sql`select 1`);
          log.info('in the job');
          done.resolve();
        }),
      ],
    });
    await done.promise;
    await workers.stop();
    expect(seen).toEqual([{ n: 1 }]);
    expect(lines.find(({ msg }) => msg === 'in the job')).toMatchObject({ reqId: 'the-first-request' });
  });

  test('S18.4 jobs that are due and that nobody does are told', async () => {
    const { database } = open();
    const kind = jobKind('stalled', z.object({}));
    await enqueue(database.db, kind, {});
    await database.db.execute(sql`update pgboss.job set start_after = now() - interval '20 minutes' where name = 'stalled'`);
    const { json } = await until(
      () => site.get('/readyz'),
      ({ text }) => text.includes('standing still'),
    );
    expect(json()).toMatchObject({
      status: 'not ready',
      checks: expect.arrayContaining([{ name: 'jobs', status: 'fail', detail: 'standing still: stalled' }]),
    });
    const series = await freshMetrics((all) => all.some(({ labels }) => labels.includes('stalled')));
    expect(
      series.find(({ name, labels }) => name === 'sprechstunde_jobs_oldest_due_seconds' && labels.includes('stalled'))?.value,
    ).toBeGreaterThan(1000);
    // A scheduled job does not count as stalled.
    await database.db.execute(sql`update pgboss.job set start_after = now() + interval '1 hour' where name = 'stalled'`);
    await until(
      () => site.get('/readyz'),
      ({ status }) => status === 200,
    );
  });

  test('S18.4 a request is a span below the front server’s, with its queries, and its job is linked to it', async () => {
    const bodies: string[] = [];
    const collector = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        bodies.push([request.url, request.headers['x-key'], body].join(' '));
        response.end('{}');
      });
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const { port } = collector.address() as AddressInfo;
    const settings = { endpoint: `http://127.0.0.1:${port}/`, headers: { 'x-key': 'k' }, serviceName: 'praxis' };
    const stop = collectTraces(settings, createLog({ logLevel: 'silent' }));
    const front = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
    try {
      await site.get(`/api/video/${freeVideo.shortid}`, { traceparent: `00-${front.traceId}-${front.spanId}-01` });
    } finally {
      await stop();
      collector.close();
    }
    expect(bodies).toHaveLength(1);
    const [address, key] = bodies[0]?.split(' ') ?? [];
    expect([address, key]).toEqual(['/v1/traces', 'k']);
    const { resourceSpans } = JSON.parse(bodies[0]?.slice(bodies[0].indexOf('{')) ?? '') as {
      resourceSpans: { resource: unknown; scopeSpans: { spans: Record<string, unknown>[] }[] }[];
    };
    const spans = resourceSpans[0]?.scopeSpans[0]?.spans ?? [];
    const server = spans.find(({ kind, name }) => kind === 2 && name !== 'GET /readyz');
    expect(server).toMatchObject({ name: 'GET /api/video/:shortid', traceId: front.traceId, parentSpanId: front.spanId });
    const queries = spans.filter(({ kind }) => kind === 3);
    expect(queries.length).toBeGreaterThan(0);
    for (const query of queries) expect(query).toMatchObject({ traceId: front.traceId, parentSpanId: server?.spanId });
    expect(JSON.stringify(queries)).not.toContain(freeVideo.shortid);
    expect(JSON.stringify(resourceSpans[0]?.resource)).toContain('praxis');
  });

  test('S18.3 a start on a busy machine takes its time', () => {
    expect(site.app.fastify.initialConfig.pluginTimeout).toBe(0);
  });

  test('S18.4 a server that ends answers what has begun, says so, and keeps no connection', async () => {
    const ending = await serve(open());
    const { port } = ending.app.fastify.server.address() as AddressInfo;
    await ending.get('/partner');
    const asking = (address: string) => {
      const socket = connect(port, '127.0.0.1');
      let text = '';
      socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
      // All but the end of the head: a pending request, so the connection is not idle.
      socket.write(`GET ${address} HTTP/1.1\r\nHost: site\r\n`);
      return { socket, ended: once(socket, 'close').then(() => text) };
    };
    const idle = connect(port, '127.0.0.1');
    idle.write('GET /partner HTTP/1.1\r\nHost: site\r\n\r\n');
    await once(idle, 'data');
    idle.resume();
    const begun = ['/readyz', '/partner', '/api/tag'].map(asking);
    // A response to a later request proves that the earlier data has arrived.
    await Promise.all(begun.map(({ socket }) => once(socket, 'connect')));
    await ending.get('/healthz');
    await ending.get('/healthz');
    ending.app.draining.drain(ending.app.fastify.server);
    const closed = ending.close();
    for (const { socket } of begun) socket.write('\r\n');
    const [readyz, page, call] = await Promise.all(begun.map(({ ended }) => ended));
    expect(readyz).toMatch(/^HTTP\/1\.1 503 [^]*connection: close[^]*"status":"not ready"[^]*"stopping"/i);
    expect(page).toMatch(/^HTTP\/1\.1 200 [^]*connection: close/i);
    expect(call).toMatch(/^HTTP\/1\.1 200 [^]*connection: close/i);
    await closed;
  });
});
