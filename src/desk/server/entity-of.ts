import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { camel, isApart, isTranslated, mayBeEasy, type Definition, type Field, type IsApart } from '../definition.ts';
import type { Entity, Part } from './entity.ts';
import { cellShape, draftShapeOf, shapeOf } from './shape-of.ts';
import { textIn, type Content } from './tables.ts';

type ByName<Names extends PropertyKey, Value> = { readonly [Name in Names]: Value };

type ApartOf<D extends Definition> = {
  [Name in keyof D['fields']]: IsApart<D['fields'][Name]> extends true ? Name : never;
}[keyof D['fields']];

/** The parts, list columns and filters that no field describes need queries of their own; a missing one is a type error. */
type Queries<D extends Definition> = ([ApartOf<D>] extends [never] ? unknown : { readonly parts: ByName<ApartOf<D>, Part> }) &
  ([keyof D['kept']] extends [never] ? unknown : { readonly shown: ByName<keyof D['kept'], Shown> }) &
  ([keyof D['asked']] extends [never] ? unknown : { readonly filter: ByName<keyof D['asked'], Filter> });

type Shown = Entity['shown'][string];
type Filter = NonNullable<Entity['filter']>[string];

type Derived =
  | 'name'
  | 'roles'
  | 'shape'
  | 'draft'
  | 'row'
  | 'filters'
  | 'unique'
  | 'drawn'
  | 'labels'
  | 'columns'
  | 'parts'
  | 'shown'
  | 'title'
  | 'searched';

type More = Omit<Entity, Derived> & Partial<Pick<Entity, 'columns' | 'parts' | 'shown' | 'title' | 'searched'>>;

/** English and easy texts by column name or by wire name. */
function renamed(content: Content, rename: (name: string) => string): Content {
  const variants = (['en', 'easy'] as const).flatMap((variant) =>
    content[variant]
      ? [[variant, Object.fromEntries(Object.entries(content[variant]).map(([name, text]) => [rename(name), text]))] as const]
      : [],
  );
  return { ...content, ...Object.fromEntries(variants) };
}

const namesOf = (fields: readonly (readonly [string, Field])[], is: (field: Field) => boolean): string[] =>
  fields.filter(([, field]) => is(field)).map(([name]) => name);

/**
 * Builds the entity that a definition describes. `more` has its table, checks over several fields, and what needs a query: parts
 * in tables of their own, list columns and filters that are no fields. Throws for a field without a column in the table or in
 * `columns`.
 */
export function entityOf<const D extends Definition>(definition: D, more: More & Queries<D>): Entity {
  const { name, roles, kept, asked, list, unlisted = [], filters = [], unfiltered = [] } = definition;
  const all = Object.entries(definition.fields);
  const inTable = getTableColumns(more.table) as Readonly<Record<string, PgColumn | undefined>>;
  const own = all.filter(([, field]) => !isApart(field));
  const columnOf = (called: string, field: Field): PgColumn => {
    const column = inTable[camel(field.column ?? called)];
    if (!column) throw new Error(`${name} has no column for its field ${called}.`);
    return column;
  };
  const columns: Record<string, PgColumn> = more.columns
    ? { ...more.columns }
    : Object.fromEntries(own.map(([called, field]) => [called, columnOf(called, field)]));
  const translated = namesOf(all, isTranslated);
  if (translated.length > 0 && inTable.en) columns.en = inTable.en;
  const easy = namesOf(all, mayBeEasy);
  if (easy.length > 0 && inTable.easy) columns.easy = inTable.easy;
  const isRenamed = [...translated, ...easy].some((called) => camel(called) !== called);
  const listed = [...list.map((column) => column.name), ...unlisted];
  const questions = [...new Set([...filters, ...unfiltered])];
  const names = snakes([...translated, ...easy]);
  return {
    ...more,
    name,
    labels: Object.fromEntries(all.map(([called, { label }]) => [called, label])),
    roles,
    shape: shapeOf(definition.fields),
    draft: draftShapeOf(definition.fields),
    row: z.object(
      Object.fromEntries(listed.map((called) => [called, cellShape((definition.fields[called] ?? kept[called]) as Field)])),
    ),
    ...(questions.length > 0 && { filters: questions }),
    columns,
    references: { ...referencesOf(more.table, columns), ...more.references },
    unique: namesOf(all, (field) => 'unique' in field && field.unique === true),
    drawn: namesOf(all, (field) => field.kind === 'shortid' || ('drawn' in field && field.drawn === true)),
    title: more.title ?? titleBy(definition.title ?? '', columns),
    shown: {
      ...Object.fromEntries(listed.flatMap((called) => (columns[called] ? [[called, columns[called]]] : []))),
      ...more.shown,
    },
    searched:
      more.searched ??
      namesOf(all, (field) => 'searched' in field && field.searched === true).map((called) => columns[called] as PgColumn),
    filter: {
      ...Object.fromEntries(
        questions.flatMap((called) => (columns[called] && !asked[called] ? [[called, isValue(columns[called])]] : [])),
      ),
      ...more.filter,
    },
    ...(isRenamed && {
      derive: (content, saving) =>
        renamed({ en: content.en, ...(easy.length > 0 && { easy: content.easy }), ...more.derive?.(content, saving) }, camel),
      present: (content) => {
        const outward = renamed(content, (called) => names.get(called) ?? called);
        return more.present?.(outward) ?? outward;
      },
    }),
  };
}

const snakes = (translated: readonly string[]): ReadonlyMap<string, string> =>
  new Map(translated.map((called) => [camel(called), called]));

const isValue =
  (column: PgColumn) =>
  (value: string): SQL =>
    sql`${column}::text = ${value}`;

function titleBy(called: string, columns: Readonly<Record<string, PgColumn>>): Entity['title'] {
  const row = columns[called];
  if (!row) throw new Error(`There is no column ${called} to name an entry by.`);
  return { row, of: (content) => textIn(content[called]) };
}

/** References of fields, from the table's foreign keys. */
function referencesOf(table: Entity['table'], columns: Readonly<Record<string, PgColumn>>): Record<string, PgColumn> {
  const found: Record<string, PgColumn> = {};
  for (const key of getTableConfig(table).foreignKeys) {
    const { columns: from, foreignColumns: to } = key.reference();
    const [called] = Object.entries(columns).find(([, column]) => column === from[0]) ?? [];
    if (called !== undefined && to[0]) found[called] = to[0];
  }
  return found;
}
