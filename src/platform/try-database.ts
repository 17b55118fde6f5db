import { Client } from 'pg';

/** The result of a check in one line. `notes` are informational. */
export type Tried =
  | { readonly ok: true; readonly said: string; readonly notes: readonly string[] }
  | { readonly ok: false; readonly why: string };

/** The oldest major version that migrations and queries are tested on. */
const oldestVersion = 15;
const timeoutMs = 10_000;
/**
 * Maximum clock difference between the two machines in seconds: links, codes and signatures are made by one clock and checked by
 * the other.
 */
const clockTolerance = 30;

const named: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no way to this host',
  ENOENT: 'there is no such socket',
  '28P01': 'the user or the password is wrong',
  '28000': 'this user may not log in from here',
  '3D000': 'there is no such database',
  '53300': 'it has no free connection',
};

/** Why a program or a server cannot be reached, in words for known codes. */
export function whyOf(error: unknown): string {
  const { code, message, errors } = error as NodeJS.ErrnoException & { errors?: readonly unknown[] };
  // A name with several addresses fails with all of them in one.
  if (errors?.[0] && !message) return whyOf(errors[0]);
  const line = (message || code || 'unknown error').split('\n')[0]?.replace(/\.$/, '') ?? '';
  // A library may have a code of its own, with the system's in its message.
  const known = [code, ...(line.match(/\bE[A-Z_]{4,}\b/g) ?? [])].find((one) => one !== undefined && Object.hasOwn(named, one));
  const words = named[known ?? ''] ?? (/timeout/i.test(line) ? 'it does not answer' : undefined);
  return words ? `${words} (${line})` : line;
}

type Facts = {
  readonly version: string;
  readonly encoding: string;
  readonly now: string;
  readonly may_create: boolean;
  readonly has_trigrams: boolean;
  readonly is_replica: boolean;
  readonly has_icu: boolean;
  readonly schema: string | null;
  readonly foreign_tables: string;
  readonly is_ours: boolean;
  readonly name: string;
};

/**
 * Uses a PostgreSQL as the site will: connects, creates a schema and a table, writes and reads, sorts as the site does, and rolls
 * everything back. The embedded database needs no such check: opening it is one.
 */
