import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const sources = path.join(path.dirname(createRequire(import.meta.url).resolve('hls.js/package.json')), 'src');

/** The names are the package's own switches: what it leaves out of its light build, but for sound that stands apart. */
const isUsed = {
  ALT_AUDIO: true,
  CMCD: false,
  CONTENT_STEERING: false,
  EME_DRM: false,
  IFRAMES: false,
  INTERSTITIALS: false,
  M2TS_ADVANCED_CODECS: false,
  MEDIA_CAPABILITIES: true,
  SUBTITLES: false,
  VARIABLE_SUBSTITUTION: false,
};

/** The modules behind these switches. Their classes have static fields, so that a bundler must keep them as long as they are imported. */
const unused =
  /\/(?:ac3-demuxer|cml-cmcd|cmcd-controller|content-steering-controller|cues|eme-controller|hevc-video-parser|iframe-controller|interstitial-player|interstitials-controller|mediakeys-helper|subtitle-stream-controller|subtitle-track-controller|timeline-controller|variable-substitution)$/;

/**
 * hls.js from its own sources with what our streams need: as large as its light build, which knows no sound that stands apart from
 * the picture, and two thirds of its whole one (docs/decisions/own-player-controls.md). package.json has what these sources import in the
 * versions that hls.js is developed with.
 */
export const smallHls: Plugin = {
  name: 'small-hls',
  enforce: 'pre',
  apply: 'build',
  config: () => ({
    define: {
      ...Object.fromEntries(Object.entries(isUsed).map(([name, value]) => [`__USE_${name}__`, JSON.stringify(value)])),
      __VERSION__: JSON.stringify(''),
      __IN_WORKER__: 'false',
      __HLS_WORKER_BUNDLE__: 'undefined',
    },
  }),
  resolveId: {
    filter: { id: [/^hls\.js$/, unused] },
    handler(id, importer = '') {
      if (id === 'hls.js') return path.join(sources, 'hls.ts');
      return importer.startsWith(sources) ? path.join(sources, 'empty-es.js') : null;
    },
  },
};
