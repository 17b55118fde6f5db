import { createHash, type Hash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { restoring } from '#platform/migrate.ts';
import type { TableContent } from '../contract.ts';

/*
 * All rows of a database in a form that is the same on both engines: each column as PostgreSQL's own text, which any PostgreSQL
 * parses back to the same value. A line is a JSON array of these texts.
 */

/** A table with its columns and its sort key. */
export type Table = Pick<TableContent, 'schema' | 'name' | 'columns'> & { readonly order: readonly string[] };
export type Sequence = { readonly schema: string; readonly name: string; readonly last: string };

type Asking = Pick<PoolClient, 'query'>;

/**
 * pg-boss's internal tables, which it recreates: its schema version comes with the migrations, the rest are statistics and
 * warnings. Its jobs are backed up: waiting mails, payments to reconcile.
 */
const leftOut = new Set(['pgboss.version', 'pgboss.bam', 'pgboss.warning', 'pgboss.queue_stats']);

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const nameOf = ({ schema, name }: { readonly schema: string; readonly name: string }): string =>
  `${quoted(schema)}.${quoted(name)}`;

/** System schemas, the list of migrations, which migrating writes, and the mark of a restore. */
const foreign = `n.nspname in ('information_schema', 'drizzle', '${restoring}') or n.nspname like 'pg\\_%'`;
const ofExtension = `exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

type Described = Pick<Table, 'schema' | 'name'> & {
  readonly columns: (Table['columns'][number] & { readonly isText: boolean })[];
  readonly key: string[] | null;
};

/** All tables with rows of the site, by name. Partitions are read through their parent table. */
export async function listTables(client: Asking): Promise<Table[]> {
  const { rows } = await client.query<Described>(`
    select n.nspname as schema, c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'isText', a.attcollation <> 0)
         order by a.attnum)
       from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select json_agg(a.attname order by k.place) from pg_index i
       cross join unnest(i.indkey::int2[]) with ordinality k(number, place)
       join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
       where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and not (${foreign}) and not ${ofExtension}
    order by n.nspname collate "C", c.relname collate "C"`);
  return rows
    .filter(({ schema, name }) => !leftOut.has(`${schema}.${name}`))
    .map(({ schema, name, columns, key }) => {
      const byName = new Map(columns.map((column) => [column.name, column]));
      const order = (key ?? columns.map((column) => column.name)).map((column) =>
        // Without a key, rows are sorted by their texts, since not every type can be sorted. Collations differ between engines.
        key && !byName.get(column)?.isText ? quoted(column) : `${quoted(column)}::text collate "C"`,
      );
      return { schema, name, columns: columns.map((column) => ({ name: column.name, type: column.type })), order };
    });
}

/** Sequences that have been used. */
export async function listSequences(client: Asking): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(`
    select schemaname as schema, sequencename as name, last_value::text as last from pg_sequences
    where schemaname <> 'drizzle' and last_value is not null order by 1, 2`);
  return rows;
}

/** Makes texts of values independent of the session's settings. For the transaction. */
export const exactTexts = `set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local search_path = ''; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

/** Approximate number of characters fetched at once. */
const fetched = 4 * 1024 * 1024;

/** The rows of a table as lines without line feeds, in batches, within a transaction of `exactTexts`. */
export async function* linesOf(client: Asking, table: Table): AsyncGenerator<string[]> {
  const values = table.columns.map(({ name }) => `t.${quoted(name)}::text`);
  await client.query(`declare lines no scroll cursor for
    select array_to_json(array[${values.join(', ')}]::text[])::text as line from ${nameOf(table)} t
    order by ${table.order.join(', ') || '1'}`);
  let count = 100;
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch forward ${count} from lines`);
    if (rows.length === 0) break;
    const length = rows.reduce((sum, { line }) => sum + line.length, 0);
    count = Math.max(10, Math.min(10_000, Math.floor((fetched * rows.length) / length)));
    yield rows.map(({ line }) => line);
  }
  await client.query('close lines');
}

const addLines = (hash: Hash, lines: readonly string[]): void => void hash.update(`${lines.join('\n')}\n`);

/** A digest of a table's rows: their number, and the hash of their lines. */
export type Digest = Pick<TableContent, 'rows' | 'sha256'>;

/** Counts and hashes lines as they pass. */
export function digester(): { readonly add: (lines: readonly string[]) => void; readonly digest: () => Digest } {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add: (lines) => {
      addLines(hash, lines);
      rows += lines.length;
    },
    digest: () => ({ rows, sha256: hash.digest('hex') }),
  };
}

export async function digestOf(client: Asking, table: Table): Promise<Digest> {
  const { add, digest } = digester();
  for await (const lines of linesOf(client, table)) add(lines);
  return digest();
}

/** Approximate number of characters in one statement. */
const inserted = 2 * 1024 * 1024;

/** Inserts lines into a table. Throws the database's error for invalid ones. */
export async function insertLines(client: Asking, { columns, ...table }: Table, lines: readonly string[]): Promise<void> {
  const names = columns.map(({ name }) => quoted(name)).join(', ');
  const values = columns.map(({ type }, place) => `(line ->> ${place})::${type}`).join(', ');
  const statement = `insert into ${nameOf(table)} (${names}) overriding system value
    select ${values} from jsonb_array_elements($1::jsonb) as given(line)`;
  for (let from = 0; from < lines.length;) {
    let [to, length] = [from, 0];
    while (to < lines.length && (length += (lines[to] as string).length) < inserted) to += 1;
    to = Math.max(to, from + 1);
    await client.query(statement, [`[${lines.slice(from, to).join(',')}]`]);
    from = to;
  }
}
