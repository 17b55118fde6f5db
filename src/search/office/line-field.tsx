import { LimitedField, useOfficeTexts, type FieldTexts } from '#desk/office/door.tsx';
import { wordLimits } from '../word-rules.ts';
import { wrongAt } from './entry-errors.ts';
import { wordTexts } from '../word-texts.ts';

type Props = {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly lang?: 'de' | 'en';
  /** Number of rows; absent: a single line. */
  readonly rows?: number;
  readonly isRequired?: boolean;
  readonly most: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A text field. */
export function LineField({ label, hint, error, lang, rows, isRequired = false, most, value, onChange }: Props) {
  return (
    <LimitedField
      size="small"
      {...(rows ? { multiline: true, minRows: rows, maxRows: 8 } : {})}
      label={label}
      required={isRequired}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={Boolean(error)}
      helperText={error || hint}
      most={most}
      slotProps={{ htmlInput: { lang } }}
    />
  );
}

type KeyProps = { readonly value: string; readonly errors: FieldTexts; readonly onChange: (key: string) => void };

/** The key by which other entries refer to this one. */
export function KeyField({ value, errors, onChange }: KeyProps) {
  const t = useOfficeTexts(wordTexts);
  return (
    <LineField
      label={t.fields.key}
      hint={t.hints.key}
      error={wrongAt(errors, 'key')}
      isRequired
      most={wordLimits.key}
      value={value}
      onChange={onChange}
    />
  );
}
