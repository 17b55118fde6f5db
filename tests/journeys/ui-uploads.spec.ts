import { truncate, writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findings } from './axe.ts';
import { passTime, ready, test, watchConsole, watchRequests } from './journey.ts';
import { desktop, phone } from './page-kinds.ts';
import { buildParts, type PartsSite } from './parts.ts';

// Serial in one browser, so that the pages are built only once.
test.describe.configure({ mode: 'default' });

let site: PartsSite;
test.beforeAll(async () => {
  site = await buildParts();
});
test.afterAll(() => site.remove());
test.beforeEach(({ page }) => site.attach(page));

async function open(page: Page, name: string, locale = 'de'): Promise<void> {
  await page.goto(`/parts/${locale}/${name}`);
  await ready(page);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const fault = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });
const word = (page: Page) => page.getByRole('dialog').getByRole('status').filter({ hasText: /./ });

const red = { r: 220, g: 20, b: 20 };
const blue = { r: 20, g: 20, b: 220 };

/** A photo of 600 × 400 whose left half is red; orientation 6 means that the camera was held upright. */
const photo = (orientation: 1 | 6): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: blue } })
    .composite([{ input: { create: { width: 300, height: 400, channels: 3, background: red } }, left: 0, top: 0 }])
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();

const jpeg = (buffer: Buffer, name = 'foto.jpg') => ({ name, mimeType: 'image/jpeg', buffer });

async function choose(page: Page, files: ReturnType<typeof jpeg> | string): Promise<void> {
  await press(page, 'Profilbild ändern');
  await page.getByLabel('Bild auswählen').setInputFiles(files);
}

/** Captures the uploaded data, because browsers do not expose file contents of requests. */
async function keepSent(page: Page): Promise<() => Promise<{ file: Buffer; type: string; name: string }>> {
  await page.addInitScript(() => {
    const append = Reflect.get(FormData.prototype, 'append') as (this: FormData, ...part: unknown[]) => void;
    FormData.prototype.append = function appendAndKeep(this: FormData, ...part: unknown[]) {
      append.apply(this, part);
      Object.assign(window, { sent: this.get('file') });
    };
  });
  return async () => {
    const { bytes, type, name } = await page.evaluate(async () => {
      const { sent } = window as unknown as { sent: File };
      return { bytes: [...new Uint8Array(await sent.arrayBuffer())], type: sent.type, name: sent.name };
    });
    return { file: Buffer.from(bytes), type, name };
  };
}

/** Which of the two colours a pixel has. */
async function colourAt(file: Buffer, left: number, top: number): Promise<'red' | 'blue'> {
  const [r = 0, , b = 0] = await sharp(file).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return r > b ? 'red' : 'blue';
}

