import type { Page } from '@playwright/test';

/** A layout shift. `isAnswer`: shortly after a press. `moved`: what moved, and whether it is part of a dialog. */
export type Shift = {
  readonly value: number;
  readonly isAnswer: boolean;
  readonly moved: readonly { readonly part: string; readonly isInDialog: boolean }[];
};

/** Runs in the page. */
function record(isBuffered: boolean): void {
  type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
  const shifts: Shift[] = [];
  const place = ({ x, y, width, height }: DOMRect): string => [x, y, width, height].map((value) => Math.round(value)).join();
  const moved = ({ node, previousRect, currentRect }: Source) => ({
    part: `${node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent}: ${place(previousRect)} → ${place(currentRect)}`,
    isInDialog: Boolean(node?.parentElement?.closest('dialog')),
  });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
      shifts.push({ value, isAnswer: hadRecentInput, moved: sources.map(moved) });
  }).observe({ type: 'layout-shift', buffered: isBuffered });
  Object.assign(window, { shifts });
}

/** Records the layout shifts of all following documents. */
export const watchShifts = (page: Page) => page.addInitScript(record, true);

/** Records layout shifts from now on; earlier ones can be caused by the font. */
export async function watchFurtherShifts(page: Page): Promise<void> {
  await page.evaluate(async () => void (await document.fonts.ready));
  await page.evaluate(record, false);
}

export const shiftsOf = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(() => (window as unknown as { shifts: readonly Shift[] }).shifts);
