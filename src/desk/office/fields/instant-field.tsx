import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { fieldTexts } from '../../field-texts.ts';
import { useOfficeTexts } from '../language.ts';
import { instantOfLocal, localOf } from '../berlin-time.ts';
import { textIn, type FieldProps } from './props.ts';

type Props = {
  readonly id: string;
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly isRequired?: boolean;
};

/** Browsers write years of six digits otherwise. */
const slots = (max: string) => ({ inputLabel: { shrink: true }, htmlInput: { max } });
const [instantSlots, daySlots] = [slots('9999-12-31T23:59'), slots('9999-12-31')];

/** Date and time in Berlin; an instant on the wire, empty is null. */
export function InstantField({ id, label, value, onChange, error, hint, isRequired = false }: Props) {
  const t = useOfficeTexts(fieldTexts).field;
  const [typed, setTyped] = useState('');
  // Half of a date has no value, so the browser tells of it only when it is asked.
  const [isOdd, setOdd] = useState(false);
  const message = isOdd ? t.invalidTime : error;
  // Keep the typed text while it denotes the same value.
  const local = instantOfLocal(typed) === value ? typed : localOf(value);
  return (
    <TextField
      id={id}
      type="datetime-local"
      label={label}
      value={local}
      required={isRequired}
      error={Boolean(message)}
      helperText={message ?? hint}
      onBlur={({ target }) => setOdd(target.validity.badInput)}
      onChange={({ target }) => {
        setOdd(false);
        setTyped(target.value);
        onChange(target.value === '' ? null : instantOfLocal(target.value));
      }}
      slotProps={instantSlots}
      sx={{ maxWidth: 260 }}
    />
  );
}

export const InstantInput = ({ value, ...props }: FieldProps) => <InstantField {...props} value={textIn(value) || null} />;

/** A day, as `2026-03-01` on the wire; empty is null. */
export const DayField = ({ id, label, value, onChange, error, hint, isRequired }: FieldProps) => (
  <TextField
    id={id}
    type="date"
    label={label}
    value={textIn(value).slice(0, 10)}
    required={isRequired}
    error={Boolean(error)}
    helperText={error ?? hint}
    onChange={({ target }) => onChange(target.value || null)}
    slotProps={daySlots}
    sx={{ maxWidth: 200 }}
  />
);
