import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** `column = any($1)`: one parameter for any number of ids, so that the statement's text stays the same. */
export const anyOf = (column: AnyColumn, values: readonly string[], type: 'uuid' | 'text' = 'uuid'): SQL =>
  sql`${column} = any(${arrayOf(values, type)})`;

/** A list as one array parameter. */
export const arrayOf = (values: readonly (string | number)[], type: 'uuid' | 'text' | 'int'): SQL =>
  sql`${sql.param([...values])}::${sql.raw(type)}[]`;
