import { useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { reportThrown } from './faults.ts';
import { formTexts } from './form-texts.ts';
import { useTexts } from './site.tsx';

type ConfirmProps = {
  title: string;
  /** The consequences in full: readers decide by them (S8.8). */
  text: string;
  /** 'Bestätigen'. Busy until the promise settles; the caller closes the popup. What is thrown closes it too, and is reported. */
  onConfirm: () => Promise<void>;
  /** 'Abbrechen' or Escape; disabled while the action runs. */
  onCancel: () => void;
};

/** The confirmation popup (S2.44, S8.8). The focus starts on 'Abbrechen', so that an accidental Enter deletes nothing. */
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
    } catch (thrown) {
      onCancel();
      reportThrown(thrown);
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
