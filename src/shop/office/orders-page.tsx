import { Link } from 'react-router';
import { formatCents } from '#kit/money.ts';
import { DataList, instantText, useList, useOfficeLocale, useOfficeTexts } from '#desk/office/door.tsx';
import { orderTexts } from '../order-texts.ts';
import { Bookkeeping } from './bookkeeping.tsx';
import { client } from './client.ts';

/** Orders: search, filters, and the files for bookkeeping. */
export function OrdersPage() {
  const { orders: t, status } = useOfficeTexts(orderTexts);
  const locale = useOfficeLocale();
  const list = useList(client.listOrders);
  return (
    <DataList
      title={t.many}
      list={list}
      hasSearch
      filters={[{ name: 'status', label: t.status, options: Object.entries(status) }]}
      actions={<Bookkeeping />}
      columns={[
        { key: 'number', label: t.number, renderCell: ({ id, number }) => <Link to={`/order/${id}`}>{number}</Link> },
        {
          key: 'buyer',
          label: t.buyer,
          renderCell: ({ user_id: user, name, email }) =>
            user ? <Link to={`/user/${user}`}>{name || email}</Link> : name || email || t.gone,
        },
        { key: 'offer', label: t.offer, renderCell: ({ offer_name: name }) => name, isMinor: true },
        { key: 'status', label: t.status, renderCell: (order) => status[order.status] },
        { key: 'total', label: t.total, renderCell: ({ total }) => formatCents(total, locale) },
        { key: 'at', label: t.at, renderCell: ({ created_at: at }) => instantText(at, locale), isMinor: true },
      ]}
    />
  );
}
