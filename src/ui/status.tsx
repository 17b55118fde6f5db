import { useEffect, useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';
import { currentStatus, unsay, watchStatus } from './status-state.ts';
import styles from './status.module.css';

export { say } from './status-state.ts';

/** Long enough to be read twice; it has been announced by then, and has no controls. */
const shownFor = 8000;

/** Shows the messages of `say`; mounted once in the app. The live region must exist before its text, or it is not announced. */
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
        <p key={status.turn} className={styles.status} data-failed={status.hasFailed || undefined}>
          <Icon name={status.hasFailed ? 'warning' : 'check'} size={22} />
          {status.text}
        </p>
      )}
    </output>
  );
}
