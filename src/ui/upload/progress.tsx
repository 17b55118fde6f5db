import { formTexts } from '../form-texts.ts';
import { useTexts } from '../site.tsx';
import styles from './progress.module.css';

/** A progress bar. `share` from 0 to 1. */
export function Progress({ label, share }: { label: string; share: number }) {
  const t = useTexts(formTexts);
  const percent = Math.round(share * 100);
  return (
    <div className={styles.progress}>
      <progress className={styles.line} aria-label={label} max={100} value={percent} />
      <span className={styles.percent} aria-hidden="true" data-figures="">
        {t.upload.percent(percent)}
      </span>
    </div>
  );
}
