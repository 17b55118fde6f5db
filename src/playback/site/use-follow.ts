import { useEffect, useState, type RefObject } from 'react';

/** What readers do to look elsewhere. Scrolling by script does none of it. */
const signs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

type Follow = {
  /** Whether the text goes with the speech. */
  readonly isFollowing: boolean;
  readonly follow: () => void;
};

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Brings the current line into the middle of its own box; the page around it stays where it is. */
function bringCurrent(box: HTMLElement): void {
  const line = box.querySelector('[aria-current]');
  if (!line) return;
  const [outer, inner] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
  const top = box.scrollTop + inner.top - outer.top - (box.clientHeight - inner.height) / 2;
  box.scrollTo({ top, behavior: prefersStillness() ? 'instant' : 'smooth' });
}

/**
 * Keeps the current line of a box in view until the reader looks elsewhere in it (S11.1). Text that moves by itself is nothing
 * for those who asked for stillness (S19.2): they follow when they say so.
 */
export function useFollow(box: RefObject<HTMLElement | null>, current: number): Follow {
  const [isFollowing, setFollowing] = useState(() => !prefersStillness());
  const follow = (): void => {
    setFollowing(!prefersStillness());
    if (box.current) bringCurrent(box.current);
  };
  useEffect(() => {
    const target = box.current;
    if (!target) return undefined;
    const leave = (): void => setFollowing(false);
    for (const sign of signs) target.addEventListener(sign, leave, { passive: true });
    return () => {
      for (const sign of signs) target.removeEventListener(sign, leave);
    };
  }, [box]);
  useEffect(() => {
    if (isFollowing && current !== -1 && box.current) bringCurrent(box.current);
  }, [box, isFollowing, current]);
  return { isFollowing, follow };
}
