import { useEffect, useEffectEvent, type RefObject } from 'react';

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

/**
 * Opens the native dialog over the page, which traps the focus and gives it back, and locks the scroll
 * (S4.15). `onOutside` is a press on the dimmed page.
 */
export function useDialog(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean, onOutside: () => void): void {
  const close = useEffectEvent(onOutside);
  useEffect(() => {
    const target = dialog.current;
    if (!isOpen || !target) return undefined;
    // The backdrop counts as the dialog itself. A drag that began inside and ended outside is no press.
    let isOutside = false;
    const press = (event: Event): void => {
      isOutside = event.target === target;
    };
    const release = (event: Event): void => {
      if (isOutside && event.target === target) close();
    };
    target.addEventListener('pointerdown', press);
    target.addEventListener('click', release);
    target.showModal();
    // On the layer itself, not on its first button: space then plays, and the title is read.
    target.focus();
    const unlock = lockScroll();
    return () => {
      target.removeEventListener('pointerdown', press);
      target.removeEventListener('click', release);
      target.close();
      unlock();
    };
  }, [dialog, isOpen]);
}
