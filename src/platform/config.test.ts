import path from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const refusal = (env: NodeJS.ProcessEnv): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'none';
};

test('S1.9, S18.1 without any setting the site runs here, on its own database, with a made-up presenter', () => {
  expect(readConfig({})).toEqual({
    host: 'localhost',
    port: 3000,
    baseUrl: 'http://localhost:3000',
    dataDir: path.resolve('data'),
    database: { kind: 'embedded', folder: path.resolve('data/database') },
    storage: { kind: 'file', folder: path.resolve('data/files') },
    mediaBy: 'site',
    mail: { smtpUrl: null, from: { name: 'Sprechstunde', address: 'noreply@localhost' } },
    sharingPictures: true,
    llms: { licence: null },
    podcastOwner: { name: 'Dr. Muster', address: 'noreply@localhost' },
    presenterName: 'Dr. Muster',
    presenterSlug: 'dr-muster',
    siteName: 'Sprechstunde',
    demo: true,
    checkAnswers: false,
    serves: { site: true, jobs: true },
    queues: null,
    google: 'stand-in',
    facebook: 'stand-in',
    stripe: 'stand-in',
    analytics: null,
    backup: { url: null, at: { hour: 3, minute: 30 }, kept: { daily: 7, weekly: 4, monthly: 12 }, passphrase: null, keys: null },
    logLevel: 'info',
    trustProxy: false,
    metricsToken: null,
    jobsPort: null,
    stopMs: 20_000,
    slowQueryMs: 1000,
    serviceWorker: true,
    push: { vapidKey: null, services: [] },
    tracing: null,
    robots: 'open',
    indexNow: null,
  });
});

