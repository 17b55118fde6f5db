import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database.ts';
import type { Use } from '../contract.ts';
import { idColumn, isOwn, type Entity } from './entity.ts';
import type { Attached, Content } from './tables.ts';

/**
 * What refers to an entry, as the database itself knows it from its foreign keys: so a new table needs no list here. Rows
 * that would go with an entry are kept beside it and come back with it. Rows that belong to a member never are: what somebody
 * watched or noted stands in the member's own tables alone, where deleting the account finds it (S16.9).
 */

type Reference = { readonly table: string; readonly column: string; readonly action: string; readonly target: string };

const actions: Readonly<Record<string, Attached['action']>> = { c: 'cascade', n: 'set null' };

/** Foreign keys of one column between tables of ours, those that `end` is about. */
async function references(db: Db | Tx, end: SQL): Promise<Reference[]> {
  const { rows } = await db.execute<Reference>(sql`
    select r.relname as "table", a.attname as "column", c.confdeltype as action, t.relname as target
    from pg_constraint c
    join pg_class r on r.oid = c.conrelid
    join pg_class t on t.oid = c.confrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and cardinality(c.conkey) = 1 and ${end}
    order by r.relname, a.attname`);
  return rows;
}

const referencesTo = (db: Db | Tx, table: string): Promise<Reference[]> =>
  references(db, sql`t.relname = ${table} and t.relnamespace = 'public'::regnamespace`);

const referencesOf = (db: Db | Tx, table: string): Promise<Reference[]> =>
  references(db, sql`r.relname = ${table} and r.relnamespace = 'public'::regnamespace`);

const name = sql.identifier;

/** Tables whose rows belong to somebody: those from which foreign keys lead to `users`, over however many tables. */
async function listPersonalTables(db: Db | Tx): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ table: string }>(sql`
    with recursive personal(oid) as (
      select 'public.users'::regclass::oid
      union
      select c.conrelid from pg_constraint c join personal p on p.oid = c.confrelid where c.contype = 'f')
    select r.relname as "table" from personal join pg_class r on r.oid = personal.oid`);
  return new Set(rows.map(({ table }) => table));
}

/** All rows of content that go with these, or lose their reference to them, parents before children. */
export async function collectAttached(tx: Tx, table: string, ids: readonly string[]): Promise<Attached[]> {
  return collect(tx, { personal: await listPersonalTables(tx), table, ids });
}

type Collecting = { readonly personal: ReadonlySet<string>; readonly table: string; readonly ids: readonly string[] };

async function collect(tx: Tx, { personal, table, ids }: Collecting): Promise<Attached[]> {
  if (ids.length === 0) return [];
  const found: Attached[] = [];
  for (const { table: from, column, action } of await referencesTo(tx, table)) {
    const what = actions[action];
    if (!what || personal.has(from)) continue;
    // Of a row that stays, its id and what it lost are all that is needed to mend it.
    const kept = what === 'cascade' ? sql`to_jsonb(t)` : sql`jsonb_build_object('id', t.id, ${column}::text, t.${name(column)})`;
    const { rows } = await tx.execute<{ row: Content }>(
      sql`select ${kept} as row from ${name(from)} t where t.${name(column)} = any(${sql.param([...ids])}::uuid[])`,
    );
    if (rows.length === 0) continue;
    found.push({ table: from, column, action: what, rows: rows.map(({ row }) => row) });
    const own = rows.flatMap(({ row }) => (typeof row.id === 'string' ? [row.id] : []));
    if (what === 'cascade') found.push(...(await collect(tx, { personal, table: from, ids: own })));
  }
  return found;
}

/** Puts back what was collected, as far as what it refers to is still there and its place is free. */
export async function putAttached(tx: Tx, attached: readonly Attached[]): Promise<void> {
  const personal = await listPersonalTables(tx);
  for (const { table, column, action, rows } of attached) {
    if (personal.has(table)) continue;
    const ends = await referencesOf(tx, table);
    for (const row of rows) {
      const json = JSON.stringify(row);
      if (!(await areThere(tx, ends, row))) continue;
      const statement =
        action === 'cascade'
          ? sql`insert into ${name(table)} select * from jsonb_populate_record(null::${name(table)}, ${json}::jsonb) on conflict do nothing`
          : sql`update ${name(table)} set ${name(column)} = (${json}::jsonb ->> ${column})::uuid
              where id = (${json}::jsonb ->> 'id')::uuid and ${name(column)} is null`;
      await tx.execute(statement);
    }
  }
}

/** Whether everything that a row refers to exists. */
async function areThere(tx: Tx, ends: readonly Reference[], row: Content): Promise<boolean> {
  for (const { column, target } of ends) {
    const id = row[column];
    if (typeof id !== 'string') continue;
    const { rows } = await tx.execute(sql`select 1 from ${name(target)} where id = ${id}::uuid`);
    if (rows.length === 0) return false;
  }
  return true;
}

const mostUses = 100;

/** Which entries of the office use this one: those whose row refers to it, or that a table of links joins with it. */
export async function findUses(db: Db | Tx, entities: readonly Entity[], entity: Entity, id: string): Promise<Use[]> {
  const uses: Use[] = [];
  const own = getTableName(entity.table);
  for (const { table, column } of await referencesTo(db, own)) {
    const direct = entities.filter((one) => getTableName(one.table) === table);
    for (const user of direct)
      uses.push(...(await usersBy(db, user, sql`select id from ${name(table)} where ${name(column)} = ${id}::uuid`)));
    if (direct.length > 0) continue;
    for (const other of await referencesOf(db, table)) {
      if (other.column === column) continue;
      const chosen = sql`select ${name(other.column)} from ${name(table)} where ${name(column)} = ${id}::uuid`;
      for (const user of entities.filter((one) => getTableName(one.table) === other.target)) {
        uses.push(...(await usersBy(db, user, chosen)));
      }
    }
  }
  return uses.slice(0, mostUses);
}

async function usersBy(db: Db | Tx, user: Entity, chosen: ReturnType<typeof sql>): Promise<Use[]> {
  const column = idColumn(user);
  const { rows } = await db.execute<{ id: string; title: string }>(sql`
    select ${column} as id, ${user.title.row} as title from ${user.table} where ${column} in (${chosen}) and ${isOwn(user)} order by 2, 1 limit ${mostUses}`);
  return rows.map((row) => ({ entity: user.name, ...row }));
}
