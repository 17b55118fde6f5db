import { use, useEffect, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_DataRouterStateContext, useLocation } from 'react-router';

/** So late after a navigation the place is taken once more, in milliseconds (S2.31, S9.7): what came late may have moved it. */
const scrollDelay = 1410;

/** How far each history entry was scrolled; gone with the document. */
const places: Record<string, number> = {};

/**
 * A new page begins at its top or at its hash, Back and Forward lead to where the reader was (S2.31). React Router's own
 * component does the same, but writes to the device (S16.1), and throws back to the top who scrolled before the script
 * was there. The places live in memory alone; after a reload the browser finds its place by itself.
 *
 * The page is at its place at once. After `scrollDelay` it is brought there again, unless it was scrolled since.
 */
export function useScrollPlace(): void {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const { restoreScrollPosition: place, preventScrollReset } = use(UNSAFE_DataRouterStateContext) ?? {};
  const location = useLocation();
  const shown = useRef(location);
  const again = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const take = (): void => void (history.scrollRestoration = 'manual');
    const giveBack = (): void => void (history.scrollRestoration = 'auto');
    take();
    const disable = router?.enableScrollRestoration(places, () => window.scrollY);
    addEventListener('pageshow', take);
    addEventListener('pagehide', giveBack);
    return () => {
      removeEventListener('pageshow', take);
      removeEventListener('pagehide', giveBack);
      disable?.();
      giveBack();
    };
  }, [router]);

  useLayoutEffect(() => {
    if (shown.current === location || place === false) return;
    shown.current = location;
    const take = (): void => {
      const target = document.getElementById(idIn(location.hash));
      if (typeof place === 'number') window.scrollTo(0, place);
      else if (target) target.scrollIntoView();
      else if (!preventScrollReset) window.scrollTo(0, 0);
    };
    take();
    const taken = window.scrollY;
    clearTimeout(again.current);
    again.current = setTimeout(() => {
      if (window.scrollY === taken) take();
    }, scrollDelay);
  }, [location, place, preventScrollReset]);
}

/** The id that a hash names; one that cannot be decoded names nothing. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
