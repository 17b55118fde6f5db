import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/** What automated accessibility testing finds (S19.1), one line a finding; contrast is judged once nothing moves any more. */
export async function findings(page: Page): Promise<string[]> {
  // To read axe takes a browser as long as to run it, so a page gets it once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ timeline, effect }) => {
      return timeline instanceof DocumentTimeline && effect?.getComputedTiming().iterations !== Infinity;
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const { run } = (window as unknown as { axe: { run: (on: Document, how: object) => Promise<AxeResults> } }).axe;
    // There are no frames to gather from, what passes need not be told, and no rule that runs by default reads the parsed stylesheets.
    return run(document, { resultTypes: ['violations'], iframes: false, preload: { assets: ['media'] } });
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${String(target)}: ${failureSummary}`),
  );
}
