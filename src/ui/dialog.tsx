import { useId, useRef, type ReactNode } from 'react';
import { formTexts } from './form-texts.ts';
import { Icon } from './icon.tsx';
import { useTexts } from './site.tsx';
import { usePopup } from './use-popup.ts';
import styles from './dialog.module.css';

type DialogProps = {
  title: string;
  /** The reader wants to leave: by 'Schließen', Escape or a press beside it. Take the dialog away then. */
  onClose: () => void;
  /** `alertdialog` interrupts: its text is read out, and a press beside it does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** The id of the text that an `alertdialog` reads out. */
  describedBy?: string;
  /** Nothing closes it while something runs that must not be left. */
  isLocked?: boolean;
  /** There is nothing in it but words: keys scroll them where they are longer than the window (S19.1). */
  isText?: boolean;
  /** `wide` holds a picture of 630 px (S9.4). */
  size?: 'normal' | 'wide';
  /** Buttons at the end, the next step first. */
  actions?: ReactNode;
  children: ReactNode;
};

/**
 * A popup over the page, open as long as it is mounted: `{isOpen && <Dialog …/>}`. The focus starts on its heading or on
 * what has `data-autofocus`, stays inside and goes back to where it came from. On phones it comes from below.
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
