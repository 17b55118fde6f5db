import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { centsIn, decimalCents } from '#kit/money.ts';
import { numberIn } from '#kit/numbers.ts';
import { fieldTexts } from '../../field-texts.ts';
import { useOfficeLocale, useOfficeTexts } from '../language.ts';
import type { FieldProps } from './props.ts';

type Way = {
  readonly write: (value: number) => string;
  /** undefined for invalid input. */
  readonly read: (text: string) => number | null | undefined;
  readonly unit?: string;
};

type NumberProps = Pick<FieldProps, 'id' | 'label' | 'value' | 'error' | 'hint'> & {
  readonly onChange: (value: number | null) => void;
  readonly isRequired?: boolean;
};

/** A number as text while it is edited: invalid input stays visible and is reported on blur. */
function Typed({ id, label, value, onChange, error, hint, isRequired = false, write, read, unit }: NumberProps & Way) {
  const t = useOfficeTexts(fieldTexts).field;
  const known = typeof value === 'number' ? write(value) : '';
  const [typed, setTyped] = useState(known);
  const [isOdd, setOdd] = useState(false);
  const meant = read(typed);
  // Keep the typed text while it denotes the same value, or is still invalid.
  const text = meant === undefined || meant === (typeof value === 'number' ? value : null) ? typed : known;
  const message = isOdd ? t.invalidNumber : error;
  return (
    <TextField
      id={id}
      label={label}
      value={text}
      required={isRequired}
      // What is no number must not be saved as the number before.
      inputRef={(input: HTMLInputElement | null) => input?.setCustomValidity(meant === undefined ? t.invalidNumber : '')}
      error={Boolean(message)}
      helperText={message ?? hint}
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

export const NumberField = (props: NumberProps) => <Typed {...props} write={String} read={numberIn} />;

/** Euros on the screen, integer cents on the wire. */
export function CentsField(props: NumberProps) {
  const locale = useOfficeLocale();
  return <Typed {...props} write={(cents) => decimalCents(cents, locale)} read={centsIn} unit="€" />;
}