test('S18.1 every setting is taken over', () => {
  expect(
    readConfig({
      HOST: '0.0.0.0',
      PORT: '8080',
      BASE_URL: 'https://praxis.example.org/',
      DATA_DIR: '/var/lib/site',
      TRUST_PROXY: 'on',
      BACKUP_URL: 's3://keep/praxis',
      BACKUP_PASSPHRASE: 'zwölf Zeichen und mehr',
      BACKUP_ACCESS_KEY_ID: 'keeper',
      BACKUP_SECRET_ACCESS_KEY: 'kept',
      BACKUP_AT: '22:05',
      BACKUP_KEEP: '3,2,1',
      METRICS_TOKEN: 'a-token-of-sixteen',
      JOBS_PORT: '9100',
      STOP_SECONDS: '45',
      SLOW_QUERY_MS: '0',
      SERVICE_WORKER: 'off',
      VAPID_PRIVATE_KEY: 'A'.repeat(43),
      PUSH_SERVICES: 'https://push.example.org, http://127.0.0.1:9002',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YTpi%3D',
      OTEL_SERVICE_NAME: 'praxis',
      DATABASE_URL: 'postgres://me:pw@db/site',
      STORAGE_URL: 'file:///srv/my%20files',
      MEDIA_BY: 'accel',
      SHARING_PICTURES: 'off',
      LLMS_TXT: 'on',
      TEXT_LICENCE: 'CC BY 4.0',
      PODCAST_OWNER: 'Redaktion <podcast@example.org>',
      PRESENTER_NAME: 'Dr. Änne Öz',
      PRESENTER_SLUG: 'dr-oez',
      SITE_NAME: 'Sprechzimmer',
      SMTP_URL: 'smtps://me:p%25w@mail.example.org:465?tls.rejectUnauthorized=false',
      MAIL_FROM: 'Dr. Öz, Praxis <praxis@müller.de>',
      DEMO: 'on',
      SERVE: 'jobs',
      JOBS: 'send-mail, make-clip',
      DATABASE_POOL: '25',
      DATABASE_READ_URL: 'postgres://me:pw@replica/site',
      GOOGLE_CLIENT_ID: 'practice.apps.googleusercontent.com',
      GOOGLE_CLIENT_SECRET: 'g-secret',
      GOOGLE_ISSUER: 'https://id.example.org',
      FACEBOOK_CLIENT_ID: '4711',
      FACEBOOK_CLIENT_SECRET: 'f-secret',
      FACEBOOK_AUTHORIZE_URL: 'https://book.example.org/dialog',
      FACEBOOK_TOKEN_URL: 'https://book.example.org/token',
      FACEBOOK_PROFILE_URL: 'http://127.0.0.1:9000/me',
      STRIPE_SECRET_KEY: 'sk_live_key',
      STRIPE_WEBHOOK_SECRET: 'whsec_key',
      STRIPE_API_BASE: 'https://payments.example.org/stripe/',
      ANALYTICS_URL: 'https://zahlen.example.org/matomo',
      ANALYTICS_SITE: '7',
      LOG_LEVEL: 'debug',
      ROBOTS: 'open',
      INDEXNOW_KEY: 'a1b2c3d4-praxis',
      INDEXNOW_URL: 'http://127.0.0.1:9001/indexnow',
    }),
  ).toEqual({
    robots: 'open',
    indexNow: { key: 'a1b2c3d4-praxis', url: 'http://127.0.0.1:9001/indexnow' },
    host: '0.0.0.0',
    port: 8080,
    baseUrl: 'https://praxis.example.org',
    dataDir: '/var/lib/site',
    trustProxy: true,
    metricsToken: 'a-token-of-sixteen',
    jobsPort: 9100,
    stopMs: 45_000,
    slowQueryMs: 0,
    serviceWorker: false,
    push: { vapidKey: 'A'.repeat(43), services: ['https://push.example.org', 'http://127.0.0.1:9002'] },
    tracing: { endpoint: 'http://collector:4318', headers: { authorization: 'Basic YTpi=' }, serviceName: 'praxis' },
    database: { kind: 'postgres', url: 'postgres://me:pw@db/site', pool: 25, readUrl: 'postgres://me:pw@replica/site' },
    storage: { kind: 'file', folder: '/srv/my files' },
    mediaBy: 'accel',
    mail: {
      smtpUrl: 'smtps://me:p%25w@mail.example.org:465?tls.rejectUnauthorized=false',
      from: { name: 'Dr. Öz, Praxis', address: 'praxis@xn--mller-kva.de' },
    },
    sharingPictures: false,
    llms: { licence: 'CC BY 4.0' },
    podcastOwner: { name: 'Redaktion', address: 'podcast@example.org' },
    presenterName: 'Dr. Änne Öz',
    presenterSlug: 'dr-oez',
    siteName: 'Sprechzimmer',
    demo: true,
    checkAnswers: false,
    serves: { site: false, jobs: true },
    queues: { names: ['send-mail', 'make-clip'], are: 'chosen' },
    google: {
      clientId: 'practice.apps.googleusercontent.com',
      clientSecret: 'g-secret',
      issuer: 'https://id.example.org',
    },
    facebook: {
      clientId: '4711',
      clientSecret: 'f-secret',
      authorizeUrl: 'https://book.example.org/dialog',
      tokenUrl: 'https://book.example.org/token',
      profileUrl: 'http://127.0.0.1:9000/me',
    },
    stripe: { secretKey: 'sk_live_key', webhookSecret: 'whsec_key', apiBase: 'https://payments.example.org/stripe' },
    analytics: { url: 'https://zahlen.example.org/matomo/', site: '7' },
    backup: {
      url: 's3://keep/praxis',
      at: { hour: 22, minute: 5 },
      kept: { daily: 3, weekly: 2, monthly: 1 },
      passphrase: 'zwölf Zeichen und mehr',
      keys: { accessKeyId: 'keeper', secretAccessKey: 'kept' },
    },
    logLevel: 'debug',
  });
  expect(readConfig({ PORT: '4000' }).baseUrl).toBe('http://localhost:4000');
  for (const origin of ['https://müller-praxis.de', 'http://192.168.0.7:3000', 'http://[::1]:3000', 'http://site_1:3000'])
    expect(readConfig({ BASE_URL: origin }).baseUrl).toBe(new URL(origin).origin);
  expect(readConfig({ STORAGE_URL: 'file:somewhere' }).storage).toEqual({ kind: 'file', folder: path.resolve('somewhere') });
  expect(readConfig({ DATA_DIR: '/d' }).storage).toEqual({ kind: 'file', folder: '/d/files' });
  expect(readConfig({ PORT: '', DEMO: ' ' })).toEqual(readConfig({}));
});

