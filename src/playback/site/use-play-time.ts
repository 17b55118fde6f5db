import { useEffect, type RefObject } from 'react';
import { playedPath } from '#paths/play-time.ts';
import { tellPlayTime } from './play-time.ts';

/** Tells how long the open video was played (S10.3). */
export function usePlayTime(element: RefObject<HTMLVideoElement | null>, video: string | null, isOpen: boolean): void {
  useEffect(
    () => (element.current && isOpen && video !== null ? tellPlayTime(element.current, playedPath(video)) : undefined),
    [element, video, isOpen],
  );
}
