import { useEffect, useState, type RefObject } from 'react';
import type { PlayableVideo } from '../contract.ts';
import { after, frameWithin } from './timing.ts';

/**
 * Whether a frame of the video is on the screen: an element says that it plays some moments before, and what the poster would
 * uncover then is black (S11.5). Browsers that do not tell of frames, or not of those that are covered, are given a moment.
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
