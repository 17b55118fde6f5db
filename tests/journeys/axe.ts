import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/** Findings of automated accessibility testing (S19.1), one per line; waits for animations to end, for the contrast checks. */
export async function findings(page: Page): Promise<string[]> {
  // Parsing axe takes as long as running it, so it is injected once per page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(async () => {
    // Also what is far from the window, whose animations rest until it comes near.
    document.documentElement.dataset.whole = '';
    const moving = document.getAnimations().filter(({ timeline, effect }) => {
      return timeline instanceof DocumentTimeline && effect?.getComputedTiming().iterations !== Infinity;
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const { run } = (window as unknown as { axe: { run: (on: Document, how: object) => Promise<AxeResults> } }).axe;
    // There are no frames, passed checks are not needed, and no default rule reads parsed stylesheets.
    return run(document, { resultTypes: ['violations'], iframes: false, preload: { assets: ['media'] } }).finally(() =>
      document.documentElement.removeAttribute('data-whole'),
    );
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${String(target)}: ${failureSummary}`),
  );
}
