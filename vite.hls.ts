import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const sources = path.join(path.dirname(createRequire(import.meta.url).resolve('hls.js/package.json')), 'src');

/** The package's own switches: as in its light build, but with separate audio and the browser's answer on what it can decode. */
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

/** The modules behind the switches that are off. Bundlers keep an imported class with static fields, even if nothing uses it. */
const unused =
  /\/(?:ac3-demuxer|cml-cmcd|cmcd-controller|content-steering-controller|cues|eme-controller|hevc-video-parser|iframe-controller|interstitial-player|interstitials-controller|mediakeys-helper|subtitle-stream-controller|subtitle-track-controller|timeline-controller|variable-substitution)$/;

/**
 * Builds hls.js from its own sources with only what our streams need: as small as its light build, which has no separate audio, and
 * two thirds of the full one (docs/decisions/own-player-controls.md). The packages that these sources import are in package.json, in the
 * versions that hls.js itself is developed with.
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
