import type { ComponentType } from 'react';
import type { EntityName } from '#paths/office-api.ts';

type Content = Readonly<Record<string, unknown>>;

/** What a field is given that a room draws itself. */
export type OwnFieldProps = {
  readonly label: string;
  readonly value: unknown;
  readonly error?: string | undefined;
  readonly onChange: (value: unknown) => void;
};

type Base = {
  /** As on the wire. */
  readonly name: string;
  readonly isRequired?: boolean;
  /** Empty is null on the wire, not ''. */
  readonly isNullable?: boolean;
  /** The form's section that it stands in; without: the first one. */
  readonly section?: string;
  /** There is an English text beside it, in the entry's `en` object under the same name. */
  readonly isTranslated?: boolean;
  /** Shown only where the rest of the content wants it. */
  readonly isWanted?: (content: Content) => boolean;
};

/** How one value of an entry is written: the form is drawn from these. */
export type Field = Base &
  (
    | { readonly kind: 'text' | 'long' | 'slug' | 'address'; readonly most?: number }
    /** Rich text; `hasImages` where pictures may stand in it. */
    | { readonly kind: 'rich'; readonly hasImages?: boolean }
    | { readonly kind: 'number'; /** Of a new entry. */ readonly initial?: number }
    /** Integer cents on the wire, euros on the screen. */
    | { readonly kind: 'cents' }
    | { readonly kind: 'boolean'; /** Of a new entry. */ readonly initial?: boolean }
    | { readonly kind: 'date' | 'instant' | 'image' }
    /** Words with commas between: an array on the wire, or with `isText` one text. */
    | { readonly kind: 'keywords'; readonly isText?: boolean }
    | { readonly kind: 'select'; readonly options: readonly string[]; readonly isOptional?: boolean }
    /** The id of an entry, or null; of which entity may depend on the rest. */
    | { readonly kind: 'one'; readonly entity: EntityName | ((content: Content) => EntityName) }
    /** Ids of entries; in the order that was chosen unless it means nothing. */
    | { readonly kind: 'many'; readonly entity: EntityName; readonly hasNoOrder?: boolean }
    /** A list of small objects, each with these fields, and shown as `preview` draws it while one writes. */
    | { readonly kind: 'rows'; readonly fields: readonly Field[]; readonly preview?: ComponentType<{ readonly row: Content }> }
    /** Drawn by a component of the room's own. */
    | { readonly kind: 'own'; readonly input: ComponentType<OwnFieldProps> }
    /** Shown, never written. */
    | { readonly kind: 'shown' }
  );

export type FieldKind = Field['kind'];
