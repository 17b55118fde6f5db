import { expect, type Page } from '@playwright/test';
import { test, visit } from './journey.ts';
import { at, ink, paper } from './tone.ts';

const theme = (page: Page) => page.locator('[data-background]');

for (const [time, name] of [
  ['05:59', 'night'],
  ['06:01', 'default'],
  ['17:58', 'default'],
  ['18:01', 'night'],
] as const) {
  test(`S4.21 S9.7 at ${time} the default theme is ${name}, from 2 s after the page on`, async ({ page }) => {
    await page.clock.install({ time: at(time) });
    await visit(page, '/');
    await page.clock.runFor(2500);
    await expect(theme(page)).toHaveAttribute('data-background', name);
    if (name === 'night') expect(await paper(page)).toBeLessThan(0.3);
    else expect(await paper(page)).toBeGreaterThan(0.9);
  });
}

test('S4.21 at dusk the next page brings the night', async ({ page }) => {
  await page.clock.install({ time: at('17:30') });
  await visit(page, '/');
  await page.clock.fastForward('01:00:00');
  await page.getByRole('main').locator('a[href="/gesundheit/krankheiten"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Krankheiten');
  await page.goBack();
  await page.getByRole('main').locator('a[href="/wohlfuehlen"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wohlfühlen');
  await page.clock.runFor(2500);
  await expect.poll(() => paper(page)).toBeLessThan(0.3);
});

test('S4.21 by night the feel-good theme is dark too, so that nobody is dazzled between two pages', async ({ page }) => {
  await page.clock.install({ time: at('05:59') });
  await visit(page, '/');
  await page.clock.runFor(2500);
  await expect(theme(page)).toHaveAttribute('data-background', 'night');
  await page.getByRole('main').locator('a[href="/wohlfuehlen"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wohlfühlen');
  await page.clock.runFor(2500);
  await expect(theme(page)).toHaveAttribute('data-background', 'feelgood');
  expect(await paper(page)).toBeLessThan(0.3);
});

test('S4.21 what is printed at night is printed in dark ink', async ({ page }) => {
  await page.clock.install({ time: at('22:00') });
  await visit(page, '/meta/impressum');
  expect(await ink(page)).toBeGreaterThan(0.9);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => ink(page)).toBeLessThan(0.3);
});
