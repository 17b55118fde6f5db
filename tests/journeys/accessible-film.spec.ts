import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findings } from './axe.ts';
import { smallWindow, test, visit, watchConsole } from './journey.ts';
import { control, currentTime, expectPlaying, layerOf, playAfterAddress, stageOf, videoIn } from './player.ts';

test.use(smallWindow);

/** Has captions, a film in sign language and texts for what is only seen. */
const film = '/watch/faust-univ';
/** Within its first caption. */
const inCue = 3;

const pictureOf = (page: Page): Locator => videoIn(page);
const settingsOf = (page: Page): Locator => layerOf(page).getByRole('region', { name: 'Einstellungen' });
const choice = (page: Page, group: string, name: string): Locator =>
  settingsOf(page).getByRole('group', { name: group }).getByRole('radio', { name, exact: true });

const seekTo = (page: Page, seconds: number): Promise<void> =>
  pictureOf(page).evaluate((element: HTMLVideoElement, at) => {
    element.pause();
    element.currentTime = at;
  }, seconds);

/** The rows of the picture that have pixels of pure yellow, which no film of the demo has: where captions stand, and how large. */
async function yellowIn(page: Page): Promise<{ pixels: number; middle: number }> {
  const { data, info } = await sharp(await pictureOf(page).screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [pixels, rows] = [0, 0];
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 255] = data.subarray(at, at + 3);
    if (red < 235 || green < 210 || blue > 60) continue;
    pixels += 1;
    rows += Math.floor(at / 3 / info.width);
  }
  return { pixels, middle: pixels === 0 ? -1 : rows / pixels / info.height };
}

async function pausedAtCue(page: Page): Promise<void> {
  await visit(page, film);
  await playAfterAddress(page);
  await expectPlaying(page);
  await seekTo(page, inCue);
}

test('S19.6 captions are sized, coloured and placed by keyboard, it shows in the picture, and the device remembers it', async ({
  page,
}) => {
  await pausedAtCue(page);
  await control(page, 'Einstellungen').click();
  await choice(page, 'Sprache der Untertitel', 'Deutsch').check();
  await choice(page, 'Farbe der Untertitel', 'Standard').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'Farbe der Untertitel', 'Gelb auf Schwarz')).toBeChecked();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await yellowIn(page)).pixels).toBeGreaterThan(100);
  const before = await yellowIn(page);
  expect(before.middle).toBeGreaterThan(0.55);

  await control(page, 'Einstellungen').click();
  await choice(page, 'Größe der Untertitel', 'Sehr groß').check();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await yellowIn(page)).pixels).toBeGreaterThan(2 * before.pixels);

  await control(page, 'Einstellungen').click();
  await choice(page, 'Platz der Untertitel', 'Oben').check();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await yellowIn(page)).middle).toBeLessThan(0.4);

  await page.reload();
  await playAfterAddress(page);
  await expectPlaying(page);
  await seekTo(page, inCue);
  await expect.poll(async () => (await yellowIn(page)).pixels).toBeGreaterThan(2 * before.pixels);
  expect((await yellowIn(page)).middle).toBeLessThan(0.4);
  await control(page, 'Einstellungen').click();
  await choice(page, 'Platz der Untertitel', 'Unten').check();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await yellowIn(page)).middle).toBeGreaterThan(0.44);
});