test.describe('S4.20 a picture', () => {
  test('S5.7 becomes 400 × 400 JPEG of its centre, turned as the camera noted', async ({ page }) => {
    const said = watchConsole(page);
    const sent = await keepSent(page);
    const tokens: (string | undefined)[] = [];
    await page.route('**/call/picture', (route) => {
      tokens.push(route.request().headers()['x-xsrf-token']);
      return route.fulfill({ status: 201, json: {} });
    });
    await open(page, 'picture');
    await choose(page, jpeg(await photo(6)));
    await press(page, 'Hochladen');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'Gespeichert.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Profilbild ändern' })).toBeFocused();
    const { file, type } = await sent();
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 400 });
    expect(type).toBe('image/jpeg');
    expect(tokens).toEqual(['token']);
    expect([await colourAt(file, 350, 50), await colourAt(file, 50, 350)]).toEqual(['red', 'blue']);
    expect([await colourAt(file, 200, 185), await colourAt(file, 200, 215)]).toEqual(['red', 'blue']);
    expect(said).toEqual([]);
  });

  test('is not turned where there is nothing to turn', async ({ page }) => {
    const sent = await keepSent(page);
    await page.route('**/call/picture', (route) => route.fulfill({ status: 200, json: {} }));
    await open(page, 'picture');
    await choose(page, jpeg(await photo(1)));
    await press(page, 'Hochladen');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const { file } = await sent();
    expect([await colourAt(file, 350, 50), await colourAt(file, 50, 350)]).toEqual(['blue', 'red']);
  });

  test('S19.1 its square is moved and made smaller by keys alone', async ({ page }) => {
    const sent = await keepSent(page);
    await page.route('**/call/picture', (route) => route.fulfill({ status: 200, json: {} }));
    await open(page, 'picture');
    await choose(page, jpeg(await photo(6)));
    const square = page.getByRole('group', { name: /^Ausschnitt/ });
    await square.focus();
    for (let times = 0; times < 8; times += 1) await page.keyboard.press('Shift+ArrowUp');
    await page.getByRole('button', { name: /Ecke unten rechts$/ }).focus();
    const before = await square.boundingBox();
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(async () => (await square.boundingBox())?.width).toBeLessThan(before?.width ?? 0);
    await press(page, 'Hochladen');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const { file } = await sent();
    expect(await sharp(file).metadata()).toMatchObject({ width: 400, height: 400 });
    // The upper half is all red, so the crop is at the top and no longer extends as far down.
    expect(await colourAt(file, 200, 280)).toBe('red');
  });

  test('S9.4 its preview is at most 300 high and 630 wide, in a wide window and a narrow one', async ({ page }) => {
    const wide = await sharp({ create: { width: 3000, height: 500, channels: 3, background: red } })
      .jpeg()
      .toBuffer();
    for (const [buffer, viewport] of [
      [await photo(6), desktop],
      [wide, desktop],
      [wide, phone],
    ] as const) {
      await page.setViewportSize(viewport);
      await open(page, 'picture');
      await choose(page, jpeg(buffer));
      const { width, height } = await sharp(buffer)
        .rotate()
        .toBuffer({ resolveWithObject: true })
        .then(({ info }) => info);
      const size = async () => (await page.locator('canvas').boundingBox()) ?? { width: 0, height: 1 };
      // The canvas is there before it has the picture's shape.
      await expect.poll(async () => (await size()).width / (await size()).height).toBeCloseTo(width / height, 0);
      const shown = await size();
      expect(shown.height).toBeLessThanOrEqual(300);
      expect(shown.width).toBeLessThanOrEqual(Math.min(630, viewport.width));
    }
  });

  test('S5.7 one of more than 8,192,000 bytes is refused in words, and nothing is sent', async ({ page }, testInfo) => {
    const asked = watchRequests(page, (request) => request.url().includes('/call/'));
    await open(page, 'picture');
    const fileOf = async (size: number): Promise<string> => {
      await writeFile(testInfo.outputPath(`${size}.jpg`), '');
      await truncate(testInfo.outputPath(`${size}.jpg`), size);
      return testInfo.outputPath(`${size}.jpg`);
    };
    await choose(page, await fileOf(8_192_001));
    await expect(fault(page)).toHaveText('Das ausgewählte Profilbild ist größer als 8MB.');
    await expect(page.getByRole('button', { name: 'Hochladen' })).toHaveCount(0);
    // The maximum size itself is accepted, but these bytes are no valid image.
    await page.getByLabel('Bild auswählen').setInputFiles(await fileOf(8_192_000));
    await expect(fault(page)).toContainText('lässt sich nicht öffnen');
    await page
      .getByLabel('Bild auswählen')
      .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await expect(fault(page)).toContainText('kein Bild');
    expect(asked).toEqual([]);
  });

  test('S8.9 S9.4 an upload that stands still for 30 seconds is given up, and can be tried again', async ({ page }) => {
    await page.clock.install();
    const aborted: string[] = [];
    page.on('requestfailed', (request) => aborted.push(request.url()));
    await page.route('**/call/picture', () => {});
    await open(page, 'picture', 'en');
    await press(page, 'Profilbild ändern');
    await page.getByLabel('Choose a picture').setInputFiles(jpeg(await photo(1)));
    const begun = page.waitForRequest('**/call/picture');
    await press(page, 'Upload');
    await begun;
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload' })).toHaveAttribute('aria-busy', 'true');
    await passTime(page, 31_000);
    await expect(fault(page)).toHaveText('Upload stalled for 30 seconds, aborting.');
    await expect.poll(() => aborted.length).toBe(1);
    await expect(page.getByRole('button', { name: 'Upload' })).not.toHaveAttribute('aria-busy');
  });

  test('S8.9 an upload can be cancelled, the picture removed, and both are said', async ({ page }) => {
    await page.route('**/call/picture', () => {});
    await open(page, 'picture');
    await choose(page, jpeg(await photo(1)));
    await press(page, 'Hochladen');
    await expect(page.getByRole('progressbar')).toBeVisible();
    await press(page, 'Abbrechen');
    await expect(word(page)).toHaveText('Hochladen abgebrochen');
    await press(page, 'Entfernen');
    await expect(word(page)).toHaveText('Datei entfernt');
    await expect(page.getByLabel('Bild auswählen')).toBeAttached();
  });

  test('S8.9 a refusal is told in the server’s words, a failure in ours, and leaving stops what runs', async ({ page }) => {
    const answers = [
      { status: 422, json: { message: 'x', errors: { file: ['Das ist kein Bild.'] } } },
      { status: 403, json: {} },
    ];
    const aborted: string[] = [];
    page.on('requestfailed', (request) => aborted.push(request.url()));
    let asked = 0;
    await page.route('**/call/picture', async (route) => {
      asked += 1;
      const answer = answers.shift();
      if (answer) await route.fulfill(answer);
    });
    await open(page, 'picture');
    await choose(page, jpeg(await photo(1)));
    await press(page, 'Hochladen');
    await expect(fault(page)).toHaveText('Das ist kein Bild.');
    await press(page, 'Hochladen');
    await expect(fault(page)).toHaveText('Fehler beim Hochladen');
    await press(page, 'Hochladen');
    // The progress bar appears while the image is still being cropped; only a pending request can be aborted.
    await expect.poll(() => asked).toBe(3);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => aborted.length).toBe(1);
  });
});

