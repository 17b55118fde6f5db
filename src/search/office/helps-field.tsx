import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useOfficeTexts } from '#desk/office/door.tsx';
import { helps, type Help } from '../flags/shapes.ts';
import { FieldGroup } from './field-group.tsx';
import { wordTexts } from '../word-texts.ts';

type Props = { readonly error: string; readonly value: readonly Help[]; readonly onChange: (helps: Help[]) => void };

/** Who helps, in the order of selection. */
export function HelpsField({ error, value, onChange }: Props) {
  const t = useOfficeTexts(wordTexts);
  const set = (help: Help, isChosen: boolean): void => {
    const others = value.filter((one) => one !== help);
    onChange(isChosen ? [...others, help] : others);
  };
  const order = value.length > 1 ? t.hints.order(value.map((help) => t.helps[help]).join(', ')) : '';
  return (
    <FieldGroup heading={t.fields.helps} hint={[t.hints.helps, order].filter(Boolean).join(' ')} error={error}>
      {helps.map((help) => (
        <FormControlLabel
          key={help}
          label={t.helps[help]}
          control={<Checkbox size="small" checked={value.includes(help)} onChange={(_, isChosen) => set(help, isChosen)} />}
        />
      ))}
    </FieldGroup>
  );
}
