import styles from './list.module.css';
import type { Column } from './screen.ts';

/** The class of a column that disappears where there is no room for it. */
export function placeOf(isMinor: Column['isMinor']): string | undefined {
  if (isMinor === 'on-phones') return styles.onDesks;
  return isMinor ? styles.minor : undefined;
}
