import type { Bilingual } from '#kit/bilingual.ts';
import type { Role } from '#kit/roles.ts';
import type { EntityName } from '#paths/office-api.ts';

/**
 * What an entity is, said once (docs/decisions/one-description.md): columns, the wire's shape, the office's form, list and labels follow from its fields.
 * Names are the wire's and the columns': `title_list`. Browser-safe data; whoever needs a table, a schema or a component makes it of this.
 */

export type Label = Bilingual<string>;

/** A part of the form with its heading. */
export type Section = { readonly name: string; readonly heading: Label };

type Content = Readonly<Record<string, unknown>>;

type Common = {
  readonly label: Label;
  /** What helps with filling it in. */
  readonly hint?: Label;
  /** Without: the form's first one. */
  readonly section?: Section;
  /** The form asks for it where this holds of the rest. */
  readonly wanted?: (content: Content) => boolean;
  /** The form never asks for it. */
  readonly hidden?: true;
  /** It has to be said. With a `default`: the form does, a call need not. */
  readonly required?: true;
  /** Of the column, where that is called otherwise. */
  readonly column?: string;
};

type Names = {
  /** The office's search looks at it. */
  readonly searched?: true;
  /** No two entries have the same. */
  readonly unique?: true;
};

type TextOptions = Common &
  Names & {
    readonly max: number;
    /** Of the English text; 5000 where nothing is said. */
    readonly maxInEnglish?: number;
    readonly long?: true;
    readonly translated?: true;
    readonly pattern?: RegExp;
    readonly default?: string;
    /** Left out: the server draws one, and keeps it. */
    readonly drawn?: true;
    /** It may be absent, which is not the same as empty. Of rows alone. */
    readonly absent?: true;
    /** The room's own component writes it. */
    readonly own?: true;
  };
type RichOptions = Common & {
  readonly max?: number;
  readonly translated?: true;
  readonly nullable?: true;
  readonly pictures?: true;
};
type NumberOptions = Common & { readonly min?: number; readonly max: number; readonly default?: number };
type FlagOptions = Common & { readonly default?: true };
type ChoiceOptions<Value extends string> = Common & {
  /** Neither required nor with a default, it may be null. */
  readonly default?: Value;
  readonly names: Bilingual<Readonly<Record<Value, string>>>;
};
type OneOptions = Common & { readonly own?: true };
type ManyOptions = Common & { readonly unordered?: true; readonly max?: number };
type RowsOptions = Common & { readonly max: number; readonly apart?: true };

/** An option that is none of its kind is a type error. */
type Known<Options, All> = { readonly [Name in Exclude<keyof Options, keyof All>]: never };

