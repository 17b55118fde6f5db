import { useId } from 'react';
import { quietSwitch } from '#ui/quiet.ts';
import { useTexts } from '#ui/site.tsx';
import { appTexts } from '../texts.ts';
import styles from './quiet-switch.module.css';

const press = (): void => quietSwitch.set(quietSwitch.get() !== true);

/** Quiet mode (S19.5) as the second stop of the Tab key on every page: whoever needs it finds it at once. */
export function QuietKey() {
  const t = useTexts(appTexts).footer.quiet;
  const isOn = quietSwitch.use() === true;
  return (
    <button type="button" className={styles.key} aria-pressed={isOn} onClick={press}>
      {t.label}
    </button>
  );
}

/** The same in the footer, with what it does. Without script there is nothing to keep it, and the browser enlarges by itself. */
export function QuietChoice() {
  const t = useTexts(appTexts).footer.quiet;
  const isOn = quietSwitch.use() === true;
  const hint = useId();
  return (
    <div className={styles.choice}>
      <button type="button" className={styles.switch} aria-pressed={isOn} aria-describedby={hint} onClick={press}>
        {t.label}
      </button>
      <p id={hint} className={styles.hint}>
        {t.hint}
      </p>
    </div>
  );
}
