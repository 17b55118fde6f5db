import { useEffect, useState } from 'react';
import { isNight, switchDelay, themeAt, type Theme } from './background-rules.ts';
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
    const follow = (): void => {
      const hour = new Date().getHours();
      setTone(isNight(hour));
      setTheme(themeAt(sentiment, hour));
    };
    const timer = setTimeout(follow, switchDelay);
    return () => clearTimeout(timer);
  }, [sentiment]);
  return theme;
}

/**
 * By night every page has the night's colours, words and surfaces in one moment: half way between the two neither could be
 * read. What fades is the light behind, whose every theme is made of the same colours.
 */
function setTone(night: boolean): void {
  const root = document.documentElement;
  if (night) root.dataset.tone = 'night';
  else delete root.dataset.tone;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', getComputedStyle(root).backgroundColor);
}
