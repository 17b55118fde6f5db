import { useEffect, useRef, useState, type RefObject } from 'react';
import { crossFade, sentimentOf, switchDelay, themeAt, type Theme } from './background-rules.ts';
import styles from './background.module.css';
import { showTone, useWantedTone } from './tone.ts';
import { pageTransition, useArrival } from './use-arrival.ts';

/** The background of every page (S4.21): three soft shapes per theme, with one theme visible. */
export function Background({ sentiment }: { sentiment: string }) {
  const light = useRef<HTMLDivElement>(null);
  const theme = useTheme(sentiment);
  useArrival(light, pageTransition.light);
  useLoop(light);
  return (
    <div ref={light} className={styles.background} data-background={theme} aria-hidden="true">
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

/** The looping fade starts when the first theme has faded in, and its code is loaded only then. */
function useLoop(light: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let stop = (): void => {};
    const timer = setTimeout(() => {
      const loop = async (): Promise<void> => {
        const { loopLight } = await import('./background-loop.ts');
        if (light.current?.isConnected) stop = loopLight(light.current);
      };
      // The background stays static.
      loop().catch(() => {});
    }, switchDelay + crossFade);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [light]);
}

/** The server does not know the reader's local time or choice, so the night theme is applied in the browser. */
function useTheme(sentiment: string): Theme {
  const [theme, setTheme] = useState<Theme>(() => sentimentOf(sentiment) ?? 'default');
  const chosen = useWantedTone();
  useEffect(() => {
    const follow = (): void => {
      showTone();
      const asked = sentimentOf(sentiment);
      if (asked) setTheme(themeAt(asked, new Date().getHours(), chosen));
    };
    const timer = setTimeout(follow, switchDelay);
    return () => clearTimeout(timer);
  }, [sentiment, chosen]);
  return theme;
}
