import { useCallback, useEffect, useState, type RefObject } from 'react';

/** iPhones have full screen for the video element alone. */
function enterOnPhone(video: (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null): void {
  video?.webkitEnterFullscreen?.();
}

/** Full screen of the stage, so that our own controls go with it. */
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
    // A refusal (a frame without the permission) leaves everything as it is.
    else if (target?.requestFullscreen) target.requestFullscreen().catch(() => {});
    else enterOnPhone(video.current);
  }, [stage, video]);
  return { isFullscreen, toggle };
}
