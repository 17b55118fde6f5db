import { mostPlayed } from '#paths/play-time.ts';

/** So many seconds of play are told together. */
const portion = 30;

/** Nothing goes along that would know the reader, what cannot be told is silent (S8.6), and a page that goes does not take it along. */
const tell = (address: string, seconds: number): void =>
  void fetch(`${address}?seconds=${seconds}`, { credentials: 'omit', keepalive: true }).catch(() => {});

/**
 * Tells how many seconds an element played (S10.3), of whatever video and of nobody: every half minute of play, at each pause and
 * end, and when the page is left. A jump or a wait is no play, what is played twice is played twice; what is less than a second
 * waits for the next time. Ends by calling what it answers.
 */
export function tellPlayTime(video: HTMLVideoElement, address: string): () => void {
  let played = 0;
  // Where it plays on from; null where what comes next did not follow from playing.
  let from: number | null = null;
  const at = (): void => {
    const now = video.seeking ? null : video.currentTime;
    if (from !== null && now !== null && now > from) played += now - from;
    from = now;
  };
  const jump = (): void => {
    from = null;
  };
  const send = (): void => {
    const seconds = Math.min(Math.floor(played), mostPlayed);
    if (seconds === 0) return;
    played -= seconds;
    tell(address, seconds);
  };
  const stop = (): void => {
    at();
    send();
  };
  const listeners = {
    timeupdate: () => {
      at();
      if (played >= portion) send();
    },
    seeking: jump,
    // Another source begins wherever it likes.
    emptied: jump,
    pause: stop,
    ended: stop,
  };
  // A phone may end a page that is in the background without another word.
  const hide = (): void => {
    if (document.hidden) stop();
  };
  for (const [name, listener] of Object.entries(listeners)) video.addEventListener(name, listener);
  window.addEventListener('pagehide', stop);
  document.addEventListener('visibilitychange', hide);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) video.removeEventListener(name, listener);
    window.removeEventListener('pagehide', stop);
    document.removeEventListener('visibilitychange', hide);
    stop();
  };
}
