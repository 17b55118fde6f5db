import { expect, type Page } from '@playwright/test';
import { passTime, scrollTop, stopClock, test, visit } from './journey.ts';
import { control, currentTime, expectPlaying, isPaused, layerOf, openVideo, videoIn } from './player.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Animations running at this moment that last longer than the eye can notice. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline, playState, effect }) => {
        const { endTime = 0 } = effect?.getComputedTiming() ?? {};
        return timeline instanceof DocumentTimeline && playState === 'running' && Number(endTime) > 1;
      })
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 100) ?? '') : '')),
  );

test('S19.2 nothing moves: no background, no flyout, no layer', async ({ page }) => {
  await visit(page, '/');
  expect(await moving(page)).toEqual([]);
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Gesundheit', exact: true }).hover();
  await expect(page.locator('div[data-item="health"]')).toBeVisible();
  expect(await moving(page)).toEqual([]);
  await page.mouse.move(700, 880);
  await openVideo(page, 'faust-univ');
  expect(await moving(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(layerOf(page)).toBeHidden();
  expect(await moving(page)).toEqual([]);
});

test('S19.2 rows and the FAQ jump instead of gliding', async ({ page }) => {
  await visit(page, '/meta/faq');
  await page.getByRole('navigation', { name: 'Alle Fragen' }).getByRole('link').last().click();
  const reached = await scrollTop(page);
  expect(reached).toBeGreaterThan(0);
  await visit(page, '/');
  const row = page.getByRole('region', { name: 'Jeden Tag ein Daily', exact: true });
  await row.scrollIntoViewIfNeeded();
  // A row that was far from the window measures itself once it is laid out, and only then says that it has more.
  await expect(row.getByTitle('Weiterblättern')).toBeVisible();
  const before = await row.evaluate((region) => {
    region.querySelector<HTMLElement>('[title="Weiterblättern"]')?.click();
    return region.querySelector('ul')?.scrollLeft;
  });
  expect(before, 'scrolled at once').toBeGreaterThan(100);
});

test('S19.2 an address does not start its video by itself; a click does, also on a tile', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/watch/faust-univ');
  await expect(control(page, 'Abspielen')).toBeVisible();
  await stopClock(page);
  await passTime(page, 10_000);
  // Nothing of the film is loaded either (docs/decisions/poster-first.md).
  const loaded = await videoIn(page).evaluate((element: HTMLVideoElement) => element.readyState);
  expect([await isPaused(page), await currentTime(page), loaded]).toEqual([true, 0, 0]);
  await page.clock.resume();
  await control(page, 'Abspielen').click();
  await expectPlaying(page);

  await visit(page, '/');
  await openVideo(page, 'faust-univ');
  await expectPlaying(page);
});
