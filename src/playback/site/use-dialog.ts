import { useEffect, type RefObject } from 'react';

/** Keeps the page behind from scrolling; what the scrollbar took stays taken, so that nothing shifts. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const hasScrollbar = window.innerWidth > clientWidth;
  style.overflow = 'hidden';
  if (hasScrollbar) style.scrollbarGutter = 'stable';
  return () => {
    style.removeProperty('overflow');
    style.removeProperty('scrollbar-gutter');
  };
}

/** Opens the native dialog over the page, which traps the focus and gives it back, and locks the scroll (S4.15). */
export function useDialog(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const target = dialog.current;
    if (!isOpen || !target) return undefined;
    target.showModal();
    // On the layer itself, not on its first button: space then plays, and the title is read.
    target.focus();
    const unlock = lockScroll();
    return () => {
      target.close();
      unlock();
    };
  }, [dialog, isOpen]);
}
