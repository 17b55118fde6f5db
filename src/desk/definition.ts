import type { Bilingual } from '#kit/bilingual.ts';
import type { Role } from '#kit/roles.ts';
import type { EntityName } from '#paths/office-api.ts';

/**
 * Describes an entity once (docs/decisions/one-description.md): columns, wire format, office form, list and labels are derived
 * from its fields. Names are those of the wire and the columns (`title_list`). Browser-safe data; tables, schemas and components
 * are built from it elsewhere.
 */

export type Label = Bilingual<string>;

/** A section of the form, with a heading. */
export type Section = { readonly name: string; readonly heading: Label };

type Content = Readonly<Record<string, unknown>>;

type Common = {
  readonly label: Label;
  /** A hint for editors. */
  readonly hint?: Label;
  /** Default: the first section of the form. */
  readonly section?: Section;
  /** Show the field only if this holds for the rest of the content. */
  readonly wanted?: (content: Content) => boolean;
  /** Never shown in the form. */
  readonly hidden?: true;
  /** Required. With a `default`, the form requires it and calls may omit it. */
  readonly required?: true;
  /** The column's name, if it differs. */
  readonly column?: string;
};

type Names = {
  /** Included in the office's search. */
  readonly searched?: true;
  /** Unique among entries. */
  readonly unique?: true;
};

type TextOptions = Common &
  Names & {
    readonly max: number;
    /** Maximum length of the English text; default `longestEnglish`. */
    readonly maxInEnglish?: number;
    readonly long?: true;
    readonly translated?: true;
    /** It may have a version in easy language (S19.4), stored in the entry's `easy`. */
    readonly easy?: true;
    readonly pattern?: RegExp;
    readonly default?: string;
    /** If omitted, the server generates one and keeps it. */
    readonly drawn?: true;
    /** May be absent, which differs from empty. For rows only. */
    readonly absent?: true;
    /** Edited by a component of the room. */
    readonly own?: true;
  };
type RichOptions = Common & {
  readonly max?: number;
  readonly translated?: true;
  /** As of `text`. */
  readonly easy?: true;
  readonly nullable?: true;
  readonly pictures?: true;
};
type NumberOptions = Common & { readonly min?: number; readonly max: number; readonly default?: number };
type FlagOptions = Common & { readonly default?: true };
type ChoiceOptions<Value extends string> = Common & {
  /** May be null unless it is required or has a default. */
  readonly default?: Value;
  readonly names: Bilingual<Readonly<Record<Value, string>>>;
};
type OneOptions = Common & { readonly own?: true };
type ManyOptions = Common & { readonly unordered?: true; readonly max?: number };
type RowsOptions = Common & { readonly max: number; readonly apart?: true };

/** Rejects options that the kind of field does not have. */
type Known<Options, All> = { readonly [Name in Exclude<keyof Options, keyof All>]: never };

/** A single line, or several with `long`. If omitted: '' or the default. */
export const text = <const O extends TextOptions>(options: O & Known<O, TextOptions>) => ({ kind: 'text' as const, ...options });
/** Schemes that links of a rich text may have (S16.6). */
export const linkSchemes = ['https', 'http', 'mailto', 'tel'] as const;

/** Sanitised HTML. */
export const rich = <const O extends RichOptions>(options: O & Known<O, RichOptions>) => ({ kind: 'rich' as const, ...options });
/** The slug of an address; if omitted, made from the title unless it is required. */
export const slug = <const O extends Common & Names>(options: O & Known<O, Common & Names>) => ({
  kind: 'slug' as const,
  unique: true as const,
  ...options,
});
/** 3 to 10 characters, generated if omitted. */
export const shortid = <const O extends Common & Names>(options: O & Known<O, Common & Names>) => ({
  kind: 'shortid' as const,
  unique: true as const,
  ...options,
});
/** At least `min` (default 0). May be null unless it is required or has a default. */
export const integer = <const O extends NumberOptions>(options: O & Known<O, NumberOptions>) => ({
  kind: 'integer' as const,
  ...options,
});
/** An amount in euro cents, otherwise like a number. */
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
/** The id of an entry, or null; its entity may depend on the other fields. */
export const one = <const O extends OneOptions>(
  entity: EntityName | ((content: Content) => EntityName),
  options: O & Known<O, OneOptions>,
) => ({ kind: 'one' as const, entity, ...options });
/** The id of something other than an entry, or null; a component of the room selects it. */
export const id = <const O extends OneOptions>(options: O & Known<O, OneOptions>) => ({
  kind: 'id' as const,
  own: true as const,
  ...options,
});
/** Ids of entries: stored in a link table, or with `column` as an array in the entry's own table. */
export const many = <const O extends ManyOptions>(entity: EntityName, options: O & Known<O, ManyOptions>) => ({
  kind: 'many' as const,
  entity,
  ...options,
});
/** An ordered list of small objects: stored as JSON in a column, or with `apart` in a table of their own. */
export const rows = <const F extends Fields, const O extends RowsOptions>(fields: F, options: O & Known<O, RowsOptions>) => ({
  kind: 'rows' as const,
  fields,
  ...options,
});

