/** So often the light behind the page moves on, in milliseconds. A step is less than two pixels of a shape of a thousand. */
const step = 1000;

/**
 * The looping fade behind the page (S4.21): moves it on for as long as somebody can see it. It stands still in a hidden tab, with reduced
 * motion (S19.2) and under a popup or the video layer, whose picture needs the processor more.
 */
export function loopLight(background: HTMLElement): () => void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let seconds = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const move = (): void => {
    if (document.querySelector('dialog:modal')) return;
    seconds += step / 1000;
    background.style.setProperty('--light', `-${seconds}s`);
  };
  const follow = (): void => {
    clearInterval(timer);
    if (!document.hidden && !reducedMotion.matches) timer = setInterval(move, step);
  };
  document.addEventListener('visibilitychange', follow);
  reducedMotion.addEventListener('change', follow);
  follow();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', follow);
    reducedMotion.removeEventListener('change', follow);
  };
}
