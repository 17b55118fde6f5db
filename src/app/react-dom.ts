import type { ReactNode } from 'react';
import { options } from 'preact';
import { hydrateRoot } from 'react-dom/client';
import { inSlices } from '#ui/slice.tsx';

/** Effects run in a task of their own once the page is drawn, as React's do; Preact would wait for the next frame and a timer. */
function runEffectsSoon(): void {
  const { port1, port2 } = new MessageChannel();
  let run: (() => void) | undefined;
  port1.addEventListener('message', () => run?.());
  port1.start();
  options.requestAnimationFrame = (effects) => {
    run = effects;
    port2.postMessage(null);
  };
}

/** In a module of its own, which runs together with its chunk and not in one task with the page's own start (entry-browser.ts). */
export function takeOver(root: Element, page: ReactNode): Promise<void> {
  runEffectsSoon();
  return inSlices(() => hydrateRoot(root, page));
}
