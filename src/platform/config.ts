import path from 'node:path';
import { z } from 'zod';
import { mailAddress } from '#kit/mail-address.ts';
import { slugPattern } from '#paths/patterns.ts';
import { ConfigError } from './config-error.ts';
import { backupOf, backupSettings, type BackupSettings } from './config-backup.ts';
import { discoveryOf, discoverySettings, type DiscoverySettings } from './config-discovery.ts';
import { deviceOf, deviceSettings, type DeviceSettings } from './config-device.ts';
import { watchingOf, watchingSettings, type WatchingSettings } from './config-watching.ts';
import { choice, folderSetting, noControl, originOf, port, refuseQuoted, text, title, wholeNumber } from './setting-kinds.ts';
import { bucketOf, storageFolder } from './storage-address.ts';
import { readSettingsFile } from './settings-file.ts';
import type { S3Settings } from './storage.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

type LogLevel = (typeof logLevels)[number];

/** The operator's application at an identity provider. */
type ProviderClient = { readonly clientId: string; readonly clientSecret: string };

export type GoogleSettings = ProviderClient & { readonly issuer: string };
export type FacebookSettings = ProviderClient & {
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly profileUrl: string;
};

/** The account at the payment provider. `apiBase` is Stripe's own, or a compatible server. */
export type StripeSettings = { readonly secretKey: string; readonly webhookSecret: string; readonly apiBase: string };

/** Social sign-in: with the operator's application, with the demo's stand-in, or disabled. */
type SignInSettings<Provider> = Provider | 'stand-in' | null;

/** Queues by the names of their kinds of jobs: only these, or all others. */
type QueueChoice = { readonly names: readonly string[]; readonly are: 'chosen' | 'excluded' };

type SiteSettings = {
  /** Address to listen on. */
  readonly host: string;
  readonly port: number;
  /** The public origin of the site, without a trailing slash. */
  readonly baseUrl: string;
  readonly dataDir: string;
  readonly database:
    | { readonly kind: 'embedded'; readonly folder: string }
    | {
        readonly kind: 'postgres';
        readonly url: string;
        readonly pool: number;
        /** A streaming standby of it, for public reads. */
        readonly readUrl?: string | undefined;
      };
  readonly storage: { readonly kind: 'file'; readonly folder: string } | ({ readonly kind: 's3' } & S3Settings);
  /** Who sends the bytes of files: this process, the front server, or the bucket itself at signed addresses. */
  readonly mediaBy: 'site' | 'accel' | 'signed';
  /** Without a mail server each mail becomes a file. */
  readonly mail: { readonly smtpUrl: string | null; readonly from: { readonly name: string; readonly address: string } };
  /** The contact for podcast directories, which is public. */
  readonly podcastOwner: { readonly name: string; readonly address: string };
  readonly presenterName: string;
  readonly presenterSlug: string;
  readonly siteName: string;
  /** Whether an empty database is filled with the demo world, whose passwords are public. */
  readonly demo: boolean;
  /** Whether each answer is validated against its contract before it is sent: in tests and in development. */
  readonly checkAnswers: boolean;
  /** The roles of this process: workers can run separately from the site. */
  readonly serves: { readonly site: boolean; readonly jobs: boolean };
  /** The queues that this process works on; null for all. */
  readonly queues: QueueChoice | null;
  readonly google: SignInSettings<GoogleSettings>;
  readonly facebook: SignInSettings<FacebookSettings>;
  /** The payment provider; without a key the local stand-in in the demo, or none: then nothing can be bought. */
  readonly stripe: StripeSettings | 'stand-in' | null;
  /** Matomo: its address with a trailing slash, and the id of this site there. Only loaded with consent. */
  readonly analytics: { readonly url: string; readonly site: string } | null;
  readonly backup: BackupSettings;
  readonly logLevel: LogLevel;
  /** Whether `X-Forwarded-*` is trusted: only behind one's own front server. */
  readonly trustProxy: boolean;
};

/** The operator's settings (docs/running.md lists them). Folders are absolute. */
export type Config = SiteSettings & WatchingSettings & DiscoverySettings & DeviceSettings;

export { ConfigError };

const folder = folderSetting('must be a folder', (value) => noControl.test(value) && !/^[a-z]\w+:/i.test(value));

/** The id or secret of an application; sent in headers and forms, so printable ASCII. */
const credential = text('must be printable characters without blanks', (value) => /^[\x21-\x7e]{1,500}$/.test(value)).optional();
const providerAddress = text('must be an https address, or http on this machine', isProviderAddress);

