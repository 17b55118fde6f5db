import { useOfficeTexts } from '#desk/office/door.tsx';
import { conceptEdges, conceptKinds, registers, type Register } from '../concepts.ts';
import type { ConceptEntry } from '../word-contract.ts';
import { ChoiceField } from './choice-field.tsx';
import { wrongAt, type EntryFieldsProps } from './entry-errors.ts';
import { FieldGroup } from './field-group.tsx';
import { KeyField } from './line-field.tsx';
import { LinesField } from './lines-field.tsx';
import { wordTexts } from '../word-texts.ts';

/** The language of names where it is not German. */
const langOf: Readonly<Partial<Record<Register, 'en' | ''>>> = { english: 'en', foreign: '' };

/** A concept: its names by register, and its relations (S12.10). */
export function ConceptFields({ entry, errors, onChange }: EntryFieldsProps<ConceptEntry>) {
  const t = useOfficeTexts(wordTexts);
  const { key, kind, names, said, edges } = entry;
  return (
    <>
      <KeyField value={key} errors={errors} onChange={(now) => onChange({ ...entry, key: now })} />
      <ChoiceField
        label={t.fields.kind}
        error={wrongAt(errors, 'kind')}
        choices={conceptKinds}
        names={t.conceptKinds}
        value={kind}
        onChange={(now) => onChange({ ...entry, kind: now })}
      />
      <FieldGroup heading={t.fields.names} hint={t.hints.names} error={errors.names?.join(' ')}>
        {registers.map((register) => (
          <LinesField
            key={register}
            label={t.registers[register]}
            error={wrongAt(errors, `names.${register}`)}
            lang={langOf[register] ?? 'de'}
            value={names[register]}
            onChange={(lines) => onChange({ ...entry, names: { ...names, [register]: lines } })}
          />
        ))}
      </FieldGroup>
      <LinesField
        label={t.fields.said}
        hint={t.hints.said}
        error={wrongAt(errors, 'said')}
        minRows={4}
        value={said}
        onChange={(lines) => onChange({ ...entry, said: lines })}
      />
      <FieldGroup heading={t.fields.edges} hint={t.hints.edges}>
        {conceptEdges.map((edge) => (
          <LinesField
            key={edge}
            label={t.edges[edge]}
            error={wrongAt(errors, edge, `edges.${edge}`)}
            value={edges[edge]}
            onChange={(lines) => onChange({ ...entry, edges: { ...edges, [edge]: lines } })}
          />
        ))}
      </FieldGroup>
    </>
  );
}
