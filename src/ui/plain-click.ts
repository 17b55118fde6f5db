import type { MouseEvent } from 'react';

/** Whether a click on a link is meant for this page: any other opens a tab or a window, or was taken already. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;
