import type { ComponentType } from 'react';
import type { Bilingual } from '#kit/bilingual.ts';
import type { Role } from '#kit/roles.ts';
import type { EntityName } from '#paths/office-api.ts';
import type { Field } from './field.ts';

/** The groups of the menu, in their order. */
export const menuGroups = ['overview', 'content', 'courses', 'shop', 'people', 'files', 'site', 'system'] as const;
type MenuGroup = (typeof menuGroups)[number];

/** The names of an entity and its fields; `fields`, `hints` and `options` by wire name. */
export type EntityTexts = {
  /** Plural, for the menu and the list: 'Videos'. */
  readonly many: string;
  /** Singular: 'Video'. */
  readonly one: string;
  /** What it is and where one begins, for an empty list. */
  readonly about?: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Hints for editors. */
  readonly hints?: Readonly<Record<string, string>>;
  /** Labels of a field's values, by field name. */
  readonly options?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Headings of the form's sections. */
  readonly sections?: Readonly<Record<string, string>>;
};

/** A list column beside title and state. */
export type Column = {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'cents' | 'boolean' | 'date' | 'instant' | 'option' | 'count' | 'image';
  /** Hidden on narrow screens: below laptop width, or on phones only. */
  readonly isMinor?: boolean | 'on-phones';
  readonly isSortable?: boolean;
};

/** A filter of the list beside the search: one of the values of `options`, or an entry of an entity. */
type Filter = {
  readonly name: string;
  readonly options?: readonly string[];
  readonly entity?: EntityName;
};

/** A custom part of an entity's form, rendered beside the generic ones. */
type FormPart = {
  readonly key: string;
  readonly place: 'below' | 'aside';
  readonly part: ComponentType<{ readonly id: string; readonly content: Readonly<Record<string, unknown>> }>;
};

/** An entity of S10.2: its list and form are rendered from this description. */
export type EntityScreen = {
  readonly kind: 'entity';
  readonly name: EntityName;
  readonly group: MenuGroup;
  readonly roles: readonly Role[];
  readonly texts: Bilingual<EntityTexts>;
  readonly columns: readonly Column[];
  readonly fields: readonly Field[];
  readonly filters?: readonly Filter[];
  /** Entries have a manual order; not where a date in the form determines it. */
  readonly isOrdered?: boolean;
  /** A save may change other public pages, which is confirmed first. */
  readonly isForeseen?: boolean;
  /** It has no page that could be previewed. */
  readonly hasNoPreview?: boolean;
  readonly parts?: readonly FormPart[];
  /** Further buttons above the list. */
  readonly listActions?: ComponentType;
};

/** Any other screen, with a component of its own. */
export type PageScreen = {
  readonly kind: 'page';
  /** The path below `/backend`, without a leading slash; may have parameters (`user/:id`). */
  readonly path: string;
  readonly group: MenuGroup;
  readonly roles: readonly Role[];
  /** Its label in the menu; a screen without one is only linked from others. */
  readonly name?: Bilingual<string>;
  /** Usually a lazy component. */
  readonly page: ComponentType;
};

export type Screen = EntityScreen | PageScreen;
