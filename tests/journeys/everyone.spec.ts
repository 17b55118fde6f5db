import { expect, type Page } from '@playwright/test';
import { findings } from './axe.ts';
import { ready, test, visit, watchConsole } from './journey.ts';
import { cutWords, outside, sideways, smallTargets, spaceText } from './layout.ts';
import { desktop, inEnglish, pageKinds, phone } from './page-kinds.ts';
import { at, paper } from './tone.ts';
import { expectPlaying, layerOf, openVideo } from './player.ts';

/** Assertions for every page (interface, S19.1). */
async function expectWhole(page: Page, isGerman: boolean): Promise<void> {
  for (const part of ['main', 'h1', 'header:not(main *)', 'footer:not(main *)']) {
    await expect(page.locator(part), part).toHaveCount(1);
  }
  await expect(page.locator('html')).toHaveAttribute('lang', isGerman ? 'de' : 'en');
  const consent = page.locator('footer button', { hasText: isGerman ? 'Cookie-Einstellungen' : 'Cookie settings' });
  await expect(consent, 'S16.1').toHaveCount(1);
  expect(await page.title()).not.toBe('');
  const first = await page.evaluate(() => document.querySelector('a, button, input')?.textContent);
  expect(first).toBe(isGerman ? 'Zum Inhalt' : 'Skip to content');
  // Some components react to a resize by script.
  await expect.poll(() => sideways(page), 'no sideways scrolling').toBeLessThanOrEqual(0);
}

/** What readers change about a page by themselves: its width and its spacing (docs/accessibility.md). */
async function expectAdapting(page: Page): Promise<void> {
  await page.setViewportSize(desktop);
  expect(await smallTargets(page), 'WCAG 2.5.8').toEqual([]);
  // 1280 px at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await expect.poll(() => sideways(page), 'WCAG 1.4.10').toBeLessThanOrEqual(0);
  expect(await outside(page), 'WCAG 1.4.4').toEqual([]);
  await page.setViewportSize({ width: 1024, height: 800 });
  await spaceText(page);
  expect(await cutWords(page), 'WCAG 1.4.12').toEqual([]);
  await expect.poll(() => sideways(page), 'WCAG 1.4.12').toBeLessThanOrEqual(0);
}

/**
 * Each language in both sizes; accessibility is checked in the initial size. Kinds of pages alternate between day and night:
 * they consist of the same components.
 */
const variantsOf = (address: string, place: number) => [
  { shown: address, isGerman: true, isNight: place % 2 === 0, sizes: [desktop, phone] },
  { shown: inEnglish(address), isGerman: false, isNight: place % 2 === 1, sizes: [phone, desktop] },
];

for (const [place, { kind, address, status = 200, isKeptBack }] of pageKinds.entries()) {
  test(`S1.7 S2.26 S4.21 S19.1 ${kind} is whole and without fault in both languages, in every width, by day and by night, with more spacing`, async ({
    page,
  }) => {
    const said = watchConsole(page);
    for (const { shown, isGerman, isNight, sizes } of variantsOf(address, place)) {
      await page.clock.setFixedTime(at(isNight ? '22:00' : '12:00'));
      await page.setViewportSize(sizes[0] ?? desktop);
      const answer = await page.goto(shown);
      expect(answer?.status()).toBe(status);
      await ready(page);
      if (address.startsWith('/watch/')) await expect(layerOf(page).getByRole('heading').first()).toBeVisible();
      expect((await paper(page)) < 0.3, 'dark').toBe(isNight);
      expect(await findings(page), `${shown} at ${sizes[0]?.width}`).toEqual([]);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await expectWhole(page, isGerman);
      }
      if (isGerman) await expectAdapting(page);
    }
    // Chromium logs error responses to the console; refusals are expected.
    const isRefusal = (text: string) => /the server responded with a status of 4(?:0[34]|10)/.test(text);
    expect(said.filter((text) => !((isKeptBack || status !== 200) && isRefusal(text)))).toEqual([]);
  });
}

test.describe('S19.1 nothing is found either with what opens over or in a page', () => {
  test('S19.1 S2.45 the layer while a video plays, and with its list over the picture', async ({ page }) => {
    await visit(page, '/playlist/arthrose');
    await openVideo(page, 'arthrose1');
    await expectPlaying(page);
    await layerOf(page).locator('video').hover();
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize(phone);
    await layerOf(page).getByRole('button', { name: 'Videoliste' }).click();
    expect(await findings(page)).toEqual([]);
  });

  test('S19.1 S8.5 the error panel', async ({ page }) => {
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await visit(page, '/watch/schlaf-01');
      await expect(layerOf(page).getByRole('alert')).toBeVisible();
      expect(await findings(page)).toEqual([]);
    }
  });

  test('S19.1 S2.28 every flyout', async ({ page }) => {
    // A short page, since all of it is checked each time.
    await visit(page, '/meta/impressum');
    for (const [name, item] of [
      ['Dr. Muster', 'presenter'],
      ['Gesundheit', 'health'],
      ['Wohlfühlen', 'feelgood'],
      ['Partner', 'partner'],
      ['Suche', 'search'],
    ] as const) {
      const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
      await navigation.getByRole('link', { name, exact: true }).hover();
      await expect(navigation.locator(`div[data-item="${item}"]`).getByRole('link').nth(3)).toBeVisible();
      expect(await findings(page), name).toEqual([]);
    }
  });

  test("S19.1 S9.6 S2.46 the dropdown unfolded, and 'Hinweise' on", async ({ page }) => {
    await page.setViewportSize(phone);
    await visit(page, '/gesundheit/krankheiten');
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('button', { name: 'Partner: mehr zeigen' }).click();
    await expect(page.locator('div[data-item="partner"]').getByRole('listitem')).toHaveCount(6);
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Hinweise' }).click();
    await expect(page.getByRole('complementary', { name: 'Hinweise der Redaktion' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
});
