import { useEffect, useState } from 'react';
import { switchDelay, themeAt, type Theme } from './background-rules.ts';
import styles from './background.module.css';

type Sentiment = Exclude<Theme, 'night'>;

/** The light behind every page (S4.21): three soft shapes for each theme, of which one theme shows. */
export function Background({ sentiment }: { sentiment: Sentiment }) {
  const theme = useTheme(sentiment);
  return (
    <div className={styles.background} data-background={theme} aria-hidden="true">
      {(['default', 'night', 'feelgood', 'test'] as const).map((name) => (
        <div key={name} className={styles.theme} data-theme={name}>
          <i className={styles.shape} />
          <i className={styles.shape} />
          <i className={styles.shape} />
        </div>
      ))}
    </div>
  );
}

/** The server does not know the reader's hour, so the night comes once the page is there. */
function useTheme(sentiment: Sentiment): Theme {
  const [theme, setTheme] = useState<Theme>(sentiment);
  useEffect(() => {
    const timer = setTimeout(() => setTheme(themeAt(sentiment, new Date().getHours())), switchDelay);
    return () => clearTimeout(timer);
  }, [sentiment]);
  return theme;
}
