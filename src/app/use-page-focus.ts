import { useContext, useEffect, useRef } from 'react';
import { NavigationType, UNSAFE_DataRouterStateContext, useLocation, useNavigationType } from 'react-router';
import { focusOnce } from '#ui/focus-once.ts';

/**
 * After a link has led to another page, its heading has the focus, as if its document had been loaded: screen readers say where
 * one is, and the Tab key goes on from there. Otherwise the focus would be lost with the page that had it, or stay on a link in
 * header or footer.
 *
 * Not with Back and Forward, which restore the place in the page; not where the link says that one stays where one is (language);
 * and not where a dialog or the page itself, such as a form, has taken the focus.
 */
export function usePageFocus(): void {
  const { preventScrollReset } = useContext(UNSAFE_DataRouterStateContext) ?? {};
  const way = useNavigationType();
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  // Runs after the effects of the page, which may focus something.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (way === NavigationType.Pop || preventScrollReset || hash !== '' || !isLeftBehind(document.activeElement)) return;
    const main = document.querySelector('main');
    focusOnce(main?.querySelector('h1') ?? main);
  }, [pathname, way, preventScrollReset, hash]);
}

/** Whether the focus is nowhere, or still on the link that was followed. */
const isLeftBehind = (focused: Element | null): boolean =>
  document.querySelector('dialog[open]') === null &&
  (focused === null || focused === document.body || focused.localName === 'a') &&
  !focused?.closest('[role="dialog"]');
