import { sql } from 'drizzle-orm';
import type { Reads, Statement } from './content-reads.ts';
import { rowKey } from './content-reads.ts';
import type { Db } from './database.ts';

/**
 * A changed row, as the triggers of the content tables write it (db/migrations): its table, the columns whose values changed, or
 * `*` where it appeared or disappeared for readers, and all ids in it, old and new.
 */
export type Change = readonly [table: string, columns: '*' | readonly string[], ids: readonly string[]];

/** Tables and views by name: `logged` have the trigger. A page that was made of any other depends on every change. */
export type Tables = { readonly logged: ReadonlySet<string>; readonly others: ReadonlySet<string> };

export async function readTables(db: Db): Promise<Tables> {
  const { rows } = await db.execute<{ name: string; logged: boolean }>(sql`
    select c.relname as name, bool_or(exists (
      select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'content_changed' and t.tgenabled <> 'D')) as logged
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'content') and c.relkind in ('r', 'p', 'v', 'm') group by c.relname`);
  const named = (isLogged: boolean) => new Set(rows.filter(({ logged }) => logged === isLogged).map(({ name }) => name));
  return { logged: named(true), others: named(false) };
}

function haveCommon<Value>(some: ReadonlySet<Value>, others: ReadonlySet<Value>): boolean {
  for (const value of some) if (others.has(value)) return true;
  return false;
}

export type IsAffected = (reads: Reads) => boolean;

/**
 * Whether an answer depends on one of these changes. A statement depends on a change of a table that it names if it names one of
 * the changed columns too; when in doubt, it does.
 */
export function affectedBy(changes: readonly Change[], { logged, others }: Tables): IsAffected {
  const rows = new Set(changes.flatMap(([, , ids]) => ids.map(rowKey)));
  const statements = new Map<Statement, boolean>();
  const answers = new Map<Reads, boolean>();

  const isUnsure = ({ names }: Statement): boolean => haveCommon(names, others) || !haveCommon(names, logged);
  const isByStatement = (statement: Statement): boolean => {
    const { names, hasWholeRows, byRow, byColumn } = statement;
    if (isUnsure(statement)) return true;
    return changes.some(
      ([table, columns]) =>
        names.has(table) &&
        !byRow.includes(table) &&
        (columns === '*' ||
          (byColumn[table]
            ? columns.some((column) => byColumn[table]?.includes(column))
            : hasWholeRows || columns.some((column) => names.has(column)))),
    );
  };
  const remembered = <Key extends object>(known: Map<Key, boolean>, key: Key, find: (key: Key) => boolean): boolean => {
    const found = known.get(key) ?? find(key);
    known.set(key, found);
    return found;
  };
  const isAffected: IsAffected = (reads) =>
    remembered(
      answers,
      reads,
      (own) =>
        haveCommon(rows, own.rows) ||
        [...own.statements].some((statement) => remembered(statements, statement, isByStatement)) ||
        [...own.parts].some(isAffected),
    );
  return isAffected;
}
