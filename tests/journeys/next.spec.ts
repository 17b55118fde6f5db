import { expect, type Page } from '@playwright/test';
import { test, visit, withMotion } from './journey.ts';
import { control, currentTime, expectPlaying, layerOf, openVideo, playAfterAddress, skipToEnd } from './player.ts';

test.use(withMotion);

const panelOf = (page: Page) => layerOf(page).getByRole('region', { name: 'Empfehlungen für Dich:' });
const recommendedIn = (page: Page) => panelOf(page).locator('a[href^="/watch/"]');

/** Cuts the highlights down to these, so that chance has no choice left. */
const onlyHighlights = (page: Page, shortids: readonly string[]) =>
  page.route('**/api/content', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { highlights: { shortid: string }[] } };
    const highlights = data.highlights.filter(({ shortid }) => shortids.includes(shortid));
    await route.fulfill({ response, json: { data: { ...data, highlights } } });
  });

test('S4.17 S9.2 S9.3 after the last video of its list two of three recommendations come, can be closed, and are played', async ({
  page,
}) => {
  await visit(page, '/playlist/borreliose');
  await openVideo(page, 'borrelio');
  await expectPlaying(page);
  await skipToEnd(page);
  await expect(panelOf(page)).toBeVisible();
  await expect(recommendedIn(page)).toHaveCount(3);
  await expect(recommendedIn(page).filter({ visible: true })).toHaveCount(2);
  await control(page, 'Empfehlungen schließen').click();
  await expect(panelOf(page)).toHaveCount(0);

  await control(page, 'Abspielen').click();
  await expect.poll(() => currentTime(page)).toBeLessThan(10);
  await skipToEnd(page);
  const next = recommendedIn(page).first();
  const address = await next.getAttribute('href');
  await next.click();
  await expect(panelOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(address ?? '');
  await expectPlaying(page);
});

test('S9.2 the video that ended is never recommended', async ({ page }) => {
  await onlyHighlights(page, ['faust-univ', 'herz-ekg', 'schlaf1']);
  await visit(page, '/watch/faust-univ');
  await playAfterAddress(page);
  await skipToEnd(page);
  await expect(recommendedIn(page)).toHaveCount(2);
  await expect(panelOf(page).locator('a[href^="/watch/faust-univ"]')).toHaveCount(0);
  await expect(panelOf(page).locator('a[href^="/watch/schlaf1/playlist/"]')).toHaveCount(1);
});

test('S4.17 a playlist goes on by itself where it was entered, and the new video has the old one’s place in the history', async ({
  page,
}) => {
  await visit(page, '/playlist/arthrose');
  const length = await page.evaluate(() => history.length);
  await openVideo(page, 'physio1');
  await expectPlaying(page);
  await skipToEnd(page);
  await expect(page).toHaveURL('/watch/waermkalt/playlist/l-arthros');
  await expectPlaying(page);
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('S9.2 all three recommendations show', async ({ page }) => {
    await visit(page, '/watch/faust-univ');
    await playAfterAddress(page);
    await skipToEnd(page);
    await expect(recommendedIn(page).filter({ visible: true })).toHaveCount(3);
  });
});
