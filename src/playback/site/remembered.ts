import { useSyncExternalStore } from 'react';

/** Player settings stored on the device, only once the reader has chosen them (S16.1). */
export type Setting =
  | 'captions'
  | 'language'
  | 'caption-size'
  | 'caption-colour'
  | 'caption-place'
  | 'speed'
  | 'quality'
  | 'volume'
  | 'described'
  | 'dub'
  | 'sound-only'
  | 'sign'
  | 'sign-place'
  | 'sign-size'
  | 'autoplay'
  | 'evidence';

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

/** A toggle that several parts of the layer know; on until the reader has switched it off. */
function createToggle(setting: Setting) {
  const listeners = new Set<() => void>();
  let chosen: boolean | undefined;
  const current = (): boolean => (chosen ??= rememberedSwitch(setting) ?? true);
  const watch = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    set: (isOn: boolean): void => {
      chosen = isOn;
      remember(setting, isOn);
      for (const listener of listeners) listener();
    },
    use: (): boolean => useSyncExternalStore(watch, current, current),
  };
}

/** Whether the next video starts by itself (S11.8). */
export const { set: setAutoplay, use: useAutoplay } = createToggle('autoplay');

/** Whether cards with evidence appear over the film (S15.5). */
export const { set: setEvidence, use: useEvidence } = createToggle('evidence');