/** One line, or with `long` several. Left out: '' or the default. */
export const text = <const O extends TextOptions>(options: O & Known<O, TextOptions>) => ({ kind: 'text' as const, ...options });
/** Sanitised HTML. */
export const rich = <const O extends RichOptions>(options: O & Known<O, RichOptions>) => ({ kind: 'rich' as const, ...options });
/** The end of an address; left out: made of the title, unless it is required. */
export const slug = <const O extends Common & Names>(options: O & Known<O, Common & Names>) => ({
  kind: 'slug' as const,
  unique: true as const,
  ...options,
});
/** 3 to 10 characters, drawn where they are left out. */
export const shortid = <const O extends Common & Names>(options: O & Known<O, Common & Names>) => ({
  kind: 'shortid' as const,
  unique: true as const,
  ...options,
});
/** From `min`, 0 where nothing is said. Neither required nor with a default it may be null. */
export const integer = <const O extends NumberOptions>(options: O & Known<O, NumberOptions>) => ({
  kind: 'integer' as const,
  ...options,
});
/** The same in cents of euro. */
export const cents = <const O extends NumberOptions>(options: O & Known<O, NumberOptions>) => ({
  kind: 'cents' as const,
  ...options,
});
export const flag = <const O extends FlagOptions>(options: O & Known<O, FlagOptions>) => ({ kind: 'flag' as const, ...options });
/** An ISO day, or null. */
export const day = <const O extends Common>(options: O & Known<O, Common>) => ({ kind: 'day' as const, ...options });
/** An ISO instant, or null. */
export const instant = <const O extends Common>(options: O & Known<O, Common>) => ({ kind: 'instant' as const, ...options });
/** The address of a picture of this site, or ''. */
export const picture = <const O extends Common>(options: O & Known<O, Common>) => ({ kind: 'picture' as const, ...options });
/** A web address; always required. */
export const address = <const O extends Common & Names>(options: O & Known<O, Common & Names>) => ({
  kind: 'address' as const,
  required: true as const,
  ...options,
});
/** A list of single words. */
export const words = <const O extends Common>(options: O & Known<O, Common>) => ({ kind: 'words' as const, ...options });
/** One of a few values. */
export const choice = <const V extends readonly [string, ...string[]], const O extends ChoiceOptions<V[number]>>(
  values: V,
  options: O & Known<O, ChoiceOptions<V[number]>>,
) => ({ kind: 'choice' as const, values, ...options });
/** The id of an entry, or null; of which entity may depend on the rest. */
export const one = <const O extends OneOptions>(
  entity: EntityName | ((content: Content) => EntityName),
  options: O & Known<O, OneOptions>,
) => ({ kind: 'one' as const, entity, ...options });
/** The id of something that is no entry, or null: a component of the room's own chooses it. */
export const id = <const O extends OneOptions>(options: O & Known<O, OneOptions>) => ({
  kind: 'id' as const,
  own: true as const,
  ...options,
});
/** Ids of entries: in a table of links, or with a `column` in an array of the entry's own. */
export const many = <const O extends ManyOptions>(entity: EntityName, options: O & Known<O, ManyOptions>) => ({
  kind: 'many' as const,
  entity,
  ...options,
});
/** Small objects of the entry's own, in their order: as JSON in its column, or `apart` in a table of theirs. */
export const rows = <const F extends Fields, const O extends RowsOptions>(fields: F, options: O & Known<O, RowsOptions>) => ({
  kind: 'rows' as const,
  fields,
  ...options,
});

/** That a choice names its own values is checked where it is made. */
type AnyChoice = Common & {
  readonly values: readonly string[];
  readonly default?: string;
  readonly names: Bilingual<Readonly<Record<string, string>>>;
};

type Of<Kind extends string, Options> = Options & { readonly kind: Kind };
export type Field =
  | Of<'text', TextOptions>
  | Of<'rich', RichOptions>
  | Of<'slug' | 'shortid' | 'address', Common & Names>
  | Of<'integer' | 'cents', NumberOptions>
  | Of<'flag', FlagOptions>
  | Of<'day' | 'instant' | 'picture' | 'words', Common>
  | Of<'choice', AnyChoice>
  | Of<'one', OneOptions & { readonly entity: EntityName | ((content: Content) => EntityName) }>
  | Of<'id', OneOptions>
  | Of<'many', ManyOptions & { readonly entity: EntityName }>
  | Of<'rows', RowsOptions & { readonly fields: Fields }>;

/** By their names on the wire. The form asks for them in this order. */
export type Fields = { readonly [name: string]: Field };

/** A column of a list that follows from other things than a field. */
export type Kept = Of<'choice', AnyChoice> | Of<'integer', NumberOptions>;
/** A question about entries that is no field of theirs. */
export type Asked = Extract<Field, { kind: 'one' }>;

/** A column of a list beside title and state. */
type ListColumn<Name extends string = string> = {
  readonly name: Name;
  /** Only where there is room: from a laptop on, or everywhere but on a phone. */
  readonly minor?: true | 'on-phones';
  readonly sortable?: true;
};

type Named<Part> = keyof NoInfer<Part> & string;

type Description<F extends Fields, K, A> = {
  readonly one: Label;
  readonly many: Label;
  /** Who may see and change it, beside admins (S6.4). */
  readonly roles: readonly Role[];
  /** Above the form's first part. */
  readonly heading: Label;
  readonly fields: F;
  /** What lists show beside fields, and the server computes. */
  readonly kept?: K;
  /** What lists are filtered by beside fields and what is kept. */
  readonly asked?: A;
  /** The field that names an entry; without one the server says how. */
  readonly title?: Named<F>;
  readonly list: readonly ListColumn<Named<F> | Named<K>>[];
  /** What the list's answer has beside that. */
  readonly unlisted?: readonly Named<F>[];
  /** In the order of the screen. */
  readonly filters?: readonly (Named<F> | Named<K> | Named<A>)[];
  /** Filters of the call that the screen has none for. */
  readonly unfiltered?: readonly (Named<F> | Named<A>)[];
};

