import { useEffect, useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';
import { currentStatus, unsay, watchStatus } from './status-state.ts';
import styles from './status.module.css';

export { say } from './status-state.ts';

/** Long enough to be read twice; it has been read out by then, and nothing in it has to be pressed. */
const shownFor = 8000;

/** Where `say` speaks; once in the app. The region stands there before its words, else they would not be read out. */
export function StatusRegion() {
  const status = useSyncExternalStore(watchStatus, currentStatus, () => undefined);
  useEffect(() => {
    if (!status) return undefined;
    const timer = setTimeout(() => unsay(status), shownFor);
    return () => clearTimeout(timer);
  }, [status]);
  return (
    <output className={styles.region}>
      {status && (
        <p key={status.turn} className={styles.status}>
          <Icon name="check" size={22} />
          {status.text}
        </p>
      )}
    </output>
  );
}
