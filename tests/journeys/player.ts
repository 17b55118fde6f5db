import { expect, type Locator, type Page } from '@playwright/test';

/** The open video layer, as a reader meets it. */
export const layerOf = (page: Page): Locator => page.getByRole('dialog');

const videoIn = (page: Page): Locator => layerOf(page).locator('video');

/** Waits until the page has been taken over by its script. */
export const ready = async (page: Page): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
};

/** Plays for real: the time grows, the picture has different pixels, sound is decoded. */
export async function expectPlaying(page: Page): Promise<void> {
  const video = videoIn(page);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 20_000 })
    .toBeGreaterThan(0.5);
  const seen = await video.evaluate((element: HTMLVideoElement) => {
    const canvas = document.createElement('canvas');
    canvas.width = 64;
    canvas.height = 36;
    const context = canvas.getContext('2d');
    context?.drawImage(element, 0, 0, 64, 36);
    const { data } = context?.getImageData(0, 0, 64, 36) ?? { data: new Uint8ClampedArray() };
    return new Set(Array.from({ length: data.length / 4 }, (_, at) => data.slice(at * 4, at * 4 + 3).join())).size;
  });
  expect(seen, 'different colours in the picture').toBeGreaterThan(20);
  const sound = () =>
    video.evaluate((element) => (element as unknown as { webkitAudioDecodedByteCount: number }).webkitAudioDecodedByteCount);
  await expect.poll(sound, { timeout: 10_000 }).toBeGreaterThan(0);
}

/** Jumps to the last second, as a reader does who pulls the bar. */
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

/** Collects what the console complains of; a page without faults says nothing. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