const Settings = z.object({
  HOST: text('must be a host name or an IP address', (value) => /^[A-Za-z0-9.:_-]+$/.test(value)).default('localhost'),
  PORT: port.default('3000'),
  BASE_URL: text('must be an http or https address without a path', (value) => originOf(value) !== null).optional(),
  DATA_DIR: folder.default('./data'),
  DATABASE_URL: text('must be an address of the form postgres://user:password@host/database', isPostgresUrl).optional(),
  DATABASE_READ_URL: text('must be an address of the form postgres://user:password@host/database', isPostgresUrl).optional(),
  DATABASE_POOL: wholeNumber(2, 200).default('10'),
  STORAGE_URL: folderSetting(
    'must be of the form file:FOLDER or s3://BUCKET?endpoint=ADDRESS&region=REGION',
    (value) => storageFolder(value) !== null || bucketOf(value)?.prefix === '',
  ).optional(),
  AWS_ACCESS_KEY_ID: credential,
  AWS_SECRET_ACCESS_KEY: credential,
  MEDIA_BY: choice(['site', 'accel', 'signed']).default('site'),
  SMTP_URL: text('must be an address of the form smtp://user:password@host:port or smtps://…', isSmtpUrl).optional(),
  MAIL_FROM: text('must be an e-mail address, or Name <address>', (value) => senderOf(value) !== null).optional(),
  PODCAST_OWNER: text('must be an e-mail address, or Name <address>', (value) => senderOf(value) !== null).optional(),
  PRESENTER_NAME: title.default('Dr. Muster'),
  PRESENTER_SLUG: text('must be lower-case letters, digits and hyphens', (value) => slugPattern.test(value)).default('dr-muster'),
  SITE_NAME: title.default('Sprechstunde'),
  DEMO: choice(['on', 'off']).optional(),
  CHECK_ANSWERS: choice(['on', 'off']).default('off'),
  SERVE: text('must be site, jobs, or site,jobs', (value) => servesOf(value) !== null).default('site,jobs'),
  JOBS: text(
    'must be names of queues separated by commas, all or none of them with ! before it',
    (value) => queuesOf(value) !== null,
  ).optional(),
  GOOGLE_CLIENT_ID: credential,
  GOOGLE_CLIENT_SECRET: credential,
  GOOGLE_ISSUER: providerAddress.default('https://accounts.google.com'),
  FACEBOOK_CLIENT_ID: credential,
  FACEBOOK_CLIENT_SECRET: credential,
  FACEBOOK_AUTHORIZE_URL: providerAddress.default('https://www.facebook.com/v24.0/dialog/oauth'),
  FACEBOOK_TOKEN_URL: providerAddress.default('https://graph.facebook.com/v24.0/oauth/access_token'),
  FACEBOOK_PROFILE_URL: providerAddress.default('https://graph.facebook.com/v24.0/me'),
  STRIPE_SECRET_KEY: credential,
  STRIPE_WEBHOOK_SECRET: credential,
  STRIPE_API_BASE: text('must be an https address without a query, or http on this machine', isApiBase).default(
    'https://api.stripe.com',
  ),
  ANALYTICS_URL: text('must be an https address without a query, or http on this machine', isAnalyticsAddress).optional(),
  ANALYTICS_SITE: text('must be the number of a site in Matomo', (value) => /^[1-9]\d{0,8}$/.test(value)).optional(),
  ...backupSettings,
  LOG_LEVEL: choice(logLevels).default('info'),
  TRUST_PROXY: choice(['off', 'on']).default('off'),
  ...watchingSettings,
  ...discoverySettings(isApiBase),
  ...deviceSettings(isApiBase),
});

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(Settings.shape);

/** The error of a single setting's value, as it continues after the setting's name; null if it is valid. */
export function faultOf(name: string, value: string): string | null {
  const parsed = Settings.shape[name as keyof typeof Settings.shape].safeParse(value);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? 'is wrong');
}

/** Reads the settings file. Throws a `ConfigError` that names file and line. */
export function settingsIn(file: string): Record<string, string> {
  const read = readSettingsFile(file, settingNames);
  if (!read.ok) throw new ConfigError(read.line);
  return read.settings;
}

/** Settings that may contain a password, which messages never repeat. */
const secretSettings: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'SMTP_URL',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_CLIENT_SECRET',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'VAPID_PRIVATE_KEY',
  'BACKUP_PASSPHRASE',
  'BACKUP_ACCESS_KEY_ID',
  'BACKUP_SECRET_ACCESS_KEY',
]);

/** Pairs of settings that need each other. */
const pairs = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['ANALYTICS_URL', 'ANALYTICS_SITE'],
  ['BACKUP_ACCESS_KEY_ID', 'BACKUP_SECRET_ACCESS_KEY'],
] as const;

