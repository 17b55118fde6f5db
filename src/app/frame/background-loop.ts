import { followStillness, isStill } from '#ui/quiet.ts';

/** Interval at which the background animation advances, in ms. A step moves a shape of a thousand pixels by less than two. */
const step = 1000;

/**
 * The looping fade of the background (S4.21): advances only while it is visible. It pauses in a hidden tab, with reduced motion
 * (S19.2), in quiet mode (S19.5) and under a popup or the video layer, which needs the CPU more.
 */
export function loopLight(background: HTMLElement): () => void {
  let seconds = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const move = (): void => {
    if (document.querySelector('dialog:modal')) return;
    seconds += step / 1000;
    background.style.setProperty('--light', `-${seconds}s`);
  };
  const follow = (): void => {
    clearInterval(timer);
    if (!document.hidden && !isStill()) timer = setInterval(move, step);
  };
  document.addEventListener('visibilitychange', follow);
  const stop = followStillness(follow);
  follow();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', follow);
    stop();
  };
}
