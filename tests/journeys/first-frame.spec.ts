import { expect, type Page } from '@playwright/test';
import { smallWindow, test, visit, watchRequests, withMotion } from './journey.ts';
import { control, currentTime, layerOf, openVideo, playAfterAddress, skipToEnd } from './player.ts';
import { shiftsOf, watchShifts } from './shifts.ts';

test.use({ ...withMotion, ...smallWindow });

/** A clip with its duration in seconds. */
const [faust, clip] = ['faust-univ', 32];

const bar = (page: Page) => layerOf(page).getByRole('slider');
const preview = (page: Page) => layerOf(page).locator('[aria-hidden="true"]:has(> span > img[src*="/preview/"])');

/** Number of colours in the preview image, and the visible part of its sheet. */
const imageOf = (page: Page) =>
  preview(page)
    .locator('img')
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const [frame, sheet] = [(image.parentElement as HTMLElement).getBoundingClientRect(), image.getBoundingClientRect()];
      const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 36 });
      const context = canvas.getContext('2d');
      const scale = image.naturalWidth / sheet.width;
      const [x, y] = [Math.round((frame.left - sheet.left) * scale), Math.round((frame.top - sheet.top) * scale)];
      context?.drawImage(image, x, y, 240, 135, 0, 0, 64, 36);
      const { data } = context?.getImageData(0, 0, 64, 36) ?? { data: new Uint8ClampedArray() };
      const colours = new Set(Array.from({ length: data.length / 4 }, (_, at) => data.slice(at * 4, at * 4 + 3).join())).size;
      return { colours, place: [Math.abs(Math.round(x / 240)), Math.abs(Math.round(y / 135))] };
    });

/** Moves the mouse to a fraction of the seek bar. */
async function pointAt(page: Page, share: number): Promise<void> {
  const box = await bar(page).boundingBox();
  if (!box) throw new Error('The seek bar is shown.');
  await page.mouse.move(box.x + 8 + (box.width - 16) * share, box.y + box.height / 2);
}

