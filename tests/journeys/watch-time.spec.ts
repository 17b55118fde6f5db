import { expect, type Page, type Response } from '@playwright/test';
import { smallWindow, test, visit } from './journey.ts';
import { atOffice } from './office.ts';
import { control, currentTime, expectPlaying, layerOf, openVideo, tileOf } from './player.ts';

test.use(smallWindow);

const told = (response: Response): boolean => response.url().includes('/api/video/played/');
const secondsOf = (response: Response): number => Number(new URL(response.url()).searchParams.get('seconds'));

/** The watch time shown to the team, in seconds; a fresh site has little of it. */
async function watchTime(page: Page): Promise<number> {
  const answer = await page.request.get('/api/backend/dashboard?range=7');
  const { data } = (await answer.json()) as { data: { watch_seconds: { total: number } } };
  return data.watch_seconds.total;
}

test('S10.3 S16.1 what is watched is told without a cookie, jumps left out, and the team sees it', async ({ page, browser }) => {
  const team = await browser.newPage();
  await atOffice(team, 'redaktion');
  const before = await watchTime(team);

  await visit(page, '/gesundheit/krankheiten');
  const shortid = 'arthrose1';
  await expect(tileOf(page, shortid)).toBeAttached();
  await openVideo(page, shortid);
  await expectPlaying(page);
  await expect.poll(() => currentTime(page)).toBeGreaterThan(3);
  const paused = page.waitForResponse(told);
  await control(page, 'Pause').click();
  const reached = await currentTime(page);
  const first = await paused;
  expect(first.status()).toBe(200);
  expect(first.url()).toContain(`/played/${shortid}?`);
  expect((await first.request().allHeaders())['cookie']).toBeUndefined();
  expect(secondsOf(first)).toBeGreaterThanOrEqual(2);
  expect(secondsOf(first)).toBeLessThanOrEqual(Math.floor(reached));

  // Seeks far ahead and plays a little: only the played time is reported when the layer is closed.
  await layerOf(page)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => {
      video.currentTime = 15;
      return video.play();
    });
  await expect.poll(() => currentTime(page)).toBeGreaterThan(17);
  const closed = page.waitForResponse(told);
  await page.keyboard.press('Escape');
  const second = await closed;
  expect(secondsOf(second)).toBeGreaterThanOrEqual(1);
  expect(secondsOf(second)).toBeLessThan(12);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);

  expect(await watchTime(team)).toBe(before + secondsOf(first) + secondsOf(second));
  await team.goto('/backend');
  const card = team.getByRole('region', { name: 'Angesehene Zeit' }).first();
  await expect(card.locator('p').first()).toHaveText(/^\d+ (?:Sek|Min)\.$/);
  await team.close();
});

test('S10.3 S11.4 a frame on another site tells it too, also when it goes in the middle of it', async ({ page, browser }) => {
  const team = await browser.newPage();
  await atOffice(team, 'redaktion');
  const before = await watchTime(team);
  await page.goto('/embed/arthrose1');
  await page.getByRole('button', { name: /^Abspielen/ }).click();
  const playing = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(playing).toBeGreaterThan(2.5);
  await page.goto('about:blank');
  await expect.poll(() => watchTime(team)).toBeGreaterThanOrEqual(before + 2);
  await team.close();
});
