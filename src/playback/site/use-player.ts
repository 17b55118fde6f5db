import { type RefObject, useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { playedPath } from '#paths/play-time.ts';
import { isStill } from '#ui/quiet.ts';
import { isMobile, windowSize } from '#ui/window-size.ts';
import type { PlayableVideo } from '../contract.ts';
import { type Outcome, sourcesOf } from '../rules.ts';
import { streamSupport } from './hls.ts';
import { playSources } from './play-sources.ts';
import { tellPlayTime } from './play-time.ts';
import { opened, type PlayerEvent, playerState, type PlayerState } from './player-state.ts';
import { after, controlsClock, type ControlsClock, frameWithin, noticeFor, watchClock } from './timing.ts';
import { filesOf, nothingOffered, type Offer, type Playing, type Tuning } from './tuning.ts';
import type { Opening } from './watch-request.ts';

type PlayerOptions = {
  readonly video: PlayableVideo | null;
  readonly opening: Opening;
  readonly isOpen: boolean;
  readonly tuning: Tuning;
  /** The start second. */
  readonly beginsAt: number;
  readonly onCount: (shortid: string) => void;
  readonly onFailed: (outcome: Outcome) => void;
};

export type Player = {
  readonly element: RefObject<HTMLVideoElement | null>;
  readonly state: PlayerState;
  /** The available settings of the current source. */
  readonly offer: Offer;
  readonly dispatch: (event: PlayerEvent) => void;
  readonly toggle: () => void;
  readonly seek: (time: number) => void;
  /** Starts as soon as it can play; for the element's 'canplay' event. */
  readonly start: () => void;
  /** For the element's 'playing' event. */
  readonly settle: () => void;
};

/** The position and the end of the buffered range. */
export const timeOf = ({ currentTime, buffered }: HTMLVideoElement): PlayerEvent => ({
  type: 'time',
  time: currentTime,
  buffered: buffered.length > 0 ? buffered.end(buffered.length - 1) : 0,
});

/** Drives a video element: its source, its start with retries, its view (S4.15, S9.3). */
export function usePlayer({ video, opening, isOpen, tuning, beginsAt, onCount, onFailed }: PlayerOptions): Player {
  const element = useRef<HTMLVideoElement>(null);
  const [offer, setOffer] = useState(nothingOffered);
  const playing = useRef<Playing>(null);
  const [state, dispatch] = useReducer(playerState, opened);
  // Whether it still has to start: playing, or a pause by the reader, ends all attempts.
  const wanted = useRef(false);

  const start = useCallback(() => {
    const target = element.current;
    if (!target || !wanted.current || !target.paused) return;
    target.play().catch((error: unknown) => {
      // Anything else is a source that is not ready yet (the next attempt finds it) or broken (the stream reports it).
      if (error instanceof DOMException && error.name === 'NotAllowedError') dispatch({ type: 'refused' });
    });
  }, []);

  const playFrom = useEffectEvent((target: HTMLVideoElement, of: PlayableVideo, from: number) =>
    playSources(target, {
      sources: sourcesOf(of, streamSupport()),
      files: filesOf(of),
      sound: of.sound,
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
    // Whoever begins it, also a chapter or a line of the transcript, may have set a place before there is a stream.
    const begin = (): void => {
      playing.current = playFrom(target, video, target.currentTime || beginsAt);
    };
    // An address that was loaded shows its poster first: the stream comes once the browser or the reader lets it play.
    if (opening === 'link') target.addEventListener('play', begin, { once: true });
    else begin();
    return () => {
      target.removeEventListener('play', begin);
      playing.current?.stop();
      playing.current = null;
    };
  }, [video, beginsAt, opening]);
  useEffect(() => playing.current?.tune(tuning), [tuning]);

  useEffect(() => {
    if (!isOpen || !video) return undefined;
    const target = element.current;
    // With reduced motion, and in quiet mode, nothing plays without a click (S19.2, S19.5).
    wanted.current = opening === 'click' || !isStill();
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
    // Update at once, so that the bar follows the finger.
    dispatch(timeOf(target));
  }, []);

  return { element, state, offer, dispatch, toggle, seek, start, settle };
}

/** iPhones only support full screen of the video element. */
function enterOnPhone(video: (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null): void {
  video?.webkitEnterFullscreen?.();
}

/** Full screen of the stage, so that our controls stay visible. */
export function useFullscreen(stage: RefObject<HTMLElement | null>, video: RefObject<HTMLVideoElement | null>) {
  const [isFullscreen, setIsFullscreen] = useState(false);
  useEffect(() => {
    const look = (): void => setIsFullscreen(document.fullscreenElement !== null && document.fullscreenElement === stage.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [stage]);
  const toggle = useCallback(() => {
    const target = stage.current;
    if (document.fullscreenElement) void document.exitFullscreen();
    // A refusal (a frame without the permission) changes nothing.
    else if (target?.requestFullscreen) target.requestFullscreen().catch(() => {});
    else enterOnPhone(video.current);
  }, [stage, video]);
  return { isFullscreen, toggle };
}

const isOffered = (): boolean => 'pictureInPictureEnabled' in document && document.pictureInPictureEnabled;

function switchWindow(element: HTMLVideoElement | null): void {
  const asked = document.pictureInPictureElement ? document.exitPictureInPicture() : element?.requestPictureInPicture();
  // A refusal (no metadata yet, a frame without the permission) changes nothing.
  asked?.catch(() => {});
}

/** Picture-in-picture, if the browser supports it (S11.2). It closes with the layer. */
export function usePictureInPicture(element: RefObject<HTMLVideoElement | null>, isOpen: boolean) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const look = (): void => setIsShown(document.pictureInPictureElement === target);
    target.addEventListener('enterpictureinpicture', look);
    target.addEventListener('leavepictureinpicture', look);
    return () => {
      target.removeEventListener('enterpictureinpicture', look);
      target.removeEventListener('leavepictureinpicture', look);
    };
  }, [element]);
  useEffect(() => {
    if (!isOpen && isShown) switchWindow(element.current);
  }, [element, isOpen, isShown]);
  return { isOffered: isOffered(), isShown, toggle: () => switchWindow(element.current) };
}

/** The visibility of the controls, and the events that affect it (S4.18). */
export function useControlsClock(isPlaying: boolean): { visible: boolean; clock: () => ControlsClock | null } {
  const [visible, setVisible] = useState(true);
  const clock = useRef<ControlsClock | null>(null);
  useEffect(() => {
    clock.current = controlsClock(setVisible, () => isMobile(windowSize()));
    return () => clock.current?.stop();
  }, []);
  useEffect(() => {
    if (isPlaying) clock.current?.played();
    else clock.current?.paused();
  }, [isPlaying]);
  return { visible, clock: () => clock.current };
}

export type Notice = { readonly text: string; readonly place: number; readonly stays: number };

/** Brief feedback on a key: shown over the picture and announced by screen readers. */
export function useNotice(): { notice: Notice | null; tell: (text: string, stays?: number) => void } {
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => (notice ? after(notice.stays, () => setNotice(null)) : undefined), [notice]);
  const tell = useCallback(
    (text: string, stays: number = noticeFor) => setNotice((last) => ({ text, stays, place: (last?.place ?? 0) + 1 })),
    [],
  );
  return { notice, tell };
}

/**
 * Whether a frame of the video is visible: an element reports 'playing' slightly earlier, and without the poster it would be
 * black (S11.5). Browsers that do not report frames, or not those of covered elements, get a delay.
 */
export function useFirstFrame(element: RefObject<HTMLVideoElement | null>, video: PlayableVideo | null): boolean {
  const [shown, setShown] = useState<PlayableVideo | null>(null);
  useEffect(() => {
    const target = element.current;
    if (!target || !video) return undefined;
    let cancel: (() => void) | undefined;
    const show = (): void => setShown(video);
    const play = (): void => {
      cancel ??= after(frameWithin, show);
    };
    const tells = 'requestVideoFrameCallback' in target;
    const asked = tells ? target.requestVideoFrameCallback(show) : 0;
    target.addEventListener('playing', play);
    return () => {
      if (tells) target.cancelVideoFrameCallback(asked);
      target.removeEventListener('playing', play);
      cancel?.();
    };
  }, [element, video]);
  return video !== null && shown === video;
}

/** Reports the played time of the open video (S10.3). */
export function usePlayTime(element: RefObject<HTMLVideoElement | null>, video: string | null, isOpen: boolean): void {
  useEffect(
    () => (element.current && isOpen && video !== null ? tellPlayTime(element.current, playedPath(video)) : undefined),
    [element, video, isOpen],
  );
}
