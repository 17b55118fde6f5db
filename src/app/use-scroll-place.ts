import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_DataRouterStateContext, useLocation } from 'react-router';

/**
 * Delay in ms after a navigation until the scroll position is restored again (S2.31, S9.7), because late content may have
 * shifted it.
 */
const scrollDelay = 1410;

/** Scroll position of each history entry, as React Router keeps it; lost with the document. */
const places: Record<string, number> = {};

/**
 * What was at the window's top in each history entry. Pixels from the page's top do not find it again: parts that are far from the window
 * have an estimated height only (`content-visibility`), and other parts are far the next time.
 */
const anchors: Record<string, Anchor> = {};

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
      anchors[router.state.location.key] = anchorAtTop();
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

  useEffect(() => {
    // The browser has found the place of this document by then.
    again.current = setTimeout(() => layOutWhole(false), scrollDelay);
  }, []);

  useLayoutEffect(() => {
    if (shown.current === location || place === false) return;
    shown.current = location;
    const target = (): HTMLElement | null => document.getElementById(idIn(location.hash));
    layOutWhole(Boolean(place) || target() !== null);
    const take = (): void => {
      if (typeof place === 'number') window.scrollTo(0, place && (placeOf(anchors[location.key]) ?? place));
      else if (target()) target()?.scrollIntoView();
      else if (!preventScrollReset) window.scrollTo(0, 0);
    };
    take();
    const taken = window.scrollY;
    clearTimeout(again.current);
    again.current = setTimeout(() => {
      if (window.scrollY === taken) take();
      layOutWhole(false);
    }, scrollDelay);
  }, [location, place, preventScrollReset]);
}

/** An element by the positions among their siblings of itself and what it is in, from `main` down, and its distance to the window's top. */
type Anchor = { readonly path: readonly number[]; readonly top: number };

const main = (): Element | null => document.querySelector('main');

/** Whether an element's place depends on the scroll position. */
const isSticky = (element: Element): boolean => getComputedStyle(element).position === 'sticky';

/** The innermost element in `main` that the window's top cuts, or the first below it. */
function anchorAtTop(): Anchor {
  const path: number[] = [];
  let [element, top] = [main(), 0];
  while (element) {
    const children: Element[] = [...element.children];
    const index = children.findIndex((child) => child.getBoundingClientRect().bottom > 0 && !isSticky(child));
    element = children[index] ?? null;
    if (!element) break;
    path.push(index);
    ({ top } = element.getBoundingClientRect());
    if (top >= 0) break;
  }
  return { path, top };
}

/** The scroll position in which an element is where it was; null if there is no such element. */
function placeOf(anchor: Anchor | undefined): number | null {
  const element = anchor?.path.reduce<Element | null>((parent, index) => parent?.children[index] ?? null, main());
  return anchor && element ? Math.round(window.scrollY + element.getBoundingClientRect().top - anchor.top) : null;
}

/**
 * Has the parts of the page laid out too that are far from the window (`content-visibility`), so that every place is where it belongs.
 * Their heights are remembered afterwards.
 */
function layOutWhole(isWhole: boolean): void {
  document.documentElement.toggleAttribute('data-whole', isWhole);
}

/** The id in a hash; empty if it cannot be decoded. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
