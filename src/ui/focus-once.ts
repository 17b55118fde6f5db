/** Focuses what has no control: only while it has the focus can it have it. A press on a heading selects text, and nothing else. */
export function focusOnce(place: HTMLElement | null | undefined): void {
  if (!place) return;
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
