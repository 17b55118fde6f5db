import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { Icon, type Drawing } from '#ui/icon.tsx';
import { quietSwitch } from '#ui/quiet.ts';
import { useTexts } from '#ui/site.tsx';
import styles from './quiet-bar.module.css';
import { quietTexts } from './quiet-texts.ts';
import { useReading } from './use-reading.ts';

const speaker: Drawing = { path: 'M4.5 9.5v5H8l4.5 4v-13L8 9.5H4.5ZM16 9a4.2 4.2 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11' };
const pause: Drawing = { path: 'M8.5 5.5v13M15.5 5.5v13' };
const halt: Drawing = { path: 'M6.5 6.5h11v11h-11Z' };

/** What quiet mode brings along on every page (S19.5): reading aloud, which ends with the page, and the way out of it. */
export function QuietBar({ mainId }: { mainId: string }) {
  return <Bar key={useLocation().pathname} mainId={mainId} />;
}

function Bar({ mainId }: { mainId: string }) {
  const t = useTexts(quietTexts);
  const main = useCallback(() => document.getElementById(mainId), [mainId]);
  const { state, toggle, stop } = useReading(main);
  const isRunning = state === 'reading' || state === 'paused';
  return (
    <aside className={styles.bar} aria-label={t.title}>
      <div className={styles.buttons}>
        <button type="button" className={styles.button} onClick={toggle}>
          <Icon name={state === 'reading' ? pause : speaker} />
          {state === 'reading' ? t.pause : state === 'paused' ? t.goOn : t.read}
        </button>
        {isRunning && (
          <button type="button" className={styles.button} onClick={stop}>
            <Icon name={halt} />
            {t.stop}
          </button>
        )}
        <button type="button" className={styles.button} data-last onClick={() => quietSwitch.set(false)}>
          <Icon name="close" />
          {t.end}
        </button>
      </div>
      <output className={styles.said}>{state === 'missing' && t.noVoice}</output>
    </aside>
  );
}
