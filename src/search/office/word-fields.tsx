import type { FieldTexts } from '#desk/office/door.tsx';
import type { WordForm } from '../word-contract.ts';
import { ConceptFields } from './concept-fields.tsx';
import { RuleFields } from './rule-fields.tsx';
import { TermFields } from './term-fields.tsx';

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
