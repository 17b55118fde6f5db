import { useTexts } from '#ui/site.tsx';
import { courseTexts } from '../page-texts.ts';
import styles from './progress.module.css';

/** A course's progress from 0 to 100 per cent (S13.2), as a bar and as a number. */
export function Progress({ percent, label }: { percent: number; label: string }) {
  const t = useTexts(courseTexts);
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} max={100} value={percent} aria-label={label} />
      <span className={styles.figure} aria-hidden="true">
        {t.percent(percent)}
      </span>
    </div>
  );
}
