import { quietKey } from './device-keys.ts';
import { deviceSwitch } from './device-switch.ts';

/** Quiet mode: large type, one column, no motion, captions, read aloud (S19.5). */
export const quietSwitch = deviceSwitch(quietKey, (isOn) => {
  if (isOn) document.documentElement.dataset[quietKey] = '';
  else delete document.documentElement.dataset[quietKey];
});

const reducedMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

/** Whether nothing may move: by the reader's device (S19.2), or in quiet mode. */
export const isStill = (): boolean => reducedMotion().matches || quietSwitch.get() === true;

/** Calls back whenever that may have changed; answers how to stop. */
export function followStillness(listener: () => void): () => void {
  const motion = reducedMotion();
  motion.addEventListener('change', listener);
  const stop = quietSwitch.follow(listener);
  return () => {
    motion.removeEventListener('change', listener);
    stop();
  };
}
