import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** Keeps the page behind from scrolling. What stood there before is put back, so that popups may lie over each other. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  const hasScrollbar = window.innerWidth > clientWidth;
  style.overflow = 'hidden';
  if (hasScrollbar) style.scrollbarGutter = 'stable';
  return () => {
    style.overflow = overflow;
    style.scrollbarGutter = scrollbarGutter;
  };
}

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex^="-"])';

/** Tab goes round. The native dialog would let it out to the browser's own controls for a moment. */
function turnRound(event: KeyboardEvent, dialog: HTMLDialogElement): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter((stop) => stop.checkVisibility());
  const end = event.shiftKey ? stops[0] : stops.at(-1);
  const start = event.shiftKey ? stops.at(-1) : stops[0];
  const isBefore = event.shiftKey && !stops.some((stop) => stop === document.activeElement);
  if (document.activeElement !== end && !isBefore) return;
  event.preventDefault();
  start?.focus();
}

/**
 * Shows the native dialog over the page for as long as it is mounted: the rest is inert, the focus goes to what has
 * `data-autofocus`, else to the heading, and comes back at the end, the page does not scroll. `onClose` is the reader's
 * wish to leave, by Escape or, if it is not `isUrgent`, a press beside the card; with `isLocked` both do nothing.
 */
export function usePopup(
  popup: RefObject<HTMLDialogElement | null>,
  isLocked: boolean,
  isUrgent: boolean,
  onClose: () => void,
): void {
  const leave = useEffectEvent(() => {
    if (!isLocked) onClose();
  });
  const leaveByPress = useEffectEvent(() => {
    if (!isLocked && !isUrgent) onClose();
  });
  // Before the browser takes the element away: only a dialog that is still there gives the focus back.
  useLayoutEffect(() => {
    const dialog = popup.current;
    if (!dialog) return undefined;
    const opener = document.activeElement;
    const ending = new AbortController();
    const { signal } = ending;
    dialog.addEventListener(
      'cancel',
      (event) => {
        // A file chooser inside has the same event, and it bubbles.
        if (event.target !== dialog) return;
        event.preventDefault();
        leave();
      },
      { signal },
    );
    // Chromium closes at a second Escape, whatever the first one was answered.
    dialog.addEventListener(
      'close',
      () => {
        if (dialog.open || !dialog.isConnected) return;
        dialog.showModal();
        leave();
      },
      { signal },
    );
    // The backdrop counts as the dialog itself. A drag that began inside and ended outside is no press.
    let isOutside = false;
    dialog.addEventListener('pointerdown', (event) => (isOutside = event.target === dialog), { signal });
    dialog.addEventListener('click', (event) => isOutside && event.target === dialog && leaveByPress(), { signal });
    dialog.addEventListener('keydown', (event) => turnRound(event, dialog), { signal });
    const unlock = lockScroll();
    dialog.showModal();
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>('[data-heading]');
    first?.focus({ preventScroll: true });
    return () => {
      ending.abort();
      dialog.close();
      unlock();
      // Where the dialog stood in an inert page, or Safari forgot what was pressed.
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    };
  }, [popup]);
}
