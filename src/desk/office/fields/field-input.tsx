import { lazy, Suspense, type ComponentType } from 'react';
import type { FieldKind } from '../field.ts';
import { BooleanField } from './boolean-field.tsx';
import { ImageField } from './image-field.tsx';
import { DayField, InstantInput } from './instant-field.tsx';
import { KeywordsField } from './keywords-field.tsx';
import { ManyField } from './many-field.tsx';
import { CentsField, NumberField } from './number-field.tsx';
import { OneField } from './one-field.tsx';
import styles from './fields.module.css';
import type { FieldProps } from './props.ts';
import { RowsField } from './rows-field.tsx';
import { SelectField } from './select-field.tsx';
import { ShownField } from './shown-field.tsx';
import { SlugField } from './slug-field.tsx';
import { LongField, TextInput } from './text-field.tsx';

/** The editor for rich text is half of what a form weighs, so it comes when it is wanted. */
const RichField = lazy(() => import('./rich-field.tsx'));

const kinds: Readonly<Record<FieldKind, ComponentType<FieldProps>>> = {
  text: TextInput,
  address: TextInput,
  long: LongField,
  slug: SlugField,
  rich: RichField,
  number: NumberField,
  cents: CentsField,
  boolean: BooleanField,
  date: DayField,
  instant: InstantInput,
  image: ImageField,
  keywords: KeywordsField,
  select: SelectField,
  one: OneField,
  many: ManyField,
  rows: RowsField,
  own: OwnField,
  shown: ShownField,
};

function OwnField({ field, label, value, error, onChange }: FieldProps) {
  if (field.kind !== 'own') return null;
  const Own = field.input;
  return <Own label={label} value={value} error={error} onChange={onChange} />;
}

/** The place of a field whose part is on its way, about as high as it will be. */
const Coming = ({ field, label }: Pick<FieldProps, 'field' | 'label'>) => (
  <span className={styles.coming} data-kind={field.kind}>
    {label} …
  </span>
);

/** The field that its description names. */
export function FieldInput(props: Omit<FieldProps, 'Inner'>) {
  const Kind = kinds[props.field.kind];
  return (
    <Suspense fallback={<Coming {...props} />}>
      <Kind {...props} Inner={FieldInput as ComponentType<FieldProps>} />
    </Suspense>
  );
}
