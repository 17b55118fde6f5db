import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './notice.module.css';

type NoticeProps = {
  title?: ReactNode;
  icon?: IconName;
  /** `alert` is read out at once: for what went wrong after a step of the reader's. */
  role?: 'alert' | 'status';
  className?: string | undefined;
  children: ReactNode;
};

/** A calm card with something to know. */
export function Notice({ title, icon = 'info', role, className, children }: NoticeProps) {
  return (
    <div className={[styles.notice, className].filter(Boolean).join(' ')} role={role}>
      <span className={styles.icon}>
        <Icon name={icon} size={26} />
      </span>
      <div className={styles.words}>
        {title && <h2 className={styles.title}>{title}</h2>}
        {children}
      </div>
    </div>
  );
}
