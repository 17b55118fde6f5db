import type { ReactNode } from 'react';
import { options } from 'preact';
import { hydrateRoot } from 'react-dom/client';
import { nextTask } from '#ui/next-task.ts';
import { inSlices } from '#ui/slice.tsx';

// Effects run in a task of their own once the page is drawn, as React's do; Preact would wait for the next frame and a timer.
options.requestAnimationFrame = nextTask;

/** In a module of its own, which runs together with its chunk and not in one task with the page's own start (entry-browser.ts). */
export function takeOver(root: Element, page: ReactNode): Promise<void> {
  return inSlices(() => hydrateRoot(root, page));
}
