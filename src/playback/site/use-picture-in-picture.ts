import { useEffect, useState, type RefObject } from 'react';

const isOffered = (): boolean => 'pictureInPictureEnabled' in document && document.pictureInPictureEnabled;

function switchWindow(element: HTMLVideoElement | null): void {
  const asked = document.pictureInPictureElement ? document.exitPictureInPicture() : element?.requestPictureInPicture();
  // A refusal (no metadata yet, a frame without the permission) leaves everything as it is.
  asked?.catch(() => {});
}

/** A small window over all others, where the browser has one (S11.2). It goes with the layer. */
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
