import { useEffect, type RefObject } from 'react';
import type { PlayableVideo } from '../contract.ts';
import { isWorth } from '../resume-rules.ts';
import { positions } from './positions.ts';
import { reportEvery } from './timing.ts';

/**
 * Keeps where the reader stopped (S11.3): now and then, at each pause and end, and when layer or page is left. What goes wrong is silent:
 * the picture waits for nothing of it.
 */
export function useKeepPosition(element: RefObject<HTMLVideoElement | null>, video: PlayableVideo | null, isOpen: boolean): void {
  useEffect(() => {
    const target = element.current;
    if (!target || !isOpen || !video) return undefined;
    const { shortid, seconds: duration } = video;
    let [reached, kept] = [0, 0];
    const look = (): void => {
      // An element whose source was taken away stands at 0.
      if (target.readyState > 0 && !target.seeking) reached = Math.min(target.currentTime, duration);
    };
    const keep = (): void => {
      const now = { video: shortid, seconds: Math.round(reached * 10) / 10, duration };
      if (now.seconds === kept || !isWorth(now)) return;
      kept = now.seconds;
      positions.keep(now);
    };
    const stop = (): void => {
      look();
      keep();
    };
    const end = (): void => {
      reached = duration;
      keep();
    };
    // A phone may end a page that is in the background without another word.
    const hide = (): void => {
      if (document.hidden) keep();
    };
    const listeners = { timeupdate: look, seeked: look, pause: stop, ended: end };
    for (const [name, listener] of Object.entries(listeners)) target.addEventListener(name, listener);
    const timer = setInterval(keep, reportEvery);
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', hide);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) target.removeEventListener(name, listener);
      clearInterval(timer);
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', hide);
      keep();
    };
  }, [element, video, isOpen]);
}
