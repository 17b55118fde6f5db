import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './tag.module.css';

/** A short label: 'Anzeige', a date. `corner` places it on the picture of a tile. */
export function Tag({ icon, corner = false, children }: { icon?: IconName; corner?: boolean; children: ReactNode }) {
  return (
    <span className={styles.tag} data-corner={corner || undefined}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}
