import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import {
  ButtonForm,
  ConfirmDialog,
  Failure,
  instantText,
  PageTitle,
  useAct,
  useCall,
  useHasRole,
  useOfficeLocale,
  useOfficeTexts,
} from '#desk/office/door.tsx';
import { type Role, roles } from '#kit/roles.ts';
import type { PersonRecord } from '../office-contract.ts';
import { peopleTexts } from '../people-texts.ts';
import { client } from './client.ts';
import { PersonParts } from './person-parts.tsx';
import styles from './person.module.css';
import { RoleChoice } from './role-choice.tsx';
import { roleNames } from './role-names.ts';

/** A member: identity, purchases, sessions. Nothing about what they watch. */
export function PersonPage() {
  const { id = '' } = useParams();
  const t = useOfficeTexts(peopleTexts);
  const { answer, error, reload } = useCall(client.getUser, { id });
  if (error !== null && !answer) return <Failure error={error} />;
  if (!answer) return <output>{t.loading}</output>;
  return <Person key={answer.data.id} person={answer.data} reload={reload} />;
}

function Person({ person, reload }: { person: PersonRecord; reload: () => void }) {
  const t = useOfficeTexts(peopleTexts);
  const locale = useOfficeLocale();
  const isAdmin = useHasRole([]);
  const { act, isBusy } = useAct();
  const name = person.fullname || person.email;
  const address = [person.street, person.street_number, person.zipcode, person.city].filter(Boolean).join(' ');
  const facts: readonly (readonly [string, string])[] = [
    [t.fields.email, person.email],
    [t.fields.verified, person.verified ? t.yes : t.no],
    [t.fields.roles, roleNames(person.roles, t)],
    [t.fields.secondFactor, person.has_second_factor ? t.yes : t.no],
    [t.fields.sso, person.sso_driver ?? t.password],
    [t.fields.created_at, instantText(person.created_at, locale)],
    [t.fields.address, address],
  ];
  return (
    <div className={styles.page}>
      <PageTitle before={<Link to="/user">{t.back}</Link>}>{name}</PageTitle>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {!person.verified && (
        <div className={styles.actions}>
          <Button
            variant="outlined"
            disabled={isBusy}
            onClick={() => void act(() => client.sendVerification({ id: person.id }), t.linkSent)}
          >
            {t.sendLink}
          </Button>
        </div>
      )}
      {isAdmin && (
        <section className={styles.section}>
          <RoleForm person={person} onSaved={reload} />
        </section>
      )}
      {isAdmin && (person.has_second_factor || person.roles.length > 0) && (
        <div className={styles.actions}>
          <SecondFactor person={person} name={name} reload={reload} />
        </div>
      )}
      <PersonParts person={person} reload={reload} />
      {isAdmin && (
        <section className={styles.section}>
          <Removal person={person} name={name} />
        </section>
      )}
    </div>
  );
}

function Removal({ person, name }: { person: PersonRecord; name: string }) {
  const t = useOfficeTexts(peopleTexts);
  const { act, isBusy } = useAct();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const remove = async (): Promise<void> => {
    if (await act(() => client.removeUser({ id: person.id }), t.removed)) await navigate('/user');
    else setAsking(false);
  };
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {t.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t.remove}
          confirm={t.remove}
          isBusy={isBusy}
          onClose={() => setAsking(false)}
          onConfirm={() => void remove()}
        >
          {t.removeText(name)}
        </ConfirmDialog>
      )}
    </>
  );
}

/** The roles of a member, for admins. The server refuses to remove the last admin. */
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

type Props = { readonly person: PersonRecord; readonly name: string; readonly reload: () => void };

/** Sends a new link for the second factor, for admins: for members who lost theirs, or who need one for a role. */
export function SecondFactor({ person, name, reload }: Props) {
  const t = useOfficeTexts(peopleTexts);
  const { act, isBusy } = useAct();
  const [isAsking, setAsking] = useState(false);
  const title = person.has_second_factor ? t.factor.reset : t.factor.send;
  const send = async (): Promise<void> => {
    const successText = ({ message }: { message: string }): string => message;
    if (await act(() => client.resetSecondFactor({ id: person.id }), successText)) reload();
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