/**
 * The settings of this process: from the environment, and below that from `SETTINGS_FILE`. Absent and empty ones take their
 * defaults; anything invalid throws a `ConfigError`, since guessing would surface later and elsewhere (S18.2).
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const file = env.SETTINGS_FILE?.trim();
  if (!file) return configOf(env);
  const inFile = settingsIn(file);
  try {
    return configOf({ ...inFile, ...Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim())) });
  } catch (error) {
    throw error instanceof ConfigError && Object.keys(inFile).some((name) => error.message.includes(name) && !env[name]?.trim())
      ? new ConfigError(`${file}: ${error.message}`, { cause: error })
      : error;
  }
}

function configOf(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(settingNames.map((name) => [name, env[name]?.trim() || undefined]));
  refuseQuoted(given);
  const parsed = Settings.safeParse(given);
  if (!parsed.success) throw new ConfigError(complaint(parsed.error, given));
  const settings = parsed.data;
  for (const [one, other] of [...pairs, ...pairs.map((pair) => pair.toReversed())] as (typeof pairs)[number][]) {
    if (settings[one] && !settings[other]) throw new ConfigError(`The setting ${other} must be given where ${one} is.`);
  }
  const serves = servesOf(settings.SERVE) as Config['serves'];
  if (settings.JOBS && !serves.jobs) throw new ConfigError('The setting JOBS chooses queues, but SERVE leaves jobs to others.');
  if (settings.DATABASE_READ_URL && !settings.DATABASE_URL)
    throw new ConfigError(
      'The setting DATABASE_READ_URL names a replica, but without DATABASE_URL the database is embedded and has none.',
    );
  if (settings.DATABASE_READ_URL && settings.DATABASE_READ_URL === settings.DATABASE_URL)
    throw new ConfigError('The setting DATABASE_READ_URL must be the address of a replica, not that of DATABASE_URL itself.');
  const dataDir = path.resolve(settings.DATA_DIR);
  const storage = storageOf(settings, dataDir);
  if (settings.MEDIA_BY === 'signed' && storage.kind !== 's3')
    throw new ConfigError('The setting MEDIA_BY must be site or accel where STORAGE_URL names no bucket.');
  const baseUrl = originOf(settings.BASE_URL ?? `http://localhost:${settings.PORT}`) as string;
  const demo = (settings.DEMO ?? (isOnThisMachine(baseUrl) ? 'on' : 'off')) === 'on';
  return {
    host: settings.HOST,
    port: Number(settings.PORT),
    baseUrl,
    dataDir,
    database: settings.DATABASE_URL
      ? {
          kind: 'postgres',
          url: settings.DATABASE_URL,
          pool: Number(settings.DATABASE_POOL),
          readUrl: settings.DATABASE_READ_URL,
        }
      : { kind: 'embedded', folder: path.join(dataDir, 'database') },
    storage,
    mediaBy: settings.MEDIA_BY,
    mail: {
      smtpUrl: settings.SMTP_URL ?? null,
      from: { name: settings.SITE_NAME, address: `noreply@${mailDomain(baseUrl)}`, ...senderOf(settings.MAIL_FROM ?? '') },
    },
    podcastOwner: {
      name: settings.PRESENTER_NAME,
      address: senderOf(settings.MAIL_FROM ?? '')?.address ?? `noreply@${mailDomain(baseUrl)}`,
      ...senderOf(settings.PODCAST_OWNER ?? ''),
    },
    presenterName: settings.PRESENTER_NAME,
    presenterSlug: settings.PRESENTER_SLUG,
    siteName: settings.SITE_NAME,
    serves,
    queues: settings.JOBS ? queuesOf(settings.JOBS) : null,
    demo,
    checkAnswers: settings.CHECK_ANSWERS === 'on',
    google: signIn(settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET, demo, { issuer: settings.GOOGLE_ISSUER }),
    facebook: signIn(settings.FACEBOOK_CLIENT_ID, settings.FACEBOOK_CLIENT_SECRET, demo, {
      authorizeUrl: settings.FACEBOOK_AUTHORIZE_URL,
      tokenUrl: settings.FACEBOOK_TOKEN_URL,
      profileUrl: settings.FACEBOOK_PROFILE_URL,
    }),
    stripe:
      settings.STRIPE_SECRET_KEY && settings.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: settings.STRIPE_SECRET_KEY,
            webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
            apiBase: settings.STRIPE_API_BASE.replace(/\/+$/, ''),
          }
        : demo
          ? 'stand-in'
          : null,
    analytics:
      settings.ANALYTICS_URL && settings.ANALYTICS_SITE
        ? { url: withSlash(settings.ANALYTICS_URL), site: settings.ANALYTICS_SITE }
        : null,
    backup: backupOf(settings),
    logLevel: settings.LOG_LEVEL,
    trustProxy: settings.TRUST_PROXY === 'on',
    ...watchingOf(settings),
    ...discoveryOf(settings, { isPublicDemo: demo && !isOnThisMachine(baseUrl) }),
    ...deviceOf(settings),
  };
}

function signIn<Addresses>(
  clientId: string | undefined,
  clientSecret: string | undefined,
  demo: boolean,
  addresses: Addresses,
): SignInSettings<ProviderClient & Addresses> {
  if (clientId && clientSecret) return { clientId, clientSecret, ...addresses };
  return demo ? 'stand-in' : null;
}

function complaint(error: z.ZodError, given: Record<string, string | undefined>): string {
  const issue = error.issues[0];
  const name = String(issue?.path[0]);
  const value = secretSettings.has(name) ? '' : `, not ${JSON.stringify(given[name])}`;
  return `The setting ${name} ${issue?.message}${value}.`;
}

/** It carries codes, tokens and secrets. */
function isProviderAddress(value: string): boolean {
  const url = URL.parse(value);
  if (!url || url.hash || url.username || url.password) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isOnThisMachine(value));
}

