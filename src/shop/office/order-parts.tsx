import { useId, type ReactNode } from 'react';
import { formatCents } from '#kit/money.ts';
import { instantText, useOfficeLocale, useOfficeTexts } from '#desk/office/door.tsx';
import type { WholeOrder } from '../office-contract.ts';
import { orderTexts } from '../order-texts.ts';
import { CorrectInvoice } from './correct-invoice.tsx';
import styles from './order.module.css';
import { Resend } from './resend.tsx';

/** Documents, mails, payment events and withdrawals of an order. */
export function OrderParts({ order, reload }: { order: WholeOrder; reload: () => void }) {
  const { orders: t, withdrawals } = useOfficeTexts(orderTexts);
  const locale = useOfficeLocale();
  return (
    <>
      <Part title={t.papers}>
        {order.papers.map(({ kind, number, cents, issued_at: at, url }) => (
          <li key={number}>
            <a href={url} target="_blank" rel="noreferrer">
              {t.paperKinds[kind]} {number}
            </a>
            {kind !== 'correction' && `, ${formatCents(cents, locale)}`}, {instantText(at, locale)}
          </li>
        ))}
      </Part>
      {order.billed_to && <CorrectInvoice id={order.id} billed={order.billed_to} reload={reload} />}
      <Part title={t.mails}>
        {order.mails.map(({ subject, queued_at: queued, sent_at: sent }, place) => (
          <li key={`${queued} ${place}`}>
            {subject || t.forgotten}: {sent ? instantText(sent, locale) : t.waiting}
          </li>
        ))}
      </Part>
      {order.may_resend.length > 0 && <Resend order={order} reload={reload} />}
      <Part title={t.withdrawals}>
        {order.withdrawals.map(({ id, number, outcome, declared_at: at }) => (
          <li key={id}>
            {number}: {withdrawals.outcomes[outcome]}, {instantText(at, locale)}
          </li>
        ))}
      </Part>
      <Part title={t.events}>
        {order.payment.events.map(({ type, at }, place) => (
          <li key={place}>
            {type}, {instantText(at, locale)}
          </li>
        ))}
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: readonly ReactNode[] }) {
  const t = useOfficeTexts(orderTexts).orders;
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children.length === 0 ? <p>{t.nothing}</p> : <ul className={styles.list}>{children}</ul>}
    </section>
  );
}
