import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Video } from '#catalog/contract.ts';
import { recommend } from '../rules.ts';
import { useAutoplay } from './autoplay.ts';
import { after, recommendAfterEnd, secondsBeforeNext } from './timing.ts';
import { prefersStillness } from './use-player.ts';

/**
 * What stands over the picture after a video's end (S4.17, S11.8): the next of its list with the seconds until it starts (null where
 * it waits for a press), the way back to the course of which it was a day, or recommendations.
 */
export type Ending =
  | { readonly kind: 'next'; readonly video: Video; readonly seconds: number | null }
  | { readonly kind: 'course'; readonly slug: string }
  | { readonly kind: 'more'; readonly videos: readonly Video[] };

type EndingOptions = {
  readonly isOpen: boolean;
  /** Shortid of what plays. */
  readonly current: string;
  readonly next: Video | null;
  /** Slug of the coaching of which it is a day. */
  readonly coaching: string | null;
  readonly loadHighlights: () => Promise<readonly Video[]>;
  readonly onNext: (video: Video) => void;
};

export type Endings = {
  readonly ending: Ending | null;
  /** The video is at its end. */
  readonly show: () => void;
  /** It plays again, or the reader wants none of it. */
  readonly hide: () => void;
  /** The next one waits. */
  readonly cancel: () => void;
};

export function useEnding({ isOpen, current, next, coaching, loadHighlights, onNext }: EndingOptions): Endings {
  const isAutomatic = useAutoplay();
  const [ended, setEnded] = useState<string | null>(null);
  const [seconds, setSeconds] = useState<number | null>(null);
  const [found, setFound] = useState<{ readonly of: string; readonly videos: readonly Video[] } | null>(null);
  const hasEnded = isOpen && ended === current;
  const wantsMore = hasEnded && next === null && coaching === null;

  useEffect(() => {
    if (!wantsMore) return undefined;
    let isCurrent = true;
    const cancel = after(recommendAfterEnd, () => {
      loadHighlights().then(
        (highlights) => isCurrent && setFound({ of: current, videos: recommend(highlights, current, Math.random) }),
        (error: unknown) => console.info('There are no recommendations.', error),
      );
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [wantsMore, current, loadHighlights]);

  const counts = hasEnded && next !== null && isAutomatic && seconds !== null;
  const goOn = useEffectEvent(() => {
    if (next) onNext(next);
  });
  useEffect(() => {
    if (!counts) return undefined;
    return after(1000, () => (seconds > 1 ? setSeconds(seconds - 1) : goOn()));
  }, [counts, seconds]);

  const show = useCallback(() => {
    setEnded(current);
    // What nobody pressed does not start by itself for readers who asked for stillness (S19.2).
    setSeconds(prefersStillness() ? null : secondsBeforeNext);
  }, [current]);
  const hide = useCallback(() => {
    setEnded(null);
    setFound(null);
  }, []);
  const cancel = useCallback(() => setSeconds(null), []);
  return {
    ending: hasEnded ? endingOf({ next, coaching, seconds: counts ? seconds : null, found, current }) : null,
    show,
    hide,
    cancel,
  };
}

type Known = Pick<EndingOptions, 'next' | 'coaching' | 'current'> & {
  readonly seconds: number | null;
  readonly found: { readonly of: string; readonly videos: readonly Video[] } | null;
};

function endingOf({ next, coaching, seconds, found, current }: Known): Ending | null {
  if (next) return { kind: 'next', video: next, seconds };
  if (coaching !== null) return { kind: 'course', slug: coaching };
  return found?.of === current && found.videos.length > 0 ? { kind: 'more', videos: found.videos } : null;
}
