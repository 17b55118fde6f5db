import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../../../tests/browser.ts';
import { startMailServer, type MailServer } from '../../../tests/mail-server.ts';
import { freePort, startOwnServer } from '../../../tests/own-server.ts';
import { startPaymentProvider, type TestProvider } from '../../../tests/payment-provider.ts';
import { databaseAt, query } from '../../../tests/postgres.ts';
import { givenBucket, type TestBucket } from '../../../tests/s3.ts';
import { askAt } from '../../../tests/served.ts';
import { emptyDatabase, engines, filledSettings, hasPostgres, postgresDatabase } from '../../../tests/templates.ts';
import { users } from '#accounts/server/tables.ts';
import { tryBackups } from '#backup/server/door.ts';
import { shopFiles } from '#paths/shop-files.ts';
import { systemClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/database.ts';
import { createLog } from '#platform/log.ts';
import { secretNamed } from '#platform/secrets.ts';
import { apiVersion } from '#shop/server/door.ts';
import { isSiteOpen } from '#backoffice/server/door.ts';
import { demoMark } from './demo.ts';
import { setup } from './setup.ts';
import { Cancelled, type Asker } from './setup/asker.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-setup-'));
let mail: MailServer;
let bucket: TestBucket;
let payments: TestProvider;
let refuses: string | undefined;

const password = 'geheim wie "nichts" $HOME #1';
const baseUrl = 'https://www.praxis.example';
const endpoint = {
  id: 'we_1',
  object: 'webhook_endpoint',
  url: `${baseUrl}/stripe/webhook`,
  status: 'enabled',
  api_version: apiVersion,
  enabled_events: ['*'],
};

beforeAll(async () => {
  mail = await startMailServer({
    refuseRecipient: () => refuses,
    smtp: {
      onAuth: (auth, _, done) => (auth.password === password ? done(null, { user: auth.username }) : done(new Error('no'))),
    },
  });
  bucket = await givenBucket();
  payments = await startPaymentProvider({ clock: systemClock });
});
afterAll(async () => {
  await Promise.all([mail.close(), bucket.close(), payments.close()]);
  rmSync(folder, { recursive: true, force: true });
});

const smtp = (secret = password) => `smtp://site:${encodeURIComponent(secret)}@127.0.0.1:${mail.port}`;
const site = ['--name', 'Praxis am See', '--base-url', baseUrl, '--presenter', 'Dr. Jörg Groß'];
const admin = ['--admin', 'chef@praxis.example', '--yes'];

type Said = { readonly code: number; readonly told: readonly string[]; readonly complaints: readonly string[] };

async function run(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}, asker?: Asker): Promise<Said> {
  const told: string[] = [];
  const complaints: string[] = [];
  const code = await setup({
    env: { DATA_DIR: path.join(path.dirname(file), 'data'), ...env },
    args,
    file,
    tell: (line) => void told.push(line),
    complain: (line) => void complaints.push(line),
    ...(asker ? { asker } : {}),
  });
  return { code, told, complaints };
}

const fileIn = (name: string): string => path.join(mkdtempSync(path.join(folder, `${name}-`)), 'settings.env');

