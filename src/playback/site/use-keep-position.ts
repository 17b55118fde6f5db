import { type RefObject, useEffect, useMemo } from 'react';
import type { PlayableVideo } from '../contract.ts';
import { askedSeconds, beginsAt, isWorth } from '../resume-rules.ts';
import { positions } from './positions.ts';
import { reportEvery } from './timing.ts';
import type { Opening } from './watch-request.ts';

/**
 * Stores the position (S11.3): periodically, at each pause and end, and when layer or page is left. Failures are silent: playback
 * never waits for it.
 */
export function useKeepPosition(element: RefObject<HTMLVideoElement | null>, video: PlayableVideo | null, isOpen: boolean): void {
  useEffect(() => {
    const target = element.current;
    if (!target || !isOpen || !video) return undefined;
    const { shortid, seconds: duration } = video;
    let [reached, kept] = [0, 0];
    const look = (): void => {
      // An element whose source was removed is at 0.
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
    // Phones may kill a background page without a further event.
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

/** The value of `?t=`. The page is the same for every second, so only the browser reads it. */
const askedByAddress = (): number | null => askedSeconds(new URLSearchParams(window.location.search).get('t'));

/**
 * The start second, determined once each time a video is opened: the requested one (S11.4), else the resume position of any
 * device (S11.3). `goesOn` says that it is the latter.
 */
export function useBeginning(
  video: PlayableVideo | null,
  opening: Opening,
  asked: number | undefined,
): { beginsAt: number; goesOn: boolean } {
  return useMemo(() => {
    if (!video) return { beginsAt: 0, goesOn: false };
    const { shortid, seconds } = video;
    const wanted = asked ?? (opening === 'link' ? askedByAddress() : null);
    const second = beginsAt(wanted, positions.of(shortid), seconds);
    return { beginsAt: second, goesOn: wanted === null && second > 0 };
  }, [video, opening, asked]);
}
