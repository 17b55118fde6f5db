import { useEffect, type RefObject } from 'react';
import { createPlayed } from './played.ts';
import { reportEvery } from './timing.ts';
import type { OwnDays } from './use-own-days.ts';
import { createWatchReports } from './watch-reports.ts';

/** One for the window: what could not be told while one video played is told while the next does. */
const reports = createWatchReports();

type Watched = {
  readonly element: RefObject<HTMLVideoElement | null>;
  /** Shortid of what plays; null until it does. */
  readonly video: string | null;
  readonly isOpen: boolean;
  readonly own: OwnDays | null;
};

/** Tells what is watched of an own course (S13.2): now and then, at each pause and end, and when the layer or the page is left. */
export function useWatchReport({ element, video, isOpen, own }: Watched): void {
  const isDay = video !== null && (own?.days.some((day) => day.video === video) ?? false);
  useEffect(() => {
    const target = element.current;
    if (!target || !isOpen || !isDay || !own || video === null) return undefined;
    const played = createPlayed();
    const day = { coaching: own.coaching, video };
    const tell = (isLast = false): void => {
      reports.add(day, played.take());
      void reports.send(own.report, isLast);
    };
    const at = (): void => {
      if (!target.seeking) played.at(target.currentTime);
    };
    const onStop = (): void => {
      at();
      tell();
    };
    const onHide = (): void => tell(true);
    // A phone may end a page that is in the background without another word.
    const onChange = (): void => {
      if (document.hidden) tell(true);
    };
    const listeners = { playing: at, timeupdate: at, seeking: played.jump, seeked: at, pause: onStop, ended: onStop };
    for (const [name, listener] of Object.entries(listeners)) target.addEventListener(name, listener);
    const timer = setInterval(onStop, reportEvery);
    window.addEventListener('pagehide', onHide);
    document.addEventListener('visibilitychange', onChange);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) target.removeEventListener(name, listener);
      clearInterval(timer);
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onChange);
      tell(true);
    };
  }, [element, video, isOpen, isDay, own]);
}