/** Checks that a choice only uses its own values. */
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

/** Fields by wire name, in the order of the form. */
export type Fields = { readonly [name: string]: Field };

/** A list column that is computed from something other than a field. */
export type Kept = Of<'choice', AnyChoice> | Of<'integer', NumberOptions>;
/** A filter that is not a field of the entity. */
export type Asked = Extract<Field, { kind: 'one' | 'choice' }>;

/** A list column beside title and state. */
type ListColumn<Name extends string = string> = {
  readonly name: Name;
  /** Hidden on narrow screens: below laptop width, or on phones only. */
  readonly minor?: true | 'on-phones';
  readonly sortable?: true;
};

type Named<Part> = keyof NoInfer<Part> & string;

type Description<F extends Fields, K, A> = {
  readonly one: Label;
  readonly many: Label;
  /** What it is and where one begins, for an empty list. */
  readonly about: Label;
  /** The role that may read and change it, beside admins (S6.4). */
  readonly roles: readonly Role[];
  /** Shown above the first section of the form. */
  readonly heading: Label;
  readonly fields: F;
  /** List columns computed by the server. */
  readonly kept?: K;
  /** Filters beside fields and state. */
  readonly asked?: A;
  /** The field that names an entry; without one, the server computes the name. */
  readonly title?: Named<F>;
  readonly list: readonly ListColumn<Named<F> | Named<K>>[];
  /** Fields in the list's answer that the screen does not show. */
  readonly unlisted?: readonly Named<F>[];
  /** In the order of the screen. */
  readonly filters?: readonly (Named<F> | Named<K> | Named<A>)[];
  /** Filters of the call that the screen does not offer. */
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

/** The name in code: `title_list` becomes `titleList`. */
export type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;
export const camel = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Fields stored in tables of their own: links, and rows with `apart`. */
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

const longestEnglish = 5000;

/** The maximum length of a text in English. */
export const mostInEnglish = ({ maxInEnglish = longestEnglish }: TextOptions): number => maxInEnglish;

/** Whether it may have a version in easy language (S19.4). */
export const mayBeEasy = (field: Field): boolean => (field.kind === 'text' || field.kind === 'rich') && field.easy === true;

/** Whether it may be null, on the wire and in the column. */
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

/** Whether a missing value is stored as an empty one (`emptyOf`). */
export const hasOwnDefault = (field: Field): boolean =>
  !(field.required || field.kind === 'slug' || field.kind === 'shortid' || ('drawn' in field && field.drawn));

export type HasOwnDefault<F> = F extends { required: true } | { drawn: true } | { kind: 'slug' | 'shortid' } ? false : true;

/** The value of an omitted field that must not be null: its default, or an empty value. */
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

/** A field's value in content and JSON columns. */
export type FieldValue<F> = MayBeNull<F> extends true ? ValueOf<F> | null : ValueOf<F>;

export type Translated<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { translated: true } ? Name & string : never;
}[keyof F];

export type Easy<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { easy: true } ? Name & string : never;
}[keyof F];

type Absent<F extends Fields> = { [Name in keyof F]: F[Name] extends { absent: true } ? Name : never }[keyof F];

/** The content of an entry with these fields, by wire name. */
export type ContentOf<F extends Fields> = { readonly [Name in Exclude<keyof F, Absent<F>>]: FieldValue<F[Name]> } & {
  readonly [Name in Absent<F>]?: FieldValue<F[Name]>;
} & ([Translated<F>] extends [never] ? unknown : { readonly en: { readonly [Name in Translated<F>]?: string } | null }) &
  ([Easy<F>] extends [never] ? unknown : { readonly easy: { readonly [Name in Easy<F>]?: string } | null });
