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

/** Begins the conversation anew, as on a page that was just opened. */
export async function restart(page: Page): Promise<void> {
  await answersOf(page).getByRole('button', { name: 'Neu beginnen' }).click();
  await expect(answersOf(page).getByRole('button', { name: 'Neu beginnen' })).toHaveCount(0);
  await expect(answersOf(page).getByRole('button').first()).toBeVisible();
}
