import { expect } from '@playwright/test';
import { ready, scrollTop, test, visit } from './journey.ts';

const deep = 900;

test('S2.31 who scrolls before the script is there keeps the place when it takes over', async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/hydrate-[\w-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/gesundheit/krankheiten');
  await page.evaluate((top) => window.scrollTo(0, top), deep);
  release();
  await ready(page);
  expect(await scrollTop(page)).toBe(deep);
});

test('S2.31 S16.1 a reload finds the place again, though nothing of it was stored', async ({ page }) => {
  await visit(page, '/gesundheit/krankheiten');
  await page.evaluate((top) => window.scrollTo(0, top), deep);
  await page.reload();
  await ready(page);
  await expect.poll(() => scrollTop(page)).toBe(deep);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('S2.31 Forward too leads to where one was', async ({ page }) => {
  await visit(page, '/gesundheit');
  await page.getByRole('main').locator('a[href="/gesundheit/krankheiten"]').first().click();
  // The URL changes before the page does.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Krankheiten');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.evaluate((top) => window.scrollTo(0, top), deep);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gesundheit');
  await page.goForward();
  await expect(page).toHaveURL('/gesundheit/krankheiten');
  await expect.poll(() => scrollTop(page)).toBe(deep);
});
