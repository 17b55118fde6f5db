import { expect } from '@playwright/test';
import { ready, test, visit, watchDocuments } from './journey.ts';
import { phone } from './page-kinds.ts';
import { count, field, flyout, frequent, main, navigation, results, submit } from './search.ts';
import { shiftsOf, watchShifts } from './shifts.ts';

test.describe('S2.28 the search in the header', () => {
  test('S4.22 its flyout stays open while one types, wherever the pointer goes, and leads to the search', async ({ page }) => {
    await visit(page, '/');
    await navigation(page).getByRole('link', { name: 'Suche', exact: true }).hover();
    const box = flyout(page).getByRole('combobox');
    await expect(frequent(page).getByRole('link')).toHaveCount(8);
    await box.fill('Schla');
    await page.mouse.move(700, 890);
    await navigation(page).getByRole('link', { name: 'Partner', exact: true }).hover();
    await box.press('f');
    await expect(box).toHaveValue('Schlaf');
    const documents = watchDocuments(page);
    await box.press('Enter');
    await expect(page).toHaveURL('/suche?query=Schlaf');
    await expect(flyout(page)).toHaveCount(0);
    await expect(results(page).first()).toBeVisible();
    expect(documents).toEqual([]);
  });

  test('S2.28 arrow down leads into the field, Escape closes and gives the focus back', async ({ page }) => {
    await visit(page, '/');
    const link = navigation(page).getByRole('link', { name: 'Suche', exact: true });
    await link.focus();
    await page.keyboard.press('ArrowDown');
    await expect(flyout(page).getByRole('combobox')).toBeFocused();
    await page.keyboard.type('Herz');
    await page.keyboard.press('Escape');
    await expect(flyout(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('S1.7 on an English page it speaks English', async ({ page }) => {
    await visit(page, '/en/partner');
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Search', exact: true }).hover();
    await expect(page.getByRole('region', { name: 'Popular searches' }).getByRole('link')).toHaveCount(8);
    await page.getByRole('combobox', { name: 'What are you looking for?' }).fill('Stress');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/en/suche?query=Stress');
    await expect(main(page).getByRole('status')).toHaveText(/^\d+ results?$/);
  });

  test('S9.6 below 1200 px it stands in the dropdown, and what is searched for closes it', async ({ page }) => {
    await page.setViewportSize(phone);
    await visit(page, '/');
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('button', { name: 'Suche: mehr zeigen' }).click();
    await flyout(page).getByRole('combobox').fill('Schlaf');
    await flyout(page).getByRole('button', { name: 'Suchen' }).click();
    await expect(page).toHaveURL('/suche?query=Schlaf');
    await expect(page.getByRole('button', { name: 'Menü' })).toHaveAttribute('aria-expanded', 'false');
    await expect(results(page).first()).toBeVisible();
  });
});

test('S9.1 the frequent searches come in an order of chance, without moving the page', async ({ page }) => {
  const orders = new Set<string>();
  await watchShifts(page);
  for (let visits = 0; visits < 4; visits++) {
    await page.goto('/suche');
    await ready(page);
    orders.add((await frequent(page).getByRole('link').allTextContents()).join());
  }
  expect(orders.size).toBeGreaterThan(1);
  expect(await shiftsOf(page)).toEqual([]);
});

test.describe('S17.1 without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S17.1 one searches, narrows and watches by forms and links', async ({ page }) => {
    await page.goto('/suche');
    await field(page).fill('Schlaf');
    await submit(page).click();
    await expect(page).toHaveURL('/suche?query=Schlaf');
    await expect(count(page)).toHaveText(/^\d+ Ergebnisse$/);
    await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await main(page).getByRole('group', { name: 'Thema' }).getByRole('button').first().click();
    await expect(page).toHaveURL(/query=Schlaf&topic=|topic=.*query=Schlaf/);
    const pressed = main(page).locator('button[aria-pressed="true"]');
    await expect(pressed).toHaveCount(1);
    await pressed.click();
    await expect(pressed).toHaveCount(0);
    await results(page).first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/watch\//);
    await page.goto('/suche?query=ab');
    await expect(main(page)).toContainText('Gib mindestens 3 Zeichen ein.');
    await page.goto('/suche');
    await expect(page.locator('head meta[name="robots"]')).toHaveCount(0);
  });
});

test.describe('S19.2 with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('S19.2 the search works and nothing moves', async ({ page }) => {
    await visit(page, '/suche');
    await field(page).fill('Schlaf');
    await expect(results(page).first()).toBeVisible();
    const moving = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ timeline }) => timeline instanceof DocumentTimeline)
          .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > 1).length,
    );
    expect(moving).toBe(0);
  });
});
