import { useEffect, useReducer, useRef } from 'react';
import { closedMenu, menuTransition, nextMenu } from './menu-rules.ts';

/** The header's dropdown with its transition and its closing on another page (S4.22). */
export function useMenu(page: string) {
  const [menu, send] = useReducer(nextMenu, closedMenu);
  const openedOn = useRef(page);
  useEffect(() => {
    if (openedOn.current === page) return;
    openedOn.current = page;
    send('close');
  }, [page]);
  useEffect(() => {
    if (!menu.moving) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => send('settle'), isStill ? 0 : menuTransition);
    return () => clearTimeout(timer);
  }, [menu]);
  return { isOpen: menu.open, send };
}
