import { useId } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import type { Fault } from './faults.ts';
import { formTexts } from './form-texts.ts';
import { useTexts } from './site.tsx';
import styles from './error-popup.module.css';

/** For logged-in readers 401 and 419 mean that the session has ended; reloading starts a new one. */
const isSessionEnded = (status: number): boolean => status === 401 || status === 419;

/** '(Code {status})' (S8.3), with what the reader can do and the id that support needs. */
export function ErrorPopup({ fault: { status, requestId, maybeDone }, onClose }: { fault: Fault; onClose: () => void }) {
  const t = useTexts(formTexts);
  const id = useId();
  const isOver = isSessionEnded(status);
  return (
    <Dialog
      role="alertdialog"
      title={t.errorTitle}
      describedBy={id}
      onClose={onClose}
      actions={
        <>
          {isOver && <Button onClick={() => window.location.reload()}>{t.reload}</Button>}
          <Button kind={isOver ? 'quiet' : 'primary'} data-autofocus="" onClick={onClose}>
            {t.close}
          </Button>
        </>
      }
    >
      <div id={id} className={styles.words}>
        <p>{isOver ? t.sessionEnded(status) : t.unexpectedError(status)}</p>
        <p>{maybeDone ? t.maybeDone[maybeDone] : isOver ? t.sessionHelp : t.unexpectedHelp}</p>
      </div>
      {requestId && (
        <p className={styles.reference}>
          {t.requestId}: <code>{requestId}</code>
        </p>
      )}
    </Dialog>
  );
}
