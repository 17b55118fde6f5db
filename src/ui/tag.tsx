import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './tag.module.css';

/** A word or two about a thing: 'Partnerinhalt', a date. `corner` puts it on the picture of its tile. */
export function Tag({ icon, corner = false, children }: { icon?: IconName; corner?: boolean; children: ReactNode }) {
  return (
    <span className={styles.tag} data-corner={corner || undefined}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}
