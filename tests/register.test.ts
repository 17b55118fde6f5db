import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { processing } from '../src/app/server/rooms.ts';
import { cookiesOf, everything } from '../src/consent/cookie-rules.ts';
import { readConfig, settingNames } from '../src/platform/config.ts';
import type { Db } from '../src/platform/database.ts';
import type { Processing } from '../src/platform/processing.ts';
import { privacyModules } from '../src/privacy/server/door.ts';
import { recipients } from '../src/privacy/server/recipients.ts';
import { recipientsInUse } from '../src/privacy/server/register.ts';
import { onDatabase } from './databases.ts';
import { sourcesOf } from './house.ts';

/* The register of processing (Art. 30 GDPR) against what there really is: tables, jobs, cookies, storage, settings with hosts. */

const named = (list: 'tables' | 'jobs' | 'cookies' | 'storage'): string[] =>
  processing.flatMap((one: Processing) => one[list] ?? []);
const covers = (names: readonly string[], name: string): boolean =>
  names.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one));

const src = path.resolve(import.meta.dirname, '../src');
const sources = sourcesOf(src).map((file) => ({ file, text: readFileSync(path.join(src, file), 'utf8') }));

/** Tables that say nothing of a person: content as it was published, the software's own state, sums by day. */
const aboutNobody: readonly string[] = [
  'backups_made',
  'chatbot_persona',
  'chatbot_scripts',
  'content_version',
  'corrections_told',
  'counts',
  'daily_counts',
  'desk_moves',
  'desk_shown',
  'desk_unmoved',
  'folders',
  'highlights',
  'media',
  'notes',
  'paper_series',
  'program_versions',
  'refreshes',
  'search_brought',
  'search_documents',
  'search_emergency_words',
  'search_entries',
  'search_known',
  'search_media',
  'search_postings',
  'search_sentences',
  'search_state',
  'search_synonyms',
  'search_whole_words',
  'search_words',
  'secrets',
  'settings',
  'transcodes',
  'trending',
  'view_days',
];

/** Jobs that handle no data of people. */
const jobsAboutNobody: readonly string[] = [
  'announce-changes',
  'make-clip',
  'make-clip-audio',
  'make-sound-files',
  'refresh-catalog',
  'sweep-clip',
  'sweep-clip-folders',
  'update-search',
];

/** Settings with the address of what is the site's own. */
const ownAddresses: readonly string[] = ['BASE_URL', 'DATABASE_URL', 'DATABASE_READ_URL'];
/** Those to whom nothing of a person is sent. */
const addressesAboutNobody: readonly string[] = ['INDEXNOW_URL'];

const tablesOf = async (db: Db): Promise<string[]> => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name::text as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name);
};

/** Tables that point to a member or a session, directly or by others, or have a column for an address or a device. */
const personalTablesOf = async (db: Db): Promise<string[]> => {
  const { rows } = await db.execute<{ name: string }>(sql`
    with recursive direct as (
      select distinct table_name::text as name from information_schema.columns where table_schema = 'public'
        and column_name ~ '(^|_)(user|member|session|actor|visitor|visitors|email|recipient|ip|agent|device)(_id|_address|_hash)?$'
      union select 'users'
    ), refs as (
      select child.table_name::text as child, parent.table_name::text as parent from information_schema.table_constraints child
      join information_schema.constraint_column_usage parent using (constraint_schema, constraint_name)
      where child.constraint_type = 'FOREIGN KEY' and child.table_schema = 'public'
    ), personal as (select name from direct union select child from refs join personal on personal.name = parent)
    select name from personal order by 1`);
  return rows.map(({ name }) => name);
};

const missing = (names: readonly string[], known: readonly string[]): string[] => names.filter((name) => !covers(known, name));

onDatabase('S16.1 S16.2 the register of processing and the database', (open) => {
  test('each table is in the register, or says nothing of a person; and the register names no other', async () => {
    const { db } = open().database;
    const tables = await tablesOf(db);
    expect(missing(tables, [...named('tables'), ...aboutNobody])).toEqual([]);
    expect([...named('tables'), ...aboutNobody].filter((name) => !tables.includes(name))).toEqual([]);
  });

  test('a table that points to a member, also by another one, is in the register', async () => {
    const { db } = open().database;
    expect(missing(await personalTablesOf(db), named('tables'))).toEqual([]);
    const undo = new Error('undo');
    const found = db.transaction(async (tx) => {
      await tx.execute(sql`create table forgotten (journey uuid references journeys (id))`);
      await tx.execute(sql`create table forgotten_too (ip text)`);
      expect(missing(await personalTablesOf(tx), named('tables'))).toEqual(['forgotten', 'forgotten_too']);
      throw undo;
    });
    await expect(found).rejects.toBe(undo);
  });
});

/** The beginning of a name's literal: of a constant, or of the function that makes it. */
function literalOf(name: string, text: string): string | undefined {
  const pattern = new RegExp(`const ${name}\\b[^=\\n]*= (?:\\([^)]*\\)[^=\\n]*=> )?(['\`])([^'\`]*)\\1`);
  const own = pattern.exec(text)?.[2] ?? sources.map((one) => pattern.exec(one.text)?.[2]).find((one) => one !== undefined);
  return own?.replace(/\$\{(\w+)\}/g, (_, inner: string) => literalOf(inner, text) ?? '…');
}

