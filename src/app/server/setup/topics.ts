import { lookup } from 'node:dns/promises';
import { tryBackups } from '#backup/server/door.ts';
import { tryMail } from '#mail/server/door.ts';
import { isOnThisMachine, type Config } from '#platform/config.ts';
import { openDatabase } from '#platform/database.ts';
import { createLog } from '#platform/log.ts';
import { tryDatabase, whyOf, type Tried } from '#platform/try-database.ts';
import { tryStorage } from '#platform/try-storage.ts';
import { tryPayments } from '#shop/server/door.ts';

/** Settings by name, as written to the file. */
export type Values = Readonly<Record<string, string>>;

export type Question = {
  readonly setting: string;
  readonly asks: string;
  readonly hint?: string;
  /** Masked while typing. */
  readonly isSecret?: true;
  readonly isNeeded?: true;
  /** Asked only if this setting names a bucket. */
  readonly ofBucket?: string;
};

/** In addition to the settings: the first admin's address, which also receives the test mail. */
type Trial = { readonly config: Config; readonly email: string; readonly code: string };

/** The result of a check; `setting` is set if it concerns another one than the topic's first. */
export type Checked = Tried & { readonly setting?: string };

/** Settings that belong together, and a check that they work. */
export type Topic = {
  readonly name: string;
  readonly title: string;
  readonly questions: readonly Question[];
  /** For optional topics: asked before the questions, and what happens without it. */
  readonly optional?: { readonly asks: string; readonly without: string };
  readonly check?: (trial: Trial) => Promise<Checked>;
};

const needed = { isNeeded: true } as const;
const secret = { isSecret: true } as const;

/** A valid domain does not prove that it points here; that can only be checked once the site runs. */
async function tryAddress({ config: { baseUrl } }: Trial): Promise<Checked> {
  const { protocol, hostname } = new URL(baseUrl);
  if (isOnThisMachine(baseUrl)) return { ok: true, said: `${baseUrl}, on this machine alone`, notes: [] };
  if (protocol !== 'https:')
    return { ok: false, why: `(${baseUrl}) must begin with https://: passwords and health data are sent there` };
  try {
    await lookup(hostname);
    return { ok: true, said: baseUrl, notes: [] };
  } catch (error) {
    return { ok: true, said: baseUrl, notes: [`The name ${hostname} leads nowhere yet: ${whyOf(error)}.`] };
  }
}

/** Opens the embedded database, which creates it if necessary. */
async function tryEither({ config }: Trial): Promise<Checked> {
  if (config.database.kind === 'postgres') return tryDatabase(config.database.url);
  try {
    const database = await openDatabase(config, createLog({ logLevel: 'silent' }));
    await database.close();
    return { ok: true, said: `embedded, in ${config.database.folder}`, notes: [] };
  } catch (error) {
    return { ok: false, setting: 'DATA_DIR', why: `cannot be used: ${whyOf(error)}` };
  }
}

const testMail = (siteName: string, code: string) => ({
  subject: `${siteName}: ${code}`,
  text: `${siteName} kann E-Mails verschicken. Der Code dieser Probe: ${code}\n\n${siteName} can send e-mail. The code of this test: ${code}\n`,
});

