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

/** hls.js, loaded when a video opens and never before. The light build: a single sound track, captions are separate files. */
export const loadHls = async () => (await import('hls.js/light')).default;

/** The full build, for the few streams with several sound tracks (S11.6). */
export const loadWholeHls = async () => (await import('hls.js')).default;
