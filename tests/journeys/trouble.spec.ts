import { expect, type Page, type Route } from '@playwright/test';
import { test, visit, watchDocuments } from './journey.ts';
import { control, currentTime, expectPlaying, layerOf, openVideo, tileOf, videoIn } from './player.ts';

const [list, video] = ['/playlist/arthrose', 'arthrose1'];
const gone = (route: Route) => route.fulfill({ status: 404, body: '' });
const panelOf = (page: Page) => layerOf(page).getByRole('alert');
const sourceOf = (page: Page) => videoIn(page).evaluate((element: HTMLVideoElement) => element.currentSrc);

test.describe('S8.5 videos that may not be watched', () => {
  const refused = [
    ['/watch/gibtsnicht', 'Dieses Video ist nicht mehr verfügbar.'],
    ['/watch/ex-frage1', 'Dieses Video ist nur für angemeldete Benutzer:innen verfügbar.'],
    ['/en/watch/schlaf-01', 'This video has to be paid for.'],
  ] as const;
  test(`S8.5 the layer says why: ${refused.map(([, text]) => text).join(' ')}`, async ({ page }) => {
    for (const [address, text] of refused) {
      await visit(page, address);
      await expect(panelOf(page).getByRole('heading'), address).toHaveText(text);
      await expect(layerOf(page), address).toHaveAccessibleName(text);
      await expect(layerOf(page).locator('video, output'), address).toHaveCount(0);
    }
  });

  test("S8.5 S4.15 a day of a coaching shows 'Zum Coaching', which leads there and closes the layer", async ({ page }) => {
    // If its course is already known, a click leads to the order instead (S4.16).
    await visit(page, '/watch/schlaf-01');
    const documents = watchDocuments(page);
    await expect(panelOf(page).getByRole('heading')).toHaveText('Dieses Video ist kostenpflichtig.');
    await expect(panelOf(page).getByRole('button', { name: 'Zurück' })).toBeHidden();
    await panelOf(page).getByRole('link', { name: 'Zum Coaching' }).click();
    await expect(page).toHaveURL('/mein-dr-muster/coaching/besser-schlafen');
    await expect(layerOf(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Besser schlafen in 30 Tagen');
    await page.goBack();
    await expect(panelOf(page)).toBeVisible();
    expect(documents).toEqual([]);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test("S8.5 'Zurück' closes the layer", async ({ page }) => {
      await visit(page, '/watch/schlaf-01');
      await panelOf(page).getByRole('button', { name: 'Zurück' }).tap();
      await expect(layerOf(page)).toBeHidden();
      await expect(page).toHaveURL('/');
    });
  });
});

test.describe('lost connections', () => {
  test('S8.5 a failed call stops the loading, and another try plays', async ({ page }) => {
    await visit(page, list);
    await page.route(`**/api/video/${video}*`, (route) => route.abort());
    await openVideo(page, video);
    await expect(panelOf(page)).toContainText('Das Video lädt gerade nicht.');
    await expect(layerOf(page).locator('output', { hasText: 'Das Video wird geladen.' })).toHaveCount(0);
    await page.unroute(`**/api/video/${video}*`);
    await control(page, 'Nochmal versuchen').click();
    await expectPlaying(page);
  });

  test('S8.5 media that cannot be reached end in the same panel, and another try plays', async ({ page }) => {
    await visit(page, list);
    await page.route('**/asset/**', (route) => route.abort());
    await openVideo(page, video);
    await expect(panelOf(page)).toContainText('Das Video lädt gerade nicht.');
    await page.unroute('**/asset/**');
    await control(page, 'Nochmal versuchen').click();
    await expectPlaying(page);
  });

  test('S2.12 without the code of the layer the address of the video is loaded instead', async ({ page }) => {
    await visit(page, list);
    const documents = watchDocuments(page);
    await page.route(/\/layer-[\w-]+\.js$/, (route) => (documents.length === 0 ? route.abort() : route.continue()));
    await tileOf(page, video).click();
    await expect(layerOf(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/watch/${video}`));
  });
});

test.describe('media that break', () => {
  test('S7.10 when the stream fails, the large file plays', async ({ page }) => {
    await page.route('**/asset/**/hls/**', gone);
    await visit(page, list);
    await openVideo(page, video);
    await expectPlaying(page);
    expect(await sourceOf(page)).toContain('/file/1920.mp4');
  });

  test('S7.10 when the stream breaks in the middle, the file goes on at the same second', async ({ page }) => {
    const broken = Promise.withResolvers<undefined>();
    let parts = 0;
    await page.route(/\/asset\/.*\/hls\/\d+\.mp4/, async (route) => {
      const isHead = route.request().headers().range?.startsWith('bytes=0-');
      if (isHead || (parts += 1) <= 2) return route.continue();
      await broken.promise;
      return gone(route);
    });
    await visit(page, list);
    await openVideo(page, video);
    await expectPlaying(page);
    await expect.poll(() => currentTime(page)).toBeGreaterThan(2);
    broken.resolve(undefined);
    await expect.poll(() => sourceOf(page)).toContain('/file/1920.mp4');
    await expect.poll(() => currentTime(page)).toBeGreaterThan(2);
    expect(parts).toBeGreaterThan(2);
  });

  test('S8.5 a video whose files are missing shows the error panel and no endless spinner', async ({ page }) => {
    await page.route('**/asset/**', gone);
    await visit(page, list);
    await openVideo(page, video);
    await expect(panelOf(page).getByRole('heading')).toHaveText('Dieses Video ist nicht mehr verfügbar.');
    await expect(layerOf(page).locator('video, output')).toHaveCount(0);
  });

  test('S8.5 a stream whose parts are missing shows the error panel too', async ({ page }) => {
    await page.route(/\/asset\/.*\.mp4/, gone);
    await visit(page, list);
    await openVideo(page, video);
    await expect(panelOf(page).getByRole('heading')).toHaveText('Dieses Video ist nicht mehr verfügbar.');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('S7.10 when the stream fails, the small file plays', async ({ page }) => {
      await page.route('**/asset/**/hls/**', gone);
      await visit(page, list);
      await openVideo(page, video);
      await expectPlaying(page);
      expect(await sourceOf(page)).toContain('/file/960.mp4');
    });
  });
});
