import { Link } from 'react-router';
import { DataList, dayText, instantText, useList, useOfficeLocale, useOfficeTexts } from '#desk/office/door.tsx';
import { barrierOfficeTexts } from '../office-texts.ts';
import { client } from './client.ts';

/** The list of barrier reports, overdue ones first. */
export function BarriersPage() {
  const t = useOfficeTexts(barrierOfficeTexts);
  const locale = useOfficeLocale();
  const list = useList(client.listBarriers);
  return (
    <DataList
      title={t.many}
      list={list}
      hasSearch
      filters={[{ name: 'state', label: t.state, options: Object.entries(t.states) }]}
      columns={[
        { key: 'number', label: t.number, renderCell: ({ id, number }) => <Link to={`/barrier/${id}`}>{number}</Link> },
        { key: 'page', label: t.page, renderCell: ({ page }) => page || t.everywhere, isMinor: true },
        { key: 'state', label: t.state, renderCell: ({ state }) => t.states[state] },
        {
          key: 'due',
          label: t.due,
          renderCell: ({ due_on: due, is_overdue: isOverdue, closed_at: closed }) =>
            closed !== null ? '' : isOverdue ? <strong>{t.overdue(dayText(due, locale))}</strong> : dayText(due, locale),
        },
        { key: 'at', label: t.received, renderCell: ({ received_at: at }) => instantText(at, locale), isMinor: true },
      ]}
    />
  );
}
