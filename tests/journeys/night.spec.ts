import { expect, type Page } from '@playwright/test';
import { passTime, test, visit } from './journey.ts';
import { at, ink, paper } from './tone.ts';

const theme = (page: Page) => page.locator('[data-background]');

test('S4.21 S9.7 at 05:59 the default theme is night, from 2 s after the page on, and the feel-good theme dark too, so that nobody is dazzled between two pages; at 06:01 and 17:58 it is default, at 18:01 night, and what is printed then is printed in dark ink', async ({
  page,
}) => {
  const isTheme = async (name: string, time: string): Promise<void> => {
    await passTime(page, 2500);
    await expect(theme(page), time).toHaveAttribute('data-background', name);
  };
  await page.clock.install({ time: at('05:59') });
  await visit(page, '/');
  await isTheme('night', '05:59');
  expect(await paper(page)).toBeLessThan(0.3);
  await page.getByRole('main').locator('a[href="/wohlfuehlen"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wohlfühlen');
  await isTheme('feelgood', '05:59');
  expect(await paper(page)).toBeLessThan(0.3);

  for (const time of ['06:01', '17:58']) {
    await page.clock.setSystemTime(at(time));
    await visit(page, '/meta/impressum');
    await isTheme('default', time);
    expect(await paper(page), time).toBeGreaterThan(0.9);
  }
  await page.clock.setSystemTime(at('18:01'));
  await visit(page, '/meta/impressum');
  await isTheme('night', '18:01');
  expect(await paper(page)).toBeLessThan(0.3);
  expect(await ink(page)).toBeGreaterThan(0.9);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => ink(page)).toBeLessThan(0.3);
});

// Two zones half a day apart, so that one of them is at night whenever this runs.
test('S4.21 where no journey has set the clock it is day, in whatever zone', async ({ page, browser }) => {
  const elsewhere = await Promise.all(['Etc/GMT', 'Etc/GMT+12'].map((timezoneId) => browser.newPage({ timezoneId })));
  for (const one of [page, ...elsewhere]) {
    await visit(one, '/meta/impressum');
    expect(await paper(one)).toBeGreaterThan(0.9);
  }
  for (const one of elsewhere) await one.close();
});

test('S4.21 at dusk the next page brings the night', async ({ page }) => {
  await page.clock.install({ time: at('17:30') });
  await visit(page, '/');
  await page.clock.fastForward('01:00:00');
  await page.getByRole('main').locator('a[href="/gesundheit/krankheiten"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Krankheiten');
  await page.goBack();
  await page.getByRole('main').locator('a[href="/wohlfuehlen"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wohlfühlen');
  await passTime(page, 2500);
  await expect.poll(() => paper(page)).toBeLessThan(0.3);
});

test.describe('S11.12 a reader chooses', () => {
  const choice = (page: Page, name: string) => page.getByRole('group', { name: 'Darstellung' }).getByRole('radio', { name });

  test('S11.12 dark by day, at once and on every page from its first paint on, and the hour again', async ({ page, context }) => {
    await page.clock.install({ time: at('12:00') });
    await visit(page, '/');
    await expect(choice(page, 'Nach der Tageszeit')).toBeChecked();
    await choice(page, 'Dunkel').check();
    await expect.poll(() => paper(page)).toBeLessThan(0.3);
    await passTime(page, 2500);
    await expect(theme(page)).toHaveAttribute('data-background', 'night');

    // Without the site's scripts: shows the first paint.
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto('/meta/impressum');
    await expect.poll(() => paper(page)).toBeLessThan(0.3);
    expect(await page.locator('meta[name="theme-color"]').getAttribute('content')).not.toBe('#f9f5ee');
    await page.unroute(/\/assets\/.*\.js$/);

    await visit(page, '/en/partner');
    await expect(page.getByRole('group', { name: 'Appearance' }).getByRole('radio', { name: 'Dark' })).toBeChecked();
    await passTime(page, 2500);
    await expect.poll(() => paper(page)).toBeLessThan(0.3);
    await page.getByRole('group', { name: 'Appearance' }).getByRole('radio', { name: 'By the hour' }).check();
    await expect.poll(() => paper(page)).toBeGreaterThan(0.9);
    // Resetting the choice removes it from storage, and it was never sent.
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual([
      'consent_analytics',
      'consent_essential',
      'consent_marketing',
    ]);
  });

  test('S11.12 light by night, with the keys, in every window', async ({ page, context }) => {
    await context.clock.install({ time: at('22:00') });
    const other = await context.newPage();
    await visit(other, '/');
    await visit(page, '/wohlfuehlen');
    await expect.poll(() => paper(page)).toBeLessThan(0.3);
    await choice(page, 'Nach der Tageszeit').focus();
    await page.keyboard.press('ArrowRight');
    await expect(choice(page, 'Hell')).toBeChecked();
    await expect.poll(() => paper(page)).toBeGreaterThan(0.9);
    await expect(choice(other, 'Hell')).toBeChecked();
    await expect.poll(() => paper(other)).toBeGreaterThan(0.9);
    await passTime(page, 2500);
    await expect.poll(() => paper(page)).toBeGreaterThan(0.9);
  });

  test('S11.12 what else stands under its name goes by the hour, and a device that keeps nothing, or whose storage is full, still shows the choice', async ({
    page,
  }) => {
    const isShown = async (device: string): Promise<void> => {
      await choice(page, 'Dunkel').check();
      await expect(choice(page, 'Dunkel'), device).toBeChecked();
      await expect.poll(() => paper(page), device).toBeLessThan(0.3);
    };
    await page.clock.install({ time: at('12:00') });
    await page.addInitScript(() => localStorage.setItem('tone', '<b>'));
    await visit(page, '/partner');
    await expect(choice(page, 'Nach der Tageszeit')).toBeChecked();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await isShown('its storage is full');

    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      });
    });
    await visit(page, '/partner');
    await expect(choice(page, 'Dunkel')).not.toBeChecked();
    await isShown('it keeps nothing');
  });
});
