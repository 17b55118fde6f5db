import { type FieldTexts, useOfficeTexts } from '#desk/office/door.tsx';
import type { TermEntry, WordForm } from '../word-contract.ts';
import { wordTexts } from '../word-texts.ts';
import { ConceptFields } from './concept-fields.tsx';
import { type EntryFieldsProps, wrongAt } from './entry-errors.ts';
import { KeyField } from './line-field.tsx';
import { LinesField } from './lines-field.tsx';
import { RuleFields } from './rule-fields.tsx';

type Props = { readonly form: WordForm; readonly errors: FieldTexts; readonly onChange: (form: WordForm) => void };

/** The fields of one entry. */
export function WordFields({ form, errors, onChange }: Props) {
  switch (form.kind) {
    case 'concept':
      return <ConceptFields entry={form.entry} errors={errors} onChange={(entry) => onChange({ ...form, entry })} />;
    case 'rule':
      return <RuleFields entry={form.entry} errors={errors} onChange={(entry) => onChange({ ...form, entry })} />;
    case 'term':
      return <TermFields entry={form.entry} errors={errors} onChange={(entry) => onChange({ ...form, entry })} />;
  }
}

/** The names of one thing in the rules of red flags (S12.8). */
function TermFields({ entry, errors, onChange }: EntryFieldsProps<TermEntry>) {
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
