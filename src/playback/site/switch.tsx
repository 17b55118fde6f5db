import type { ReactNode } from 'react';
import styles from './switch.module.css';

type SwitchProps = { isOn: boolean; describedBy?: string; onChange: (isOn: boolean) => void; children: ReactNode };

/** A switch that takes effect at once. */
export function Switch({ isOn, describedBy, onChange, children }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={isOn}
      aria-describedby={describedBy}
      onClick={() => onChange(!isOn)}
    >
      {children}
      <span className={styles.track} />
    </button>
  );
}
