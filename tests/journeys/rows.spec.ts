import { expect, type Page } from '@playwright/test';
import { test, visit } from './journey.ts';

const row = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const scrolled = (page: Page, name: string) =>
  row(page, name)
    .getByRole('list')
    .first()
    .evaluate((list) => list.scrollLeft);

test('S2.36 S2.37 the start page has dailies with their day, and the most viewed large on blue', async ({ page }) => {
  await visit(page, '/');
  const dailies = row(page, 'Jeden Tag ein Daily').getByRole('article');
  expect(await dailies.count()).toBeGreaterThan(3);
  for (const daily of await dailies.all()) await expect(daily).toContainText(/Daily \d\d\.\d\d/);

  const trending = row(page, 'Meistgesehen');
  const tiles = trending.getByRole('article');
  expect(await tiles.count()).toBeGreaterThan(3);
  const widths = await Promise.all([tiles.first().boundingBox(), dailies.first().boundingBox()]);
  expect(widths[0]?.width ?? 0).toBeGreaterThan(widths[1]?.width ?? 0);
  const isBlue = await trending.evaluate((element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      if (!context) return false;
      context.fillStyle = getComputedStyle(at).backgroundColor;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      if (alpha > 0) return blue > red && blue >= green;
    }
    return false;
  });
  expect(isBlue, 'a blue background').toBe(true);
});

test('S2.36 a row is scrolled by its arrows and by keys', async ({ page }) => {
  await visit(page, '/');
  const name = 'Jeden Tag ein Daily';
  const links = row(page, name).getByRole('link');
  await row(page, name).scrollIntoViewIfNeeded();
  await row(page, name).hover();
  await expect(row(page, name).getByTitle('Zurückblättern')).toHaveCount(0);
  await row(page, name).getByTitle('Weiterblättern').click();
  await expect.poll(() => scrolled(page, name)).toBeGreaterThan(100);
  await expect(links.first()).not.toBeInViewport();
  await row(page, name).getByTitle('Zurückblättern').click();
  await expect.poll(() => scrolled(page, name)).toBe(0);

  const last = links.last();
  await expect(last).not.toBeInViewport();
  await links.first().focus();
  // Each tile's link is followed by the trigger of its menu.
  for (let stops = 2 * ((await links.count()) - 1); stops > 0; stops--) await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  expect(await scrolled(page, name)).toBeGreaterThan(0);
});

test('S2.38 a picture that is broken leaves a placeholder of the same size', async ({ page }) => {
  const tile = page
    .getByRole('article')
    .filter({ has: page.locator('a[href^="/watch/arthrose1"]') })
    .first();
  const box = tile.locator('span:has(> picture), span[data-broken]');
  await visit(page, '/playlist/arthrose');
  await tile.scrollIntoViewIfNeeded();
  await expect(tile.locator('img')).toHaveJSProperty('complete', true);
  const whole = await box.boundingBox();
  expect(whole?.height).toBeGreaterThan(50);

  await page.route('**/storage/poster/arthrose1*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  await tile.scrollIntoViewIfNeeded();
  await expect(tile.locator('img')).toHaveCount(0);
  expect(await box.boundingBox()).toEqual(whole);
});
