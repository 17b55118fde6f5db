import Alert from '@mui/material/Alert';
import { Link, useParams } from 'react-router';
import { formatCents } from '#kit/money.ts';
import { Failure, instantText, PageTitle, useCall, useOfficeLocale, useOfficeTexts } from '#desk/office/door.tsx';
import type { WholeOrder } from '../office-contract.ts';
import { orderTexts } from '../order-texts.ts';
import { OrderParts } from './order-parts.tsx';
import { Refund } from './refund.tsx';
import styles from './order.module.css';
import { client } from './client.ts';

/** An order: items, payment, documents, and refunds. */
export function OrderPage() {
  const { id = '' } = useParams();
  const t = useOfficeTexts(orderTexts).orders;
  const { answer, error, reload } = useCall(client.getOrder, { id });
  if (error !== null && !answer) return <Failure error={error} />;
  if (!answer) return <output>{t.loading}</output>;
  return <Order order={answer.data} reload={reload} />;
}

function Order({ order, reload }: { order: WholeOrder; reload: () => void }) {
  const { orders: t, status } = useOfficeTexts(orderTexts);
  const locale = useOfficeLocale();
  const amount = (cents: number): string => (cents === 0 ? '' : formatCents(cents, locale));
  const moment = (at: string | null): string => (at ? instantText(at, locale) : '');
  const boughtState = ({ bought_code: bought }: WholeOrder): string => {
    if (!bought) return '';
    const used = bought.uses > 0 && (order.is_gift ? t.codeUsed : t.codeSpent(formatCents(bought.used, locale)));
    return [used, bought.void && t.codeVoid].filter(Boolean).join(', ');
  };
  const { address } = order;
  const lines = address ? `${address.street} ${address.street_number}, ${address.zipcode} ${address.city}` : '';
  const buyer = [order.name, order.email].filter(Boolean).join(', ') || t.gone;
  const facts: readonly (readonly [string, string])[] = [
    [t.status, status[order.status]],
    [t.buyer, buyer],
    [t.address, lines],
    [t.offer, order.offer_name],
    [t.list, amount(order.list)],
    [t.discount, amount(order.discount)],
    [t.total, formatCents(order.total, locale)],
    [t.voucher, amount(order.voucher)],
    [t.due, amount(order.due)],
    [t.refunded, amount(order.refunded)],
    [t.code, order.code ?? ''],
    [t.boughtCode, [order.bought_code?.code, boughtState(order)].filter(Boolean).join(', ')],
    [t.at, moment(order.created_at)],
    [t.paidAt, moment(order.paid_at)],
    [t.payment, order.payment.reference ?? ''],
    [t.consent, order.consent?.wording ?? ''],
  ];
  return (
    <div className={styles.page}>
      <PageTitle before={<Link to="/order">{t.back}</Link>}>{order.number}</PageTitle>
      {order.payment.failed_refunds > 0 && (
        <Alert severity="warning">{t.refundFailed(amount(order.payment.failed_refunds))}</Alert>
      )}
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{label === t.buyer && order.user_id ? <Link to={`/user/${order.user_id}`}>{value}</Link> : value}</dd>
            </div>
          ))}
      </dl>
      {order.may_refund && <Refund order={order} reload={reload} />}
      {order.status === 'disputed' && <output>{t.disputed}</output>}
      {order.refund_under_way && <output>{order.status === 'disputed' ? t.refundWaits : t.refundUnderWay}</output>}
      <OrderParts order={order} reload={reload} />
    </div>
  );
}
