import { expect, type Locator, type Page } from '@playwright/test';
import { passTime, ready, scrollTop, stopClock, test, visit } from './journey.ts';
import { shiftsOf, watchShifts } from './shifts.ts';

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
  await page.clock.install();
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
  // And stays there: the heading that had the focus before is no focus that was lost.
  await stopClock(page);
  expect(await scrollTop(page)).toBe(deep);
});

test.describe('a page whose far parts are not laid out', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const last = (page: Page): Locator => page.getByRole('main').getByRole('link', { name: 'Übergewicht', exact: true });

  const placeOf = (page: Page): Promise<number> => last(page).evaluate((link) => Math.round(link.getBoundingClientRect().top));

  /** Like somebody who reads: each part is laid out on the way. */
  async function readDown(page: Page): Promise<number> {
    await visit(page, '/gesundheit/krankheiten');
    await last(page).evaluate(async (link) => {
      while (link.getBoundingClientRect().top > 300) {
        window.scrollBy({ top: 200, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }
    });
    return placeOf(page);
  }

  test('S2.31 Back finds the same part again', async ({ page }) => {
    const place = await readDown(page);
    await last(page).click();
    await expect(page).toHaveURL(/\/playlist\//);
    await page.goBack();
    await expect(page).toHaveURL('/gesundheit/krankheiten');
    await expect.poll(() => placeOf(page)).toBe(place);
  });

  test('S2.31 S17.3 a reload does too, and nothing moves meanwhile or afterwards', async ({ page }) => {
    // It can come at any time.
    await page.route('**/*.woff2', (route) => route.abort());
    const place = await readDown(page);
    await page.clock.install();
    await watchShifts(page);
    await page.reload();
    await ready(page);
    await expect.poll(() => placeOf(page)).toBe(place);
    await passTime(page, 5000);
    expect(await placeOf(page)).toBe(place);
    expect(await shiftsOf(page)).toEqual([]);
    // The next page is laid out as it is seen.
    await last(page).click();
    await page.clock.resume();
    await expect(page).toHaveURL(/\/playlist\//);
    await expect(page.locator('html')).not.toHaveAttribute('data-whole');
  });

  test('S2.31 and so does an address with a hash', async ({ page }) => {
    await visit(page, '/#dailies');
    await expect(page.locator('#dailies')).toBeInViewport({ ratio: 0.5 });
  });
});
