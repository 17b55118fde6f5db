import type { ComponentType } from 'react';
import type { Bilingual } from '#kit/bilingual.ts';
import type { Role } from '#kit/roles.ts';
import type { EntityName } from '#paths/office-api.ts';
import type { Field } from './field.ts';

/** The parts of the menu, in their order. */
export const menuGroups = ['overview', 'content', 'courses', 'shop', 'people', 'files', 'site', 'system'] as const;
type MenuGroup = (typeof menuGroups)[number];

/** What an entity is called, and its fields; `fields`, `hints` and `options` by the names of the wire. */
export type EntityTexts = {
  /** In the menu and above the list: 'Videos'. */
  readonly many: string;
  /** One of them: 'Video'. */
  readonly one: string;
  readonly fields: Readonly<Record<string, string>>;
  /** What helps with filling in a field. */
  readonly hints?: Readonly<Record<string, string>>;
  /** Names of the values that a field may have, by the field's name. */
  readonly options?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Headings of the form's sections. */
  readonly sections?: Readonly<Record<string, string>>;
};

/** A column of a list beside title and state. */
export type Column = {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'cents' | 'boolean' | 'date' | 'instant' | 'option' | 'count' | 'image';
  /** Only where there is room: from a laptop on, or everywhere but on a phone. */
  readonly isMinor?: boolean | 'on-phones';
  readonly isSortable?: boolean;
};

/** A question that the list of an entity answers, beside the words: one of the values of `options`, or entries of an entity. */
type Filter = {
  readonly name: string;
  readonly options?: readonly string[];
  readonly entity?: EntityName;
};

/** What is special to the form of an entity: an own part of it, drawn beside the generic ones. */
type FormPart = {
  readonly key: string;
  readonly place: 'below' | 'aside';
  readonly part: ComponentType<{ readonly id: string; readonly content: Readonly<Record<string, unknown>> }>;
};

/** An entity of S10.2: its list and its form are drawn from this description. */
export type EntityScreen = {
  readonly kind: 'entity';
  readonly name: EntityName;
  readonly group: MenuGroup;
  readonly roles: readonly Role[];
  readonly texts: Bilingual<EntityTexts>;
  readonly columns: readonly Column[];
  readonly fields: readonly Field[];
  readonly filters?: readonly Filter[];
  /** Its entries stand in an order that editors choose; not where a date says it, which a form sets. */
  readonly isOrdered?: boolean;
  /** A save may change what readers see elsewhere, which is said before it is done. */
  readonly isForeseen?: boolean;
  /** Nothing of it is a page that could be looked at before. */
  readonly hasNoPreview?: boolean;
  readonly parts?: readonly FormPart[];
  /** Further buttons above the list. */
  readonly listActions?: ComponentType;
};

/** Any other screen: what it shows is its own. */
export type PageScreen = {
  readonly kind: 'page';
  /** Below `/backend`, without a slash at its beginning; may name parameters (`user/:id`). */
  readonly path: string;
  readonly group: MenuGroup;
  readonly roles: readonly Role[];
  /** What the menu calls it; a page without a name is reached from others alone. */
  readonly name?: Bilingual<string>;
  /** Usually a lazy component, so that it comes when it is wanted. */
  readonly page: ComponentType;
};

export type Screen = EntityScreen | PageScreen;