test.describe('sign language', () => {
  const inset = (page: Page): Locator => stageOf(page).getByRole('region', { name: 'Gebärdensprache' });
  const filmIn = (page: Page): Locator => inset(page).locator('video');
  /** How far both films are apart, in seconds. */
  const apart = (page: Page): Promise<number> =>
    stageOf(page).evaluate((stage) => {
      const [picture, sign] = stage.querySelectorAll('video');
      return picture && sign && sign.readyState > 1 ? Math.abs(picture.currentTime - sign.currentTime) : Infinity;
    });
  /** A film that was only moved along has played nothing. */
  const playedOf = (page: Page): Promise<number> =>
    filmIn(page).evaluate(({ played }: HTMLVideoElement) =>
      Array.from({ length: played.length }, (_, i) => played.end(i) - played.start(i)).reduce((sum, seconds) => sum + seconds, 0),
    );
  const stateOf = (page: Page) =>
    filmIn(page).evaluate((element: HTMLVideoElement) => ({ paused: element.paused, rate: element.playbackRate }));

  test('S19.6 sign language is shown as a second picture that plays, seeks, pauses and hurries with the first', async ({
    page,
  }) => {
    const said = watchConsole(page);
    await visit(page, film);
    await playAfterAddress(page);
    await control(page, 'Gebärdensprache').click();
    await expect(inset(page)).toBeVisible();
    await expect.poll(() => currentTime(page)).toBeGreaterThan(0.3);
    await expect.poll(() => apart(page)).toBeLessThan(0.3);
    await expect.poll(() => playedOf(page), { message: 'seconds of sign language that were played' }).toBeGreaterThan(1);
    await pictureOf(page).evaluate((element: HTMLVideoElement) => (element.currentTime = 20));
    await expect.poll(() => apart(page)).toBeLessThan(0.3);
    await expect.poll(() => stateOf(page)).toMatchObject({ paused: false });
    await control(page, 'Pause').click();
    await expect.poll(() => stateOf(page)).toMatchObject({ paused: true });
    await seekTo(page, 5);
    await expect.poll(() => apart(page)).toBeLessThan(0.1);
    await control(page, 'Einstellungen').click();
    await choice(page, 'Geschwindigkeit', '1,5×').check();
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await stateOf(page)).rate).toBeCloseTo(1.5, 0);
    expect(await findings(page)).toEqual([]);
    await control(page, 'Gebärdensprache').click();
    await expect(inset(page)).toHaveCount(0);
    expect(said).toEqual([]);
  });

  test('S19.6 S19.1 its picture is dragged, or moved and sized by buttons and keys, and stays where it was put', async ({
    page,
  }) => {
    await visit(page, film);
    await playAfterAddress(page);
    await control(page, 'Gebärdensprache').click();
    await seekTo(page, 2);
    const box = async () => {
      const [outer, inner] = [await pictureOf(page).boundingBox(), await inset(page).boundingBox()];
      if (!outer || !inner) throw new Error('Both are visible.');
      return { x: inner.x - outer.x, y: inner.y - outer.y, width: inner.width, free: outer.width - inner.width };
    };
    const first = await box();
    expect([Math.round(first.y), Math.round(first.x - first.free)]).toEqual([0, 0]);

    const { x = 0, y = 0, width = 0, height = 0 } = (await inset(page).boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, y + height - 10);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 - 200, y + height - 10 + 60, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => Math.round((await box()).x - first.x)).toBe(-200);
    expect(Math.round((await box()).y)).toBe(60);
    // It was no press on the picture below.
    expect(
      await videoIn(page)
        .first()
        .evaluate((element: HTMLVideoElement) => element.paused),
    ).toBe(true);

    await inset(page).getByRole('button', { name: 'Gebärdensprache größer' }).click();
    await expect.poll(async () => (await box()).width).toBeGreaterThan(first.width * 1.2);
    const corner = inset(page).getByRole('button', { name: 'Gebärdensprache in die nächste Ecke' });
    await corner.focus();
    for (let i = 0; i < 10; i++) await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => Math.round((await box()).x)).toBe(0);
    expect(await currentTime(page)).toBe(2);
    await page.keyboard.press('Enter');
    await expect.poll(async () => Math.round((await box()).x - (await box()).free)).toBe(0);

    const put = await box();
    await page.reload();
    await playAfterAddress(page);
    await expect(inset(page)).toBeVisible();
    await expect.poll(async () => Math.round((await box()).x - put.x)).toBe(0);
    expect(Math.round((await box()).width - put.width)).toBe(0);
  });

  test('S19.6 where its film cannot be had the video goes on, and says so', async ({ page }) => {
    await page.route('**/asset/*/sign/**', (route) => route.fulfill({ status: 404, body: '' }));
    await visit(page, film);
    await playAfterAddress(page);
    await control(page, 'Gebärdensprache').click();
    await expect(layerOf(page).getByText('Das lädt gerade nicht.')).toBeVisible();
    await expect(inset(page)).toHaveCount(0);
    await expectPlaying(page);
  });
});

test('S19.6 the transcript has what is only seen between what is said, and a press seeks there', async ({ page }) => {
  await pausedAtCue(page);
  await control(page, 'Transkript').click();
  const transcript = layerOf(page).getByRole('region', { name: 'Transkript' });
  await expect(transcript.getByText('Im Bild: ').first()).toBeVisible();
  await transcript.getByRole('button', { name: /offenen, gezeichneten Hand/ }).click();
  await expect.poll(() => currentTime(page)).toBe(12);
  expect(await findings(page)).toEqual([]);
});

