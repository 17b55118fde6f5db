import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from './journey.ts';

export const guideOf = (page: Page): Locator => page.getByRole('region', { name: 'Chat mit Mina' });
export const logOf = (page: Page): Locator => guideOf(page).getByRole('log');
export const answersOf = (page: Page): Locator => guideOf(page).getByRole('group', { name: 'Deine Antwort' });
export const answer = (page: Page, name: string): Locator => answersOf(page).getByRole('button', { name, exact: true });

/** Which variant comes is left to chance, so these journeys decide it: the first (below a half) or the second. */
export const decide = (page: Page, chance: number) =>
  page.addInitScript((value) => {
    Math.random = () => value;
  }, chance);

/** Opens the start page and goes to the guide, whose first question is then there. */
export async function meet(page: Page, address = '/'): Promise<void> {
  await visit(page, address);
  await guideOf(page).scrollIntoViewIfNeeded();
  await expect(answersOf(page).getByRole('button').first()).toBeVisible();
}

/** Gathers from now on what moves by itself; before, only the typeface can have come. */
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
