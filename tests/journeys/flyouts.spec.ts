import { expect, type Locator, type Page } from '@playwright/test';
import { passTime, stopClock, test, visit, watchDocuments, withMotion } from './journey.ts';
import { desktop } from './page-kinds.ts';

/** Flyouts are the same on every page, and the start page takes twice as long. */
const short = '/meta/impressum';

const navigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Hauptnavigation' });
const entry = (page: Page, name: string): Locator => navigation(page).getByRole('link', { name, exact: true });
const group = (page: Page, title: string): Locator =>
  navigation(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const flyoutOf = (page: Page, item: string): Locator => navigation(page).locator(`div[data-item="${item}"]`);

test.describe('flyouts', () => {
  test('S2.28 S4.22 S9.5 the partners’ flyout shows up to six partners by the first of their playlists; one is 650 px high, and 550 in a low window; it closes 500 ms after the pointer left its entry, and 200 ms after it left the flyout; pointing at the presenter shows 4 coachings and 3 retreats', async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page, short);
    await test.step('the partners’ flyout shows up to six partners by the first of their playlists', async () => {
      await entry(page, 'Partner').hover();
      const partners = flyoutOf(page, 'partner').getByRole('listitem').getByRole('link');
      await expect(partners).toHaveCount(6);
      await expect(partners.first()).toHaveAttribute('href', /^\/playlist\//);
    });
    await test.step('a flyout is 650 px high, and 550 in a low window', async () => {
      const height = async () => (await flyoutOf(page, 'health').boundingBox())?.height;
      await entry(page, 'Gesundheit').hover();
      await expect.poll(height).toBe(650);
      await page.setViewportSize({ width: 1440, height: 700 });
      await expect.poll(height).toBe(550);
      await page.setViewportSize(desktop);
      await expect.poll(height).toBe(650);
      await page.mouse.move(700, 880);
      await expect(flyoutOf(page, 'health')).toHaveCount(0);
    });
    await test.step('a flyout closes 500 ms after the pointer left its entry, and 200 ms after it left the flyout', async () => {
      const [link, flyout] = [entry(page, 'Gesundheit'), flyoutOf(page, 'health')];
      await link.hover();
      await expect(flyout.getByRole('link', { name: 'Krankheiten', exact: true })).toBeVisible();
      await stopClock(page);
      await page.mouse.move(200, 40);
      await passTime(page, 450);
      await expect(flyout).toBeVisible();
      await passTime(page, 100);
      await expect(flyout).toHaveCount(0);

      await link.hover();
      await flyout.hover({ position: { x: 700, y: 400 } });
      await passTime(page, 5000);
      await expect(flyout).toBeVisible();
      await page.mouse.move(700, 850);
      await passTime(page, 150);
      await expect(flyout).toBeVisible();
      await passTime(page, 100);
      await expect(flyout).toHaveCount(0);
    });
    await test.step('pointing at the presenter shows 4 coachings and 3 retreats', async () => {
      await page.clock.resume();
      await entry(page, 'Dr. Muster').hover();
      await expect(group(page, 'Meine 30-Tage-Kurse').getByRole('link')).toHaveCount(4);
      await expect(group(page, 'Auszeiten').getByRole('link')).toHaveCount(3);
      await group(page, 'Auszeiten').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/mein-dr-muster\/auszeit\//);
      await expect(flyoutOf(page, 'presenter')).toHaveCount(0);
    });
  });

  test('S2.28 S19.1 by keyboard Tab leads from entry to entry past the open flyouts, and back; inside, it leads through the flyout and out; a flyout opens on focus, arrow down leads into it, Escape closes it and gives the focus back', async ({
    page,
  }) => {
    await test.step('Tab leads from entry to entry past the open flyouts, and back; inside, it leads through the flyout and out', async () => {
      await visit(page, '/');
      const names = ['Dr. Muster', 'Gesundheit', 'Wohlfühlen', 'Partner', 'Suche'] as const;
      const items = ['presenter', 'health', 'feelgood', 'partner', 'search'] as const;
      // Skip link, quiet mode, logo.
      for (let stops = 0; stops < 3; stops++) await page.keyboard.press('Tab');
      for (const [index, name] of names.entries()) {
        await page.keyboard.press('Tab');
        await expect(entry(page, name)).toBeFocused();
        await expect(
          flyoutOf(page, items[index] ?? '')
            .getByRole('link')
            .nth(2),
        ).toBeVisible();
      }
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Hinweise' })).toBeFocused();
      for (const name of ['Suche', 'Partner', 'Wohlfühlen']) {
        await page.keyboard.press('Shift+Tab');
        await expect(entry(page, name)).toBeFocused();
      }

      const links = flyoutOf(page, 'feelgood').getByRole('link');
      await page.keyboard.press('ArrowDown');
      const stops = await links.count();
      for (let stop = 0; stop < stops; stop++) {
        await expect(links.nth(stop)).toBeFocused();
        await page.keyboard.press('Tab');
      }
      await expect(entry(page, 'Partner')).toBeFocused();

      await page.keyboard.press('ArrowDown');
      await expect(flyoutOf(page, 'partner').getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(entry(page, 'Partner')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(entry(page, 'Suche')).toBeFocused();
    });
    await test.step('by keyboard a flyout opens on focus, arrow down leads into it, Escape closes it and gives the focus back', async () => {
      const [link, flyout] = [entry(page, 'Dr. Muster'), flyoutOf(page, 'presenter')];
      for (let stops = 0; stops < 4; stops++) await page.keyboard.press('Shift+Tab');
      await expect(link).toBeFocused();
      await expect(flyout).toBeVisible();
      await expect(link).toHaveAttribute('aria-expanded', 'true');
      await expect(link).toHaveAccessibleDescription('Pfeil nach unten führt ins Untermenü.');
      const controlled = await link.getAttribute('aria-controls');
      await expect(page.locator(`[id="${controlled}"]`)).toContainText('Alles von Dr. Muster');
      await page.keyboard.press('ArrowDown');
      await expect(flyout.getByRole('link').first()).toBeFocused();
      await expect(group(page, 'Auszeiten').getByRole('link')).toHaveCount(3);
      await page.keyboard.press('Tab');
      await expect(flyout.getByRole('link').nth(1)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(flyout).toHaveCount(0);
      await expect(link).toBeFocused();
      await expect(link).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('ArrowDown');
      await expect(flyout.getByRole('link').first()).toBeFocused();
    });
  });
});

test.describe('dropdown on a narrow window and on a phone', () => {
  test.use({ hasTouch: true });

  test("S9.6 S2.27 S4.22 'Menü' unfolds the navigation, and a page that is reached by it closes it", async ({ page }) => {
    for (const [width, height] of [
      [1199, 800],
      [390, 844],
    ] as const)
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height });
        await visit(page, '/');
        const menu = page.getByRole('button', { name: 'Menü' });
        await expect(menu).toHaveAttribute('aria-expanded', 'false');
        await expect(entry(page, 'Gesundheit')).toBeHidden();
        const documents = watchDocuments(page);
        await menu.click();
        await expect(menu).toHaveAttribute('aria-expanded', 'true');
        await expect(entry(page, 'Gesundheit')).toBeVisible();

        const unfold = navigation(page).getByRole('button', { name: 'Gesundheit: mehr zeigen' });
        await unfold.click();
        await expect(unfold).toHaveAttribute('aria-expanded', 'true');
        await entry(page, 'Krankheiten').click();
        await expect(page).toHaveURL('/gesundheit/krankheiten');
        await expect(menu).toHaveAttribute('aria-expanded', 'false');
        await expect(entry(page, 'Gesundheit')).toBeHidden();
        expect(documents).toEqual([]);

        await menu.click();
        await expect(entry(page, 'Gesundheit')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(entry(page, 'Gesundheit')).toBeHidden();
        await expect(menu).toBeFocused();
      });
  });
});

test.describe('dropdown', () => {
  test.use({ viewport: { width: 1199, height: 800 }, ...withMotion });

  test('S4.22 presses during its transition are ignored', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/');
    await stopClock(page);
    const menu = page.getByRole('button', { name: 'Menü' });
    await menu.click();
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await passTime(page, 300);
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });
});
