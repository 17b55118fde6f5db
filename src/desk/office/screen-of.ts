import type { ComponentType } from 'react';
import type { Locale } from '#kit/locale.ts';
import {
  isTranslated,
  mayBeEasy,
  mayBeNull,
  mostInEnglish,
  type Definition,
  type Field as Described,
  type Fields,
  type Label,
  type Section,
} from '../definition.ts';
import type { Field, OwnFieldProps } from './field.ts';
import type { Column, EntityScreen, EntityTexts } from './screen.ts';

type Components = {
  /** By field: a component of the room. */
  readonly own?: Readonly<Record<string, ComponentType<OwnFieldProps>>>;
  /** By field: the preview of one of its rows. */
  readonly previews?: Readonly<Record<string, ComponentType<{ readonly row: Readonly<Record<string, unknown>> }>>>;
};

type Drawn<D extends Definition> = {
  readonly own: { readonly [Name in OwnOf<D>]: ComponentType<OwnFieldProps> };
};
type OwnOf<D extends Definition> = {
  [Name in keyof D['fields']]: D['fields'][Name] extends { own: true } ? Name : never;
}[keyof D['fields']];

type More<D extends Definition> = Omit<EntityScreen, 'kind' | 'name' | 'roles' | 'texts' | 'columns' | 'fields' | 'filters'> &
  Components &
  ([OwnOf<D>] extends [never] ? unknown : Drawn<D>);

/** The form field for a field of the definition. */
function inputOf(name: string, field: Described, { own, previews }: Components): Field {
  const base = {
    name,
    ...(field.required && { isRequired: true }),
    ...(field.section && { section: field.section.name }),
    ...(isTranslated(field) && { isTranslated: true }),
    ...(mayBeEasy(field) && { mayBeEasy: true }),
    ...(field.wanted && { isWanted: field.wanted }),
  };
  const input = own?.[name];
  if (input) return { ...base, kind: 'own', input, isNullable: mayBeNull(field) };
  switch (field.kind) {
    case 'text':
      return {
        ...base,
        kind: field.long ? 'long' : 'text',
        most: field.max,
        mostInEnglish: mostInEnglish(field),
        isNullable: field.drawn === true,
      };
    case 'rich':
      return { ...base, kind: 'rich', hasImages: field.pictures === true, isNullable: mayBeNull(field) };
    case 'slug':
      return { ...base, kind: 'slug', most: 120 };
    case 'shortid':
      return { ...base, kind: 'text', most: 10, isNullable: true };
    case 'integer':
      return { ...base, kind: 'number', ...(field.default !== undefined && { initial: field.default }) };
    case 'cents':
      return { ...base, kind: 'cents' };
    case 'flag':
      return { ...base, kind: 'boolean', initial: field.default === true };
    case 'day':
      return { ...base, kind: 'date' };
    case 'instant':
      return { ...base, kind: 'instant' };
    case 'picture':
      return { ...base, kind: 'image' };
    case 'address':
      return { ...base, kind: 'address', most: 500 };
    case 'words':
      return { ...base, kind: 'keywords' };
    case 'choice':
      return { ...base, kind: 'select', options: field.values, isOptional: mayBeNull(field) };
    case 'one':
      return { ...base, kind: 'one', entity: field.entity };
    case 'many':
      return { ...base, kind: 'many', entity: field.entity, hasNoOrder: field.unordered === true };
    case 'rows': {
      const preview = previews?.[name];
      return { ...base, kind: 'rows', fields: inputsOf(field.fields, { own, previews }), ...(preview && { preview }) };
    }
    case 'id':
      throw new Error(`The field ${name} needs a component of its own.`);
  }
}

const inputsOf = (fields: Fields, components: Components): Field[] =>
  Object.entries(fields)
    .filter(([, field]) => !field.hidden)
    .map(([name, field]) => inputOf(name, field, components));

const cells: Readonly<Record<Described['kind'], Column['kind']>> = {
  text: 'text',
  rich: 'text',
  slug: 'text',
  shortid: 'text',
  address: 'text',
  words: 'text',
  one: 'text',
  id: 'text',
  integer: 'number',
  many: 'number',
  cents: 'cents',
  flag: 'boolean',
  day: 'date',
  instant: 'instant',
  picture: 'image',
  choice: 'option',
  rows: 'count',
};

/** Labels and hints of the fields; those of rows as `sources.title`. */
function textsOf(fields: Fields, locale: Locale, before = ''): Required<Pick<EntityTexts, 'fields' | 'hints' | 'options'>> {
  const all = Object.entries(fields);
  const inner = all.flatMap(([name, field]) => (field.kind === 'rows' ? [textsOf(field.fields, locale, `${name}.`)] : []));
  const by = (one: (field: Described) => Label | undefined) =>
    all.flatMap(([name, field]) => {
      const label = one(field);
      return label ? [[before + name, label[locale]] as const] : [];
    });
  return {
    fields: Object.fromEntries([...by(({ label }) => label), ...inner.flatMap((texts) => Object.entries(texts.fields))]),
    hints: Object.fromEntries(by(({ hint }) => hint)),
    options: Object.fromEntries([
      ...inner.flatMap((texts) => Object.entries(texts.options)),
      ...all.flatMap(([name, field]) => (field.kind === 'choice' ? [[name, field.names[locale]] as const] : [])),
    ]),
  };
}

function entityTexts({ one, many, about, heading, fields, kept, asked }: Definition, locale: Locale): EntityTexts {
  const sections = Object.values(fields).flatMap(({ section }): Section[] => (section ? [section] : []));
  return {
    one: one[locale],
    many: many[locale],
    about: about[locale],
    ...textsOf({ ...asked, ...kept, ...fields }, locale),
    sections: {
      content: heading[locale],
      ...Object.fromEntries(sections.map((section) => [section.name, section.heading[locale]])),
    },
  };
}

/** The list and form of the entity that a definition describes; `more` has its place in the menu and components of the room. */
export function screenOf<const D extends Definition>(definition: D, { own, previews, ...more }: More<D>): EntityScreen {
  const { name, roles, fields, kept, asked, list, filters = [] } = definition;
  const known = (called: string): Described => (fields[called] ?? kept[called] ?? asked[called]) as Described;
  return {
    ...more,
    kind: 'entity',
    name,
    roles,
    texts: { de: entityTexts(definition, 'de'), en: entityTexts(definition, 'en') },
    columns: list.map(({ name: called, minor, sortable }) => ({
      name: called,
      kind: cells[known(called).kind],
      ...(minor && { isMinor: minor }),
      ...(sortable && { isSortable: true }),
    })),
    filters: filters.map((called) => {
      const field = known(called);
      if (field.kind === 'choice') return { name: called, options: field.values };
      if (field.kind === 'one' && typeof field.entity === 'string') return { name: called, entity: field.entity };
      throw new Error(`${name} cannot be filtered by ${called} on the screen.`);
    }),
    fields: inputsOf(fields, { own, previews }),
  };
}
