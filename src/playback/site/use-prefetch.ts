import { useEffect } from 'react';
import { useLinks } from '#ui/site.tsx';

const hints = ['pointerover', 'focusin', 'touchstart'] as const;

/** Fetches the layer's code once someone points at a video, so that the click finds it there. */
export function usePrefetch(load: () => Promise<unknown>): void {
  const base = useLinks().watch({ video: '' });
  useEffect(() => {
    const stop = new AbortController();
    const look = ({ target }: Event): void => {
      if (!(target instanceof Element) || !target.closest(`a[href^="${base}"]`)) return;
      stop.abort();
      // Failing here costs nothing: the click fetches it again.
      load().catch(() => {});
    };
    for (const hint of hints) document.addEventListener(hint, look, { signal: stop.signal, passive: true });
    return () => stop.abort();
  }, [base, load]);
}
