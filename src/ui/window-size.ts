import { useSyncExternalStore } from 'react';

export type WindowSize = { readonly width: number; readonly height: number };

/** Phones, also lying on their side (S9.6). */
export const isMobile = ({ width, height }: WindowSize): boolean => width < 768 || height < 500;

/** Where the header's navigation is a dropdown (S9.6). */
export const isDropdown = (size: WindowSize): boolean => size.width < 1200 || isMobile(size);

/** What is assumed until the browser says (S3.16). */
const unknown: WindowSize = { width: 9999, height: 9999 };
let known = unknown;
/** Asking a window for its size has it work out its layout, so it is asked once for each size. */
let isKnown = false;

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener, { passive: true });
  return () => window.removeEventListener('resize', listener);
};

/** The window's size now; only for event handlers and effects. */
export function windowSize(): WindowSize {
  if (isKnown) return known;
  const { innerWidth: width, innerHeight: height } = window;
  if (known === unknown) window.addEventListener('resize', () => (isKnown = false), { capture: true, passive: true });
  if (known.width !== width || known.height !== height) known = { width, height };
  isKnown = true;
  return known;
}

/** The window's size for what styles alone cannot decide. Prefer a media query. */
export const useWindowSize = (): WindowSize => useSyncExternalStore(subscribe, windowSize, () => unknown);
