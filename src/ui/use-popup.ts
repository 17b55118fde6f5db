import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { isShown } from './is-shown.ts';
import { lockScroll } from './lock-scroll.ts';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex^="-"])';

/** Wraps Tab around. The native dialog would let the focus out to the browser's own controls. */
function turnRound(event: KeyboardEvent, dialog: HTMLDialogElement): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(isShown);
  const end = event.shiftKey ? stops[0] : stops.at(-1);
  const start = event.shiftKey ? stops.at(-1) : stops[0];
  const isBefore = event.shiftKey && !stops.some((stop) => stop === document.activeElement);
  if (document.activeElement !== end && !isBefore) return;
  event.preventDefault();
  start?.focus();
}

/**
 * Opens a native modal dialog while it is mounted: the rest is inert, `data-autofocus` or the heading gets the focus, which
 * returns at the end, and the page does not scroll. `onClose` is called for Escape and, unless `isUrgent`, for a press beside the
 * card; with `isLocked` neither does anything.
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
  // Before the element is removed: only a connected dialog restores the focus.
  useLayoutEffect(() => {
    const dialog = popup.current;
    if (!dialog) return undefined;
    const opener = document.activeElement;
    const ending = new AbortController();
    const { signal } = ending;
    dialog.addEventListener(
      'cancel',
      (event) => {
        // A file input inside fires the same event, and it bubbles.
        if (event.target !== dialog) return;
        event.preventDefault();
        leave();
      },
      { signal },
    );
    // Chromium closes at a second Escape even if the first was prevented.
    dialog.addEventListener(
      'close',
      () => {
        if (dialog.open || !dialog.isConnected) return;
        dialog.showModal();
        leave();
      },
      { signal },
    );
    // Presses on the backdrop target the dialog itself. A drag that starts inside and ends outside is no press.
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
      // For dialogs in an inert page, and Safari, which does not focus pressed buttons.
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    };
  }, [popup]);
}
