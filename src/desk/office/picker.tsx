import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

/** What can be chosen; `detail` tells it from others of the same title. */
export type Choice = { readonly id: string; readonly title: string; readonly detail?: string };

export type PickerProps = {
  readonly id: string;
  readonly label: string;
  readonly isRequired?: boolean | undefined;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
};

/** What is being typed into a picker, null while it shows what is chosen, and whether its list is open. */
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

/** A field in which one thing is chosen by words that the server finds it by. */
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
      // The first hit is what Enter takes.
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
          // Where nothing is found yet, it does not send the form around it either.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
    />
  );
}
