import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import { roles as allRoles } from '#kit/roles.ts';
import { useAct, useOfficeTexts } from '#desk/office/door.tsx';
import { userOfficeAddresses } from '#paths/people-api.ts';
import type { PersonRecord } from '../office-contract.ts';
import { peopleTexts } from '../people-texts.ts';

/** The roles of a member, for admins. The server keeps the last admin one. */
export function RoleForm({ person, onSaved }: { person: PersonRecord; onSaved: () => void }) {
  const t = useOfficeTexts(peopleTexts);
  const { act, isBusy, errorOf } = useAct();
  const [chosen, setChosen] = useState<readonly string[]>(person.roles);
  const error = errorOf('roles');
  const save = async (): Promise<void> => {
    if (await act(userOfficeAddresses.setRoles, { id: person.id, roles: chosen }, t.rolesSaved)) onSaved();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <fieldset aria-describedby={error ? 'roles-error' : undefined} aria-invalid={error ? true : undefined}>
        <legend>{t.fields.roles}</legend>
        {allRoles.map((role) => (
          <div key={role}>
            <FormControlLabel
              label={t.roles[role]}
              control={
                <Checkbox
                  checked={chosen.includes(role)}
                  onChange={(_, isOn) => setChosen(isOn ? [...chosen, role] : chosen.filter((one) => one !== role))}
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
        <Button type="submit" variant="contained" color="secondary" disabled={isBusy} aria-busy={isBusy}>
          {t.saveRoles}
        </Button>
      </fieldset>
    </form>
  );
}
