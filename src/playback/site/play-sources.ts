import { outcomeOfStream, type Outcome, type Source } from '../rules.ts';
import { playAddress } from './play-address.ts';
import { playHls, type OnBroken } from './play-hls.ts';
import { nothingOffered, type FilmFile, type Offer, type Playing, type Tuning } from './tuning.ts';

export type SourcesToPlay = {
  /** Best first. */
  readonly sources: readonly Source[];
  /** What a reader can choose where the stream cannot be tuned. */
  readonly files: readonly FilmFile[];
  /** The second at which it begins. */
  readonly beginsAt: number;
  readonly tuning: Tuning;
  readonly onOffer: (offer: Offer) => void;
  readonly onFailed: (outcome: Outcome) => void;
};

/**
/**
 * Gives the element the first source that works (S7.10), to begin at second `beginsAt`. A source that breaks is followed by the next at
 * the same second; when none is left, `onFailed` says why. `stop` leaves a blank element (S4.15).
 */
export function playSources(
  element: HTMLVideoElement,
  { sources, files, beginsAt, tuning, onOffer, onFailed }: SourcesToPlay,
): Playing {
  let playing: Playing | undefined;
  let status: number | undefined;
  let wanted = tuning;
  const play = (place: number, from: number): void => {
    const source = sources[place];
    onOffer(nothingOffered);
    if (!source) return onFailed(outcomeOfStream(status));
    const onBroken: OnBroken = (httpStatus) => {
      const reached = element.currentTime || from;
      status ??= httpStatus || undefined;
      playing?.stop();
      play(place + 1, reached);
    };
    const { kind, src } = source;
    const options = { src, from, files, tuning: wanted, onOffer, onBroken };
    playing = kind === 'hls' ? playHls(element, options) : playAddress(element, options);
  };
  play(0, beginsAt);
  return {
    stop: () => playing?.stop(),
    tune(next) {
      wanted = next;
      playing?.tune(next);
    },
  };
}
