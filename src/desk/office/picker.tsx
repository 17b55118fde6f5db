import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

/** An option; `detail` distinguishes options with the same title. */
export type Choice = { readonly id: string; readonly title: string; readonly detail?: string };

export type PickerProps = {
  readonly id: string;
  readonly label: string;
  readonly isRequired?: boolean | undefined;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
};

/** The text typed into a picker (null while it shows the selection), and whether its list is open. */
export function usePicking() {
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  return { typed, words: typed ?? '', isOpen, setTyped, setOpen };
}

type Props = PickerProps & {
  readonly picking: ReturnType<typeof usePicking>;
  readonly chosen: Choice | null;
  readonly onChange: (choice: Choice | null) => void;
  readonly options: readonly Choice[];
  readonly isLooking: boolean;
};

/** A combobox whose options the server searches. */
export function Picker({ id, label, isRequired, error, hint, picking, chosen, onChange, options, isLooking }: Props) {
  const { typed, isOpen, setTyped, setOpen } = picking;
  return (
    <Autocomplete<Choice>
      id={id}
      options={options}
      value={chosen}
      inputValue={typed ?? chosen?.title ?? ''}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : null)}
      onChange={(_, picked) => onChange(picked)}
      getOptionLabel={({ title }) => title}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(all) => all}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      // Enter selects the first option.
      autoHighlight
      loading={isLooking}
      size="small"
      renderOption={({ key, ...props }, { title, detail }) => (
        <li key={key} {...props}>
          {title}
          {detail !== undefined && ` (${detail})`}
        </li>
      )}
      renderInput={(props) => (
        <TextField
          {...props}
          label={label}
          required={isRequired}
          error={Boolean(error)}
          helperText={error ?? hint}
          // Without an option, Enter must not submit the form around it either.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
    />
  );
}
