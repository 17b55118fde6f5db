import Button from '@mui/material/Button';
import { useAct, useOfficeTexts } from '#desk/office/door.tsx';
import type { OrderMail, WholeOrder } from '../office-contract.ts';
import { orderTexts } from '../order-texts.ts';
import styles from './order.module.css';
import { client } from './client.ts';

/** Sends the buyer a mail of the order once more. */
export function Resend({ order, reload }: { order: WholeOrder; reload: () => void }) {
  const t = useOfficeTexts(orderTexts).orders;
  const { act, isBusy } = useAct();
  const resend = async (mail: OrderMail): Promise<void> => {
    const sent = await act(
      () => client.resendOrderMail({ id: order.id, mail }),
      ({ data }) => t.resent(data.to),
    );
    if (sent) reload();
  };
  return (
    <div className={styles.actions}>
      {order.may_resend.map((mail) => (
        <Button key={mail} variant="outlined" disabled={isBusy} onClick={() => void resend(mail)}>
          {t.resend[mail]}
        </Button>
      ))}
    </div>
  );
}