test.describe('on a device', () => {
  test('S11.2 the lock screen has title, picture and keys while a video is open, and nothing afterwards', async ({ page }) => {
    await page.addInitScript(() => {
      const handlers = new Map<string, MediaSessionActionHandler | null>();
      Object.assign(window, { handlers });
      const set = navigator.mediaSession.setActionHandler.bind(navigator.mediaSession);
      navigator.mediaSession.setActionHandler = (action, handler) => {
        handlers.set(action, handler);
        set(action, handler);
      };
    });
    await visit(page, '/watch/arthrose1/playlist/l-arthros');
    await playAfterAddress(page);
    await expectPlaying(page);
    const press = (action: MediaSessionAction, details: Partial<MediaSessionActionDetails> = {}) =>
      page.evaluate(
        ([name, more]) =>
          (window as unknown as { handlers: Map<string, MediaSessionActionHandler> }).handlers.get(name)?.({
            action: name,
            ...more,
          }),
        [action, details] as const,
      );
    const shown = () => page.evaluate(() => navigator.mediaSession.metadata?.title ?? null);
    const title = await layerOf(page).getByRole('heading').first().innerText();
    expect(await shown()).toBe(title);
    expect(await page.evaluate(() => navigator.mediaSession.metadata?.artwork[0]?.src)).toMatch(/\/storage\/.*poster/);
    await press('pause');
    await expect(control(page, 'Abspielen')).toBeVisible();
    await press('seekto', { seekTime: 12 });
    expect(await currentTime(page)).toBe(12);
    await press('seekbackward');
    expect(await currentTime(page)).toBe(2);
    await press('nexttrack');
    await expect(page).not.toHaveURL(/arthrose1/);
    await expect.poll(shown).not.toBe(title);
    await page.keyboard.press('Escape');
    await expect.poll(shown).toBe(null);
  });

  test('S11.2 the screen stays on while a picture plays, and may go off when it rests or is not wanted', async ({ page }) => {
    await page.addInitScript(() => {
      const locks = { held: 0 };
      Object.assign(window, { locks });
      Object.defineProperty(navigator, 'wakeLock', {
        value: {
          request: () => {
            locks.held += 1;
            const sentinel = {
              released: false,
              release: () => {
                locks.held -= 1;
                sentinel.released = true;
                return Promise.resolve();
              },
            };
            return Promise.resolve(sentinel);
          },
        },
      });
    });
    const held = () => page.evaluate(() => (window as unknown as { locks: { held: number } }).locks.held);
    await visit(page, film);
    await playAfterAddress(page);
    await expect.poll(held).toBe(1);
    await control(page, 'Pause').click();
    await expect.poll(held).toBe(0);
    await control(page, 'Abspielen').click();
    await expect.poll(held).toBe(1);
    await control(page, 'Einstellungen').click();
    await settingsOf(page).getByRole('switch', { name: 'Nur Ton' }).click();
    await expect.poll(held).toBe(0);
  });

  test('S11.2 sound only hides the picture, goes on where it was with the smallest stream, keeps captions, and is remembered', async ({
    page,
  }) => {
    await pausedAtCue(page);
    await control(page, 'Abspielen').click();
    await control(page, 'Einstellungen').click();
    await settingsOf(page).getByRole('switch', { name: 'Nur Ton' }).click();
    await choice(page, 'Sprache der Untertitel', 'Deutsch').check();
    await choice(page, 'Farbe der Untertitel', 'Gelb auf Schwarz').check();
    await page.keyboard.press('Escape');
    await expect(stageOf(page)).toHaveAttribute('data-picture', 'none');
    await expect.poll(() => currentTime(page)).toBeGreaterThan(inCue);
    await expect.poll(async () => (await yellowIn(page)).pixels).toBeGreaterThan(100);
    await page.reload();
    await playAfterAddress(page);
    await expect(stageOf(page)).toHaveAttribute('data-picture', 'none');
    await control(page, 'Einstellungen').click();
    await settingsOf(page).getByRole('switch', { name: 'Nur Ton' }).click();
    await page.keyboard.press('Escape');
    await expectPlaying(page);
  });
});