/** First arguments of calls, as the names they stand for. `isOwn` are parameters of a mechanism that gets the name from others. */
const namesBy = (call: RegExp, isOwn: readonly string[] = []): { file: string; name: string }[] =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(call)].flatMap(([, argument = '']) => {
      const literal = /^['`](?!\$)([^'`]+)/.exec(argument)?.[1];
      const identifier = /\w+/.exec(argument)?.[0] ?? '';
      if (isOwn.includes(identifier)) return [];
      return [{ file, name: literal ?? literalOf(identifier, text) ?? `unknown: ${argument}` }];
    }),
  );

const unlisted = (found: readonly { file: string; name: string }[], known: readonly string[]): string[] =>
  found.filter(({ name }) => !covers(known, name)).map(({ file, name }) => `${file}: ${name}`);

describe('S16.1 the register of processing and the sources', () => {
  test('each job is in the register, or handles no data of people', () => {
    const kinds = sources.flatMap(({ text }) => [...text.matchAll(/\bjobKind\(\s*'([\w-]+)'/g)].map(([, kind = '']) => kind));
    expect(kinds.length).toBeGreaterThan(20);
    expect(missing(kinds, [...named('jobs'), ...jobsAboutNobody])).toEqual([]);
    expect([...named('jobs'), ...jobsAboutNobody].filter((kind) => !kinds.includes(kind))).toEqual([]);
  });

  test('each cookie that the server or a script sets is in the register', () => {
    const cookies = [
      ...namesBy(/\.?setCookie\(([^,)]+),/g, ['name', 'named']),
      ...cookiesOf(everything, true).map((cookie) => ({ file: 'consent', name: cookie.split('=')[0] ?? '' })),
      ...namesBy(/document\.cookie = (['`][^=$]+)=/g),
      ...namesBy(/document\.cookie = `\$\{(\w+)\}=/g),
    ];
    expect(cookies.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'session',
        'has_session',
        'XSRF-TOKEN',
        'device',
        'registered',
        'sso_pending',
        'office_tone',
        'consent_analytics',
      ]),
    );
    expect(unlisted(cookies, named('cookies'))).toEqual([]);
  });

  test('each key of the browser’s storage and each cache is in the register', () => {
    const keys = [
      ...namesBy(/(?:local|session)Storage\.[gs]etItem\(([^,)]+)/g, ['name', 'k']),
      ...namesBy(/= deviceSwitch\(([^,)]+)/g),
      ...namesBy(/caches\.open\(([^)]+)\)/g),
      ...namesBy(/openDB(?:<\w+>)?\(([^,)]+)/g),
    ];
    expect(keys.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['tone', 'quiet', 'easy', 'office-locale', 'kept', 'films']),
    );
    expect(unlisted(keys, named('storage'))).toEqual([]);
    expect(sources.filter(({ text }) => /\bindexedDB\.open\b/.test(text)).map(({ file }) => file)).toEqual([]);
  });

  test('each setting with the address of somebody else belongs to a recipient', () => {
    const addresses = settingNames.filter((name) => /_(?:URL|ISSUER|BASE|ENDPOINT|SERVICES|HOST)$/.test(name));
    const known = [...Object.values(recipients).flatMap(({ settings }) => settings), ...ownAddresses, ...addressesAboutNobody];
    expect(addresses.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !addresses.includes(name))).toEqual([]);
  });

  test('names are unique, and each recipient has an activity', () => {
    const names = processing.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(processing.flatMap((one: Processing) => one.recipients ?? []))).toEqual(new Set(Object.keys(recipients)));
  });
});

describe('S16.1 the lists on the privacy page', () => {
  const copyOf = (env: NodeJS.ProcessEnv): string =>
    privacyModules({ processing, config: readConfig(env) })('datenschutz', 'de')
      .map(({ content }) => content.title + content.copy)
      .join('\n');

  test('recipients follow from the settings', () => {
    const bare = readConfig({ DEMO: 'off', SERVICE_WORKER: 'off' });
    expect(recipientsInUse(bare, 'de')).toEqual([]);
    expect(copyOf({ DEMO: 'off', SERVICE_WORKER: 'off' })).toContain(
      'Außer dem Betreiber der Server bekommt zurzeit niemand Daten.',
    );
    const all = copyOf({
      DEMO: 'off',
      SMTP_URL: 'smtps://me:secret@mail.example.org:465',
      STRIPE_SECRET_KEY: 'sk_live_key',
      STRIPE_WEBHOOK_SECRET: 'whsec_key',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      ANALYTICS_URL: 'https://zahlen.example.org/matomo',
      ANALYTICS_SITE: '7',
      BACKUP_URL: 's3://keep/praxis?region=eu-central-1',
      BACKUP_PASSPHRASE: 'zwölf Zeichen und mehr',
      BACKUP_ACCESS_KEY_ID: 'keeper',
      BACKUP_SECRET_ACCESS_KEY: 'kept',
    });
    for (const text of [
      'Versand von E-Mails: mail.example.org',
      'Zahlungsdienstleister (Stripe): api.stripe.com',
      'Anmeldung über Google: accounts.google.com',
      'Statistik (Matomo): zahlen.example.org',
      'Speicher für Sicherungen: s3.eu-central-1.amazonaws.com',
      'fcm.googleapis.com',
    ])
      expect(all).toContain(text);
    expect(all).not.toContain('secret');
    expect(all).not.toContain('facebook.com');
  });

  test('searches without a result, the guide, consent for health data and the intended purpose are named; other pages have nothing of it', () => {
    const copy = copyOf({});
    for (const text of ['Suchen ohne Ergebnis', 'Chat auf der Startseite', 'Art. 9 Abs. 2', 'kein Medizinprodukt', 'XSRF-TOKEN'])
      expect(copy).toContain(text);
    expect(privacyModules({ processing, config: readConfig({}) })('impressum', 'de')).toEqual([]);
  });
});