test.each([
  { DATA_DIR: '~/site' },
  { DATA_DIR: '~site' },
  { STORAGE_URL: 'file:~/files' },
  { STORAGE_URL: 'file://~/files' },
  { BACKUP_URL: 'file:~/backups', BACKUP_PASSPHRASE: 'long enough for it' },
  { DATA_DIR: '$HOME/site' },
  { STORAGE_URL: 'file:/home/${USER}/files' },
])('a home that no shell has put in is refused, not made as a folder of that name: %j', (env) => {
  const [[name, value] = []] = Object.entries(env);
  expect(refusal(env)).toBe(
    `The setting ${name} must be a whole path: ~ and $NAME are replaced by shells alone, not "${value}".`,
  );
});

test('S18.2 quotation marks that no shell has taken off are refused, and an address where a folder is wanted', () => {
  const said = (name: string): string =>
    `The setting ${name} stands in quotation marks, which would be part of it: leave them out.`;
  expect(refusal({ DATA_DIR: '"/srv/site"' })).toBe(said('DATA_DIR'));
  expect(refusal({ SITE_NAME: "'Praxis'" })).toBe(said('SITE_NAME'));
  expect(refusal({ STRIPE_SECRET_KEY: '"sk_live"', STRIPE_WEBHOOK_SECRET: 'whsec' })).toBe(said('STRIPE_SECRET_KEY'));
  expect(
    refusal({ SITE_NAME: 'Praxis "See"', MAIL_FROM: '"Dr. Öz" <a@example.org>', BACKUP_PASSPHRASE: '"as it always was"' }),
  ).toBe('none');
  expect(refusal({ DATA_DIR: 'file:/srv/site' })).toBe('The setting DATA_DIR must be a folder, not "file:/srv/site".');
});

test('S17.3 a demo that others can reach is closed to search engines unless it is told otherwise', () => {
  const robots = (env: NodeJS.ProcessEnv) => readConfig(env).robots;
  const BASE_URL = 'https://trial.example.org';
  expect([robots({}), robots({ BASE_URL }), robots({ BASE_URL, DEMO: 'on' })]).toEqual(['open', 'open', 'closed']);
  expect([robots({ BASE_URL, DEMO: 'on', ROBOTS: 'open' }), robots({ ROBOTS: 'closed' })]).toEqual(['open', 'closed']);
});

test('files may be kept in a bucket, which wants both keys', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'AKIA', AWS_SECRET_ACCESS_KEY: 'se/cret+' };
  expect(readConfig({ STORAGE_URL: 's3://site?endpoint=https%3A%2F%2Fs3.example.org&region=eu-1', ...keys }).storage).toEqual({
    kind: 's3',
    bucket: 'site',
    endpoint: 'https://s3.example.org',
    region: 'eu-1',
    accessKeyId: 'AKIA',
    secretAccessKey: 'se/cret+',
  });
  expect(readConfig({ STORAGE_URL: 's3://site', ...keys }).storage).toMatchObject({ endpoint: null, region: 'us-east-1' });
  for (const name of Object.keys(keys))
    expect(() => readConfig({ STORAGE_URL: 's3://site', ...keys, [name]: '' })).toThrow(`The setting ${name} must be given`);
  expect(readConfig(keys).storage.kind).toBe('file');
});

