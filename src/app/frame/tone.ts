import { useSyncExternalStore } from 'react';
import { isNight, toneKey, toneOf, type Tone } from './background-rules.ts';

/*
 * Light, dark or by time of day (S11.12): stored only on the device, so that pages are the same bytes for everyone.
 * `document.ts` duplicates the reading part, to run before the first element is rendered.
 */
const listeners = new Set<() => void>();

/** What was chosen in this document, also where the device stores nothing; undefined if nothing was. */
let given: Tone | null | undefined;

/** The reader's explicit choice; null if there is none. The stored value is untrusted. */
function chosenTone(): Tone | null {
  if (given !== undefined) return given;
  try {
    return toneOf(localStorage.getItem(toneKey));
  } catch {
    return null;
  }
}

const darkDevice = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** The reader's choice, otherwise night on a device in dark mode; null means by time of day. */
export const wantedTone = (): Tone | null => chosenTone() ?? (darkDevice().matches ? 'night' : null);

/** Null removes the choice, also from storage. */
export function chooseTone(tone: Tone | null): void {
  given = tone;
  try {
    if (tone) localStorage.setItem(toneKey, tone);
    else localStorage.removeItem(toneKey);
  } catch (error) {
    console.info('The choice of light or dark is not kept.', error);
  }
  showTone();
  for (const listener of listeners) listener();
}

/**
 * Switches text and surface colours at once: in the middle of a cross-fade neither would be readable. Only the background
 * fades, since all its themes use the same colours.
 */
export function showTone(): void {
  const root = document.documentElement;
  if (isNight(new Date().getHours(), wantedTone())) root.dataset.tone = 'night';
  else delete root.dataset.tone;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', getComputedStyle(root).backgroundColor);
}

function subscribe(listener: () => void): () => void {
  // Changed in another window.
  const follow = ({ key }: StorageEvent): void => {
    if (key !== null && key !== toneKey) return;
    given = undefined;
    showTone();
    listener();
  };
  const change = (): void => {
    showTone();
    listener();
  };
  const device = darkDevice();
  listeners.add(listener);
  addEventListener('storage', follow);
  device.addEventListener('change', change);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', follow);
    device.removeEventListener('change', change);
  };
}

/** The reader's choice; null on the server, whose pages are the same for everyone. */
export const useChosenTone = (): Tone | null => useSyncExternalStore(subscribe, chosenTone, () => null);

/** What is shown instead of the hour's; null also on the server. */
export const useWantedTone = (): Tone | null => useSyncExternalStore(subscribe, wantedTone, () => null);
