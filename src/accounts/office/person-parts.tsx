import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router';
import { formatCents } from '#kit/money.ts';
import { instantText, TableSection, useAct, useOfficeLocale, useOfficeTexts } from '#desk/office/door.tsx';
import type { PersonRecord } from '../office-contract.ts';
import { peopleTexts } from '../people-texts.ts';
import styles from './person.module.css';
import { client } from './client.ts';

type Props = { readonly person: PersonRecord; readonly reload: () => void };

/** A member's orders, courses and sessions. */
export function PersonParts({ person, reload }: Props) {
  const t = useOfficeTexts(peopleTexts);
  const locale = useOfficeLocale();
  return (
    <>
      <TableSection
        className={styles.section}
        title={t.orders}
        empty={t.noOrders}
        heads={[t.number, t.offer, t.status, t.total]}
        rows={person.orders.map(({ id, number, name, status, total }) => (
          <TableRow key={id}>
            <TableCell>
              <Link to={`/order/${id}`}>{number}</Link>
            </TableCell>
            <TableCell>{name}</TableCell>
            <TableCell>{status}</TableCell>
            <TableCell>{formatCents(total, locale)}</TableCell>
          </TableRow>
        ))}
      />
      <TableSection
        className={styles.section}
        title={t.held}
        empty={t.nothingHeld}
        heads={[t.title, t.since, t.origin]}
        rows={person.held.map(({ id, title, granted_at: at, by_team: isGiven }) => (
          <TableRow key={id}>
            <TableCell>{title}</TableCell>
            <TableCell>{instantText(at, locale)}</TableCell>
            <TableCell>{isGiven ? t.byTeam : t.bought}</TableCell>
          </TableRow>
        ))}
      />
      <Sessions person={person} reload={reload} />
    </>
  );
}

function Sessions({ person: { id, sessions }, reload }: Props) {
  const t = useOfficeTexts(peopleTexts);
  const locale = useOfficeLocale();
  const { act, isBusy } = useAct();
  const end = async (session?: string): Promise<void> => {
    const successText = ({ data }: { data: { ended: number } }): string => t.ended(data.ended);
    if (await act(() => client.endUserSessions({ id, session }), successText)) reload();
  };
  return (
    <TableSection
      className={styles.section}
      title={t.sessions}
      empty={t.noSessions}
      heads={[t.device, t.seen, t.end]}
      rows={[
        ...sessions.map((session) => (
          <TableRow key={session.id}>
            <TableCell>{session.device}</TableCell>
            <TableCell>{instantText(session.seen_at, locale)}</TableCell>
            <TableCell>
              <Button disabled={isBusy} onClick={() => void end(session.id)}>
                {t.end}
              </Button>
            </TableCell>
          </TableRow>
        )),
        sessions.length > 1 && (
          <TableRow key="all">
            <TableCell colSpan={3}>
              <Button variant="outlined" disabled={isBusy} onClick={() => void end()}>
                {t.endAll}
              </Button>
            </TableCell>
          </TableRow>
        ),
      ].filter(Boolean)}
    />
  );
}
