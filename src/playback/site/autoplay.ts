import { useSyncExternalStore } from 'react';
import { remember, rememberedSwitch } from './remembered.ts';

const listeners = new Set<() => void>();
let chosen: boolean | undefined;

const current = (): boolean => (chosen ??= rememberedSwitch('autoplay') ?? true);

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Keeps on the device whether the next video starts by itself (S11.8). */
export function setAutoplay(isOn: boolean): void {
  chosen = isOn;
  remember('autoplay', isOn);
  for (const listener of listeners) listener();
}

/** Whether the next video starts by itself: it does until the reader switches that off. */
export const useAutoplay = (): boolean => useSyncExternalStore(watch, current, current);