/** The paths of calls are appended to it. */
function isApiBase(value: string): boolean {
  return isProviderAddress(value) && !value.includes('?');
}

/** It becomes part of the Content-Security-Policy, where `;`, `,` and blanks end a source. */
function isAnalyticsAddress(value: string): boolean {
  return isApiBase(value) && /^[\w.~:/%[\]-]+$/.test(new URL(value).href);
}

const withSlash = (address: string): string => new URL(address).href.replace(/\/*$/, '/');

function isPostgresUrl(value: string): boolean {
  const protocol = URL.parse(value)?.protocol;
  return protocol === 'postgres:' || protocol === 'postgresql:';
}

function isSmtpUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && (url.protocol === 'smtp:' || url.protocol === 'smtps:') && url.hostname !== '' && isDecodable(url);
}

/** A password with a bare % would only fail when the first mail is sent. */
function isDecodable({ username, password }: URL): boolean {
  try {
    return decodeURIComponent(username + password) !== null;
  } catch {
    return false;
  }
}

/** Parses `address` or `Name <address>`; null if invalid. */
function senderOf(value: string): { name?: string; address: string } | null {
  const [, name, bracketed] = /^(?:"?([^<>"]*?)"?\s*)<([^<>]+)>$/.exec(value) ?? [];
  const address = mailAddress(bracketed ?? value);
  if (address === null || !noControl.test(value) || (name ?? '').length > 80) return null;
  return name ? { name, address } : { address };
}

/** Without a domain (on this machine, or at a bare IP address) mail has no real sender anyway. */
function mailDomain(baseUrl: string): string {
  const { hostname } = new URL(baseUrl);
  return mailAddress(`noreply@${hostname}`) ? hostname : 'localhost';
}

function servesOf(value: string): { site: boolean; jobs: boolean } | null {
  const parts = value.split(',').map((part) => part.trim());
  const isRight = parts.every((part) => part === 'site' || part === 'jobs') && new Set(parts).size === parts.length;
  return isRight ? { site: parts.includes('site'), jobs: parts.includes('jobs') } : null;
}

function queuesOf(value: string): QueueChoice | null {
  const parts = value.split(',').map((part) => part.trim());
  const names = parts.map((part) => part.replace(/^!/, ''));
  const excluded = parts.filter((part) => part.startsWith('!')).length;
  const isRight = names.every((name) => slugPattern.test(name)) && (excluded === 0 || excluded === parts.length);
  return isRight ? { names, are: excluded === 0 ? 'chosen' : 'excluded' } : null;
}

/** A bucket needs both keys; without one they belong to another program and are ignored. */
function storageOf(
  { STORAGE_URL = '', AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }: z.output<typeof Settings>,
  dataDir: string,
): Config['storage'] {
  const bucket = bucketOf(STORAGE_URL);
  if (!bucket) return { kind: 'file', folder: storageFolder(STORAGE_URL) ?? path.join(dataDir, 'files') };
  for (const [name, value] of Object.entries({ AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }))
    if (!value) throw new ConfigError(`The setting ${name} must be given where STORAGE_URL names a bucket.`);
  const { prefix: _, ...named } = bucket;
  return { kind: 's3', ...named, accessKeyId: AWS_ACCESS_KEY_ID ?? '', secretAccessKey: AWS_SECRET_ACCESS_KEY ?? '' };
}

export function isOnThisMachine(address: string): boolean {
  const { hostname } = new URL(address);
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname)
  );
}
