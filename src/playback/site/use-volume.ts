import { useEffect, type RefObject } from 'react';
import { remember, rememberedNumber } from './remembered.ts';

const isVolume = (value: number): boolean => value >= 0 && value <= 1;

/** Sets how loud it is and lets it be heard. What comes back is what it is now: a phone may not let a page choose. */
function setVolume(element: HTMLVideoElement, volume: number): number {
  // In hundredths, so that steps add up.
  element.volume = Math.round(Math.min(Math.max(volume, 0), 1) * 100) / 100;
  element.muted = element.volume === 0;
  remember('volume', element.volume);
  return element.volume;
}

/** Switches the sound off or on; says whether it is off now. Sound that was drawn down to nothing comes back. */
function switchSound(element: HTMLVideoElement): boolean {
  if (element.volume === 0) setVolume(element, 0.5);
  else element.muted = !element.muted;
  return element.muted;
}

function restoreVolume(element: HTMLVideoElement): void {
  const kept = rememberedNumber('volume', isVolume);
  if (kept !== null) element.volume = kept;
}

/** How loud it is, from 0 to 1; kept on the device from the first choice on. */
export function useVolume(element: RefObject<HTMLVideoElement | null>) {
  useEffect(() => {
    if (element.current) restoreVolume(element.current);
  }, [element]);
  const set = (volume: number): number => (element.current ? setVolume(element.current, volume) : 0);
  const mute = (): boolean => element.current !== null && switchSound(element.current);
  return { set, mute };
}
