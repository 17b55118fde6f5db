import Button from '@mui/material/Button';
import { lazy } from 'react';
import { Link } from 'react-router';
import { useOfficeTexts, type Screen } from '#desk/office/door.tsx';
import { orderTexts } from '../order-texts.ts';

const OrdersPage = lazy(async () => ({ default: (await import('./orders-page.tsx')).OrdersPage }));
const OrderPage = lazy(async () => ({ default: (await import('./order-page.tsx')).OrderPage }));
const WithdrawalsPage = lazy(async () => ({ default: (await import('./withdrawals-page.tsx')).WithdrawalsPage }));
const CodesPage = lazy(async () => ({ default: (await import('./codes-page.tsx')).CodesPage }));

const { de, en } = orderTexts;
const page = { kind: 'page', group: 'shop', roles: ['support'] } as const;

/** Screens about orders. The one for batches of codes is linked from the list of codes. */
export const orderScreens: readonly Screen[] = [
  { ...page, path: 'order', name: { de: de.orders.many, en: en.orders.many }, page: OrdersPage },
  { ...page, path: 'order/:id', page: OrderPage },
  { ...page, path: 'withdrawal', name: { de: de.withdrawals.many, en: en.withdrawals.many }, page: WithdrawalsPage },
  { ...page, path: 'code', page: CodesPage },
];

/** Shown above the list of codes. */
export function CodeActions() {
  const t = useOfficeTexts(orderTexts).codes;
  return (
    <Button variant="outlined" component={Link} to="/code">
      {t.open}
    </Button>
  );
}
