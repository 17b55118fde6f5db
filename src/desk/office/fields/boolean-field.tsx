import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { FieldProps } from './props.ts';

export function BooleanField({ id, label, value, onChange, error, hint }: FieldProps) {
  const said = error ?? hint;
  return (
    <FormControl error={Boolean(error)}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            id={id}
            size="small"
            checked={value === true}
            onChange={(_, checked) => onChange(checked)}
            slotProps={{
              input: { 'aria-invalid': Boolean(error) || undefined, 'aria-describedby': said ? `${id}-said` : undefined },
            }}
          />
        }
      />
      {said && <FormHelperText id={`${id}-said`}>{said}</FormHelperText>}
    </FormControl>
  );
}
