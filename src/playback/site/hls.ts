import type { default as Hls } from 'hls.js';
import { isMobile, windowSize } from '#ui/window-size.ts';
import type { StreamSupport } from '../rules.ts';

/** The browser's streaming support. */
export function streamSupport(): StreamSupport {
  return {
    mse: 'MediaSource' in window,
    nativeHls: document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '',
    mobile: isMobile(windowSize()),
  };
}

/**
 * Whether the browser lets a page play with sound that nobody has pressed on. It answers for an element without a film too, before a
 * byte of one is loaded.
 */
export function mayPlayUnasked(): Promise<boolean> {
  const element = document.createElement('video');
  return new Promise((resolve) => {
    element.addEventListener('play', () => resolve(true), { once: true });
    element.play().catch((error: unknown) => resolve(!(error instanceof DOMException && error.name === 'NotAllowedError')));
  });
}

let loaded: typeof Hls | null = null;

/** hls.js, loaded when a video opens and never before. The build leaves out what no stream of ours needs (`vite.hls.ts`). */
export const loadHls = async (): Promise<typeof Hls> => (loaded ??= (await import('hls.js')).default);

/** hls.js if it is already loaded: awaiting a promise would wait for the rest of the current task. */
export const loadedHls = (): typeof Hls | null => loaded;
