import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from './journey.ts';

export const guideOf = (page: Page): Locator => page.getByRole('region', { name: 'Chat mit Mina' });
export const logOf = (page: Page): Locator => guideOf(page).getByRole('log');
export const answersOf = (page: Page): Locator => guideOf(page).getByRole('group', { name: 'Deine Antwort' });
export const answer = (page: Page, name: string): Locator => answersOf(page).getByRole('button', { name, exact: true });

/** The variant is random, so these journeys fix it: the first (below a half) or the second. */
export const decide = (page: Page, chance: number) =>
  page.addInitScript((value) => {
    Math.random = () => value;
  }, chance);

/** Opens the start page and scrolls to the guide, waiting for its first question. */
export async function meet(page: Page, address = '/'): Promise<void> {
  await visit(page, address);
  await guideOf(page).scrollIntoViewIfNeeded();
  await expect(answersOf(page).getByRole('button').first()).toBeVisible();
}

/** Records layout shifts from now on; earlier ones can only be caused by the font. */
export const watchShifts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
        moved.push(...entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : 'gone')));
    }).observe({ type: 'layout-shift' });
  });
export const shifts = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
