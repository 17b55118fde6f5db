import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database.ts';
import type { Use } from '../contract.ts';
import { idColumn, isOwn, type Entity } from './entity.ts';

/** What refers to an entry, read from the database's foreign keys, so that new tables need no list here. */

type Reference = { readonly table: string; readonly column: string; readonly target: string };

/** Single-column foreign keys between content tables, filtered by `end`. */
async function references(db: Db | Tx, end: SQL): Promise<Reference[]> {
  const { rows } = await db.execute<Reference>(sql`
    select r.relname as "table", a.attname as "column", t.relname as target
    from pg_constraint c
    join pg_class r on r.oid = c.conrelid and r.relnamespace = 'content'::regnamespace
    join pg_class t on t.oid = c.confrelid and t.relnamespace = 'content'::regnamespace
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and cardinality(c.conkey) = 1 and ${end}
    order by r.relname, a.attname`);
  return rows;
}

const referencesTo = (db: Db | Tx, table: string): Promise<Reference[]> => references(db, sql`t.relname = ${table}`);

const referencesOf = (db: Db | Tx, table: string): Promise<Reference[]> => references(db, sql`r.relname = ${table}`);

const table = (name: string): SQL => sql`content.${sql.identifier(name)}`;

const mostUses = 100;

/** The office's entries that use this one: by a foreign key of their row, or by a link table. */
export async function findUses(db: Db | Tx, entities: readonly Entity[], entity: Entity, id: string): Promise<Use[]> {
  const uses: Use[] = [];
  const own = getTableName(entity.table);
  for (const { table: from, column } of await referencesTo(db, own)) {
    const direct = entities.filter((one) => getTableName(one.table) === from);
    for (const user of direct)
      uses.push(...(await usersBy(db, user, sql`select id from ${table(from)} where ${sql.identifier(column)} = ${id}::uuid`)));
    if (direct.length > 0) continue;
    for (const other of await referencesOf(db, from)) {
      if (other.column === column) continue;
      const chosen = sql`select ${sql.identifier(other.column)} from ${table(from)} where ${sql.identifier(column)} = ${id}::uuid`;
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
    select ${column} as id, ${user.title.row} as title from ${user.table} where ${column} in (${chosen}) and ${isOwn(user)} and ${user.table.state} <> 'binned' order by 2, 1 limit ${mostUses}`);
  return rows.map((row) => ({ entity: user.name, ...row }));
}
