import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState, type RefObject } from 'react';
import type { PlayableVideo } from '../contract.ts';
import { sourcesOf, type Outcome } from '../rules.ts';
import { streamSupport } from './hls.ts';
import { playSources } from './play-sources.ts';
import { opened, playerState, type PlayerEvent, type PlayerState } from './player-state.ts';
import { watchClock } from './timing.ts';
import { filesOf, nothingOffered, type Offer, type Playing, type Tuning } from './tuning.ts';
import type { Opening } from './watch-request.ts';

type PlayerOptions = {
  readonly video: PlayableVideo | null;
  readonly opening: Opening;
  readonly isOpen: boolean;
  readonly tuning: Tuning;
  /** The second at which it begins. */
  readonly beginsAt: number;
  readonly onCount: (shortid: string) => void;
  readonly onFailed: (outcome: Outcome) => void;
};

export type Player = {
  readonly element: RefObject<HTMLVideoElement | null>;
  readonly state: PlayerState;
  /** What can be chosen of what plays. */
  readonly offer: Offer;
  readonly dispatch: (event: PlayerEvent) => void;
  readonly toggle: () => void;
  readonly seek: (time: number) => void;
  /** Starts as soon as there is something to play; for the element's own 'canplay'. */
  readonly start: () => void;
  /** It plays; for the element's own 'playing'. */
  readonly settle: () => void;
};

/** Where the element is, and up to where it has data. */
export const timeOf = ({ currentTime, buffered }: HTMLVideoElement): PlayerEvent => ({
  type: 'time',
  time: currentTime,
  buffered: buffered.length > 0 ? buffered.end(buffered.length - 1) : 0,
});

export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Drives a video element: its source, its start with retries, its view (S4.15, S9.3). */
export function usePlayer({ video, opening, isOpen, tuning, beginsAt, onCount, onFailed }: PlayerOptions): Player {
  const element = useRef<HTMLVideoElement>(null);
  const [offer, setOffer] = useState(nothingOffered);
  const playing = useRef<Playing>(null);
  const [state, dispatch] = useReducer(playerState, opened);
  // Whether it still has to start: playing, or a pause of the reader's, ends all tries.
  const wanted = useRef(false);

  const start = useCallback(() => {
    const target = element.current;
    if (!target || !wanted.current || !target.paused) return;
    target.play().catch((error: unknown) => {
      // Anything else is a source that is not there yet (the next try finds it) or broken (the stream says so).
      if (error instanceof DOMException && error.name === 'NotAllowedError') dispatch({ type: 'refused' });
    });
  }, []);

  const playFrom = useEffectEvent((target: HTMLVideoElement, of: PlayableVideo, from: number) =>
    playSources(target, {
      sources: sourcesOf(of, streamSupport()),
      files: filesOf(of),
      beginsAt: from,
      tuning,
      onOffer: setOffer,
      onFailed,
    }),
  );
  useEffect(() => {
    dispatch({ type: 'opened' });
    const target = element.current;
    if (!target || !video) return undefined;
    const current = playFrom(target, video, beginsAt);
    playing.current = current;
    return () => {
      playing.current = null;
      current.stop();
    };
  }, [video, beginsAt]);
  useEffect(() => playing.current?.tune(tuning), [tuning]);

  useEffect(() => {
    if (!isOpen || !video) return undefined;
    const target = element.current;
    // What nobody clicked does not move by itself for readers who asked for stillness (S19.2).
    wanted.current = opening === 'click' || !prefersStillness();
    if (wanted.current) start();
    else dispatch({ type: 'refused' });
    const stop = watchClock({ start, count: () => onCount(video.shortid) });
    return () => {
      stop();
      wanted.current = false;
      target?.pause();
    };
  }, [video, opening, isOpen, start, onCount]);

  const toggle = useCallback(() => {
    const target = element.current;
    if (!target) return;
    wanted.current = target.paused;
    if (target.paused) start();
    else target.pause();
  }, [start]);

  const settle = useCallback(() => {
    wanted.current = false;
    dispatch({ type: 'playing' });
  }, []);

  const seek = useCallback((time: number) => {
    const target = element.current;
    if (!target || !Number.isFinite(target.duration)) return;
    target.currentTime = Math.min(Math.max(0, time), target.duration);
    // At once, so that the bar stays under the finger.
    dispatch(timeOf(target));
  }, []);

  return { element, state, offer, dispatch, toggle, seek, start, settle };
}
