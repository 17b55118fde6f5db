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

/** hls.js, loaded when a video opens and never before. The light build: a single sound track, captions are separate files. */
export const loadHls = async () => (await import('hls.js/light')).default;

/** The full build, for the few streams with several sound tracks (S11.6). */
export const loadWholeHls = async () => (await import('hls.js')).default;