describe.each(engines.filter(({ isMissing }) => !isMissing))('S18.8 setup by flags, on $title', ({ engine }) => {
  test('makes a real site of nothing: everything is used once, one settings file, drafts, one admin with a link, closed', async () => {
    const file = fileIn('whole');
    const database = engine === 'postgres' ? await postgresDatabase('empty') : null;
    payments.webhookEndpoints = [endpoint];
    const env = {
      ...(database ? { DATABASE_URL: database.url } : {}),
      ...(engine === 'postgres' ? bucket.env : {}),
      ...payments.env,
      SMTP_URL: smtp(),
    };
    const before = mail.received.length;
    const { code, told, complaints } = await run(file, [...site, ...admin, '--admin-name', 'Erika von Beispiel'], env);
    expect(complaints).toEqual([]);
    expect(code).toBe(0);

    expect(mail.received.slice(before)).toMatchObject([{ recipients: ['chef@praxis.example'] }]);
    expect(mail.received.at(-1)?.subject).toMatch(/^Praxis am See: \d{6}$/);
    expect(payments.asked).toContain('POST /v1/refunds 404');
    // The domain does not resolve, which is only a warning at this point; the key is a test key.
    expect(told.join('\n')).toMatch(/! The name www\.praxis\.example leads nowhere yet/);
    expect(told.join('\n')).toContain("! The key is one of Stripe's test mode");
    expect(await bucket.storage.list('setup-probe')).toEqual([]);

    // It ends with what is missing before the site may open.
    const left = told.slice(told.indexOf('Still missing, before it may open:'));
    for (const title of [
      'Legal notice',
      'Seller',
      'Terms of use checked',
      'Backups',
      'Admin with second factor',
      'A first video',
    ])
      expect(left, title).toContainEqual(expect.stringMatching(new RegExp(`^  - ${title}\\. .+\\.$`)));
    expect(left.join('\n')).not.toMatch(/ {2}- (?:Mail server|Address with https|The demo has ended)/);
    expect(left.at(-1)).toContain(`stands at ${baseUrl}/backend/opening`);

    expect(statSync(file).mode & 0o777).toBe(0o600);
    const config = readConfig({ SETTINGS_FILE: file });
    expect(config).toMatchObject({ siteName: 'Praxis am See', presenterSlug: 'dr-joerg-gross', demo: false, baseUrl });
    expect(config.mail.smtpUrl).toBe(smtp());
    expect(config.storage.kind).toBe(engine === 'postgres' ? 's3' : 'file');
    // The environment overrides the file.
    expect(readConfig({ SETTINGS_FILE: file, SITE_NAME: 'Anders' }).siteName).toBe('Anders');

    const link = told
      .join('\n')
      .match(/https:\/\/www\.praxis\.example\/password\/reset\?email=chef%40praxis\.example&token=[\w-]{43}&enrolment=[\w-]{43}/);
    expect(link).not.toBeNull();
    const opened = await openDatabase(config, createLog({ logLevel: 'silent' }));
    try {
      const rows = await opened.db.select().from(users);
      expect(rows).toMatchObject([
        {
          email: 'chef@praxis.example',
          name: 'Erika',
          surname: 'von Beispiel',
          roles: ['admin'],
          passwordHash: null,
          verifiedAt: null,
        },
      ]);
      expect(await isSiteOpen(opened.db)).toBe(false);
      const { rows: pages } = await opened.pool.query<{ slug: string; state: string }>(
        'select slug, state from content.pages order by slug',
      );
      expect(pages).toEqual(
        ['barrierefreiheit', 'datenschutz', 'faq', 'impressum', 'kontakt', 'nutzungsbedingungen'].map((slug) => ({
          slug,
          state: 'draft',
        })),
      );
      const { rows: texts } = await opened.pool.query<{ all: string }>(
        `select string_agg(content::text || coalesce(en::text, ''), ' ') as all from content.modules`,
      );
      expect(texts[0]?.all).toContain('[Hier: Anschrift]');
      expect(texts[0]?.all).not.toMatch(/\{[\w.]+\}|example\.org|Musterweg|Musterstadt|\bDemo\b/);
    } finally {
      await opened.close();
    }

    // A second run loses and duplicates nothing, and keeps the old file next to the new one.
    const again = await run(file, [...admin, '--name', 'Praxis am Meer'], {});
    expect(again).toMatchObject({ code: 0, complaints: [] });
    expect(again.told.join('\n')).not.toContain('pages are drafts');
    expect(readConfig({ SETTINGS_FILE: file })).toMatchObject({ siteName: 'Praxis am Meer', baseUrl });
    const kept = readdirSync(path.dirname(file)).filter((name) => /^settings\.env\.\d{8}T\d{6}Z$/.test(name));
    expect(kept).toHaveLength(1);
    expect(readFileSync(path.join(path.dirname(file), kept[0] ?? ''), 'utf8')).toContain("SITE_NAME='Praxis am See'");
    await database?.drop();
  }, 240_000);
});

