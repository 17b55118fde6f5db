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

/** The stream player, fetched when a video opens and never before. The light build: one audio track, captions are files of their own. */
export const loadHls = async () => (await import('hls.js/light')).default;
