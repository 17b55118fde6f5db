import type { ComponentType } from 'react';
import type { FieldTexts } from '../client.ts';
import type { Content } from '../form-state.ts';
import type { Field } from '../field.ts';
import type { EntityTexts } from '../screen.ts';

/** What every kind of field is given. `label` is its name for people, `error` what the server says is wrong. */
export type FieldProps = {
  readonly id: string;
  readonly field: Field;
  readonly label: string;
  readonly lang?: 'de' | 'en' | undefined;
  readonly texts: EntityTexts;
  readonly value: unknown;
  /** The rest of the entry, for what depends on it. */
  readonly content: Content;
  readonly onChange: (value: unknown) => void;
  readonly error?: string | undefined;
  /** What is wrong in it, by the places there: `3.title`. */
  readonly below?: FieldTexts | undefined;
  readonly hint?: string | undefined;
  readonly isRequired: boolean;
  /** Draws any field: for those that are made of others. */
  readonly Inner: ComponentType<FieldProps>;
};

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
