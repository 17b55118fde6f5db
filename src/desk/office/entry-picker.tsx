import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { EntityName } from '#paths/office-api.ts';
import { partTexts } from '../office-texts.ts';
import { useOfficeTexts } from './language.ts';
import { useNames, useSearch, type Named } from './use-names.ts';

type Props = {
  readonly id: string;
  readonly entity: EntityName;
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  readonly isRequired?: boolean | undefined;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** These are chosen already and not offered. */
  readonly without?: readonly string[];
};

/** A field in which an entry of another entity is chosen by words of its title. */
export function EntryPicker({ id, entity, label, value, onChange, isRequired, error, hint, without = [] }: Props) {
  const t = useOfficeTexts(partTexts);
  // What is being typed; null while the field shows what is chosen.
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const names = useNames(entity, value ? [value] : []);
  const chosen: Named | null = value ? (names.get(value) ?? { id: value, title: '…', state: 'published' }) : null;
  const { found, isLooking } = useSearch(entity, typed ?? '', isOpen);
  return (
    <Autocomplete<Named>
      id={id}
      options={found.filter((one) => one.id === value || !without.includes(one.id))}
      value={chosen}
      inputValue={typed ?? chosen?.title ?? ''}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : null)}
      onChange={(_, picked) => onChange(picked?.id ?? null)}
      getOptionLabel={({ title }) => title}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(options) => options}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      loading={isLooking}
      loadingText={t.list.loading}
      noOptionsText={t.field.nothingFound}
      openText={t.field.choose}
      closeText={t.editor.cancel}
      clearText={t.field.clear}
      size="small"
      renderOption={({ key, ...props }, { title, state }) => (
        <li key={key} {...props}>
          {title}
          {state !== 'published' && ` (${t.states[state]})`}
        </li>
      )}
      renderInput={(props) => (
        <TextField {...props} label={label} required={isRequired} error={Boolean(error)} helperText={error ?? hint} />
      )}
    />
  );
}
