import { expect, type Page } from '@playwright/test';
import { findings } from './axe.ts';
import { passTime, smallWindow, stopClock, test, visit, withMotion } from './journey.ts';
import { course, owner } from './owner.ts';
import { control, currentTime, expectPlaying, layerOf, openVideo, playAfterAddress, skipToEnd } from './player.ts';

test.use({ ...withMotion, ...smallWindow });

const panelOf = (page: Page) => layerOf(page).getByRole('region', { name: 'Empfehlungen für Dich:' });
const recommendedIn = (page: Page) => panelOf(page).locator('a[href^="/watch/"]');

/** Reduces the highlights to these, which makes the random choice deterministic. */
const onlyHighlights = (page: Page, shortids: readonly string[]) =>
  page.route('**/api/content', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { highlights: { shortid: string }[] } };
    const highlights = data.highlights.filter(({ shortid }) => shortids.includes(shortid));
    await route.fulfill({ response, json: { data: { ...data, highlights } } });
  });

const lastOfItsList = '/watch/herz-ekg/playlist/l-herzlun';

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
  await onlyHighlights(page, ['herz-ekg', 'faust-univ', 'schlaf1']);
  await visit(page, lastOfItsList);
  await playAfterAddress(page);
  await skipToEnd(page);
  await expect(recommendedIn(page)).toHaveCount(2);
  await expect(panelOf(page).locator('a[href^="/watch/herz-ekg"]')).toHaveCount(0);
  await expect(panelOf(page).locator('a[href^="/watch/schlaf1/playlist/"]')).toHaveCount(1);
});

const upNextOf = (page: Page) => layerOf(page).getByRole('region', { name: 'Als Nächstes:' });

test('S4.17 S11.8 after 8 s a playlist goes on by itself, and the new video has the old one’s place in the history', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/playlist/arthrose');
  const length = await page.evaluate(() => history.length);
  await openVideo(page, 'physio1');
  await expectPlaying(page);
  await skipToEnd(page);
  await stopClock(page);
  await expect(upNextOf(page).getByRole('link', { name: 'Wärmflasche oder Kühlpack?' })).toBeVisible();
  await passTime(page, 6000);
  await expect(page).toHaveURL('/watch/physio1/playlist/l-arthros');
  await passTime(page, 3000);
  await expect(page).toHaveURL('/watch/waermkalt/playlist/l-arthros');
  await page.clock.resume();
  await expectPlaying(page);
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
});

test("S11.8 S19.1 'Abbrechen' lets the next video wait, 'Nochmal' plays the same again, 'Jetzt abspielen' the next", async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-06-01T12:00:00') });
  await visit(page, '/playlist/arthrose');
  await openVideo(page, 'physio1');
  await expectPlaying(page);
  await skipToEnd(page);
  await control(page, 'Abbrechen').click();
  // In day mode, when the page below is bright.
  expect(await findings(page)).toEqual([]);
  await passTime(page, 20_000);
  await expect(page).toHaveURL('/watch/physio1/playlist/l-arthros');
  await expect(upNextOf(page)).toBeVisible();
  await control(page, 'Nochmal').click();
  await expect(upNextOf(page)).toHaveCount(0);
  await expect.poll(() => currentTime(page)).toBeLessThan(10);
  await skipToEnd(page);
  await control(page, 'Jetzt abspielen').click();
  await expect(page).toHaveURL('/watch/waermkalt/playlist/l-arthros');
});

test('S11.8 whoever switches it off is asked each time, on this device for good', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/playlist/arthrose');
  await openVideo(page, 'physio1');
  await expectPlaying(page);
  await control(page, 'Einstellungen').click();
  const choice = layerOf(page).getByRole('switch', { name: 'Nächstes Video automatisch starten' });
  await expect(choice).toBeChecked();
  await choice.click();
  await expect(choice).not.toBeChecked();
  await page.reload();
  await playAfterAddress(page);
  await skipToEnd(page);
  await expect(upNextOf(page)).toBeVisible();
  await expect(control(page, 'Abbrechen')).toHaveCount(0);
  await passTime(page, 20_000);
  await expect(page).toHaveURL('/watch/physio1/playlist/l-arthros');
  await expect(upNextOf(page).getByRole('switch', { name: 'Automatisch weiter' })).not.toBeChecked();
});

test('S11.8 a video that was opened without a list plays on in the playlist where it is at home', async ({ page }) => {
  await visit(page, '/watch/physio1');
  await expect(layerOf(page).getByText(/^Aus „/)).toBeVisible();
  await playAfterAddress(page);
  await expect(page).toHaveURL('/watch/physio1');
  await skipToEnd(page);
  await expect(upNextOf(page)).toBeVisible();
});

test('S4.16 a film of members leads a visitor from the list of the layer to the login, a paid day to the checkout', async ({
  page,
}) => {
  await visit(page, '/watch/schlaf-t1/coaching/schlaf30');
  const list = layerOf(page).getByRole('complementary', { name: 'Videoliste' });
  await list.locator('a[href="/watch/schlaf-01/coaching/schlaf30"]').click();
  await expect(page).toHaveURL('/shop/checkout/schlaf30');
  await expect(layerOf(page)).toBeHidden();
});

test("S4.17 S13.6 after a day of one's course nothing else is recommended: the way leads back to the course", async ({
  page,
}) => {
  await owner(page);
  await visit(page, '/watch/schlaf-01');
  await expect(layerOf(page).getByText('Aus „Besser schlafen in 30 Tagen“')).toBeVisible();
  await playAfterAddress(page);
  await skipToEnd(page);
  const ending = layerOf(page).getByRole('region', { name: 'Das Video dieses Tages ist zu Ende.' });
  await expect(ending.getByRole('button', { name: 'Nochmal' })).toBeVisible();
  await expect(panelOf(page)).toHaveCount(0);
  await ending.getByRole('link', { name: 'Zurück zum Kurs' }).click();
  await expect(page).toHaveURL(course.page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('S9.2 all three recommendations show', async ({ page }) => {
    await visit(page, lastOfItsList);
    await playAfterAddress(page);
    await skipToEnd(page);
    await expect(recommendedIn(page).filter({ visible: true })).toHaveCount(3);
  });
});
