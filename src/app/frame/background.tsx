import { useEffect, useRef, useState, type RefObject } from 'react';
import { crossFade, sentimentOf, switchDelay, themeAt, type Theme } from './background-rules.ts';
import styles from './background.module.css';
import { showTone, useChosenTone } from './tone.ts';
import { pageTransition, useArrival } from './use-arrival.ts';

/** The light behind every page (S4.21): three soft shapes for each theme, of which one theme shows. */
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

/** The looping fade begins when the first theme has faded in, and comes as late as that. */
function useLoop(light: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let stop = (): void => {};
    const timer = setTimeout(() => {
      const loop = async (): Promise<void> => {
        const { loopLight } = await import('./background-loop.ts');
        if (light.current?.isConnected) stop = loopLight(light.current);
      };
      // The light stays as it is.
      loop().catch(() => {});
    }, switchDelay + crossFade);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [light]);
}

/** The server knows neither the reader's hour nor choice, so the night comes once the page is there. */
function useTheme(sentiment: string): Theme {
  const [theme, setTheme] = useState<Theme>(() => sentimentOf(sentiment) ?? 'default');
  const chosen = useChosenTone();
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
