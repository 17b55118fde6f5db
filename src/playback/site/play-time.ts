import { mostPlayed } from '#paths/play-time.ts';

/** Seconds of play per report. */
const portion = 30;

/** Sent without any identifier; failures are silent (S8.6), and the request outlives the page. */
const tell = (address: string, seconds: number): void =>
  void fetch(`${address}?seconds=${seconds}`, { credentials: 'omit', keepalive: true }).catch(() => {});

/**
 * Reports the played seconds of an element (S10.3), anonymously: every half minute of play, at each pause and end, and when the
 * page is left. Seeking and waiting are not counted, repeated play is; fractions of a second are carried over. Returns a function
 * that stops it.
 */
export function tellPlayTime(video: HTMLVideoElement, address: string): () => void {
  let played = 0;
  // The last position reached by playing; null after a jump.
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
    // Another source starts anywhere.
    emptied: jump,
    pause: stop,
    ended: stop,
  };
  // Phones may kill a background page without a further event.
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
