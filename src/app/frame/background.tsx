import { useEffect, useRef, useState, type RefObject } from 'react';
import { crossFade, isNight, sentimentOf, switchDelay, themeAt, type Theme } from './background-rules.ts';
import styles from './background.module.css';
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

/** The server does not know the reader's hour, so the night comes once the page is there. */
function useTheme(sentiment: string): Theme {
  const [theme, setTheme] = useState<Theme>(() => sentimentOf(sentiment) ?? 'default');
  useEffect(() => {
    const follow = (): void => {
      const hour = new Date().getHours();
      setTone(isNight(hour));
      const asked = sentimentOf(sentiment);
      if (asked) setTheme(themeAt(asked, hour));
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