test.each([
  { HOST: 'a b' },
  { ROBOTS: 'no' },
  { INDEXNOW_KEY: 'short' },
  { INDEXNOW_KEY: 'with/a-slash' },
  { INDEXNOW_URL: 'http://example.org/indexnow', INDEXNOW_KEY: 'a1b2c3d4' },
  { HOST: 'http://localhost' },
  { BACKUP_URL: 'ftp://example.org', BACKUP_PASSPHRASE: 'long enough for it' },
  { BACKUP_AT: '24:00' },
  { BACKUP_KEEP: '0,1,1' },
  { BACKUP_KEEP: 'viele' },
  { PORT: '0' },
  { PORT: '65536' },
  { PORT: '80a' },
  { PORT: '-1' },
  { PORT: '3.5' },
  { BASE_URL: 'example.org' },
  { BASE_URL: 'ftp://example.org' },
  { BASE_URL: 'https://example.org/site' },
  { BASE_URL: 'https://me:pw@example.org' },
  { BASE_URL: 'https://*.example.org' },
  { BASE_URL: 'https://example.org.' },
  { BASE_URL: 'https://1' },
  { DATA_DIR: 'a\u0000b' },
  { DATABASE_URL: 'mysql://root@db/site' },
  { DATABASE_URL: 'db' },
  { DATABASE_READ_URL: 'replica', DATABASE_URL: 'postgres://db/site' },
  { DATABASE_READ_URL: 'postgres://db/site', DATABASE_URL: 'postgres://db/site' },
  { STORAGE_URL: 's3://' },
  { STORAGE_URL: 's3://Bucket' },
  { STORAGE_URL: 's3://bucket/folder' },
  { STORAGE_URL: 's3://key:secret@bucket' },
  { STORAGE_URL: 's3://bucket?endpoint=s3.example.org' },
  { STORAGE_URL: 's3://bucket?endpoint=https://key:secret@s3.example.org' },
  { STORAGE_URL: 's3://bucket?region=a b' },
  { STORAGE_URL: 's3://bucket?acl=public' },
  { STORAGE_URL: 'file:' },
  { STORAGE_URL: 'file://host/share' },
  { STORAGE_URL: 'file:///srv/100%' },
  { STORAGE_URL: 'file:///srv/site#1' },
  { STORAGE_URL: 'file:///srv/site?old' },
  { STORAGE_URL: '/srv/files' },
  { SMTP_URL: 'mail.example.org' },
  { SMTP_URL: 'https://mail.example.org' },
  { SMTP_URL: 'smtp://' },
  { SMTP_URL: 'smtp://me:100%@mail.example.org' },
  { MAIL_FROM: 'praxis' },
  { MAIL_FROM: 'praxis@localhost' },
  { MAIL_FROM: 'Praxis praxis@example.org' },
  { MAIL_FROM: 'a@example.org, b@example.org' },
  { MAIL_FROM: 'A <a@example.org> B <b@example.org>' },
  { MAIL_FROM: 'Praxis\r\nBcc: x@example.org <a@example.org>' },
  { MAIL_FROM: `${'x'.repeat(81)} <a@example.org>` },
  { SERVE: 'all' },
  { SERVE: 'site jobs' },
  { SERVE: 'site,site' },
  { SERVE: 'site,' },
  { MEDIA_BY: 'nginx' },
  { MEDIA_BY: 'signed', STORAGE_URL: 'file:/srv/files' },
  { JOBS: 'send-mail,' },
  { JOBS: 'send mail' },
  { JOBS: 'send-mail,!make-clip' },
  { JOBS: '!' },
  { DATABASE_POOL: '1' },
  { DATABASE_POOL: '201' },
  { DATABASE_POOL: '1e2' },
  { PRESENTER_NAME: 'x'.repeat(81) },
  { PRESENTER_NAME: 'Dr.\nMuster' },
  { PRESENTER_SLUG: 'Dr Muster' },
  { PRESENTER_SLUG: 'dr/muster' },
  { SITE_NAME: 'a\tb' },
  { DEMO: 'yes' },
  { DEMO: 'ON' },
  { GOOGLE_CLIENT_ID: 'a b', GOOGLE_CLIENT_SECRET: 'x' },
  { GOOGLE_ISSUER: 'http://id.example.org' },
  { GOOGLE_ISSUER: 'id.example.org' },
  { FACEBOOK_AUTHORIZE_URL: 'https://me:pw@example.org' },
  { FACEBOOK_TOKEN_URL: 'ftp://localhost' },
  { FACEBOOK_PROFILE_URL: 'https://example.org/me#here' },
  { STRIPE_SECRET_KEY: 'sk live', STRIPE_WEBHOOK_SECRET: 'x' },
  { STRIPE_API_BASE: 'api.stripe.com' },
  { STRIPE_API_BASE: 'http://stripe.example.org' },
  { STRIPE_API_BASE: 'https://me:pw@stripe.example.org' },
  { STRIPE_API_BASE: 'https://stripe.example.org/?a=b' },
  { ANALYTICS_URL: 'zahlen.example.org' },
  { ANALYTICS_URL: 'http://zahlen.example.org' },
  { ANALYTICS_URL: 'https://me:pw@zahlen.example.org' },
  { ANALYTICS_URL: 'https://zahlen.example.org/?site=1' },
  { ANALYTICS_URL: 'https://zahlen.example.org/;script-src-elem*' },
  { ANALYTICS_URL: "https://zahlen.example.org/,'self'" },
  { ANALYTICS_SITE: '0' },
  { ANALYTICS_SITE: '-1' },
  { ANALYTICS_SITE: '1.5' },
  { ANALYTICS_SITE: 'site' },
  { ANALYTICS_SITE: '1;2' },
  { LOG_LEVEL: 'loud' },
  { TRUST_PROXY: 'true' },
  { METRICS_TOKEN: 'short' },
  { METRICS_TOKEN: 'with a blank in the middle' },
  { JOBS_PORT: '0' },
  { STOP_SECONDS: '0' },
  { STOP_SECONDS: '1.5' },
  { SLOW_QUERY_MS: '-1' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://me:pw@collector:4318' },
  { OTEL_EXPORTER_OTLP_HEADERS: 'authorization' },
  { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=%E0%A4' },
])('S18.2 a wrong value stops with one line that names the setting: %o', (env: NodeJS.ProcessEnv) => {
  const [name] = Object.keys(env);
  expect(refusal(env)).toMatch(new RegExp(`^The setting ${name} must be .*\\.$`));
});

test('S18.2 S18.6 a replica of the embedded database is refused: there is none', () => {
  expect(refusal({ DATABASE_READ_URL: 'postgres://me:geheim@db/site' })).toBe(
    'The setting DATABASE_READ_URL names a replica, but without DATABASE_URL the database is embedded and has none.',
  );
});

test('S18.2 the message tells what was given, but never a password', () => {
  expect(refusal({ PORT: 'achtzig' })).toBe('The setting PORT must be a whole number from 1 to 65535, not "achtzig".');
  expect(refusal({ LOG_LEVEL: 'loud' })).toBe(
    'The setting LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".',
  );
  expect(refusal({ DATABASE_URL: 'mysql://me:geheim@db' })).not.toContain('geheim');
  expect(refusal({ SMTP_URL: 'http://me:geheim@mail' })).not.toContain('geheim');
});

const senderOf = (env: NodeJS.ProcessEnv) => readConfig(env).mail.from;

test('S4.14 statistics need both the address of Matomo and the number of the site there', () => {
  expect(refusal({ ANALYTICS_URL: 'https://zahlen.example.org' })).toBe(
    'The setting ANALYTICS_SITE must be given where ANALYTICS_URL is.',
  );
  expect(refusal({ ANALYTICS_SITE: '1' })).toBe('The setting ANALYTICS_URL must be given where ANALYTICS_SITE is.');
  expect(readConfig({ ANALYTICS_URL: 'http://localhost:9000', ANALYTICS_SITE: '1' }).analytics?.url).toBe(
    'http://localhost:9000/',
  );
});

test('mails come from the site’s name and domain unless they are said to come from someone', () => {
  expect(senderOf({ BASE_URL: 'https://www.praxis.example' })).toEqual({
    name: 'Sprechstunde',
    address: 'noreply@www.praxis.example',
  });
  expect(senderOf({ BASE_URL: 'http://192.168.0.4:3000', SITE_NAME: 'Da' })).toEqual({
    name: 'Da',
    address: 'noreply@localhost',
  });
  expect(senderOf({ MAIL_FROM: 'hallo@praxis.example' })).toEqual({ name: 'Sprechstunde', address: 'hallo@praxis.example' });
  expect(senderOf({ MAIL_FROM: '"Praxis Öz" <hallo@praxis.example>' })).toEqual({
    name: 'Praxis Öz',
    address: 'hallo@praxis.example',
  });
  expect(senderOf({ MAIL_FROM: '<hallo@praxis.example>' })).toEqual({ name: 'Sprechstunde', address: 'hallo@praxis.example' });
});

test.each([
  ['site', true, false],
  ['jobs', false, true],
  ['site,jobs', true, true],
  ['jobs, site', true, true],
])('S18.3 with SERVE=%s workers can run apart', (SERVE, site, jobs) => {
  expect(readConfig({ SERVE }).serves).toEqual({ site, jobs });
});

test('S18.3 JOBS names the queues that a worker does, or with ! those that it leaves to others', () => {
  expect(readConfig({ JOBS: '!make-clip' }).queues).toEqual({ names: ['make-clip'], are: 'excluded' });
  expect(refusal({ SERVE: 'site', JOBS: 'make-clip' })).toBe('The setting JOBS chooses queues, but SERVE leaves jobs to others.');
});

test.each(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'])(
  'S18.2 %s alone is half a pair: the message names what is missing, and no secret',
  (name) => {
    const missing = name.endsWith('_ID') ? name.replace('_ID', '_SECRET') : name.replace('_SECRET', '_ID');
    expect(refusal({ [name]: 'geheim' })).toBe(`The setting ${missing} must be given where ${name} is.`);
    expect(refusal({ [name]: 'ge heim', [missing]: 'x' }).includes('ge heim')).toBe(name.endsWith('_ID'));
  },
);

test('S1.3 without an application of one’s own the stand-in signs members in, and only in the demo', () => {
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  const facebook = { FACEBOOK_CLIENT_ID: 'id', FACEBOOK_CLIENT_SECRET: 'secret' };
  expect(readConfig({ DEMO: 'off' })).toMatchObject({ google: null, facebook: null });
  expect(readConfig({ DEMO: 'off', ...google })).toMatchObject({
    google: { clientId: 'id', clientSecret: 'secret', issuer: 'https://accounts.google.com' },
    facebook: null,
  });
  expect(readConfig(facebook)).toMatchObject({
    google: 'stand-in',
    facebook: { clientId: 'id', authorizeUrl: expect.stringMatching(/^https:\/\/www\.facebook\.com\/v\d+\.0\/dialog\/oauth$/) },
  });
});

test('S1.5 payments need a key and the secret of the webhook; the message names what is missing, and neither', () => {
  expect(refusal({ STRIPE_SECRET_KEY: 'geheim' })).toBe(
    'The setting STRIPE_WEBHOOK_SECRET must be given where STRIPE_SECRET_KEY is.',
  );
  expect(refusal({ STRIPE_WEBHOOK_SECRET: 'geheim' })).toBe(
    'The setting STRIPE_SECRET_KEY must be given where STRIPE_WEBHOOK_SECRET is.',
  );
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']) {
    const both = { STRIPE_SECRET_KEY: 'x', STRIPE_WEBHOOK_SECRET: 'x', [name]: 'ge heim' };
    expect(refusal(both)).toBe(`The setting ${name} must be printable characters without blanks.`);
  }
});

test('S1.5 without a key of one’s own the stand-in takes payments, and only in the demo', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' };
  const own = { secretKey: 'sk', webhookSecret: 'whsec', apiBase: 'https://api.stripe.com' };
  expect(readConfig({ DEMO: 'off' }).stripe).toBeNull();
  expect(readConfig({ BASE_URL: 'https://example.org' }).stripe).toBeNull();
  expect(readConfig({ DEMO: 'on', STRIPE_API_BASE: 'http://localhost:9000' }).stripe).toBe('stand-in');
  expect([readConfig(keys).stripe, readConfig({ DEMO: 'off', ...keys }).stripe]).toEqual([own, own]);
});

const demoAt = (BASE_URL: string, DEMO?: string): boolean => readConfig({ BASE_URL, DEMO }).demo;

test('the demo, whose passwords are published, is off where others reach the site, unless it is asked for', () => {
  expect(
    ['http://localhost:3000', 'http://127.0.0.1', 'http://127.1.2.3:80', 'http://[::1]:3000', 'http://site.localhost'].map(
      (url) => demoAt(url),
    ),
  ).toEqual(Array(5).fill(true));
  expect(
    ['https://example.org', 'http://192.168.0.4', 'http://localhost.example.org', 'http://127.0.0.1.example.org'].map((url) =>
      demoAt(url),
    ),
  ).toEqual(Array(4).fill(false));
  expect(demoAt('https://example.org', 'on')).toBe(true);
  expect(demoAt('http://localhost', 'off')).toBe(false);
});
