import { expect, type Page } from '@playwright/test';
import { findings } from './axe.ts';
import { passTime, test, visit, watchConsole, withMotion } from './journey.ts';
import { desktop, phone } from './page-kinds.ts';
import { currentTime, expectPlaying, layerOf, playAfterAddress } from './player.ts';
import { main, results } from './search.ts';
import { at, paper } from './tone.ts';

const address = '/suche?query=Schlaf';
const field = (page: Page) => main(page).getByLabel('Wonach suchst Du?');
const card = (page: Page) => main(page).getByRole('article', { name: 'Besser schlafen beginnt am Morgen' }).first();
const fromHere = (page: Page) => card(page).getByRole('link', { name: 'Ab hier ansehen' });

for (const [size, viewport] of Object.entries({ desktop, phone })) {
  test.describe(`S12.11 the answer card on a ${size}`, () => {
    test.use({ viewport });

    test('S12.11 S15.1 comes while one types, above what was found, and goes with the answer', async ({ page }) => {
      const said = watchConsole(page);
      await visit(page, '/suche');
      await field(page).fill('Schlaf');
      await expect(card(page).getByRole('blockquote')).toHaveText('„Guter Schlaf beginnt lange vor dem Zubettgehen.“');
      await expect(card(page)).toContainText('Wann zum Arzt');
      await expect(card(page)).toContainText('Schläfst Du seit Wochen schlecht, frag Deine Ärztin.');
      await expect(card(page)).toContainText(/Geprüft am \d+\. \p{L}+ \d{4} von Dr\. med\. Farah Nazari/u);
      await expect(card(page).getByRole('link', { name: 'S3-Leitlinie' })).toHaveAttribute('rel', 'noopener');
      await expect(card(page)).toContainText('Allgemeine Information, ersetzt keine Untersuchung.');
      expect((await card(page).boundingBox())?.y).toBeLessThan((await results(page).first().boundingBox())?.y ?? 0);
      await main(page).getByRole('group', { name: 'Länge' }).getByRole('button').first().click();
      await expect(page.getByRole('blockquote')).toHaveCount(0);
      await field(page).fill('Brustschmerz');
      await expect(main(page).getByRole('alert')).toBeVisible();
      await expect(page.getByRole('blockquote')).toHaveCount(0);
      expect(said).toEqual([]);
    });

    test('S19.1 has no findings by day and by night, and fits', async ({ page }) => {
      await page.clock.install({ time: at('12:00') });
      await visit(page, address);
      await passTime(page, 2500);
      expect(await findings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      await page.clock.setSystemTime(at('20:00'));
      await visit(page, address);
      await passTime(page, 2500);
      await expect.poll(() => paper(page)).toBeLessThan(0.3);
      await expect(card(page)).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  });
}

test.describe('S12.1 watching from the sentence on', () => {
  test.use(withMotion);

  test('S12.1 S2.38 the link plays the film at its second, over the results', async ({ page }) => {
    await visit(page, address);
    const seconds = Number(/\?t=(\d+)$/.exec((await fromHere(page).getAttribute('href')) ?? '')?.[1]);
    await visit(page, '/suche?query=besser+schlafen');
    const later = Number(/\?t=(\d+)$/.exec((await fromHere(page).getAttribute('href')) ?? '')?.[1]);
    expect(later).toBeGreaterThan(seconds);
    await fromHere(page).click();
    await expect(layerOf(page)).toBeVisible();
    await playAfterAddress(page);
    await expectPlaying(page);
    expect(await currentTime(page)).toBeGreaterThanOrEqual(later);
    await expect(page).toHaveURL(new RegExp(String.raw`/watch/schlaf1\?t=${later}$`));
  });
});

test.describe('S17.1 without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S17.1 the card is there, in both languages, and leads to the film', async ({ page }) => {
    await page.goto('/en/suche?query=sleep');
    await expect(page.getByRole('blockquote')).toHaveText('“Good sleep begins long before bedtime.”');
    await page.goto(address);
    await expect(page.getByRole('blockquote')).toHaveText('„Guter Schlaf beginnt lange vor dem Zubettgehen.“');
    await fromHere(page).click();
    await expect(page).toHaveURL(/\/watch\/schlaf1\?t=\d+$/);
  });
});
