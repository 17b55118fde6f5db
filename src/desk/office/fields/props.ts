import type { ComponentType } from 'react';
import type { FieldTexts } from '../client.ts';
import type { Content } from '../form-state.ts';
import type { Field } from '../field.ts';
import type { EntityTexts } from '../screen.ts';

/** The props of every field. `label` is its display name, `error` the server's message. */
export type FieldProps = {
  readonly id: string;
  readonly field: Field;
  readonly label: string;
  readonly lang?: 'de' | 'en' | undefined;
  readonly texts: EntityTexts;
  readonly value: unknown;
  /** The rest of the entry, for fields that depend on it. */
  readonly content: Content;
  readonly onChange: (value: unknown) => void;
  readonly error?: string | undefined;
  /** Errors within it, by path: `3.title`. */
  readonly below?: FieldTexts | undefined;
  readonly hint?: string | undefined;
  readonly isRequired: boolean;
  /** Renders any field, for composite ones. */
  readonly Inner: ComponentType<FieldProps>;
};

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
