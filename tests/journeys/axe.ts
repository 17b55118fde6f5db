import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What automated accessibility testing finds (S19.1), one line a finding; contrast is judged once nothing moves any more. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ timeline, effect }) => {
      return timeline instanceof DocumentTimeline && effect?.getComputedTiming().iterations !== Infinity;
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
  // There are no frames to gather from, and what passes need not be told: both cost most of the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${String(target)}: ${failureSummary}`),
  );
}
