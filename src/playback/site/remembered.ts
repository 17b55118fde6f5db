import { useSyncExternalStore } from 'react';

/** Player settings stored on the device, only once the reader has chosen them (S16.1). */
export type Setting = 'captions' | 'language' | 'speed' | 'quality' | 'volume' | 'described' | 'dub' | 'autoplay';

const keyOf = (setting: Setting): string => `player.${setting}`;

/** A stored setting; null if there is none, or storage is blocked. It may have been edited by hand. */
export function remembered(setting: Setting): string | null {
  try {
    return localStorage.getItem(keyOf(setting));
  } catch {
    return null;
  }
}

/** A stored number, if it is valid. */
export function rememberedNumber(setting: Setting, isFine: (value: number) => boolean): number | null {
  const kept = remembered(setting);
  const value = kept === null ? NaN : Number(kept);
  return isFine(value) ? value : null;
}

/** A stored toggle; null if there is none. */
export function rememberedSwitch(setting: Setting): boolean | null {
  const kept = remembered(setting);
  return kept === 'on' || kept === 'off' ? kept === 'on' : null;
}

/** Stores a setting; with blocked storage it does nothing. */
export function remember(setting: Setting, value: string | number | boolean): void {
  try {
    localStorage.setItem(keyOf(setting), typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value));
  } catch (error) {
    console.info('A choice in the player is not kept.', error);
  }
}

const listeners = new Set<() => void>();
let chosen: boolean | undefined;

const current = (): boolean => (chosen ??= rememberedSwitch('autoplay') ?? true);

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Stores whether the next video starts by itself (S11.8). */
export function setAutoplay(isOn: boolean): void {
  chosen = isOn;
  remember('autoplay', isOn);
  for (const listener of listeners) listener();
}

/** Whether the next video starts by itself: the default is yes. */
export const useAutoplay = (): boolean => useSyncExternalStore(watch, current, current);
