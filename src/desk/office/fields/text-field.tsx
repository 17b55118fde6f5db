import type { Field } from '../field.ts';
import { LimitedField } from '../limited-field.tsx';
import { textIn, type FieldProps } from './props.ts';

const isEmptyNull = ({ kind, isNullable }: Field): boolean => isNullable === true || kind === 'slug';

function mostOf(field: Field, lang: FieldProps['lang']): number | undefined {
  if (!('most' in field)) return undefined;
  return lang === 'en' ? (field.mostInEnglish ?? field.most) : field.most;
}

type Props = FieldProps & { readonly lines?: number };

/** One line of text, or several. */
export function TextInput({ id, field, label, lang, value, onChange, error, hint, isRequired, lines }: Props) {
  const builtIn = 'builtIn' in field && field.builtIn ? field.builtIn[lang ?? 'de'] : undefined;
  return (
    <LimitedField
      id={id}
      label={label}
      value={textIn(value)}
      most={mostOf(field, lang)}
      onChange={({ target }) => onChange(target.value === '' && isEmptyNull(field) ? null : target.value)}
      required={isRequired}
      error={Boolean(error)}
      helperText={error ?? hint}
      {...(lines ? { multiline: true, minRows: lines, maxRows: 16 } : {})}
      {...(builtIn !== undefined && { placeholder: builtIn })}
      slotProps={{ htmlInput: { lang }, ...(builtIn !== undefined && { inputLabel: { shrink: true } }) }}
    />
  );
}

/** What is built in shows its whole length, and needs no more room. */
export const LongField = (props: FieldProps) => (
  <TextInput {...props} lines={'builtIn' in props.field && props.field.builtIn ? 1 : 3} />
);
