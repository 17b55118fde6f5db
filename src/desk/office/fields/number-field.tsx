import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { fieldTexts } from '../../field-texts.ts';
import { useOfficeLocale, useOfficeTexts } from '../language.ts';
import { amountText, centsIn, numberIn } from '../amounts.ts';
import type { FieldProps } from './props.ts';

type Way = {
  readonly write: (value: number) => string;
  /** undefined where it is no number. */
  readonly read: (text: string) => number | null | undefined;
  readonly unit?: string;
};

/** A number as it is being typed: what is no number yet stays to be seen, and is said when one goes on. */
function Typed({ id, label, value, onChange, error, hint, isRequired, write, read, unit }: FieldProps & Way) {
  const t = useOfficeTexts(fieldTexts).field;
  const known = typeof value === 'number' ? write(value) : '';
  const [typed, setTyped] = useState(known);
  const [isOdd, setOdd] = useState(false);
  const meant = read(typed);
  // What was typed counts for as long as it means the same, and while it is no number yet.
  const text = meant === undefined || meant === (typeof value === 'number' ? value : null) ? typed : known;
  const said = isOdd ? t.invalidNumber : error;
  return (
    <TextField
      id={id}
      label={label}
      value={text}
      required={isRequired}
      error={Boolean(said)}
      helperText={said ?? hint}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = read(target.value);
        if (next !== undefined) {
          setOdd(false);
          onChange(next);
        }
      }}
      onBlur={() => {
        const next = read(text);
        setOdd(next === undefined);
        if (typeof next === 'number') setTyped(write(next));
      }}
      sx={{ maxWidth: 240 }}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {},
      }}
    />
  );
}

export const NumberField = (props: FieldProps) => <Typed {...props} write={String} read={numberIn} />;

/** Euros on the screen, integer cents on the wire. */
export function CentsField(props: FieldProps) {
  const locale = useOfficeLocale();
  return <Typed {...props} write={(cents) => amountText(cents, locale)} read={centsIn} unit="€" />;
}
