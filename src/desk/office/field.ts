import type { ComponentType } from 'react';
import type { Bilingual } from '#kit/bilingual.ts';
import type { EntityName } from '#paths/office-api.ts';

type Content = Readonly<Record<string, unknown>>;

/** The props of a field component that a room provides. */
export type OwnFieldProps = {
  readonly label: string;
  readonly value: unknown;
  readonly error?: string | undefined;
  readonly onChange: (value: unknown) => void;
};

type Base = {
  /** The name on the wire. */
  readonly name: string;
  readonly isRequired?: boolean;
  /** Empty is null on the wire, not ''. */
  readonly isNullable?: boolean;
  /** The section of the form; default: the first one. */
  readonly section?: string;
  /** It has an English text, stored in the entry's `en` object under the same name. */
  readonly isTranslated?: boolean;
  /** It may have a version in easy language (S19.4), stored in the entry's `easy` object under the same name. */
  readonly mayBeEasy?: boolean;
  /** Shown only if this holds for the rest of the content. */
  readonly isWanted?: (content: Content) => boolean;
};

/** How one value of an entry is edited; forms are rendered from these. */
export type Field = Base &
  (
    | {
        readonly kind: 'text' | 'long' | 'slug' | 'address';
        readonly most?: number;
        /** Of its English text; default: `most`. */
        readonly mostInEnglish?: number;
        /** What readers see where it is left empty. */
        readonly builtIn?: Bilingual<string>;
      }
    /** Rich text; `hasImages` allows pictures. */
    | { readonly kind: 'rich'; readonly hasImages?: boolean }
    | { readonly kind: 'number'; /** Of a new entry. */ readonly initial?: number }
    /** Integer cents on the wire, euros on the screen. */
    | { readonly kind: 'cents' }
    | { readonly kind: 'boolean'; /** Of a new entry. */ readonly initial?: boolean }
    | { readonly kind: 'date' | 'instant' | 'image' }
    /** Comma-separated words: an array on the wire, or with `isText` a single text. */
    | { readonly kind: 'keywords'; readonly isText?: boolean }
    | { readonly kind: 'select'; readonly options: readonly string[]; readonly isOptional?: boolean }
    /** The id of an entry, or null; its entity may depend on the other fields. */
    | { readonly kind: 'one'; readonly entity: EntityName | ((content: Content) => EntityName) }
    /** Ids of entries, ordered unless the order means nothing. */
    | { readonly kind: 'many'; readonly entity: EntityName; readonly hasNoOrder?: boolean }
    /** A list of small objects with these fields; `preview` renders one while it is edited. */
    | { readonly kind: 'rows'; readonly fields: readonly Field[]; readonly preview?: ComponentType<{ readonly row: Content }> }
    /** Rendered by a component of the room. */
    | { readonly kind: 'own'; readonly input: ComponentType<OwnFieldProps> }
    /** Read-only. */
    | { readonly kind: 'shown' }
  );

export type FieldKind = Field['kind'];