test('S9.4 of several files five are on their way at once, and each has its progress and its end', async ({ page }) => {
  let asked = 0;
  const waiting: (() => Promise<void>)[] = [];
  await page.route('**/call/file', (route) => {
    asked += 1;
    waiting.push(() => route.fulfill({ status: 201, json: {} }));
  });
  await open(page, 'files');
  const files = Array.from({ length: 7 }, (_, at) => jpeg(Buffer.alloc(1000), `Film ${at}.mp4`));
  await page.getByLabel('Dateien auswählen').setInputFiles(files);
  await expect(page.getByRole('progressbar')).toHaveCount(5);
  await expect(page.getByText('wartet')).toHaveCount(2);
  await expect.poll(() => asked).toBe(5);
  await waiting[0]?.();
  await expect(page.getByText('Hochgeladen')).toHaveCount(1);
  await expect.poll(() => asked).toBe(6);
  await press(page, 'Abbrechen: Film 1.mp4');
  await expect(page.getByText('Hochladen abgebrochen')).toBeVisible();
  await press(page, 'Entfernen: Film 1.mp4');
  await expect(page.getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('status').filter({ hasText: 'Datei entfernt' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

for (const viewport of [phone, desktop]) {
  test(`S19.1 nothing is found in the picture popup at ${viewport.width} px, in any of its states`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.route('**/call/picture', () => {});
    await open(page, 'picture');
    await press(page, 'Profilbild ändern');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findings(page), 'choose').toEqual([]);
    await page.getByLabel('Bild auswählen').setInputFiles(jpeg(Buffer.alloc(10)));
    await expect(fault(page)).toBeVisible();
    expect(await findings(page), 'refused').toEqual([]);
    await page.getByLabel('Bild auswählen').setInputFiles(jpeg(await photo(6)));
    await expect(page.getByRole('group', { name: /^Ausschnitt/ })).toBeVisible();
    expect(await findings(page), 'crop').toEqual([]);
    await press(page, 'Hochladen');
    await expect(page.getByRole('progressbar')).toBeVisible();
    expect(await findings(page), 'sending').toEqual([]);
  });
}
