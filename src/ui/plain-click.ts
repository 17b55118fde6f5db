import type { MouseEvent } from 'react';

/** Whether a click on a link should navigate within the page: not if it opens a tab or window, or was handled already. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;
