import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { isSame } from '#desk/office/door.tsx';

type Props = {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  /** Empty where the language is not known. */
  readonly lang?: 'de' | 'en' | '';
  readonly minRows?: number;
  readonly isRequired?: boolean;
  readonly value: readonly string[];
  readonly onChange: (lines: string[]) => void;
};

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A list with one item per line. The typed text is kept while it denotes the same list, including an empty last line. */
export function LinesField({ label, hint, error, lang, minRows = 2, isRequired = false, value, onChange }: Props) {
  const [typed, setTyped] = useState('');
  return (
    <TextField
      size="small"
      multiline
      minRows={minRows}
      maxRows={12}
      label={label}
      required={isRequired}
      value={isSame(linesOf(typed), value) ? typed : value.join('\n')}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(linesOf(target.value));
      }}
      error={Boolean(error)}
      helperText={[error, hint].filter(Boolean).join(' ')}
      slotProps={{ htmlInput: { lang } }}
    />
  );
}
