import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  CallPicker,
  type Choice,
  DataList,
  instantText,
  type PickerProps,
  useAct,
  useList,
  useOfficeLocale,
  useOfficeTexts,
} from '#desk/office/door.tsx';
import { formatCents } from '#kit/money.ts';
import type { WithdrawalRecord } from '../office-contract.ts';
import { orderTexts } from '../order-texts.ts';
import { client } from './client.ts';
import styles from './order.module.css';

/** Declarations of withdrawal, with decisions on those that wait. */
export function WithdrawalsPage() {
  const t = useOfficeTexts(orderTexts).withdrawals;
  const locale = useOfficeLocale();
  const list = useList(client.listWithdrawals);
  const [deciding, setDeciding] = useState<WithdrawalRecord | null>(null);
  return (
    <>
      <DataList
        title={t.many}
        list={list}
        filters={[{ name: 'outcome', label: t.outcome, options: Object.entries(t.outcomes) }]}
        columns={[
          { key: 'number', label: t.number, renderCell: ({ number }) => number },
          { key: 'who', label: t.who, renderCell: ({ name, email }) => `${name}, ${email}` },
          { key: 'contract', label: t.contract, renderCell: ({ contract }) => contract, isMinor: true },
          {
            key: 'order',
            label: t.order,
            renderCell: ({ order }) => order && <Link to={`/order/${order.id}`}>{order.number}</Link>,
          },
          { key: 'at', label: t.at, renderCell: ({ declared_at: at }) => instantText(at, locale), isMinor: true },
          { key: 'outcome', label: t.outcome, renderCell: ({ outcome }) => t.outcomes[outcome] },
          {
            key: 'decide',
            label: t.decide,
            renderCell: (one) => one.handled_at === null && <Button onClick={() => setDeciding(one)}>{t.decide}</Button>,
          },
        ]}
      />
      {deciding && <Decision one={deciding} reload={list.reload} onClose={() => setDeciding(null)} />}
    </>
  );
}

type Props = { readonly one: WithdrawalRecord; readonly reload: () => void; readonly onClose: () => void };

function Decision({ one, reload, onClose }: Props) {
  const t = useOfficeTexts(orderTexts).withdrawals;
  const { act, isBusy, errorOf } = useAct();
  const [order, setOrder] = useState<Choice | null>(null);
  const decide = async (accept: boolean): Promise<void> => {
    const wish = { id: one.id, accept, order: one.order?.id ?? order?.id ?? null };
    if (!(await act(() => client.handleWithdrawal(wish), accept ? t.accepted : t.rejected))) return;
    onClose();
    reload();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="decision-title">
      <DialogTitle id="decision-title">{one.number}</DialogTitle>
      <DialogContent>
        <div className={styles.form}>
          <p>
            {one.name}, {one.email}: {one.contract}
          </p>
          {one.message && <p>{one.message}</p>}
          {one.order ? (
            <p>
              {t.order}: {one.order.number}
            </p>
          ) : (
            <OrderPicker id="decision-order" email={one.email} value={order} onChange={setOrder} error={errorOf('order')} />
          )}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t.close}</Button>
        <Button variant="outlined" disabled={isBusy} onClick={() => void decide(false)}>
          {t.reject}
        </Button>
        <Button variant="contained" color="error" disabled={isBusy} aria-busy={isBusy} onClick={() => void decide(true)}>
          {t.accept}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type OrderPickerProps = Omit<PickerProps, 'label' | 'hint'> & {
  /** The initial suggestions: orders of this person. */
  readonly email: string;
  readonly value: Choice | null;
  readonly onChange: (order: Choice | null) => void;
};

/** A field that selects an order by a part of its number, or of its buyer. */
export function OrderPicker({ email, ...props }: OrderPickerProps) {
  const { withdrawals: t, status } = useOfficeTexts(orderTexts);
  const locale = useOfficeLocale();
  return (
    <CallPicker
      {...props}
      label={t.order}
      hint={t.orderHint}
      find={client.listOrders}
      question={(words) => ({ q: words || email, perPage: 20 })}
      choiceOf={(order) => ({
        id: order.id,
        title: order.number,
        detail: [order.name || order.email, order.offer_name, formatCents(order.total, locale), status[order.status]].join(', '),
      })}
    />
  );
}
