import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Video } from '#catalog/contract.ts';
import { namedTitle } from '#catalog/rules.ts';
import { catalogTexts } from '#catalog/texts.ts';
import { useIdentity, useTexts } from '#ui/site.tsx';

/** What keys of the device do: those of keyboards and headphones, and the buttons of a lock screen. */
export type DeviceKeys = {
  readonly element: RefObject<HTMLVideoElement | null>;
  /** Null while nothing is open. */
  readonly video: Pick<Video, 'title' | 'poster' | 'partner'> | null;
  readonly seek: (time: number) => void;
  /** Null if nothing follows. */
  readonly onNext: (() => void) | null;
};

/** Seconds of a jump, if the device names none. */
const jump = 10;

/** The length and the place; ignored by the device as long as the length is unknown. */
function tellPosition({ duration, currentTime, playbackRate }: HTMLVideoElement): void {
  if (!Number.isFinite(duration) || duration <= 0 || playbackRate <= 0) return;
  navigator.mediaSession.setPositionState({ duration, playbackRate, position: Math.min(currentTime, duration) });
}

/**
 * Shows the video on the device's lock screen, with keys that work there (https://w3c.github.io/mediasession/). Its keys are those
 * of the open video alone; a browser without media sessions has none.
 */
export function useMediaSession({ element, video, seek, onNext }: DeviceKeys): void {
  const { siteName } = useIdentity();
  const move = useEffectEvent((by: number) => seek((element.current?.currentTime ?? 0) + by));
  const moveTo = useEffectEvent((time: number) => seek(time));
  const next = useEffectEvent(() => onNext?.());
  const hasNext = onNext !== null;
  const words = useTexts(catalogTexts);
  const title = video ? namedTitle(video, words) : undefined;
  const { poster, partner } = video ?? {};
  const artist = partner?.title ?? siteName;
  useEffect(() => {
    const target = element.current;
    if (!target || title === undefined || !('mediaSession' in navigator)) return undefined;
    const session = navigator.mediaSession;
    session.metadata = new MediaMetadata({ title, artist, album: siteName, artwork: poster ? [{ src: poster }] : [] });
    const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>> = {
      play: () => void target.play().catch(() => {}),
      pause: () => target.pause(),
      seekbackward: ({ seekOffset }) => move(-(seekOffset ?? jump)),
      seekforward: ({ seekOffset }) => move(seekOffset ?? jump),
      seekto: ({ seekTime }) => seekTime !== undefined && moveTo(seekTime),
      nexttrack: hasNext ? () => next() : null,
    };
    const set = (action: string, handler: MediaSessionActionHandler | null): void => {
      try {
        session.setActionHandler(action as MediaSessionAction, handler);
      } catch {
        // A browser throws for the actions that it does not know.
      }
    };
    for (const [action, handler] of Object.entries(handlers)) set(action, handler);
    const tell = (): void => tellPosition(target);
    const signs = ['durationchange', 'seeked', 'ratechange', 'playing', 'pause'] as const;
    for (const sign of signs) target.addEventListener(sign, tell);
    return () => {
      for (const sign of signs) target.removeEventListener(sign, tell);
      for (const action of Object.keys(handlers)) set(action, null);
      session.metadata = null;
    };
  }, [element, title, poster, artist, siteName, hasNext]);
}

/**
 * Keeps the screen on while a picture plays, so that nobody has to touch the device during an exercise. The browser releases the
 * lock by itself when the page is hidden; a refusal (low battery) changes nothing.
 */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined;
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    const ask = async (): Promise<void> => {
      if (document.hidden || (lock && !lock.released)) return;
      const given = await navigator.wakeLock.request('screen');
      if (isOver) await given.release();
      else lock = given;
    };
    const look = (): void => void ask().catch(() => {});
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', look);
      void lock?.release().catch(() => {});
    };
  }, [isWanted]);
}
