import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { type ComponentType, lazy, Suspense } from 'react';
import { slugOf } from '#kit/slug.ts';
import { slugPattern } from '#paths/patterns.ts';
import { fieldTexts } from '../../field-texts.ts';
import { EntryPicker } from '../entry-picker.tsx';
import type { FieldKind } from '../field.ts';
import { useOfficeLocale, useOfficeTexts } from '../language.ts';
import { readable } from '../readable.ts';
import styles from './fields.module.css';
import { ImageField } from './image-field.tsx';
import { DayField, InstantInput } from './instant-field.tsx';
import { KeywordsField } from './keywords-field.tsx';
import { ManyField } from './many-field.tsx';
import { CentsField, NumberField } from './number-field.tsx';
import { type FieldProps, textIn } from './props.ts';
import { RowsField } from './rows-field.tsx';
import { LongField, TextInput } from './text-field.tsx';

/** The rich text editor is half the weight of a form, so it is loaded lazily. */
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

/** Placeholder of a lazily loaded field, about as high as the field. */
const Coming = ({ field, label }: Pick<FieldProps, 'field' | 'label'>) => (
  <span className={styles.coming} data-kind={field.kind}>
    {label} …
  </span>
);

/** Renders the field that a description names. */
export function FieldInput(props: Omit<FieldProps, 'Inner'>) {
  const Kind = kinds[props.field.kind];
  return (
    <Suspense fallback={<Coming {...props} />}>
      <Kind {...props} Inner={FieldInput as ComponentType<FieldProps>} />
    </Suspense>
  );
}

function BooleanField({ id, label, value, onChange, error, hint }: FieldProps) {
  const message = error ?? hint;
  return (
    <FormControl error={Boolean(error)}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            id={id}
            size="small"
            checked={value === true}
            onChange={(_, checked) => onChange(checked)}
            slotProps={{
              input: { 'aria-invalid': Boolean(error) || undefined, 'aria-describedby': message ? `${id}-message` : undefined },
            }}
          />
        }
      />
      {message && <FormHelperText id={`${id}-message`}>{message}</FormHelperText>}
    </FormControl>
  );
}

/** Selects one entry of another entity. */
function OneField({ id, field, label, value, content, onChange, error, hint, isRequired }: FieldProps) {
  if (field.kind !== 'one') return null;
  return (
    <EntryPicker
      id={id}
      entity={typeof field.entity === 'function' ? field.entity(content) : field.entity}
      label={label}
      value={textIn(value) || null}
      onChange={onChange}
      isRequired={isRequired}
      error={error}
      hint={hint}
    />
  );
}

/** A native select, which every phone and screen reader knows. */
function SelectField({ id, field, label, texts, value, onChange, error, hint, isRequired }: FieldProps) {
  const t = useOfficeTexts(fieldTexts).field;
  if (field.kind !== 'select') return null;
  return (
    <TextField
      id={id}
      select
      label={label}
      value={textIn(value)}
      required={isRequired}
      error={Boolean(error)}
      helperText={error ?? hint}
      onChange={({ target }) => onChange(target.value || null)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ maxWidth: 360 }}
    >
      {(field.isOptional || !value) && <option value="">{field.isOptional ? t.none : t.choose}</option>}
      {field.options.map((option) => (
        <option key={option} value={option}>
          {texts.options?.[field.name]?.[option] ?? option}
        </option>
      ))}
    </TextField>
  );
}

/** A read-only value that the server decides. */
function ShownField({ label, value }: FieldProps) {
  const text = readable(value, useOfficeLocale());
  if (!text) return null;
  return (
    <dl className={styles.shown}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </dl>
  );
}

/** A slug; can be generated from the title. What is typed as words becomes one: 'Über uns' is 'ueber-uns'. */
function SlugField(props: FieldProps) {
  const t = useOfficeTexts(fieldTexts).field;
  const title = textIn(props.content.title);
  const typed = textIn(props.value);
  return (
    <div className={styles.line} onBlur={() => typed !== '' && !slugPattern.test(typed) && props.onChange(slugOf(typed) || null)}>
      <TextInput {...props} />
      <Button variant="outlined" disabled={!title} onClick={() => props.onChange(slugOf(title))}>
        {t.slugFrom}
      </Button>
    </div>
  );
}