/** In the order of the questions; an option is a setting's name in lower case with hyphens. */
export const topics: readonly Topic[] = [
  {
    name: 'site',
    title: 'The site',
    questions: [
      { setting: 'SITE_NAME', asks: 'What is the site called?', ...needed },
      { setting: 'PRESENTER_NAME', asks: 'Who presents it?', hint: 'With title: Dr. Erika Beispiel', ...needed },
      {
        setting: 'PRESENTER_SLUG',
        asks: 'The presenter in addresses',
        hint: 'dr-erika-beispiel: pages are at /mein-…',
        ...needed,
      },
    ],
  },
  {
    name: 'address',
    title: 'The address',
    questions: [
      { setting: 'BASE_URL', asks: 'Where do readers reach it?', hint: 'https://www.example.com', ...needed },
      { setting: 'HOST', asks: 'The address that the server listens on', hint: 'localhost' },
      { setting: 'PORT', asks: 'The port', hint: '3000' },
      { setting: 'TRUST_PROXY', asks: 'Is there a front server of your own before it? (on, off)', hint: 'off' },
    ],
    check: tryAddress,
  },
  {
    name: 'database',
    title: 'The database',
    questions: [
      { setting: 'DATA_DIR', asks: 'The data folder', hint: './data' },
      {
        setting: 'DATABASE_URL',
        asks: 'PostgreSQL, or nothing for the embedded database',
        hint: 'postgres://user:password@host/database',
        ...secret,
      },
    ],
    check: tryEither,
  },
  {
    name: 'store',
    title: 'The store for pictures and films',
    questions: [
      { setting: 'STORAGE_URL', asks: 'A bucket, or nothing for the data folder', hint: 's3://BUCKET?endpoint=…&region=…' },
      { setting: 'AWS_ACCESS_KEY_ID', asks: 'The access key of the bucket', ofBucket: 'STORAGE_URL', ...secret },
      { setting: 'AWS_SECRET_ACCESS_KEY', asks: 'Its secret key', ofBucket: 'STORAGE_URL', ...secret },
    ],
    check: async ({ config }) => tryStorage(config),
  },
  {
    name: 'mail',
    title: 'Mail',
    optional: {
      asks: 'Is there a mail server?',
      without: 'Without a mail server each mail is a file in the data folder: nobody can register, and the site cannot open.',
    },
    questions: [
      { setting: 'SMTP_URL', asks: 'The mail server', hint: 'smtp://user:password@host:587', ...secret, ...needed },
      { setting: 'MAIL_FROM', asks: 'The sender', hint: 'Name <address>' },
    ],
    check: async ({ config, email, code }) => tryMail(config.mail, { to: email, ...testMail(config.siteName, code) }),
  },
  {
    name: 'payment',
    title: 'Payments',
    optional: { asks: 'Will anything be sold?', without: 'Nothing can be bought.' },
    questions: [
      { setting: 'STRIPE_SECRET_KEY', asks: "Stripe's secret key", hint: 'sk_… or rk_…', ...secret, ...needed },
      {
        setting: 'STRIPE_WEBHOOK_SECRET',
        asks: 'The signing secret of the webhook endpoint',
        hint: 'whsec_…',
        ...secret,
        ...needed,
      },
    ],
    check: async ({ config }) =>
      config.stripe === null || config.stripe === 'stand-in'
        ? { ok: false, why: 'is not set' }
        : tryPayments(config.stripe, config.baseUrl),
  },
  {
    name: 'backup',
    title: 'Backups',
    optional: {
      asks: 'Shall the site make a backup each day?',
      without: 'The site makes no backups: make them by hand (npm run backup), or in another way.',
    },
    questions: [
      {
        setting: 'BACKUP_URL',
        asks: 'Where to? Best on another machine',
        hint: 'file:FOLDER or s3://BUCKET/PREFIX?…',
        ...needed,
      },
      {
        setting: 'BACKUP_PASSPHRASE',
        asks: 'The passphrase that encrypts them',
        hint: 'at least 12 characters; without it nobody opens them',
        ...secret,
        ...needed,
      },
      {
        setting: 'BACKUP_ACCESS_KEY_ID',
        asks: 'The access key of that bucket, or nothing for that of the store',
        ofBucket: 'BACKUP_URL',
        ...secret,
      },
      { setting: 'BACKUP_SECRET_ACCESS_KEY', asks: 'Its secret key', ofBucket: 'BACKUP_URL', ...secret },
    ],
    check: async ({ config }) => tryBackups(config),
  },
];

/** Whether a topic is enabled: it is mandatory, or one of its settings was given. */
export const isWanted = ({ optional, questions }: Topic, values: Values): boolean =>
  !optional || questions.some(({ setting, isNeeded }) => isNeeded && values[setting]);
