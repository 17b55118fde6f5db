import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_DataRouterStateContext, useLocation } from 'react-router';

/**
 * Delay in ms after a navigation until the scroll position is restored again (S2.31, S9.7), because late content may have
 * shifted it.
 */
const scrollDelay = 1410;

/** Scroll position of each history entry; lost with the document. */
const places: Record<string, number> = {};

/** The heights of the parts of each history entry's page that may not have been laid out: without them the position says nothing. */
const heights: Record<string, readonly number[]> = {};

/**
 * Scrolls a new page to its top or its hash; Back and Forward restore the previous position (S2.31). React Router's own
 * component does the same, but writes to the device (S16.1), and resets the position of readers who scrolled before the
 * script was loaded. Positions are kept in memory only; after a reload the browser restores the position itself.
 *
 * The position is set immediately, and again after `scrollDelay`, unless the reader has scrolled since.
 */
export function useScrollPlace(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { restoreScrollPosition: place, preventScrollReset } = useContext(UNSAFE_DataRouterStateContext) ?? {};
  const location = useLocation();
  const shown = useRef(location);
  const again = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const take = (): void => void (history.scrollRestoration = 'manual');
    const giveBack = (): void => void (history.scrollRestoration = 'auto');
    take();
    const disable = router?.enableScrollRestoration(places, () => {
      heights[router.state.location.key] = farParts().map(contentHeight);
      return window.scrollY;
    });
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
    // What a reload laid out stays so until another page comes: parts that are then left to the window count as moved.
    if (shown.current.pathname !== location.pathname && !preventScrollReset)
      document.documentElement.removeAttribute('data-whole');
    shown.current = location;
    const take = (): void => {
      const target = document.getElementById(idIn(location.hash));
      if (typeof place === 'number') window.scrollTo(0, place);
      else if (target) target.scrollIntoView();
      else if (!preventScrollReset) window.scrollTo(0, 0);
    };
    if (place) estimate(heights[location.key] ?? []);
    take();
    const taken = window.scrollY;
    clearTimeout(again.current);
    again.current = setTimeout(() => {
      if (window.scrollY === taken) take();
    }, scrollDelay);
  }, [location, place, preventScrollReset]);
}

/** The parts of the page that are laid out when they come near the window (`base.css`). */
const farParts = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main [data-far]')];

/** The height that an estimate replaces: without padding and border. */
function contentHeight(part: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(part);
  const border = part.offsetHeight - part.clientHeight;
  return part.getBoundingClientRect().height - border - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
}

/** Has parts that are not laid out yet take as much space as they did. */
function estimate(known: readonly number[]): void {
  for (const [index, part] of farParts().entries())
    if (known[index]) part.style.setProperty('contain-intrinsic-block-size', `auto ${known[index]}px`);
}

/** The id in a hash; empty if it cannot be decoded. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
