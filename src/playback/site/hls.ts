import { isMobile, windowSize } from '#ui/window-size.ts';
import type { StreamSupport } from '../rules.ts';

/** What this browser can do with a stream. */
export function streamSupport(): StreamSupport {
  return {
    mse: 'MediaSource' in window,
    nativeHls: document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '',
    mobile: isMobile(windowSize()),
  };
}

/** The stream player, fetched when a video opens and never before. The light build: one sound, captions are files of their own. */
export const loadHls = async () => (await import('hls.js/light')).default;

/** The whole stream player, for the few streams whose sound is apart from the picture because they have two of it (S11.6). */
export const loadWholeHls = async () => (await import('hls.js')).default;