test.describe('preview images', () => {
  test('S11.5 under the mouse the bar shows the picture and the time of that place, and fetches them only then', async ({
    page,
  }) => {
    await visit(page, '/');
    const asked = watchRequests(page, (request) => request.url().includes('/preview/'));
    await openVideo(page, faust);
    await expect(control(page, 'Pause')).toBeVisible();
    expect(asked).toEqual([]);
    await pointAt(page, 0.75);
    await expect(preview(page)).toContainText(`0:${Math.floor(clip * 0.75)}`);
    const { colours, place } = await imageOf(page);
    expect(colours).toBeGreaterThan(20);
    expect(place).toEqual([Math.floor((clip * 0.75) / 2) % 5, Math.floor((clip * 0.75) / 10)]);
    await pointAt(page, 0.1);
    await expect(preview(page)).toContainText('0:03');
    expect((await imageOf(page)).place).toEqual([1, 0]);
    await page.mouse.move(700, 300);
    await expect(preview(page)).toHaveCount(0);
    expect(new Set(asked).size).toBe(1);
  });

  test('S11.5 where the bar is dragged, and where keys lead, the place is shown; the slider itself says it', async ({ page }) => {
    await visit(page, '/');
    await openVideo(page, faust);
    await control(page, 'Pause').click();
    await pointAt(page, 0.2);
    await page.mouse.down();
    await pointAt(page, 0.6);
    await expect(preview(page)).toContainText('0:19');
    await page.mouse.up();
    await page.mouse.move(700, 300);

    await bar(page).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expect(preview(page)).toBeVisible();
    await expect(preview(page)).toHaveText(/0:2\d$/);
    await expect(bar(page)).toHaveAttribute('aria-valuetext', /^0:2\d von 0:32/);
    await expect(preview(page)).toHaveAttribute('aria-hidden', 'true');
    // It disappears on its own.
    await expect(preview(page)).toHaveCount(0);
  });

  test('S11.5 without the images the time is shown, and nobody is told', async ({ page }) => {
    await page.route('**/preview/**', (route) => route.abort());
    await visit(page, '/');
    await openVideo(page, faust);
    await expect(control(page, 'Pause')).toBeVisible();
    await pointAt(page, 0.75);
    await expect(preview(page)).toHaveCount(0);
    await expect(layerOf(page).locator('[aria-hidden="true"]', { hasText: `0:${Math.floor(clip * 0.75)}` })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});

/** Records, whenever a poster starts to fade, whether the video had a frame on screen by then, and of which second. */
const watchPosters = (): void => {
  const seen: { second: number | null }[] = [];
  Object.assign(window, { seen });
  const frames = new WeakMap<HTMLVideoElement, number>();
  new MutationObserver(() => {
    const video = document.querySelector('dialog video');
    if (!(video instanceof HTMLVideoElement)) return;
    if (!video.dataset.watched) {
      video.dataset.watched = '';
      const note = (_: number, { mediaTime }: { mediaTime: number }): void => {
        frames.set(video, mediaTime);
        video.requestVideoFrameCallback(note);
      };
      video.requestVideoFrameCallback(note);
      video.addEventListener('emptied', () => frames.delete(video));
    }
    const poster = document.querySelector('dialog [data-melted]:not([data-noted])');
    if (!(poster instanceof HTMLElement)) return;
    poster.dataset.noted = '';
    seen.push({ second: frames.get(video) ?? null });
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-melted'] });
};

const postersSeen = (page: Page) => page.evaluate(() => (window as unknown as { seen: { second: number | null }[] }).seen);

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`S11.5 the poster stands until a frame is on the screen, also where a video goes on (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(watchPosters);
    await visit(page, '/');
    await openVideo(page, faust);
    await expect(control(page, 'Pause')).toBeVisible();
    await expect.poll(() => postersSeen(page)).toEqual([{ second: expect.any(Number) as unknown }]);

    await visit(page, `/watch/${faust}?t=12`);
    await playAfterAddress(page);
    await expect.poll(() => postersSeen(page)).toEqual([{ second: expect.any(Number) as unknown }]);
    expect((await postersSeen(page))[0]?.second).toBeGreaterThanOrEqual(11.9);
  });
}

test('S11.5 between two videos of a list stands the poster of the next, before its answer is there', async ({ page }) => {
  await visit(page, '/playlist/arthrose');
  await openVideo(page, 'arthrose1');
  await expect(control(page, 'Pause')).toBeVisible();
  let answer = (): void => {};
  await page.route('**/api/video/physio1', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  await expect(layerOf(page).getByRole('complementary')).toBeVisible();
  await skipToEnd(page);
  await expect(page).toHaveURL(/\/watch\/physio1/);
  const poster = layerOf(page).locator('[data-controls] picture img');
  await expect(poster).toHaveAttribute('src', /physio1/);
  await expect(poster).toBeVisible();
  await expect(layerOf(page).locator('[data-melted]')).toHaveCount(0);
  answer();
  await expect(control(page, 'Pause')).toBeVisible();
});

test('S11.5 an address shows its poster: neither player nor film is fetched before the press that starts it, at its second', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/assets\/hls|\/asset\/.*\.(?:m3u8|mp4|m4s|webm)$/.test(pathname)) fetched.push(pathname);
  });
  await visit(page, `/watch/${faust}?t=12`);
  const play = control(page, 'Abspielen');
  await expect(play).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  await play.click();
  await expect(control(page, 'Pause')).toBeVisible();
  expect(await currentTime(page)).toBeGreaterThanOrEqual(11.9);
  expect(fetched.length).toBeGreaterThan(2);
});

test('S11.5 S17.3 on a phone the largest paint of an address is the poster of the document, and nothing in the layer moves when the rest comes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  // It waits for a press then, and so do its controls.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchShifts(page);
  await page.addInitScript(() => {
    const told = { largest: '' };
    Object.assign(window, { told });
    new PerformanceObserver((list) => {
      for (const { element } of list.getEntries() as (PerformanceEntry & { element: Element | null })[])
        told.largest = element?.closest('[data-watch], dialog')?.getAttribute('data-watch') ?? 'elsewhere';
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await visit(page, `/watch/${faust}`);
  await expect(control(page, 'Transkript')).toBeVisible();
  await expect(control(page, 'Videoliste')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as unknown as { told: unknown }).told)).toEqual({ largest: 'poster' });
  expect((await shiftsOf(page)).filter(({ moved }) => moved.some(({ isInDialog }) => isInDialog))).toEqual([]);
});
