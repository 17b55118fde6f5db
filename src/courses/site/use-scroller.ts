import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

export type Scroller = {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Brings a day into the middle of the row. The page stays where it is. */
  readonly show: (day: number, behavior?: ScrollBehavior) => void;
  /** Nearly a whole view back or on. */
  readonly turn: (direction: 1 | -1) => void;
};

/** A row of days that opens at a day, without a movement that anybody could see. */
export function useScroller(day: number): Scroller {
  const box = useRef<HTMLDivElement>(null);
  const show = useCallback((wanted: number, behavior: ScrollBehavior = 'smooth') => {
    const row = box.current;
    const step = row?.querySelector<HTMLElement>(`[data-day="${wanted}"]`);
    if (row && step) row.scrollTo({ left: step.offsetLeft - (row.clientWidth - step.offsetWidth) / 2, behavior });
  }, []);
  useLayoutEffect(() => show(day, 'instant'), [day, show]);
  const turn = useCallback((direction: 1 | -1) => {
    const row = box.current;
    row?.scrollBy({ left: direction * Math.max(row.clientWidth * 0.8, 200) });
  }, []);
  return { box, show, turn };
}
