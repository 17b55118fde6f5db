import { expect, type Page } from '@playwright/test';
import { passTime, smallWindow, stopClock, test, visit, watchDocuments } from './journey.ts';
import { control, expectPlaying, layerOf, openVideo, stageOf, tileOf, videoIn } from './player.ts';

test.use(smallWindow);

const faust = 'faust-univ';
const panelOf = (page: Page) => layerOf(page).getByRole('alert');
const spinner = (page: Page) => layerOf(page).locator('output', { hasText: 'Das Video wird geladen.' });

/**
 * Requests that neither succeed nor fail, so the site's own timeouts apply. The returned function lets later requests through;
 * removing the route would let the pending ones through too.
 */
async function silence(page: Page, address: string | RegExp): Promise<() => void> {
  let isSilent = true;
  await page.route(address, (route) => (isSilent ? undefined : route.continue()));
  return () => {
    isSilent = false;
  };
}

/** Advances the page's clock step by step until the panel appears; returns the number of seconds. */
async function secondsUntilPanel(page: Page): Promise<number> {
  let seconds = 0;
  await expect(async () => {
    if (!(await panelOf(page).isVisible())) {
      seconds += 1;
      await passTime(page, 1000);
    }
    expect(await panelOf(page).isVisible()).toBe(true);
  }).toPass({ intervals: [10], timeout: 60_000 });
  return seconds;
}

test.describe('servers that take a question and never answer', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await visit(page, '/');
  });

  test('S8.5 the call for the video is given up after 15 seconds, and another try plays', async ({ page }) => {
    const answer = await silence(page, `**/api/video/${faust}`);
    const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes(`/api/video/${faust}`));
    await tileOf(page, faust).click();
    await expect(spinner(page)).toBeAttached();
    await stopClock(page);
    await passTime(page, 8000);
    await expect(spinner(page)).toBeVisible();
    await expect(panelOf(page)).toHaveCount(0);
    await passTime(page, 8000);
    await expect(panelOf(page)).toContainText('Das Video lädt gerade nicht.');
    await expect(spinner(page)).toHaveCount(0);
    await givenUp;
    answer();
    await page.clock.resume();
    await control(page, 'Nochmal versuchen').click();
    await expectPlaying(page);
  });

  test('S8.5 S7.10 neither stream nor files answer: the panel comes within a minute', async ({ page }) => {
    const answer = await silence(page, '**/asset/**');
    await openVideo(page, faust);
    await stopClock(page);
    await expect(spinner(page)).toHaveCount(1);
    expect(await secondsUntilPanel(page)).toBeLessThan(60);
    await expect(panelOf(page)).toContainText('Das Video lädt gerade nicht.');
    answer();
    await page.clock.resume();
    await control(page, 'Nochmal versuchen').click();
    await expectPlaying(page);
  });

  test('S8.5 S7.10 a video that is a file alone and never comes is given up after 20 seconds', async ({ page }) => {
    await page.route(`**/api/video/${faust}`, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { ...answer, data: { ...answer.data, stream_id: '' } } });
    });
    await silence(page, '**/asset/**/file/**');
    await openVideo(page, faust);
    await expect.poll(() => videoIn(page).evaluate((element: HTMLVideoElement) => element.networkState)).toBe(2);
    await stopClock(page);
    await passTime(page, 10_000);
    await expect(panelOf(page)).toHaveCount(0);
    await passTime(page, 12_000);
    await expect(panelOf(page)).toContainText('Das Video lädt gerade nicht.');
  });

  test('S7.10 a reader who pauses for an hour finds the video where it was', async ({ page }) => {
    await page.route('**/asset/**/hls/**', (route) => route.fulfill({ status: 404, body: '' }));
    await openVideo(page, faust);
    await expectPlaying(page);
    await stageOf(page).hover();
    await control(page, 'Pause').click();
    await page.clock.fastForward('01:00:00');
    await passTime(page, 60_000);
    await expect(control(page, 'Abspielen')).toBeVisible();
    await expect(panelOf(page)).toHaveCount(0);
  });

  test('S2.12 code of the layer that never comes: the address of the video is loaded instead', async ({ page }) => {
    const answer = await silence(page, /\/layer-[\w-]+\.js$/);
    const documents = watchDocuments(page);
    const asked = page.waitForRequest(/\/layer-[\w-]+\.js$/);
    await tileOf(page, faust).click();
    await asked;
    await expect(page).toHaveURL(new RegExp(`/watch/${faust}`));
    expect(documents).toEqual([]);
    // Step by step, because the layer's timer starts when it is rendered, shortly after the URL has changed.
    await expect(async () => {
      if (documents.length === 0) await passTime(page, 1000);
      expect(documents).toHaveLength(1);
    }).toPass({ intervals: [10], timeout: 60_000 });
    answer();
    await page.clock.resume();
    await expect(layerOf(page)).toBeVisible();
  });
});
