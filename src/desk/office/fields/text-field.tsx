import TextField from '@mui/material/TextField';
import { fieldTexts } from '../../field-texts.ts';
import type { Field } from '../field.ts';
import { useOfficeTexts } from '../language.ts';
import { textIn, type FieldProps } from './props.ts';

const isEmptyNull = ({ kind, isNullable }: Field): boolean => isNullable === true || kind === 'slug';

type Props = FieldProps & { readonly lines?: number };

/** One line of text, or several. */
export function TextInput({ id, field, label, lang, value, onChange, error, hint, isRequired, lines }: Props) {
  const t = useOfficeTexts(fieldTexts).field;
  const text = textIn(value);
  const most = 'most' in field ? field.most : undefined;
  // Not `maxLength`: a browser cuts what is pasted, and says nothing.
  const message = most !== undefined && text.length > most ? t.tooLong(text.length, most) : error;
  const builtIn = 'builtIn' in field && field.builtIn ? field.builtIn[lang ?? 'de'] : undefined;
  return (
    <TextField
      id={id}
      label={label}
      value={text}
      onChange={({ target }) => onChange(target.value === '' && isEmptyNull(field) ? null : target.value)}
      required={isRequired}
      error={Boolean(message)}
      helperText={message ?? hint}
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
