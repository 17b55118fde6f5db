import { type Outcome, outcomeOfStream, type Source } from '../rules.ts';
import { type OnBroken, playHls } from './play-hls.ts';
import { after, stalledAfter } from './timing.ts';
import {
  type FilmFile,
  heightsOf,
  linesFor,
  nothingOffered,
  type Offer,
  type Playing,
  rungFor,
  type Sound,
  soundFor,
  soundsOffered,
  type Tuning,
  wantsSoundFile,
} from './tuning.ts';

export type SourcesToPlay = {
  /** Best first. */
  readonly sources: readonly Source[];
  /** The selectable files where the stream's quality cannot be set. */
  readonly files: readonly FilmFile[];
  /** The file with the sound alone; empty if there is none. */
  readonly sound: string;
  /** The start second. */
  readonly beginsAt: number;
  readonly tuning: Tuning;
  readonly onOffer: (offer: Offer) => void;
  readonly onFailed: (outcome: Outcome) => void;
};

/**
 * Plays the first source that works (S7.10), from second `beginsAt`. If a source breaks, the next continues at the same second;
 * when none is left, `onFailed` gets the reason. `stop` leaves an empty element (S4.15).
 */
export function playSources(
  element: HTMLVideoElement,
  { sources, files, sound, beginsAt, tuning, onOffer, onFailed }: SourcesToPlay,
): Playing {
  let playing: Playing | undefined;
  let status: number | undefined;
  let wanted = tuning;
  const soundFirst = [{ kind: 'address', src: sound }, ...sources] as const;
  const isSoundFile = (now: Tuning): boolean => sound !== '' && wantsSoundFile(now);
  const play = (place: number, from: number): void => {
    const source = (isSoundFile(wanted) ? soundFirst : sources)[place];
    onOffer(nothingOffered);
    if (!source) return onFailed(outcomeOfStream(status));
    const onBroken: OnBroken = (httpStatus) => {
      const reached = element.currentTime || from;
      status ??= httpStatus || undefined;
      playing?.stop();
      play(place + 1, reached);
    };
    const { kind, src } = source;
    const options = { src, from, files: src === sound ? [] : files, tuning: wanted, onOffer, onBroken };
    playing = kind === 'hls' ? playHls(element, options) : playAddress(element, options);
  };
  play(0, beginsAt);
  return {
    stop: () => playing?.stop(),
    tune(next) {
      const isOther = isSoundFile(next) !== isSoundFile(wanted);
      wanted = next;
      if (!isOther) return playing?.tune(next);
      const { currentTime, paused } = element;
      playing?.stop();
      play(0, currentTime);
      // Errors are reported by the source.
      if (!paused) element.addEventListener('canplay', () => void element.play().catch(() => {}), { once: true });
    },
  };
}

const signsOfLife = ['loadstart', 'progress', 'loadedmetadata', 'timeupdate', 'seeking', 'play'] as const;

/** Detects a stalled element. It has no timeout of its own and would wait as long as the server does. */
function watchStall(element: HTMLVideoElement, onStalled: () => void): () => void {
  let cancel: (() => void) | undefined;
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

/** Switches the element to another file of the same film, at the same second. */
function exchange(element: HTMLVideoElement, src: string): void {
  const { currentTime, paused } = element;
  element.src = src;
  element.currentTime = currentTime;
  // Errors are reported by the element's error event.
  if (!paused) element.play().catch(() => {});
}

type AddressOptions = {
  readonly src: string;
  /** The start second. */
  readonly from: number;
  /** The files that can be selected instead of `src`. */
  readonly files: readonly FilmFile[];
  readonly tuning: Tuning;
  readonly onOffer: (offer: Offer) => void;
  readonly onBroken: OnBroken;
};

/** Plays an address that the browser supports natively. */
function playAddress(element: HTMLVideoElement, { src, from, files, tuning, onOffer, onBroken }: AddressOptions): Playing {
  const addressFor = (now: Tuning): string => files[rungFor(files, linesFor(now))]?.src ?? src;
  let wanted = tuning;
  let current = addressFor(tuning);
  const broken = (): void => onBroken(undefined);
  const offer = (): void => {
    chooseSound(element as WithSounds, wanted);
    onOffer({ heights: heightsOf(files), ...soundsOffered(soundsOf(element as WithSounds)) });
  };
  const begin = (): void => {
    element.currentTime = from;
  };
  if (from > 0) element.addEventListener('loadedmetadata', begin, { once: true });
  element.addEventListener('error', broken);
  element.addEventListener('loadedmetadata', offer);
  element.src = current;
  const stopWatching = watchStall(element, broken);
  return {
    stop() {
      stopWatching();
      element.removeEventListener('error', broken);
      element.removeEventListener('loadedmetadata', offer);
      element.removeEventListener('loadedmetadata', begin);
      element.removeAttribute('src');
      element.load();
    },
    tune(next) {
      wanted = next;
      const address = addressFor(next);
      if (address !== current) exchange(element, (current = address));
      chooseSound(element as WithSounds, next);
    },
  };
}

/** A native audio track; so far only Safari has them (HTML, section 4.8.11.10). */
type NativeSound = { readonly kind: string; readonly language?: string; readonly label?: string; enabled: boolean };
export type WithSounds = { readonly audioTracks?: ArrayLike<NativeSound> };

const described = new Set(['main-desc', 'descriptions']);

const tracksOf = ({ audioTracks }: WithSounds): readonly NativeSound[] => Array.from(audioTracks ?? []);

/** The audio tracks. If none is marked as main, the first without description is. */
export function soundsOf(element: WithSounds): Sound[] {
  const tracks = tracksOf(element);
  const main = tracks.find(({ kind }) => kind === 'main') ?? tracks.find(({ kind }) => !described.has(kind));
  return tracks.map((track) => ({
    lang: track.language ?? '',
    label: track.label ?? '',
    kind: track === main ? 'own' : described.has(track.kind) ? 'described' : 'dub',
  }));
}

/** Enables the wanted audio track, if there is a choice. */
export function chooseSound(element: WithSounds, tuning: Tuning): void {
  const sounds = tracksOf(element);
  const chosen = sounds[soundFor(soundsOf(element), tuning)];
  if (!chosen || chosen.enabled) return;
  for (const sound of sounds) sound.enabled = sound === chosen;
}
