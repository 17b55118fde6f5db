import type { $Type, HasDefault, NotNull } from 'drizzle-orm';
import {
  boolean,
  date,
  integer,
  jsonb,
  text,
  timestamp,
  uuid,
  type AnyPgColumn,
  type PgColumnBuilder,
  type PgColumnBuilderBase,
} from 'drizzle-orm/pg-core';
import {
  camel,
  emptyOf,
  hasOwnDefault,
  isApart,
  isTranslated,
  mayBeEasy,
  mayBeNull,
  type Camel,
  type Easy,
  type Field,
  type Fields,
  type FieldValue,
  type HasOwnDefault,
  type IsApart,
  type Translated,
} from '../definition.ts';

/** The columns for an entity's fields. Computed columns, foreign keys to other rooms and indexes belong to the table itself. */

const made = {
  text: (name: string) => text(name),
  choice: (name: string) => text(name),
  rich: (name: string) => text(name),
  slug: (name: string) => text(name),
  shortid: (name: string) => text(name),
  picture: (name: string) => text(name),
  address: (name: string) => text(name),
  integer: (name: string) => integer(name),
  cents: (name: string) => integer(name),
  flag: (name: string) => boolean(name),
  day: (name: string) => date(name),
  instant: (name: string) => timestamp(name, { withTimezone: true }),
  words: (name: string) => text(name).array(),
  one: (name: string) => uuid(name),
  id: (name: string) => uuid(name),
  many: (name: string) => uuid(name).array(),
  rows: (name: string) => jsonb(name),
} as const satisfies Record<Field['kind'], (name: string) => unknown>;

type Plain<F extends Field> = F['kind'] extends 'choice' | 'rows'
  ? $Type<ReturnType<(typeof made)[F['kind']]>, NonNullable<FieldValue<F>>>
  : ReturnType<(typeof made)[F['kind']]>;

type Held<F extends Field> =
  null extends FieldValue<F> ? Plain<F> : HasOwnDefault<F> extends true ? HasDefault<NotNull<Plain<F>>> : NotNull<Plain<F>>;

type Key<Name, F> = Camel<F extends { column: infer Column extends string } ? Column : Name & string>;

type ColumnsOf<F extends Fields> = {
  [Name in keyof F as IsApart<F[Name]> extends true ? never : Key<Name, F[Name]>]: Held<F[Name]>;
} & ([Translated<F>] extends [never]
  ? unknown
  : { en: $Type<ReturnType<typeof made.rows>, { [Name in Camel<Translated<F>>]?: string }> }) &
  ([Easy<F>] extends [never] ? unknown : { easy: $Type<ReturnType<typeof made.rows>, { [Name in Camel<Easy<F>>]?: string }> });

/** By field: what its id refers to. A required reference cascades on delete, an optional one becomes null. */
export type Targets = Readonly<Record<string, () => AnyPgColumn>>;

function columnOf(name: string, field: Field, target: (() => AnyPgColumn) | undefined): PgColumnBuilderBase {
  const called = field.column ?? name;
  if (field.kind === 'one' || field.kind === 'id') {
    const column = made[field.kind](called);
    // Anything other than an entry must not be deleted while it is in use.
    const action = field.kind === 'id' ? undefined : field.required ? 'cascade' : 'set null';
    const pointing = target ? column.references(target, action && { onDelete: action }) : column;
    return field.required ? pointing.notNull() : pointing;
  }
  const column = made[field.kind](called) as PgColumnBuilder;
  if (mayBeNull(field)) return column;
  const filled = hasOwnDefault(field) ? column.notNull().default(emptyOf(field)) : column.notNull();
  return 'unique' in field && field.unique ? (filled as unknown as ReturnType<typeof made.text>).unique() : filled;
}

/** Columns by their names in code (`title_list` is `titleList`), with English texts as `en`, those in easy language as `easy`. */
export function columnsOf<const F extends Fields>({ fields }: { readonly fields: F }, targets: Targets = {}): ColumnsOf<F> {
  const columns = Object.entries(fields)
    .filter(([, field]) => !isApart(field))
    .map(([name, field]) => [camel(field.column ?? name), columnOf(name, field, targets[name])] as const);
  const all = Object.values(fields);
  return {
    ...Object.fromEntries(columns),
    ...(all.some(isTranslated) && { en: jsonb('en') }),
    ...(all.some(mayBeEasy) && { easy: jsonb('easy') }),
  } as unknown as ColumnsOf<F>;
}
