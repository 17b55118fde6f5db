import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { ConfirmDialog, useAct, useOfficeTexts } from '#desk/office/door.tsx';
import type { WholeOrder } from '../office-contract.ts';
import { orderTexts } from '../order-texts.ts';
import styles from './order.module.css';
import { client } from './client.ts';

type Billed = NonNullable<WholeOrder['billed_to']>;

/** Corrects whom the invoice is for. */
export function CorrectInvoice({ id, billed, reload }: { id: string; billed: Billed; reload: () => void }) {
  const t = useOfficeTexts(orderTexts).correction;
  const { act, isBusy, errorOf, forget } = useAct();
  const [typed, setTyped] = useState<{ name: string; address: string } | null>(null);
  const close = (): void => {
    setTyped(null);
    forget();
  };
  const correct = async (): Promise<void> => {
    if (typed === null) return;
    const done = await act(
      () => client.correctInvoice({ id, ...typed }),
      ({ data }) => t.done(data.number),
    );
    if (!done) return;
    close();
    reload();
  };
  return (
    <div className={styles.actions}>
      <Button variant="outlined" onClick={() => setTyped({ name: billed.name, address: billed.lines.join('\n') })}>
        {t.open}
      </Button>
      {typed && (
        <ConfirmDialog title={t.open} confirm={t.confirm} isBusy={isBusy} onClose={close} onConfirm={() => void correct()}>
          <p>{t.text}</p>
          <TextField
            label={t.name}
            value={typed.name}
            onChange={({ target }) => setTyped({ ...typed, name: target.value })}
            error={errorOf('name') !== undefined}
            helperText={errorOf('name')}
            margin="dense"
            fullWidth
          />
          <TextField
            label={t.address}
            value={typed.address}
            onChange={({ target }) => setTyped({ ...typed, address: target.value })}
            error={errorOf('address') !== undefined}
            helperText={errorOf('address') ?? t.addressHint}
            margin="dense"
            minRows={3}
            multiline
            fullWidth
          />
        </ConfirmDialog>
      )}
    </div>
  );
}