test('S18.8 a site that setup made waits for its opening, with law, login and office at work, and knows emergencies then', async () => {
  const file = fileIn('served');
  const own = hasPostgres() ? await postgresDatabase('empty') : null;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const given = { ...(own ? { DATABASE_URL: own.url } : {}), BASE_URL: origin, PORT: String(port) };
  const { code, told } = await run(file, ['--name', 'Praxis am See', '--presenter', 'Dr. Jörg Groß', ...admin], given);
  expect(code).toBe(0);
  const start = () => startOwnServer({ port, dataDir: path.join(path.dirname(file), 'data'), env: { SETTINGS_FILE: file } });
  const search = () =>
    fetch(`${origin}/api/search/video`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ value: 'starke Brustschmerzen' }),
    });
  const statusOf = async (address: string): Promise<number> => (await fetch(origin + address, { redirect: 'manual' })).status;
  let server = await start();
  try {
    const closed = await fetch(`${origin}/en/gesundheit`);
    expect(closed.status).toBe(503);
    expect(closed.headers.get('x-robots-tag')).toBe('noindex');
    expect(await closed.text()).toContain('Praxis am See with Dr. Jörg Groß is not open yet');
    const order = shopFiles.checkout({ type: 'coaching', id: randomUUID() });
    for (const address of ['/', '/register', '/sitemap.xml', '/api/video', '/backendx', '/embed/abc', order])
      expect([address, await statusOf(address)]).toEqual([address, 503]);
    // Not resolved by a browser: what is let in as one page must not be shown as another one.
    for (const address of ['/meta/../gesundheit', '/login/%2e%2e/gesundheit', '/backend/../gesundheit']) {
      const { status, text } = await askAt(port, address, {});
      expect([address, status === 200, text.includes('<main')]).toEqual([address, false, false]);
    }
    expect((await search()).status).toBe(503);
    const imprint = await fetch(`${origin}/meta/impressum`);
    expect([imprint.status, await imprint.text()]).toEqual([404, expect.stringContaining('Diese Seite entsteht noch.')]);
    for (const [address, status] of [
      ['/login', 200],
      ['/widerruf', 200],
      ['/password/forgot', 200],
      ['/backend', 302],
      ['/api/user', 401],
    ] as const)
      expect([address, await statusOf(address)]).toEqual([address, status]);
    expect((await fetch(`${origin}/stripe/webhook`, { method: 'POST' })).status).not.toBe(503);

    // A colleague whose second factor is missing sees what readers will see, whole pages and their calls, and not the office.
    const colleague = openBrowser({ ask: (address, asking) => askAt(port, address, asking) });
    const token = /token=([\w-]+)/.exec(told.join(' '))?.[1];
    const known = { email: 'chef@praxis.example', password: 'dreiundzwanzig-blaue-elche' };
    await colleague.send('POST', '/auth/reset-password', { ...known, token, password_confirmation: known.password });
    expect((await colleague.logIn(known)).status).toBe(200);
    for (const [address, status] of [
      ['/', 200],
      ['/home', 200],
      ['/api/content', 200],
      ['/backend', 403],
      ['/api/backend/opening', 403],
    ] as const)
      expect([address, (await colleague.get(address)).status]).toEqual([address, status]);
    if (!own) return;
    // Another server opens the site: this one lets readers in from the next request on.
    await query(
      own.url,
      `insert into desk_audit (at, action, entity, entry_id) values (now() + interval '1 second', 'open', 'opening', 'site')`,
    );
    const start200 = await fetch(origin);
    expect(start200.status).toBe(200);
    const page = await start200.text();
    expect(page).not.toMatch(/Umsetzung|Folge mir|href=""/);
    expect(await statusOf('/suche')).toBe(200);
    expect(JSON.stringify(await (await search()).json())).toContain('112');
    await server.end('SIGTERM');
    server = await start();
    expect(await statusOf('/')).toBe(200);
  } finally {
    await server.end('SIGTERM');
    await own?.drop();
  }
}, 240_000);

/** Everything is valid except for what a case overrides. */
/**
 * A refused setup leaves an empty database empty, so one serves all cases; connecting to PostgreSQL is faster than creating an
 * embedded database.
 */
