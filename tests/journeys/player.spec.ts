import { expect, type Page } from '@playwright/test';
import { passTime, smallWindow, stopClock, test, visit, watchRequests } from './journey.ts';
import {
  activeCue,
  control,
  currentTime,
  expectPlaying,
  isPaused,
  layerOf,
  openVideo,
  playAfterAddress,
  posterOf,
  stageOf,
  tileOf,
  videoIn,
} from './player.ts';

test.use(smallWindow);

const faust = 'faust-univ';

test('S7.10 S4.15 S11.5 S19.1 a press asks for its video once, also while another one is still closing; a video plays by Media Source Extensions, its poster melts, and after closing the element is blank; with keys alone a reader opens one, pauses it, seeks and closes it', async ({
  page,
}) => {
  await test.step('a press asks for its video once, also while another one is still closing', async () => {
    await visit(page, '/');
    const asked = watchRequests(page, (request) => /\/api\/video\/(?:faust-univ|arthrose1)$/.test(request.url()));
    for (const video of [faust, 'arthrose1']) {
      await openVideo(page, video);
      await expect(control(page, 'Pause')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(layerOf(page)).toBeHidden();
    }
    expect(asked.map((url) => url.split('/').at(-1))).toEqual([faust, 'arthrose1']);
  });
  await test.step('a video plays by Media Source Extensions, its poster melts, and after closing the element is blank', async () => {
    const asked = watchRequests(page, (request) => request.url().includes('/asset/'));
    await openVideo(page, faust);
    await expectPlaying(page);
    await expect(posterOf(page)).toHaveCSS('opacity', '0');
    const video = videoIn(page);
    expect(await video.evaluate((element: HTMLVideoElement) => element.currentSrc)).toMatch(/^blob:/);
    expect(asked.some((url) => url.includes('/hls/master.m3u8'))).toBe(true);
    expect(asked.filter((url) => url.includes('/file/'))).toEqual([]);

    const element = await video.elementHandle();
    await page.keyboard.press('Escape');
    await expect(layerOf(page)).toBeHidden();
    expect(await element?.evaluate((gone: HTMLVideoElement) => gone.paused)).toBe(true);
    const isBlank = () => element?.evaluate((gone: HTMLVideoElement) => gone.networkState === gone.NETWORK_EMPTY);
    await expect.poll(isBlank, { message: 'a blank source' }).toBe(true);
    await expect(page.locator('video')).toHaveCount(0);
  });
  await test.step('with keys alone a reader opens a video, pauses it, seeks and closes it', async () => {
    const tile = tileOf(page, faust);
    await tile.focus();
    await page.keyboard.press('Enter');
    await expectPlaying(page);
    await page.keyboard.press('Space');
    await expect.poll(() => isPaused(page)).toBe(true);

    const before = await currentTime(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => currentTime(page)).toBeCloseTo(before + 5, 1);
    const bar = page.getByRole('slider', { name: 'Position' });
    for (let stops = 0; stops < 12 && !(await bar.evaluate((it) => it === document.activeElement)); stops++) {
      await page.keyboard.press('Tab');
    }
    await expect(bar).toBeFocused();
    await page.keyboard.press('Home');
    await expect.poll(() => currentTime(page)).toBe(0);
    await page.keyboard.press('Tab');
    await expect(control(page, 'Abspielen')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => isPaused(page)).toBe(false);
    await page.keyboard.press('Escape');
    await expect(layerOf(page)).toBeHidden();
    await expect(tile).toBeFocused();
  });
});

test.describe('with streams that never come', () => {
  const triesOf = (page: Page) => page.evaluate(() => (window as unknown as { tries: { count: number } }).tries.count);
  /** Opens the video and waits for the first attempt to play: the timeout starts there. */
  const openUntilTried = async (page: Page) => {
    const before = await triesOf(page);
    await openVideo(page, faust);
    await expect(posterOf(page)).toHaveCSS('opacity', '1');
    await expect.poll(() => triesOf(page)).toBe(before + 1);
    return before;
  };

  test('S4.15 S9.3 with streams that never come a view is counted 5 s after opening, and never when it was closed before; the poster stays, and the start is tried again 1, 2 and 3 s after opening, then no more', async ({
    page,
  }) => {
    await page.route('**/asset/**', () => {});
    await page.addInitScript(() => {
      const tries = { count: 0 };
      Object.assign(window, { tries });
      HTMLMediaElement.prototype.play = () => {
        tries.count += 1;
        return Promise.reject(new DOMException('Not yet.', 'AbortError'));
      };
    });
    await page.clock.install();
    await visit(page, '/');
    // Loads the layer's code first, which cannot arrive while the clock is stopped.
    await openVideo(page, 'herz-ekg');
    await page.keyboard.press('Escape');
    await expect(page.locator('video')).toHaveCount(0);
    await stopClock(page);
    await test.step('a view is counted 5 s after opening, and never when it was closed before', async () => {
      const counted = watchRequests(page, (request) => request.url().includes('/api/video/count/'));
      await openUntilTried(page);
      await passTime(page, 4900);
      await page.keyboard.press('Escape');
      await expect(layerOf(page)).toBeHidden();
      await passTime(page, 10_000);
      expect(counted).toEqual([]);

      await openUntilTried(page);
      await passTime(page, 4900);
      expect(counted).toEqual([]);
      const counting = page.waitForResponse(/\/api\/video\/count\//);
      await passTime(page, 200);
      expect((await counting).ok()).toBe(true);
      await passTime(page, 10_000);
      expect(counted).toEqual([expect.stringMatching(new RegExp(`/api/video/count/${faust}$`))]);
    });
    await test.step('the poster stays, and the start is tried again 1, 2 and 3 s after opening, then no more', async () => {
      await page.keyboard.press('Escape');
      await expect(layerOf(page)).toBeHidden();
      const before = await openUntilTried(page);
      for (const more of [2, 3, 4]) {
        await passTime(page, 1000);
        expect(await triesOf(page)).toBe(before + more);
      }
      await passTime(page, 10_000);
      expect(await triesOf(page)).toBe(before + 4);
      await expect(posterOf(page)).toHaveCSS('opacity', '1');
    });
  });
});

test('S4.18 S11.1 captions are switched by a button and remembered over a reload; the controls go 4 s after the mouse moved and 2 s after it left, and stay on pause', async ({
  page,
}) => {
  await test.step('captions are switched by a button and remembered over a reload', async () => {
    await page.clock.install();
    await visit(page, '/');
    await openVideo(page, faust);
    await expectPlaying(page);
    const captions = control(page, 'Untertitel');
    await videoIn(page).hover();
    await expect(captions).toHaveAttribute('aria-pressed', 'false');
    expect(await activeCue(page)).toBe('');
    await captions.click();
    await expect.poll(() => activeCue(page)).not.toBe('');

    await page.reload();
    await playAfterAddress(page);
    await expect(captions).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => activeCue(page)).not.toBe('');
    await videoIn(page).hover();
    await captions.click();
    await page.reload();
    await playAfterAddress(page);
    await expect(captions).toHaveAttribute('aria-pressed', 'false');
  });
  await test.step('the controls go 4 s after the mouse moved and 2 s after it left, and stay on pause', async () => {
    await expectPlaying(page);
    await stopClock(page);
    const stage = stageOf(page);
    const bar = stage.locator('> div', { has: page.getByRole('slider', { name: 'Position' }) });
    const expectAfter = async (time: number, opacity: '0' | '1') => {
      await passTime(page, time);
      await expect(bar).toHaveCSS('opacity', opacity);
    };
    await page.mouse.move(500, 300);
    await page.mouse.move(510, 300);
    await expectAfter(3900, '1');
    await expectAfter(200, '0');
    await page.mouse.move(500, 300);
    await expectAfter(0, '1');
    await page.mouse.move(500, 40);
    await expectAfter(1900, '1');
    await expectAfter(200, '0');

    await stage.hover();
    await videoIn(page).click();
    expect(await isPaused(page)).toBe(true);
    await page.mouse.move(500, 40);
    await expectAfter(10_000, '1');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('S4.18 S2.45 the controls stay while it plays, and the list comes when asked for', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/playlist/loslassen-lernen');
    await openVideo(page, faust);
    await expectPlaying(page);
    await stopClock(page);
    await passTime(page, 20_000);
    await expect(stageOf(page)).toHaveAttribute('data-controls', 'shown');
    const bar = stageOf(page).locator('> div', { has: page.getByRole('slider', { name: 'Position' }) });
    await expect(bar).toHaveCSS('opacity', '1');
    const list = layerOf(page).getByRole('complementary', { name: 'Videoliste' });
    await expect(list).toBeHidden();
    await control(page, 'Videoliste').tap();
    await expect(list.getByRole('link')).toHaveCount(5);
  });
});
