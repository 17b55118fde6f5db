import { useEffect } from 'react';

const hints = ['pointerover', 'focusin', 'touchstart'] as const;

/** Fetches code once someone points at what needs it, so that the click finds it there. */
export function usePrefetch(selector: string, load: () => Promise<unknown>): void {
  useEffect(() => {
    const stop = new AbortController();
    const look = ({ target }: Event): void => {
      if (!(target instanceof Element) || !target.closest(selector)) return;
      stop.abort();
      // Failing here costs nothing: the click fetches it again.
      load().catch(() => {});
    };
    for (const hint of hints) document.addEventListener(hint, look, { signal: stop.signal, passive: true });
    return () => stop.abort();
  }, [selector, load]);
}
