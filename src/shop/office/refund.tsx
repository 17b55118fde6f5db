import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { centsIn, formatCents } from '#kit/money.ts';
import { ConfirmDialog, useAct, useOfficeLocale, useOfficeTexts } from '#desk/office/door.tsx';
import type { WholeOrder } from '../office-contract.ts';
import { orderTexts } from '../order-texts.ts';
import styles from './order.module.css';
import { client } from './client.ts';

/** Refunds an order in full or in part. */
export function Refund({ order, reload }: { order: WholeOrder; reload: () => void }) {
  const t = useOfficeTexts(orderTexts).orders;
  const locale = useOfficeLocale();
  const bought = order.bought_code;
  const { act, isBusy, errorOf, forget } = useAct();
  /** What had been given back when the question was opened. */
  const [seen, setSeen] = useState<number | null>(null);
  const [amount, setAmount] = useState('');
  const close = (): void => {
    setSeen(null);
    setAmount('');
    forget();
  };
  const refund = async (refunded: number): Promise<void> => {
    // What is no amount is sent as none, which the server refuses: only an empty field means all of it.
    const cents = amount.trim() === '' ? {} : { cents: centsIn(amount) ?? NaN };
    const done = await act(() => client.refundOrder({ id: order.id, refunded, ...cents }), t.refundAsked);
    if (done) close();
    // Whoever is refused sees what was given back meanwhile.
    reload();
  };
  return (
    <div className={styles.actions}>
      <Button variant="outlined" color="error" onClick={() => setSeen(order.refunded)}>
        {t.refund}
      </Button>
      {seen !== null && (
        <ConfirmDialog title={t.refund} confirm={t.refund} isBusy={isBusy} onClose={close} onConfirm={() => void refund(seen)}>
          {order.due === 0 ? (
            t.refundFree(order.number)
          ) : (
            <>
              <p>{t.refundText(order.number, formatCents(order.refundable, locale))}</p>
              {bought && bought.uses > 0 && (
                <Alert severity="warning">
                  {order.is_gift ? t.refundUsedGift : t.refundUsedVoucher(formatCents(bought.used, locale))}
                </Alert>
              )}
              <TextField
                label={t.refundAmount}
                value={amount}
                onChange={({ target }) => setAmount(target.value)}
                error={errorOf('cents') !== undefined}
                helperText={errorOf('cents') ?? t.refundAmountHint}
                slotProps={{ htmlInput: { inputMode: 'decimal' } }}
                margin="dense"
                fullWidth
              />
            </>
          )}
        </ConfirmDialog>
      )}
    </div>
  );
}
