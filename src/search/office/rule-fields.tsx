import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useOfficeTexts } from '#desk/office/door.tsx';
import { levels } from '../flags/shapes.ts';
import type { RuleEntry } from '../word-contract.ts';
import { ChoiceField } from './choice-field.tsx';
import { wrongAt, type EntryFieldsProps } from './entry-errors.ts';
import { HelpsField } from './helps-field.tsx';
import { KeyField } from './line-field.tsx';
import { LinesField } from './lines-field.tsx';
import { AdviceFields, ReviewFields } from './rule-knowledge.tsx';
import { wordTexts } from '../word-texts.ts';

type Lines = 'when' | 'examples' | 'calm';

/** A red flag: its conditions, who helps, and its examples (S12.8). */
export function RuleFields({ entry, errors, onChange }: EntryFieldsProps<RuleEntry>) {
  const t = useOfficeTexts(wordTexts);
  const id = useId();
  const set = (change: Partial<RuleEntry>): void => onChange({ ...entry, ...change });
  const lines = (field: Lines, isRequired: boolean) => (
    <LinesField
      label={t.fields[field]}
      hint={t.hints[field]}
      error={wrongAt(errors, field)}
      minRows={4}
      isRequired={isRequired}
      value={entry[field]}
      onChange={(now) => set({ [field]: now })}
    />
  );
  return (
    <>
      <KeyField value={entry.key} errors={errors} onChange={(key) => set({ key })} />
      <ChoiceField
        label={t.fields.level}
        error={wrongAt(errors, 'level')}
        choices={levels}
        names={t.levels}
        value={entry.level}
        onChange={(level) => set({ level })}
      />
      <HelpsField error={wrongAt(errors, 'helps')} value={entry.helps} onChange={(helps) => set({ helps })} />
      {lines('when', true)}
      {lines('examples', true)}
      {lines('calm', false)}
      <div>
        <FormControlLabel
          label={t.fields.prevents}
          control={
            <Checkbox
              size="small"
              checked={entry.prevents}
              onChange={(_, prevents) => set({ prevents })}
              slotProps={{ input: { 'aria-describedby': id } }}
            />
          }
        />
        <FormHelperText id={id}>{t.hints.prevents}</FormHelperText>
      </div>
      <AdviceFields entry={entry} errors={errors} onChange={onChange} />
      <ReviewFields entry={entry} errors={errors} onChange={onChange} />
    </>
  );
}
