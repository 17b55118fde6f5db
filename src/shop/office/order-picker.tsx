import { formatCents } from '#kit/money.ts';
import { CallPicker, useOfficeLocale, useOfficeTexts, type Choice, type PickerProps } from '#desk/office/door.tsx';
import { orderTexts } from '../order-texts.ts';
import { client } from './client.ts';

type Props = Omit<PickerProps, 'label' | 'hint'> & {
  /** Whose orders are offered before anything is typed. */
  readonly email: string;
  readonly value: Choice | null;
  readonly onChange: (order: Choice | null) => void;
};

/** A field in which an order is chosen by a part of its number, or of who ordered. */
export function OrderPicker({ email, ...props }: Props) {
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
