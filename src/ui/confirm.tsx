import { useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { formTexts } from './form-texts.ts';
import { useTexts } from './site.tsx';

type ConfirmProps = {
  title: string;
  /** What will happen, in full: the reader decides by it (S8.8). */
  text: string;
  /** 'Bestätigen'. Busy until the promise has ended; failures and taking the popup away are up to the caller. */
  onConfirm: () => Promise<void>;
  /** 'Abbrechen' or Escape; not while the confirmed thing runs. */
  onCancel: () => void;
};

/** The confirmation popup (S2.44, S8.8). The focus starts on 'Abbrechen', so that no press too many deletes anything. */
export function Confirm({ title, text, onConfirm, onCancel }: ConfirmProps) {
  const t = useTexts(formTexts);
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  const isRunning = useRef(false);
  const confirm = async (): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      await onConfirm();
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      role="alertdialog"
      title={title}
      describedBy={id}
      isLocked={isBusy}
      onClose={onCancel}
      actions={
        <>
          <Button busy={isBusy} onClick={() => void confirm()}>
            {t.confirm}
          </Button>
          <Button kind="quiet" data-autofocus="" aria-disabled={isBusy || undefined} onClick={() => isBusy || onCancel()}>
            {t.cancel}
          </Button>
        </>
      }
    >
      <p id={id}>{text}</p>
    </Dialog>
  );
}
