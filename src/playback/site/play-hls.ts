import type { default as Hls, LoadPolicy } from 'hls.js';
import { loadedHls, loadHls } from './hls.ts';
import { inTime } from './timing.ts';
import {
  heightsOf,
  linesFor,
  rungFor,
  soundFor,
  soundsOffered,
  type Offer,
  type Playing,
  type Sound,
  type Tuning,
} from './tuning.ts';

/** Reports that a source is unusable, with the HTTP status if there is one. */
export type OnBroken = (httpStatus: number | undefined) => void;

/** The defaults of hls.js with a single retry before the next source is tried: its own take a minute. */
const loadPolicy = (errorRetries: number, maxLoadTimeMs: number): LoadPolicy => ({
  default: {
    maxTimeToFirstByteMs: 10_000,
    maxLoadTimeMs,
    timeoutRetry: { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: errorRetries, retryDelayMs: 1000, maxRetryDelayMs: 8000 },
  },
});

const hlsConfig = {
  manifestLoadPolicy: loadPolicy(1, 10_000),
  playlistLoadPolicy: loadPolicy(2, 10_000),
  fragLoadPolicy: loadPolicy(6, 120_000),
  // Fragmented MP4 needs no transmuxing, and the worker would be a blob, which the CSP blocks.
  enableWorker: false,
  capLevelToPlayerSize: true,
  // Start with a higher bandwidth estimate than hls.js assumes: the first picture should not be the smallest.
  abrEwmaDefaultEstimate: 3_000_000,
  backBufferLength: 60,
};

/**
 * Reports the second refusal of a segment, in another quality or the same. After the first one hls.js switches quality by itself;
 * later it would retry for half a minute.
 */
function missingParts(): (part: string, httpStatus: number | undefined) => boolean {
  const refused = new Set<string>();
  return (part, httpStatus = 0) => {
    if (httpStatus < 400 || httpStatus > 499) return false;
    const isAgain = refused.has(part);
    refused.add(part);
    return isAgain;
  };
}

const soundOf = ({ attrs, name, lang = '', default: isDefault }: Hls['audioTracks'][number]): Sound => ({
  lang,
  label: name,
  kind: attrs.CHARACTERISTICS?.split(',').includes('public.accessibility.describes-video')
    ? 'described'
    : isDefault
      ? 'own'
      : 'dub',
});

const offerOf = ({ levels, audioTracks }: Hls): Offer => ({
  heights: heightsOf(levels),
  ...soundsOffered(audioTracks.map(soundOf)),
});

/** Only set what differs: hls.js drops its buffer even if nothing changes. */
function tuneHls(player: Hls, tuning: Tuning): void {
  const rung = rungFor(player.levels, linesFor(tuning));
  if (rung === -1 ? !player.autoLevelEnabled : player.autoLevelEnabled || player.loadLevel !== rung) player.nextLevel = rung;
  const sound = soundFor(player.audioTracks.map(soundOf), tuning);
  if (sound !== -1 && player.audioTrack !== sound) player.audioTrack = sound;
}

export type HlsOptions = {
  readonly src: string;
  /** The start second. */
  readonly from: number;
  readonly tuning: Tuning;
  readonly onOffer: (offer: Offer) => void;
  readonly onBroken: OnBroken;
};

/** Plays a stream with Media Source Extensions. */
export function playHls(element: HTMLVideoElement, { src, from, tuning, onOffer, onBroken }: HlsOptions): Playing {
  let player: Hls | undefined;
  let stopped = false;
  let recovered = false;
  let wanted = tuning;
  const begin = (Player: typeof Hls): void => {
    if (stopped) return;
    // Set before loading, so that the first segment is the right one.
    const current = new Player({ ...hlsConfig, startPosition: from > 0 ? from : -1 });
    player = current;
    const isMissing = missingParts();
    current.on(Player.Events.ERROR, (_, { fatal, type, response, frag }) => {
      if (frag && isMissing(`${frag.type} ${frag.sn}`, response?.code)) onBroken(response?.code);
      else if (!fatal) return;
      else if (type === Player.ErrorTypes.MEDIA_ERROR && !recovered) {
        recovered = true;
        current.recoverMediaError();
      } else onBroken(response?.code);
    });
    const settle = (): void => {
      tuneHls(current, wanted);
      onOffer(offerOf(current));
    };
    current.on(Player.Events.MANIFEST_PARSED, settle);
    current.on(Player.Events.AUDIO_TRACKS_UPDATED, settle);
    current.loadSource(src);
    current.attachMedia(element);
  };
  const here = loadedHls();
  // The executor of a promise runs at once; if it throws, that is reported like a player that could not be loaded.
  const begun = here ? new Promise<void>((resolve) => resolve(begin(here))) : inTime(loadHls()).then(begin);
  begun.catch(() => onBroken(undefined));
  return {
    stop() {
      stopped = true;
      player?.destroy();
    },
    tune(next) {
      wanted = next;
      if (player?.levels?.length) tuneHls(player, next);
    },
  };
}