// oxlint-disable-next-line typescript/no-empty-object-type -- of these there are none
type None = {};

/** An entity of the back office (S10.2). */
export const defineEntity = <
  const N extends EntityName,
  const F extends Fields,
  const K extends { readonly [name: string]: Kept } = None,
  const A extends { readonly [name: string]: Asked } = None,
>(
  name: N,
  description: Description<F, K, A>,
) => ({ kept: {} as K, asked: {} as A, ...description, name });

export type Definition = Omit<
  Description<Fields, Readonly<Record<string, Kept>>, Readonly<Record<string, Asked>>>,
  'kept' | 'asked'
> & {
  readonly name: EntityName;
  readonly kept: Readonly<Record<string, Kept>>;
  readonly asked: Readonly<Record<string, Asked>>;
};

/** A name as tables in code have it: `title_list` is `titleList`. */
export type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;
export const camel = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What stands in tables of its own: links, and rows `apart`. */
export const isApart = (field: Field): boolean =>
  field.kind === 'many' ? field.column === undefined : field.kind === 'rows' && field.apart === true;

export type IsApart<F> = F extends { kind: 'many' }
  ? F extends { column: string }
    ? false
    : true
  : F extends { apart: true }
    ? true
    : false;

export const isTranslated = (field: Field): boolean =>
  (field.kind === 'text' || field.kind === 'rich') && field.translated === true;

/** Whether it may be null, on the wire and in its column. */
export function mayBeNull(field: Field): boolean {
  switch (field.kind) {
    case 'day':
    case 'instant':
    case 'one':
    case 'id':
      return !field.required;
    case 'integer':
    case 'cents':
    case 'choice':
      return !field.required && field.default === undefined;
    case 'rich':
      return field.nullable === true;
    default:
      return false;
  }
}

type MayBeNull<F> = F extends { kind: 'day' | 'instant' | 'one' | 'id' | 'integer' | 'cents' | 'choice' }
  ? F extends { required: true } | { default: unknown }
    ? false
    : true
  : F extends { nullable: true }
    ? true
    : false;

/** Whether a row without it has a value of its own (`emptyOf`). */
export const hasOwnDefault = (field: Field): boolean =>
  !(field.required || field.kind === 'slug' || field.kind === 'shortid' || ('drawn' in field && field.drawn));

export type HasOwnDefault<F> = F extends { required: true } | { drawn: true } | { kind: 'slug' | 'shortid' } ? false : true;

/** What stands for a field of which nothing is said, where it may not be null: its default, or an empty value. */
export function emptyOf(field: Field): unknown {
  if ('default' in field && field.default !== undefined) return field.default;
  if (field.kind === 'flag') return false;
  return field.kind === 'words' || field.kind === 'many' || field.kind === 'rows' ? [] : '';
}

type ValueOf<F> = F extends { kind: 'choice'; values: readonly (infer V)[] }
  ? V
  : F extends { kind: 'integer' | 'cents' }
    ? number
    : F extends { kind: 'flag' }
      ? boolean
      : F extends { kind: 'words' | 'many' }
        ? readonly string[]
        : F extends { kind: 'rows'; fields: infer R extends Fields }
          ? readonly ContentOf<R>[]
          : string;

/** A value of a field, as content and columns of JSON have it. */
export type FieldValue<F> = MayBeNull<F> extends true ? ValueOf<F> | null : ValueOf<F>;

export type Translated<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { translated: true } ? Name & string : never;
}[keyof F];

type Absent<F extends Fields> = { [Name in keyof F]: F[Name] extends { absent: true } ? Name : never }[keyof F];

/** What an entry with these fields says, by the names of the wire. */
export type ContentOf<F extends Fields> = { readonly [Name in Exclude<keyof F, Absent<F>>]: FieldValue<F[Name]> } & {
  readonly [Name in Absent<F>]?: FieldValue<F[Name]>;
} & ([Translated<F>] extends [never] ? unknown : { readonly en: { readonly [Name in Translated<F>]?: string } | null });
