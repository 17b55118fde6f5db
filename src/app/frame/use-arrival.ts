import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { isStill } from '#ui/quiet.ts';

/** Duration of a page transition in ms (S2.31): the background takes all of it, the text much less. */
export const pageTransition = { light: 1400, words: 200 } as const;

/**
 * Fades a part of the frame in on navigation (S2.31), briefly and not from zero opacity, so that it is readable and clickable
 * from the first frame on. With reduced motion it appears at once (S19.2). Why not a view transition:
 * docs/decisions/page-transition.md.
 */
export function useArrival(part: RefObject<HTMLElement | null>, duration: number): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isStill()) return;
    part.current?.animate({ opacity: [0.4, 1] }, { duration, easing: 'ease-out' });
  }, [part, duration, pathname]);
}
