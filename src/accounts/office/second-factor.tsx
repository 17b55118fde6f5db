import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog, useAct, useOfficeTexts } from '#desk/office/door.tsx';
import type { PersonRecord } from '../office-contract.ts';
import { peopleTexts } from '../people-texts.ts';
import { client } from './client.ts';

type Props = { readonly person: PersonRecord; readonly name: string; readonly reload: () => void };

/** Gives somebody a new link for the second factor, for admins: who has lost theirs, or has none yet and wants one for a role. */
export function SecondFactor({ person, name, reload }: Props) {
  const t = useOfficeTexts(peopleTexts);
  const { act, isBusy } = useAct();
  const [isAsking, setAsking] = useState(false);
  const title = person.has_second_factor ? t.factor.reset : t.factor.send;
  const send = async (): Promise<void> => {
    const said = ({ message }: { message: string }): string => message;
    if (await act(() => client.resetSecondFactor({ id: person.id }), said)) reload();
    setAsking(false);
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {title}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={title}
          confirm={title}
          isBusy={isBusy}
          onClose={() => setAsking(false)}
          onConfirm={() => void send()}
        >
          {person.has_second_factor ? t.factor.resetText(name) : t.factor.sendText(name)}
        </ConfirmDialog>
      )}
    </>
  );
}
