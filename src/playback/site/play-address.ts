import { chooseSound, soundsOf, type WithSounds } from './native-sounds.ts';
import type { OnBroken } from './play-hls.ts';
import { after, stalledAfter } from './timing.ts';
import { heightsOf, rungFor, soundsOffered, type FilmFile, type Offer, type Playing, type Tuning } from './tuning.ts';

const signsOfLife = ['loadstart', 'progress', 'loadedmetadata', 'timeupdate', 'seeking', 'play'] as const;

/** Tells when the element waits for bytes and none come. It has no limit of its own: it would wait as long as the server does. */
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

/** Gives the element another address of the same film, at the same second. */
function exchange(element: HTMLVideoElement, src: string): void {
  const { currentTime, paused } = element;
  element.src = src;
  element.currentTime = currentTime;
  // Whoever cannot play it hears so by the element's error.
  if (!paused) element.play().catch(() => {});
}

export type AddressOptions = {
  readonly src: string;
  /** The second at which it begins. */
  readonly from: number;
  /** What the reader can choose instead of `src`. */
  readonly files: readonly FilmFile[];
  readonly tuning: Tuning;
  readonly onOffer: (offer: Offer) => void;
  readonly onBroken: OnBroken;
};

/** Plays an address that the browser can play by itself. */
export function playAddress(element: HTMLVideoElement, { src, from, files, tuning, onOffer, onBroken }: AddressOptions): Playing {
  const addressFor = ({ height }: Tuning): string => files[rungFor(files, height)]?.src ?? src;
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
