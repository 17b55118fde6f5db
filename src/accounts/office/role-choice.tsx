import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import { roles as allRoles, type Role } from '#kit/roles.ts';
import { useOfficeTexts } from '#desk/office/door.tsx';
import { peopleTexts } from '../people-texts.ts';

type Props = {
  readonly chosen: readonly Role[];
  readonly error: string | undefined;
  readonly onChange: (roles: readonly Role[]) => void;
  readonly children?: ReactNode;
};

/** The roles, each with its permissions. */
export function RoleChoice({ chosen, error, onChange, children }: Props) {
  const t = useOfficeTexts(peopleTexts);
  return (
    <fieldset aria-describedby={error ? 'roles-error' : undefined} aria-invalid={error ? true : undefined}>
      <legend>{t.fields.roles}</legend>
      {allRoles.map((role) => (
        <div key={role}>
          <FormControlLabel
            label={t.roles[role]}
            control={
              <Checkbox
                checked={chosen.includes(role)}
                onChange={(_, isOn) => onChange(isOn ? [...chosen, role] : chosen.filter((one) => one !== role))}
                slotProps={{ input: { 'aria-describedby': `role-${role}` } }}
              />
            }
          />
          <FormHelperText id={`role-${role}`}>{t.roleHints[role]}</FormHelperText>
        </div>
      ))}
      {error && (
        <FormHelperText id="roles-error" error role="alert">
          {error}
        </FormHelperText>
      )}
      {children}
    </fieldset>
  );
}
