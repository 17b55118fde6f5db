import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

type Props<Choice extends string> = {
  readonly label: string;
  readonly error?: string;
  readonly choices: readonly Choice[];
  readonly names: Readonly<Record<Choice, string>>;
  readonly value: Choice;
  readonly onChange: (choice: Choice) => void;
};

/** A native select for a few values. */
export function ChoiceField<Choice extends string>({ label, error, choices, names, value, onChange }: Props<Choice>) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as Choice)}
      error={Boolean(error)}
      helperText={error}
    >
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {names[choice]}
        </MenuItem>
      ))}
    </TextField>
  );
}
