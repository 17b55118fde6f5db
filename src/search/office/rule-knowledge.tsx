import TextField from '@mui/material/TextField';
import { useOfficeTexts } from '#desk/office/door.tsx';
import type { RuleEntry } from '../word-contract.ts';
import { wordLimits } from '../word-rules.ts';
import { wrongAt, type EntryFieldsProps } from './entry-errors.ts';
import { FieldGroup } from './field-group.tsx';
import { LineField } from './line-field.tsx';
import { wordTexts } from '../word-texts.ts';

/** First aid until help arrives; none if both languages are empty. */
export function AdviceFields({ entry, errors, onChange }: EntryFieldsProps<RuleEntry>) {
  const t = useOfficeTexts(wordTexts);
  const advice = entry.advice ?? { de: '', en: '' };
  const field = (lang: 'de' | 'en', label: string) => (
    <LineField
      label={label}
      error={wrongAt(errors, `advice.${lang}`)}
      lang={lang}
      rows={3}
      most={wordLimits.advice}
      value={advice[lang]}
      onChange={(text) => {
        const now = { ...advice, [lang]: text };
        onChange({ ...entry, advice: now.de || now.en ? now : null });
      }}
    />
  );
  return (
    <FieldGroup heading={t.fields.advice} hint={t.hints.advice} error={errors.advice?.join(' ')}>
      {field('de', t.fields.adviceDe)}
      {field('en', t.fields.adviceEn)}
    </FieldGroup>
  );
}

/** The sources, and the last review. */
export function ReviewFields({ entry, errors, onChange }: EntryFieldsProps<RuleEntry>) {
  const t = useOfficeTexts(wordTexts);
  const wrong = wrongAt(errors, 'reviewed');
  const field = (name: 'source' | 'reviewer') => (
    <LineField
      label={t.fields[name]}
      error={wrongAt(errors, name)}
      isRequired
      most={wordLimits.source}
      value={entry[name]}
      onChange={(text) => onChange({ ...entry, [name]: text })}
    />
  );
  return (
    <>
      {field('source')}
      {field('reviewer')}
      <TextField
        type="date"
        size="small"
        label={t.fields.reviewed}
        required
        value={entry.reviewed}
        onChange={({ target }) => onChange({ ...entry, reviewed: target.value })}
        error={Boolean(wrong)}
        helperText={wrong}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ maxWidth: 200 }}
      />
    </>
  );
}
