import TextField from '@mui/material/TextField';
import { fieldTexts } from '../../field-texts.ts';
import { useOfficeTexts } from '../language.ts';
import { textIn, type FieldProps } from './props.ts';

/** One of a few values; the browser's own list, which every phone and screen reader knows. */
export function SelectField({ id, field, label, texts, value, onChange, error, hint, isRequired }: FieldProps) {
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