let unused: Promise<{ readonly DATABASE_URL?: string }> | undefined;

const wrong = async (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<readonly string[]> => {
  const file = fileIn('wrong');
  unused ??= emptyDatabase(hasPostgres() ? 'postgres' : 'embedded');
  const { code, complaints } = await run(file, [...site, ...admin, ...args], { ...(await unused), ...env });
  expect(code).toBe(1);
  expect(existsSync(file)).toBe(false);
  for (const line of complaints) expect(line).not.toContain('\n');
  return complaints;
};

test('S18.8 S18.2 what is missing or misspelt is one line each, and nothing is written', async () => {
  const file = fileIn('missing');
  const { code, complaints } = await run(file, ['--yes']);
  expect(code).toBe(1);
  expect(complaints).toEqual([
    'The setting SITE_NAME is missing: --name.',
    'The setting PRESENTER_NAME is missing: --presenter.',
    'The setting PRESENTER_SLUG is missing: --presenter-slug.',
    'The setting BASE_URL is missing: --base-url.',
    'The first admin is missing: --admin E-MAIL.',
  ]);
  expect(existsSync(file)).toBe(false);
  await expect(wrong(['--nmae', 'x'])).rejects.toMatchObject({
    code: 2,
    message: expect.stringMatching(/^Unknown option '--nmae'\.\n/),
  });
  await expect(wrong(['--admin', 'kein-empfaenger'])).rejects.toThrow(/^--admin must be an e-mail address\.\n/);
  expect(await wrong(['--port', '99999'])).toEqual(['The setting PORT must be a whole number from 1 to 65535, not "99999".']);
  expect(await wrong(['--base-url', 'http://www.praxis.example'])).toEqual([
    expect.stringMatching(/^The setting BASE_URL \(http:\/\/www\.praxis\.example\) must begin with https:/),
  ]);
});

test('S18.8 S16.8 a demo that nobody allows to end stays as it is, and no settings make a real site of it', async () => {
  const file = fileIn('demo');
  const settings = await filledSettings(path.join(path.dirname(file), 'data'));
  const opened = await openDatabase(readConfig(settings), createLog({ logLevel: 'silent' }));
  await secretNamed(opened.db, demoMark);
  await opened.close();
  writeFileSync(file, 'PORT=4711\n');
  const refused = await run(file, [...site, ...admin], settings);
  expect(refused.code).toBe(1);
  expect(refused.told.join('\n')).not.toContain('The settings are in');
  expect(refused.complaints).toEqual([
    expect.stringMatching(/^These data hold a demo, and a real site must not\. End it with --end-demo/),
  ]);
  expect(readdirSync(path.dirname(file)).filter((name) => name.startsWith('settings'))).toEqual(['settings.env']);
  expect(readFileSync(file, 'utf8')).toBe('PORT=4711\n');
  const ended = await run(file, [...site, ...admin, '--end-demo'], settings);
  expect(ended).toMatchObject({ code: 0, complaints: [] });
  expect(readConfig({ SETTINGS_FILE: file })).toMatchObject({ demo: false, siteName: 'Praxis am See' });
}, 120_000);

test('S18.8 mail: what the server answers is told word for word, with the setting that is wrong', async () => {
  expect(await wrong([], { SMTP_URL: smtp('falsch') })).toEqual([
    expect.stringMatching(/^The setting SMTP_URL does not log in: the mail server said: 535 /),
  ]);
  refuses = '550 5.1.1 No such user here';
  expect(await wrong([], { SMTP_URL: smtp() })).toEqual([
    'The address of the admin (chef@praxis.example) is refused: the mail server said: 550 5.1.1 No such user here.',
  ]);
  refuses = undefined;
  const nobody = await freePort();
  const [line] = await wrong([], { SMTP_URL: `smtp://site:${encodeURIComponent(password)}@127.0.0.1:${nobody}` });
  expect(line).toMatch(/^The setting SMTP_URL cannot be used: nobody listens there/);
  expect(line).not.toContain('geheim');
});

test('S18.8 store: a missing bucket, wrong keys, a store that nobody serves, a folder that cannot be written', async () => {
  const { STORAGE_URL = '' } = bucket.env;
  expect(await wrong([], { ...bucket.env, STORAGE_URL: STORAGE_URL.replace('s3://sprechstunde', 's3://fehlt-hier') })).toEqual([
    expect.stringMatching(/^The setting STORAGE_URL names the bucket fehlt-hier, which cannot be used: /),
  ]);
  expect(await wrong([], { ...bucket.env, AWS_ACCESS_KEY_ID: 'niemand' })).toEqual([
    expect.stringMatching(/^The setting STORAGE_URL .* does not know the key AWS_ACCESS_KEY_ID/),
  ]);
  const endpointOf = encodeURIComponent(`http://127.0.0.1:${await freePort()}`);
  expect(await wrong([], { ...bucket.env, STORAGE_URL: `s3://sprechstunde?endpoint=${endpointOf}` })).toEqual([
    expect.stringMatching(/^The setting STORAGE_URL .*ECONNREFUSED/),
  ]);
  const taken = path.join(folder, 'a-file');
  writeFileSync(taken, '');
  expect(await wrong(['--storage-url', `file:${taken}/files`])).toEqual([expect.stringContaining(`${taken}/files`)]);
  bucket.isPublic = true;
  expect(await wrong([], bucket.env)).toEqual([
    'The setting STORAGE_URL lets everybody read the bucket sprechstunde: make it private.',
  ]);
  bucket.isPublic = false;
}, 120_000);

test('S18.8 payments: each right of the key is used, and the endpoint of the webhook is looked at', async () => {
  payments.webhookEndpoints = [endpoint];
  expect(await wrong([], { ...payments.env, STRIPE_SECRET_KEY: 'pk_test_publishable' })).toEqual([
    'The setting STRIPE_SECRET_KEY is no secret key: it begins with sk_ or rk_.',
  ]);
  expect(await wrong([], { ...payments.env, STRIPE_SECRET_KEY: 'sk_test_another' })).toEqual([
    expect.stringMatching(/^The setting STRIPE_SECRET_KEY is refused: Invalid API Key/),
  ]);
  expect(await wrong([], { ...payments.env, STRIPE_WEBHOOK_SECRET: 'sk_test_mixed_up' })).toEqual([
    'The setting STRIPE_WEBHOOK_SECRET is no signing secret of a webhook: it begins with whsec_.',
  ]);
  payments.forbidden = ['POST /v1/refunds'];
  expect(await wrong([], payments.env)).toEqual(['The setting STRIPE_SECRET_KEY may not write Refunds.']);
  payments.forbidden = [];
  payments.webhookEndpoints = [];
  expect(await wrong([], payments.env)).toEqual([
    `The setting STRIPE_WEBHOOK_SECRET belongs to no webhook endpoint: Stripe's dashboard has none with the address ${endpoint.url}.`,
  ]);
  payments.webhookEndpoints = [{ ...endpoint, enabled_events: ['checkout.session.completed'] }];
  expect(await wrong([], payments.env)).toEqual([
    expect.stringMatching(
      /does not report checkout\.session\.expired, .*charge\.dispute\.closed, refund\.updated, refund\.failed: add them/,
    ),
  ]);
  payments.webhookEndpoints = [{ ...endpoint, status: 'disabled' }];
  expect(await wrong([], payments.env)).toEqual([expect.stringMatching(/switched off/)]);
  payments.isDown = true;
  expect(await wrong([], payments.env)).toEqual([expect.stringMatching(/^The setting STRIPE_API_BASE .* cannot be used: /)]);
  payments.isDown = false;
}, 120_000);

test('S18.8 backups: the place is opened with the passphrase and written to', async () => {
  const place = mkdtempSync(path.join(folder, 'backups-'));
  const env = { BACKUP_URL: `file:${place}`, BACKUP_PASSPHRASE: 'ein langer Satz für Sicherungen' };
  const checked = async (settings: NodeJS.ProcessEnv) => tryBackups(readConfig({ DEMO: 'off', ...settings }));
  expect(await checked(env)).toMatchObject({ ok: true, said: 'no backup yet' });
  expect(readdirSync(place, { recursive: true })).toContain('key.age');
  expect(readdirSync(path.join(place, 'probes'))).toEqual([]);
  expect(await wrong([], { ...env, BACKUP_PASSPHRASE: 'ein ganz anderer langer Satz' })).toEqual([
    expect.stringMatching(/^The setting BACKUP_PASSPHRASE does not open /),
  ]);
  expect(await wrong([], { BACKUP_URL: env.BACKUP_URL, BACKUP_PASSPHRASE: 'kurz' })).toEqual([
    'The setting BACKUP_PASSPHRASE must have at least 12 characters.',
  ]);
  const file = path.join(place, 'key.age');
  expect(await wrong([], { ...env, BACKUP_URL: `file:${file}/below` })).toEqual([
    expect.stringMatching(/^The setting BACKUP_URL cannot be used: The folder .+ is below something that is not a folder/),
  ]);
  expect(
    await wrong([], { ...env, ...bucket.env, BACKUP_URL: (bucket.env.STORAGE_URL ?? '').replace('sprechstunde', 'nirgends') }),
  ).toEqual([
    expect.stringMatching(/^The setting BACKUP_URL names the bucket nirgends, which cannot be used: there is no such bucket/),
  ]);
}, 120_000);

test.runIf(hasPostgres())(
  'S18.8 database: a wrong name, no rights, another encoding, another program in it, nobody there',
  async () => {
    const own = await postgresDatabase('empty');
    const server = process.env.TEST_POSTGRES ?? '';
    const name = new URL(own.url).pathname.slice(1);
    const role = `setup_${process.pid}`;
    const ascii = `${name}_ascii`;
    const asRole = new URL(own.url);
    asRole.username = role;
    try {
      await query(server, `create role ${role} login`);
      await query(server, `create database ${ascii} encoding 'SQL_ASCII' locale 'C' template template0`);
      const said = async (DATABASE_URL: string) =>
        (await wrong([], { DATABASE_URL })).map((line) => line.replaceAll(name, 'NAME'));
      expect(await said(databaseAt(server, 'fehlt_hier'))).toEqual([
        expect.stringMatching(/^The setting DATABASE_URL cannot be reached: there is no such database/),
      ]);
      expect(await said(asRole.href)).toEqual([
        expect.stringMatching(/^The setting DATABASE_URL may not be given a schema by this user: "grant create/),
      ]);
      await query(server, `grant create on database ${name} to ${role}`);
      expect(await said(asRole.href)).toEqual([
        expect.stringMatching(
          /^The setting DATABASE_URL does not let this user make a table in the schema public: permission denied/,
        ),
      ]);
      expect(await said(databaseAt(server, ascii))).toEqual([expect.stringMatching(/has the encoding SQL_ASCII: make it with/)]);
      await query(own.url, 'create table other_program (id int)');
      expect(await said(own.url)).toEqual([expect.stringMatching(/already holds 1 tables of another program/)]);
      const [line] = await wrong([], {
        DATABASE_URL: `postgres://site:${encodeURIComponent('geheim')}@127.0.0.1:${await freePort()}/site`,
      });
      expect(line).toMatch(/^The setting DATABASE_URL cannot be reached: nobody listens there/);
      expect(line).not.toContain('geheim');
      // The probes leave nothing behind.
      const client = new Client(own.url);
      await client.connect();
      const { rows } = await client.query(`select 1 from pg_tables where tablename = 'setup_probe'`);
      await client.end();
      expect(rows).toEqual([]);
    } finally {
      await query(own.url, `drop owned by ${role}`);
      await query(server, `drop database if exists ${ascii}`);
      await own.drop();
      await query(server, `drop role if exists ${role}`);
    }
  },
  120_000,
);

test('S18.2 a settings file with a fault stops the start with one line that names file and line', () => {
  const file = fileIn('faults');
  const said = (text: string): string => {
    writeFileSync(file, text);
    try {
      readConfig({ SETTINGS_FILE: file });
      return '';
    } catch (error) {
      return (error as Error).message.replace(file, 'FILE');
    }
  };
  expect(said('# a remark\n\nPORT=3000\nSITE_NAME=\'Praxis "See"\'\n')).toBe('');
  expect(said('PORT=3000\nPROT=3001\n')).toBe('FILE, line 2: there is no setting PROT.');
  expect(said('PORT 3000\n')).toBe('FILE, line 1: not of the form NAME=value.');
  expect(said('PORT=3000\nPORT=3001\n')).toBe('FILE, line 2: the setting PORT stands twice.');
  const cut =
    "FILE, line 1: the value of SITE_NAME would be cut off at a # or a quotation mark. Put it in quotes: SITE_NAME='…'.";
  for (const value of ['See#1', '#1', `'See' 1`, `'See`, `"See"#1`, `"See\nPORT=3000"`])
    expect([value, said(`SITE_NAME=${value}\n`)]).toEqual([value, cut]);
  const whole = { "'See #1'": 'See #1', '"See" # 1': 'See', 'See # 1': 'See', "Jo's See": "Jo's See", ' \t ': 'Sprechstunde' };
  for (const [value, read] of Object.entries({ ...whole, '`Haus "See"`\r': 'Haus "See"', ' # 1': 'Sprechstunde' })) {
    expect([value, said(`\uFEFFSITE_NAME=${value}\n`)]).toEqual([value, '']);
    expect(readConfig({ SETTINGS_FILE: file }).siteName).toBe(read);
  }
  expect(said('PORT=dreitausend\n')).toBe('FILE: The setting PORT must be a whole number from 1 to 65535, not "dreitausend".');
  rmSync(file);
  expect(() => readConfig({ SETTINGS_FILE: file })).toThrow(`The settings file ${file} cannot be read: ENOENT.`);
});

/** A simulated user at the console, with the answers to each question in order. */
function person(answers: Readonly<Record<string, readonly string[]>>, agrees: readonly RegExp[]) {
  const left = new Map(Object.entries(answers).map(([setting, all]) => [setting, [...all]]));
  const heard: string[] = [];
  const asker: Asker = {
    ask: async ({ setting, isNeeded }, known, fault) => {
      if (setting === 'code') return /: (\d{6})$/.exec(mail.received.at(-1)?.subject ?? '')?.[1] ?? '';
      const answer = left.get(setting)?.shift() ?? known;
      if (answer === 'STOP') throw new Cancelled();
      expect(answer === '' ? isNeeded : fault(answer), setting).toBeFalsy();
      return answer;
    },
    agree: async (message) => agrees.some((one) => one.test(message)),
    choose: async (_, choices) => Object.keys(choices)[0] as never,
    begin: (title) => void heard.push(title),
    tell: (line) => void heard.push(line),
  };
  return { asker, heard };
}

test('S18.8 asked at the console, what does not work is asked again, and Ctrl-C leaves nothing behind', async () => {
  const file = fileIn('asked');
  const { asker, heard } = person(
    {
      admin: ['Chef@Praxis.example'],
      SITE_NAME: ['Praxis am See'],
      PRESENTER_NAME: ['Dr. Jörg Groß'],
      BASE_URL: ['http://www.praxis.example', baseUrl],
      SMTP_URL: [smtp('falsch'), smtp()],
    },
    [/mail server/],
  );
  const { code } = await run(file, [], await emptyDatabase(hasPostgres() ? 'postgres' : 'embedded'), asker);
  expect(code).toBe(0);
  expect(heard).toContainEqual(expect.stringMatching(/BASE_URL .* must begin with https/));
  expect(heard).toContainEqual(expect.stringMatching(/SMTP_URL does not log in: the mail server said: 535/));
  expect(heard).toContainEqual('Nothing can be bought.');
  expect(readConfig({ SETTINGS_FILE: file })).toMatchObject({ baseUrl, presenterSlug: 'dr-joerg-gross' });

  const stopped = fileIn('stopped');
  const leaving = person({ admin: ['chef@praxis.example'], SITE_NAME: ['X'], PRESENTER_NAME: ['STOP'] }, []);
  expect((await run(stopped, [], {}, leaving.asker)).code).toBe(1);
  expect(existsSync(stopped)).toBe(false);
}, 120_000);
