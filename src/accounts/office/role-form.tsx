import Button from '@mui/material/Button';
import { useState } from 'react';
import { roles, type Role } from '#kit/roles.ts';
import { ButtonForm, useAct, useOfficeTexts } from '#desk/office/door.tsx';
import type { PersonRecord } from '../office-contract.ts';
import { peopleTexts } from '../people-texts.ts';
import { RoleChoice } from './role-choice.tsx';
import { client } from './client.ts';

/** The roles of a member, for admins. The server keeps the last admin one. */
export function RoleForm({ person, onSaved }: { person: PersonRecord; onSaved: () => void }) {
  const t = useOfficeTexts(peopleTexts);
  const { act, isBusy, errorOf } = useAct();
  const [chosen, setChosen] = useState<readonly Role[]>(roles.filter((role) => person.roles.includes(role)));
  const save = async (): Promise<void> => {
    if (await act(() => client.setRoles({ id: person.id, roles: chosen }), t.rolesSaved)) onSaved();
  };
  return (
    <ButtonForm onSend={() => void save()}>
      <RoleChoice chosen={chosen} error={errorOf('roles')} onChange={setChosen}>
        <Button type="submit" variant="contained" color="secondary" disabled={isBusy} aria-busy={isBusy}>
          {t.saveRoles}
        </Button>
      </RoleChoice>
    </ButtonForm>
  );
}