export async function tryDatabase(url: string, now = (): number => Date.now()): Promise<Tried> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: timeoutMs, statement_timeout: timeoutMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => undefined);
    return { ok: false, why: `cannot be reached: ${whyOf(error)}` };
  }
  try {
    const asked = now();
    const { rows } = await client.query<Facts>(`select
      ${serverFacts}, extract(epoch from clock_timestamp()) * 1000 as now,
      has_database_privilege(current_database(), 'CREATE') as may_create,
      exists (select from pg_available_extensions where name = 'pg_trgm') as has_trigrams,
      (select count(*) from pg_tables where schemaname = 'public') as foreign_tables,
      to_regclass('drizzle.__drizzle_migrations') is not null as is_ours`);
    const facts = rows[0];
    if (!facts) return { ok: false, why: 'does not answer a query' };
    const why = complaintOf(facts, { before: asked, after: now() }) ?? (await tryWriting(client));
    if (why) return { ok: false, why };
    const fault = await localeFault({ query: (text) => client.query(text) });
    const major = Math.floor(Number(facts.version) / 10_000);
    return {
      ok: true,
      said: `PostgreSQL ${major}, database ${facts.name}${facts.is_ours ? ', with a site in it' : ', empty'}`,
      notes: fault ? [`The database ${fault}.`] : [],
    };
  } catch (error) {
    return { ok: false, why: `fails: ${whyOf(error)}` };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** What every start asks too: the site would run on such a server for a while, and then fail. */
export const serverFacts = `current_setting('server_version_num') as version, current_setting('server_encoding') as encoding,
  current_database() as name, pg_is_in_recovery() as is_replica, to_regcollation('pg_catalog."und-x-icu"') is not null as has_icu,
  current_schema() as schema`;

export type ServerFacts = Pick<Facts, 'version' | 'encoding' | 'name' | 'is_replica' | 'has_icu' | 'schema'>;

const madeWell = (name: string): string =>
  `make it with "create database ${name} encoding 'UTF8' locale 'C.UTF-8' template template0"`;

/**
 * What is wrong with the locale of a usable database; null if nothing is. With C, which databases of some servers have untold, Ä and ä
 * are different letters, with a Turkish one I and i: a site runs on it, and its searches miss words.
 */
export async function localeFault({ query }: { query: (text: string) => Promise<{ rows: unknown[] }> }): Promise<string | null> {
  const { rows } = await query(`select current_database() as name, lower('ÄI') = 'äi' as knows_case`);
  const [found] = rows as { readonly name: string; readonly knows_case: boolean }[];
  return !found || found.knows_case
    ? null
    : `takes Ä and ä, or I and i, for different letters, so that searches miss words: ${madeWell(found.name)}`;
}

/** Why the site cannot use a server at all; null if it can. */
export function unusable({
  version,
  encoding,
  name,
  is_replica: isReplica,
  has_icu: hasIcu,
  schema,
}: ServerFacts): string | null {
  if (Number(version) < oldestVersion * 10_000)
    return `is PostgreSQL ${Math.floor(Number(version) / 10_000)}: the site needs ${oldestVersion} or newer`;
  if (encoding !== 'UTF8') return `has the encoding ${encoding}: ${madeWell(name)}`;
  if (!hasIcu) return 'is on a server that was built without ICU, by which the site sorts: take one that has it, as Debian does';
  // Null where this user may use none: a right that is missing is told by what needs it.
  if (schema !== null && schema !== 'public')
    return `makes tables in the schema ${schema}, where the site needs public: alter database ${name} set search_path to public, or the same for its role`;
  return isReplica ? 'is a replica, which takes no writes: name the primary' : null;
}

function complaintOf(facts: Facts, { before, after }: { before: number; after: number }): string | null {
  const { name, may_create: mayCreate } = facts;
  const why = unusable(facts);
  if (why) return why;
  if (!mayCreate)
    return `may not be given a schema by this user: "grant create on database ${name} to …" and in it "grant create on schema public to …", or make the user its owner`;
  if (!facts.has_trigrams) return 'has no extension pg_trgm: install postgresql-contrib on its machine';
  if (!facts.is_ours && Number(facts.foreign_tables) > 0)
    return `already holds ${facts.foreign_tables} tables of another program: make a database for the site alone`;
  const offBy = Math.max(before - Number(facts.now), Number(facts.now) - after) / 1000;
  if (offBy > clockTolerance)
    return `is on a machine whose clock differs by ${Math.round(offBy)} s: let both follow a time server`;
  return null;
}

/** In one transaction that is rolled back. */
async function tryWriting(client: Client): Promise<string | null> {
  const steps = [
    ['make a schema', 'create schema setup_probe'],
    ['make a table in the schema public', 'create table public.setup_probe (words text)'],
    ['write', `insert into public.setup_probe values ('Übung'), ('Zahn')`],
    ['read and sort', `select words from public.setup_probe order by words collate "und-x-icu"`],
  ] as const;
  await client.query('begin');
  let step = '';
  try {
    for (const [name, statement] of steps) {
      step = name;
      const { rows } = await client.query<{ words: string }>(statement);
      if (name === 'read and sort' && rows.map(({ words }) => words).join() !== 'Übung,Zahn')
        return 'does not give back what was written';
    }
    return null;
  } catch (error) {
    const isRight = (error as NodeJS.ErrnoException).code === '42501';
    return `does not let this user ${step}: ${whyOf(error)}${isRight ? '. Make the user its owner' : ''}`;
  } finally {
    await client.query('rollback');
  }
}
