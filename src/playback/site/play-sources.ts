import type { default as Hls, LoadPolicy } from 'hls.js';
import { outcomeOfStream, type Outcome, type Source } from '../rules.ts';
import { loadHls } from './hls.ts';
import { after, inTime, stalledAfter } from './timing.ts';

type Stop = () => void;
/** Says that a source is of no use, with the HTTP status that told so. */
type OnBroken = (httpStatus: number | undefined) => void;

/** As hls.js has it, but asking once more is enough before the next source gets its turn: its defaults wait for a minute. */
const patience = (errorRetries: number, maxLoadTimeMs: number): LoadPolicy => ({
  default: {
    maxTimeToFirstByteMs: 10_000,
    maxLoadTimeMs,
    timeoutRetry: { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: errorRetries, retryDelayMs: 1000, maxRetryDelayMs: 8000 },
  },
});

const hlsConfig = {
  manifestLoadPolicy: patience(1, 10_000),
  playlistLoadPolicy: patience(2, 10_000),
  fragLoadPolicy: patience(6, 120_000),
  // Fragmented MP4 needs no transmuxing, and the worker would be a blob that the content policy refuses.
  enableWorker: false,
  capLevelToPlayerSize: true,
  // Most connections carry more than hls.js supposes; the first picture should not be the smallest.
  abrEwmaDefaultEstimate: 3_000_000,
  backBufferLength: 60,
};

/**
 * Tells when a part of a stream is refused a second time, in another quality or again. The first time hls.js finds
 * another quality by itself; after that it would go on asking for half a minute.
 */
function missingParts(): (part: number | string, httpStatus: number | undefined) => boolean {
  const refused = new Set<number | string>();
  return (part, httpStatus = 0) => {
    if (httpStatus < 400 || httpStatus > 499) return false;
    const isAgain = refused.has(part);
    refused.add(part);
    return isAgain;
  };
}

function playHls(element: HTMLVideoElement, src: string, onBroken: OnBroken): Stop {
  let player: Hls | undefined;
  let stopped = false;
  let recovered = false;
  const attach = async (): Promise<void> => {
    const Player = await inTime(loadHls());
    if (stopped) return;
    player = new Player(hlsConfig);
    const isMissing = missingParts();
    player.on(Player.Events.ERROR, (_, { fatal, type, response, frag }) => {
      if (frag && isMissing(frag.sn, response?.code)) onBroken(response?.code);
      else if (!fatal) return;
      else if (type === Player.ErrorTypes.MEDIA_ERROR && !recovered) {
        recovered = true;
        player?.recoverMediaError();
      } else onBroken(response?.code);
    });
    player.loadSource(src);
    player.attachMedia(element);
  };
  attach().catch(() => onBroken(undefined));
  return () => {
    stopped = true;
    player?.destroy();
  };
}

const signsOfLife = ['loadstart', 'progress', 'loadedmetadata', 'timeupdate', 'seeking', 'play'] as const;

/** Tells when the element waits for bytes and none come. It has no limit of its own: it would wait as long as the server does. */
function watchStall(element: HTMLVideoElement, onStalled: () => void): Stop {
  let cancel: Stop | undefined;
  const restart = (): void => {
    cancel?.();
    cancel = after(stalledAfter, () => {
      const isStarving = element.networkState === element.NETWORK_LOADING && element.readyState < element.HAVE_FUTURE_DATA;
      if (isStarving) onStalled();
      else restart();
    });
  };
  for (const sign of signsOfLife) element.addEventListener(sign, restart);
  restart();
  return () => {
    cancel?.();
    for (const sign of signsOfLife) element.removeEventListener(sign, restart);
  };
}

function playAddress(element: HTMLVideoElement, src: string, onBroken: OnBroken): Stop {
  const broken = (): void => onBroken(undefined);
  element.addEventListener('error', broken);
  element.src = src;
  const stopWatching = watchStall(element, broken);
  return () => {
    stopWatching();
    element.removeEventListener('error', broken);
    element.removeAttribute('src');
    element.load();
  };
}

/**
 * Gives the element the first source that works (S7.10). A source that breaks is followed by the next at
 * the same second; when none is left, `onFailed` says why. What is returned leaves a blank element (S4.15).
 */
export function playSources(element: HTMLVideoElement, sources: readonly Source[], onFailed: (outcome: Outcome) => void): Stop {
  let stop: Stop | undefined;
  let status: number | undefined;
  const play = (place: number): void => {
    const source = sources[place];
    if (!source) return onFailed(outcomeOfStream(status));
    const onBroken: OnBroken = (httpStatus) => {
      const reached = element.currentTime;
      status ??= httpStatus || undefined;
      stop?.();
      play(place + 1);
      if (reached > 0) element.addEventListener('loadedmetadata', () => (element.currentTime = reached), { once: true });
    };
    stop = (source.kind === 'hls' ? playHls : playAddress)(element, source.src, onBroken);
  };
  play(0);
  return () => stop?.();
}
