import { useEffect, useRef } from 'react';

/** Until the first try, in ms; doubled with each failure. */
const firstDelay = 2000;
const longestDelay = 60_000;

/**
 * After a `failure` for lack of a connection (a new object each time, or null), calls `again` once the browser is online again, and
 * after a growing delay: the event may have come while the failed try was under way, or the server was away instead.
 */
export function useAgain(failure: object | null, again: () => void): void {
  const delay = useRef(firstDelay);
  useEffect(() => {
    if (failure === null) {
      delay.current = firstDelay;
      return undefined;
    }
    const timer = setTimeout(again, delay.current);
    delay.current = Math.min(delay.current * 2, longestDelay);
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [failure, again]);
}
