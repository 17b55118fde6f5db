import { useSyncExternalStore } from 'react';
import { isNight, toneKey, toneOf, type Tone } from './background-rules.ts';

/*
 * Light, dark or by the hour (S11.12): one choice for the window, kept on the device and nowhere else, so that pages stay the same
 * bytes for everyone. `document.ts` has its reading once more, before the first element is drawn.
 */
const listeners = new Set<() => void>();

/** What the reader chose; null goes by the hour. Anybody may have written it. */
export function chosenTone(): Tone | null {
  try {
    return toneOf(localStorage.getItem(toneKey));
  } catch {
    return given;
  }
}

/** The choice where the device keeps nothing: as long as this document. */
let given: Tone | null = null;

/** Null forgets it, on the device too. */
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
 * By night every page has the night's colours, words and surfaces in one moment: half way between the two neither could be
 * read. What fades is the light behind, whose every theme is made of the same colours.
 */
export function showTone(): void {
  const root = document.documentElement;
  if (isNight(new Date().getHours(), chosenTone())) root.dataset.tone = 'night';
  else delete root.dataset.tone;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', getComputedStyle(root).backgroundColor);
}

function subscribe(listener: () => void): () => void {
  // Chosen in another window.
  const follow = ({ key }: StorageEvent): void => {
    if (key !== null && key !== toneKey) return;
    showTone();
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', follow);
  };
}

/** What the reader chose; null also on the server, whose pages are the same for everyone. */
export const useChosenTone = (): Tone | null => useSyncExternalStore(subscribe, chosenTone, () => null);
