import { useSyncExternalStore } from 'react';
import { officeBase } from '#paths/office-pages.ts';
import { toneCookie, toneOf, type Tone } from '../tone.ts';

const year = 365 * 24 * 3600;
const dark = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

let chosen = toneOf(new RegExp(`(?:^|; )${toneCookie}=(\\w+)`).exec(document.cookie)?.[1]);

const toneNow = (): Tone => chosen ?? (dark.matches ? 'night' : 'day');

/** Tokens, charts and the browser's own parts follow the page; what MUI draws follows the theme. */
function show(): void {
  document.documentElement.dataset.tone = toneNow();
  for (const listener of listeners) listener();
}

dark.addEventListener('change', show);
show();

/** A tone for this device, or null: as the device itself. A cookie, so that the next page comes in it from its first byte. */
export function chooseTone(tone: Tone | null): void {
  chosen = tone;
  const { protocol } = window.location;
  document.cookie = `${toneCookie}=${tone ?? ''}; Path=${officeBase}; Max-Age=${tone ? year : 0}; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`;
  show();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What is to be seen now. */
export const useTone = (): Tone => useSyncExternalStore(subscribe, toneNow);

/** What was chosen; null follows the device. */
export const useChosenTone = (): Tone | null => useSyncExternalStore(subscribe, () => chosen);
