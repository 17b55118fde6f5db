import TextField from '@mui/material/TextField';
import { useState } from 'react';
import styles from './guide.module.css';

type Props<Value> = {
  readonly label: string;
  readonly hint?: string;
  readonly lang?: 'en';
  readonly value: Value;
  readonly toText: (value: Value) => string;
  readonly toValue: (text: string) => Value;
  readonly onChange: (value: Value) => void;
};

/** Several lines that mean a list. What is typed stays as it is while one types; it is tidied up when one leaves. */
export function LinesField<Value>({ label, hint, lang, value, toText, toValue, onChange }: Props<Value>) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      size="small"
      multiline
      label={label}
      helperText={hint}
      value={typed ?? toText(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(toValue(target.value));
      }}
      onBlur={() => setTyped(null)}
      // The browser grows it itself: MUI measures each field anew at each key and each change of the window, and here are hundreds.
      slotProps={{ input: { inputComponent: 'textarea' }, htmlInput: { lang, rows: 2, className: styles.lines } }}
    />
  );
}
