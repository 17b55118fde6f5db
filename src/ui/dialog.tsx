import { useId, useRef, type ReactNode } from 'react';
import { formTexts } from './form-texts.ts';
import { Icon } from './icon.tsx';
import { useTexts } from './site.tsx';
import { usePopup } from './use-popup.ts';
import styles from './dialog.module.css';

type DialogProps = {
  title: string;
  /** The reader closes it: by 'Schließen', Escape or a press beside it. The caller unmounts it. */
  onClose: () => void;
  /** `alertdialog` interrupts: its text is announced, and a press beside it does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** The id of the text that an `alertdialog` announces. */
  describedBy?: string;
  /** Cannot be closed while something runs. */
  isLocked?: boolean;
  /** It contains only text: the keyboard scrolls it if it is longer than the window (S19.1). */
  isText?: boolean;
  /** `wide` fits a picture of 630 px (S9.4). */
  size?: 'normal' | 'wide';
  /** Buttons at the end, the main action first. */
  actions?: ReactNode;
  children: ReactNode;
};

/**
 * A modal popup, open while it is mounted: `{isOpen && <Dialog …/>}`. The focus starts on its heading or on `data-autofocus`,
 * stays inside and returns to where it was. On phones it slides in from below.
 */
export function Dialog({
  title,
  onClose,
  role = 'dialog',
  describedBy,
  isLocked = false,
  isText = false,
  size = 'normal',
  actions,
  children,
}: DialogProps) {
  const t = useTexts(formTexts);
  const id = useId();
  const popup = useRef<HTMLDialogElement>(null);
  usePopup(popup, isLocked, role === 'alertdialog', onClose);
  return (
    <dialog
      ref={popup}
      className={styles.dialog}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={id}
      aria-describedby={describedBy}
      data-size={size}
    >
      <div className={styles.card}>
        <h2 id={id} className={styles.title} tabIndex={-1} data-heading="">
          {title}
        </h2>
        <div
          className={styles.body}
          data-scrolls=""
          role={isText ? 'group' : undefined}
          aria-labelledby={isText ? id : undefined}
          tabIndex={isText ? 0 : undefined}
        >
          {children}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
        {role === 'dialog' && (
          <button
            type="button"
            className={styles.close}
            aria-label={t.close}
            aria-disabled={isLocked || undefined}
            onClick={() => isLocked || onClose()}
          >
            <Icon name="close" size={22} />
          </button>
        )}
      </div>
    </dialog>
  );
}
