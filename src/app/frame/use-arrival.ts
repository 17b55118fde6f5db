import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** How long a page transition takes, in milliseconds (S2.31): the light behind takes all of it, the words far less. */
export const pageTransition = { light: 1400, words: 200 } as const;

/**
 * Fades a part of the frame in on every other page (S2.31), for a moment and not from nothing: it can be read and pressed from the first
 * frame on. With reduced motion it is there at once (S19.2). Why not a view transition: docs/decisions/page-transition.md.
 */
export function useArrival(part: RefObject<HTMLElement | null>, duration: number): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    part.current?.animate({ opacity: [0.4, 1] }, { duration, easing: 'ease-out' });
  }, [part, duration, pathname]);
}
