import { expect, type Locator, type Page } from '@playwright/test';

/** The open video layer, as readers see it. */
export const layerOf = (page: Page): Locator => page.getByRole('dialog');

/** The first of them: a film in sign language comes after it. */
export const videoIn = (page: Page): Locator => layerOf(page).locator('video').first();

/** A link on the page below that plays this video, in any list. */
export const tileOf = (page: Page, video: string): Locator =>
  page.getByRole('main').locator(`a[href^="/watch/${video}"]`).first();

export const control = (page: Page, name: string): Locator => layerOf(page).getByRole('button', { name, exact: true });

/** The video with its controls. */
export const stageOf = (page: Page): Locator => layerOf(page).locator('[data-controls]');

/** The poster over the video. */
export const posterOf = (page: Page): Locator =>
  stageOf(page)
    .locator('div')
    .filter({ has: page.locator(':scope > span > picture') })
    .first();

/** Opens a video by its tile and waits for the layer. */
export async function openVideo(page: Page, video: string): Promise<void> {
  await tileOf(page, video).click();
  await expect(layerOf(page).getByRole('heading').first()).toBeVisible();
}

export const currentTime = (page: Page): Promise<number> =>
  videoIn(page).evaluate((element: HTMLVideoElement) => element.currentTime);

export const isPaused = (page: Page): Promise<boolean> => videoIn(page).evaluate((element: HTMLVideoElement) => element.paused);

/** After opening a URL directly: a browser may require a click before playing with sound. */
export async function playAfterAddress(page: Page): Promise<void> {
  const [pause, start] = [control(page, 'Pause'), control(page, 'Abspielen')];
  // If the video starts on its own, the button changes just before it is clicked; then no click is needed.
  await expect(async () => {
    await expect(pause.or(start)).toBeVisible();
    if (await start.isVisible()) await start.click({ timeout: 5000 });
    await expect(pause).toBeVisible({ timeout: 5000 });
  }).toPass();
}

/** Its sound is decoded. */
export async function expectSound(video: Locator): Promise<void> {
  const decoded = () =>
    video.evaluate((element) => (element as unknown as { webkitAudioDecodedByteCount: number }).webkitAudioDecodedByteCount);
  await expect.poll(decoded, { message: 'bytes of sound' }).toBeGreaterThan(0);
}

/** Real playback: the time advances, the pixels change, audio is decoded. */
export async function expectPlaying(page: Page): Promise<void> {
  const video = videoIn(page);
  await expect.poll(() => currentTime(page)).toBeGreaterThan(0.5);
  const colours = () =>
    video.evaluate((element: HTMLVideoElement) => {
      const canvas = document.createElement('canvas');
      canvas.width = 64;
      canvas.height = 36;
      const context = canvas.getContext('2d');
      context?.drawImage(element, 0, 0, 64, 36);
      const { data } = context?.getImageData(0, 0, 64, 36) ?? { data: new Uint8ClampedArray() };
      return new Set(Array.from({ length: data.length / 4 }, (_, at) => data.slice(at * 4, at * 4 + 3).join())).size;
    });
  await expect.poll(colours, { message: 'different colours in the picture' }).toBeGreaterThan(20);
  await expectSound(video);
}

/** Seeks to the last second, like dragging the seek bar. */
export const skipToEnd = async (page: Page): Promise<void> => {
  await videoIn(page).evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration - 0.4;
  });
};

export const activeCue = (page: Page): Promise<string> =>
  videoIn(page).evaluate((element: HTMLVideoElement) =>
    Array.from(element.textTracks)
      .filter(({ mode }) => mode === 'showing')
      .flatMap(({ activeCues }) => Array.from(activeCues ?? []))
      .map((cue) => (cue as VTTCue).text)
      .join(' '),
  );
