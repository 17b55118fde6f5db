import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { folderSetting, text } from './setting-kinds.ts';
import { bucketOf, storageFolder } from './storage-address.ts';

/** Retention: the newest backup of this many days, weeks and months that have one. */
export type BackupsKept = { readonly daily: number; readonly weekly: number; readonly monthly: number };

/** The repository of backups and its keys. `prefix` is '' or a path in the bucket without surrounding slashes. */
export type BackupPlace =
  | { readonly kind: 'file'; readonly folder: string }
  | {
      readonly kind: 's3';
      readonly bucket: string;
      readonly prefix: string;
      readonly endpoint: string | null;
      readonly region: string;
    };

/** The credentials of a bucket. */
export type BucketKeys = { readonly accessKeyId: string; readonly secretAccessKey: string };

/** Settings of backups, for the site's schedule and the commands. */
export type BackupSettings = {
  /** Where the site writes one each day at `at`, German time; null: no automatic backups. */
  readonly url: string | null;
  readonly at: { readonly hour: number; readonly minute: number };
  readonly kept: BackupsKept;
  readonly passphrase: string | null;
  /** For a bucket; by default those of the site's own bucket. */
  readonly keys: BucketKeys | null;
};

/** Shorter ones can be brute-forced by anybody with a copy of the backups. */
const leastLength = 12;

export const backupSettings = {
  BACKUP_URL: folderSetting(
    'must be of the form file:FOLDER or s3://BUCKET/PREFIX?endpoint=ADDRESS&region=REGION',
    (value) => storageFolder(value) !== null || bucketOf(value) !== null,
  ).optional(),
  BACKUP_PASSPHRASE: text(`must have at least ${leastLength} characters`, (value) => value.length >= leastLength).optional(),
  BACKUP_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_AT: text('must be a time of day such as 03:30', (value) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value)).default('03:30'),
  BACKUP_KEEP: text('must be three numbers: days, weeks, months', (value) => keptOf(value) !== null).default('7,4,12'),
};

type Given = z.output<z.ZodObject<typeof backupSettings>> & {
  readonly AWS_ACCESS_KEY_ID?: string | undefined;
  readonly AWS_SECRET_ACCESS_KEY?: string | undefined;
};

function keptOf(value: string): BackupsKept | null {
  const [daily = 0, weekly = 0, monthly = 0] = value.split(',').map(Number);
  return /^[1-9]\d{0,2}(?:,\d{1,3}){2}$/.test(value) ? { daily, weekly, monthly } : null;
}

const keysOf = (accessKeyId: string | undefined, secretAccessKey: string | undefined): BucketKeys | null =>
  accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null;

export function backupOf(given: Given): BackupSettings {
  const { BACKUP_URL, BACKUP_PASSPHRASE, BACKUP_AT, BACKUP_KEEP } = given;
  if (BACKUP_URL && !BACKUP_PASSPHRASE) throw new ConfigError('The setting BACKUP_PASSPHRASE must be given where BACKUP_URL is.');
  const [hour = 0, minute = 0] = BACKUP_AT.split(':').map(Number);
  const keys =
    keysOf(given.BACKUP_ACCESS_KEY_ID, given.BACKUP_SECRET_ACCESS_KEY) ??
    keysOf(given.AWS_ACCESS_KEY_ID, given.AWS_SECRET_ACCESS_KEY);
  if (BACKUP_URL && bucketOf(BACKUP_URL) && !keys)
    throw new ConfigError(
      'The settings BACKUP_ACCESS_KEY_ID and BACKUP_SECRET_ACCESS_KEY must be given where BACKUP_URL names a bucket.',
    );
  return {
    url: BACKUP_URL ?? null,
    at: { hour, minute },
    kept: keptOf(BACKUP_KEEP) as BackupsKept,
    passphrase: BACKUP_PASSPHRASE ?? null,
    keys,
  };
}
