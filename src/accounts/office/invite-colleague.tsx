import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Role } from '#kit/roles.ts';
import { useAct, useOfficeTexts } from '#desk/office/door.tsx';
import type { Person } from '../office-contract.ts';
import { peopleTexts } from '../people-texts.ts';
import { RoleChoice } from './role-choice.tsx';
import { client } from './client.ts';

const fields = ['email', 'name', 'surname'] as const;
const empty = { email: '', name: '', surname: '' };

/** A button with a form that invites somebody into the team (S10.9). */
export function InviteColleague({ onInvited }: { onInvited: () => void }) {
  const t = useOfficeTexts(peopleTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t.invite.button}
      </Button>
      {isOpen && (
        <Invitation
          onClose={(isSent) => {
            setOpen(false);
            if (isSent) onInvited();
          }}
        />
      )}
    </>
  );
}

function Invitation({ onClose }: { onClose: (isSent: boolean) => void }) {
  const t = useOfficeTexts(peopleTexts);
  const { act, isBusy, errorOf } = useAct();
  const [given, setGiven] = useState(empty);
  const [roles, setRoles] = useState<readonly Role[]>(['editor']);
  const labels = { email: t.fields.email, name: t.invite.name, surname: t.invite.surname };
  const send = async (): Promise<void> => {
    const successText = ({ data }: { data: Person }): string => t.invite.sent(data.email);
    if (await act(() => client.inviteUser({ ...given, roles }), successText)) onClose(true);
  };
  return (
    <Dialog open onClose={() => onClose(false)} aria-labelledby="invite-title" aria-describedby="invite-text">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <DialogTitle id="invite-title">{t.invite.title}</DialogTitle>
        <DialogContent>
          <DialogContentText id="invite-text">{t.invite.text}</DialogContentText>
          {fields.map((field) => (
            <TextField
              key={field}
              fullWidth
              required
              margin="normal"
              label={labels[field]}
              type={field === 'email' ? 'email' : 'text'}
              // The address belongs to a member.
              autoComplete="off"
              value={given[field]}
              error={errorOf(field) !== undefined}
              helperText={errorOf(field)}
              onChange={({ target }) => setGiven({ ...given, [field]: target.value })}
            />
          ))}
          <RoleChoice chosen={roles} error={errorOf('roles')} onChange={setRoles} />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => onClose(false)}>{t.invite.cancel}</Button>
          <Button type="submit" variant="contained" color="secondary" disabled={isBusy} aria-busy={isBusy}>
            {t.invite.send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
