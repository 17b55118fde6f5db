import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './notice.module.css';

type NoticeProps = {
  title?: ReactNode;
  icon?: IconName;
  /** `alert` is announced at once: for errors after an action of the reader. */
  role?: 'alert' | 'status';
  className?: string | undefined;
  children: ReactNode;
};

/** A card with a piece of information. */
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
