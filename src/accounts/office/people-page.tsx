import { Link } from 'react-router';
import { DataList, instantText, useHasRole, useList, useOfficeLocale, useOfficeTexts } from '#desk/office/door.tsx';
import { peopleTexts } from '../people-texts.ts';
import { InviteColleague } from './invite-colleague.tsx';
import { roleNames } from './role-names.ts';
import { client } from './client.ts';

/** The list of members, with search and filters. */
export function PeoplePage() {
  const t = useOfficeTexts(peopleTexts);
  const locale = useOfficeLocale();
  const isAdmin = useHasRole([]);
  const list = useList(client.listUsers);
  return (
    <DataList
      title={t.many}
      list={list}
      hasSearch
      actions={isAdmin && <InviteColleague onInvited={list.reload} />}
      filters={[
        { name: 'role', label: t.fields.role, options: Object.entries(t.roles) },
        {
          name: 'verified',
          label: t.fields.verified,
          options: [
            ['1', t.yes],
            ['0', t.no],
          ],
        },
      ]}
      columns={[
        {
          key: 'fullname',
          label: t.fields.fullname,
          renderCell: ({ id, fullname, email }) => <Link to={`/user/${id}`}>{fullname || email}</Link>,
        },
        { key: 'email', label: t.fields.email, renderCell: ({ email }) => email },
        { key: 'roles', label: t.fields.roles, renderCell: ({ roles }) => roleNames(roles, t) },
        { key: 'verified', label: t.fields.verified, renderCell: ({ verified }) => (verified ? t.yes : t.no), isMinor: true },
        {
          key: 'created_at',
          label: t.fields.created_at,
          renderCell: ({ created_at: at }) => instantText(at, locale),
          isMinor: true,
        },
      ]}
    />
  );
}
