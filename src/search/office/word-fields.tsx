import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useOfficeTexts, type FieldTexts } from '#desk/office/door.tsx';
import type { Emergency } from '../contract.ts';
import type { WordForm } from '../word-contract.ts';
import { wordLimits } from '../word-rules.ts';
import { wordTexts } from './texts.ts';

type Props = { readonly form: WordForm; readonly errors: FieldTexts; readonly onChange: (form: WordForm) => void };

const helps = ['112', '116117', 'telefonseelsorge'] as const satisfies readonly Emergency[];

/** The fields of one entry. */
export function WordFields({ form, errors, onChange }: Props) {
  const t = useOfficeTexts(wordTexts);
  const field = (name: 'lay' | 'medical' | 'word') => (
    <TextField
      key={name}
      size="small"
      required
      label={t.columns[name]}
      value={form[name] ?? ''}
      onChange={({ target }) => onChange({ ...form, [name]: target.value })}
      error={Boolean(errors[name])}
      helperText={errors[name]?.join(' ')}
      slotProps={{ htmlInput: { maxLength: wordLimits.most } }}
    />
  );
  if (form.kind === 'synonym') return [field('lay'), field('medical')];
  return (
    <>
      {field('word')}
      <TextField
        select
        size="small"
        label={t.columns.help}
        value={form.help ?? '112'}
        onChange={({ target }) => onChange({ ...form, help: target.value as Emergency })}
        error={Boolean(errors.help)}
        helperText={errors.help?.join(' ')}
      >
        {helps.map((help) => (
          <MenuItem key={help} value={help}>
            {t.help[help]}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}
