import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { fieldTexts } from '../../field-texts.ts';
import { useOfficeTexts } from '../language.ts';
import type { FieldProps } from './props.ts';

const wordsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'string' ? partsOf(value) : [];
};

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** A list of words; a comma or Enter ends one. */
export function KeywordsField({ id, field, label, lang, value, onChange, error, hint, isRequired }: FieldProps) {
  const t = useOfficeTexts(fieldTexts).field;
  const [typed, setTyped] = useState('');
  const words = wordsIn(value);
  const isText = field.kind === 'keywords' && field.isText === true;
  const take = (next: readonly string[]): void => {
    const unique = [...new Set(next.flatMap(partsOf))];
    onChange(isText ? unique.join(', ') : unique);
  };
  return (
    <Autocomplete
      id={id}
      multiple
      freeSolo
      options={[]}
      size="small"
      value={words}
      inputValue={typed}
      onInputChange={(_, text) => {
        if (!text.includes(',')) return setTyped(text);
        take([...words, text]);
        return setTyped('');
      }}
      onChange={(_, next) => take(next)}
      onBlur={() => {
        if (typed.trim()) take([...words, typed]);
        setTyped('');
      }}
      renderInput={(props) => (
        <TextField
          {...props}
          label={label}
          lang={lang}
          required={isRequired && words.length === 0}
          error={Boolean(error)}
          helperText={error ?? hint ?? t.keywordsHint}
        />
      )}
    />
  );
}
