import { useSyncExternalStore } from 'react';

/** What the player keeps on the device, and only once the reader chose it (S16.1). */
export type Setting = 'captions' | 'language' | 'speed' | 'quality' | 'volume' | 'described' | 'dub' | 'autoplay';

const keyOf = (setting: Setting): string => `player.${setting}`;

/** What the reader chose; null where nothing was chosen, or where the device keeps nothing. Anybody may have written it. */
export function remembered(setting: Setting): string | null {
  try {
    return localStorage.getItem(keyOf(setting));
  } catch {
    return null;
  }
}

/** A number that was kept, if it is one of those that may be. */
export function rememberedNumber(setting: Setting, isFine: (value: number) => boolean): number | null {
  const kept = remembered(setting);
  const value = kept === null ? NaN : Number(kept);
  return isFine(value) ? value : null;
}

/** Whether something was switched on or off; null where it was not. */
export function rememberedSwitch(setting: Setting): boolean | null {
  const kept = remembered(setting);
  return kept === 'on' || kept === 'off' ? kept === 'on' : null;
}

/** Keeps the choice on the device; one that may not keep anything just forgets it. */
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

/** Keeps on the device whether the next video starts by itself (S11.8). */
export function setAutoplay(isOn: boolean): void {
  chosen = isOn;
  remember('autoplay', isOn);
  for (const listener of listeners) listener();
}

/** Whether the next video starts by itself: it does until the reader switches that off. */
export const useAutoplay = (): boolean => useSyncExternalStore(watch, current, current);
