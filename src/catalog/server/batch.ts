import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** `column = any($1)`: one parameter however many ids, so that the statement's text stays the same. */
export const anyOf = (column: AnyColumn, values: readonly string[], type: 'uuid' | 'text' = 'uuid'): SQL =>
  sql`${column} = any(${arrayOf(values, type)})`;

/** A list as one array parameter. */
export const arrayOf = (values: readonly (string | number)[], type: 'uuid' | 'text' | 'int'): SQL =>
  sql`${sql.param([...values])}::${sql.raw(type)}[]`;

/** `page` counts from 1. */
export type Page = { readonly page: number; readonly perPage: number };

/** A paged list as the wire has it (S7.7). */
export type List<Entry> = { readonly data: Entry[]; readonly total: number };

/** The rows of a page. */
export const pageOf = ({ page, perPage }: Page) => ({
  limit: perPage,
  offset: (page - 1) * perPage,
});
