import { useOfficeTexts } from '#desk/office/door.tsx';
import type { TermEntry } from '../word-contract.ts';
import { wrongAt, type EntryFieldsProps } from './entry-errors.ts';
import { KeyField } from './line-field.tsx';
import { LinesField } from './lines-field.tsx';
import { wordTexts } from '../word-texts.ts';

/** What people call one thing that rules of red flags name (S12.8). */
export function TermFields({ entry, errors, onChange }: EntryFieldsProps<TermEntry>) {
  const t = useOfficeTexts(wordTexts);
  return (
    <>
      <KeyField value={entry.key} errors={errors} onChange={(key) => onChange({ ...entry, key })} />
      <LinesField
        label={t.fields.names}
        hint={t.hints.termNames}
        error={wrongAt(errors, 'names')}
        minRows={6}
        isRequired
        value={entry.names}
        onChange={(names) => onChange({ ...entry, names })}
      />
    </>
  );
}
