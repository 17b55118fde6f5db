import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type BrowserContext, type FrameLocator, type Page } from '@playwright/test';
import { findings } from './axe.ts';
import { watchRequests } from './journey.ts';
import { expectSound } from './player.ts';

// Serial in one browser: the tests share the foreign site, and bypass the checks of `journey.ts`.
test.describe.configure({ mode: 'default' });

/*
 * The embed page in a frame on another site: a local server under another host name, so that for the browser both origin and
 * site differ from ours. Under our own name it would be another origin of the same site. Browsers block storage in cross-site
 * frames, so only the same-site case shows that nothing is stored.
 */
let foreign: Server;
let frames: readonly string[] = [];

test.beforeAll(async () => {
  foreign = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="de"><link rel="icon" href="data:,"><title>Fremd</title><h1>Fremd</h1>${frames.join('')}`,
    );
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => new Promise((resolve) => foreign.close(resolve)));

async function frameOn(page: Page, ...addresses: readonly string[]): Promise<FrameLocator> {
  return frameAt(page, 'localhost', addresses);
}

async function frameAt(page: Page, host: string, addresses: readonly string[]): Promise<FrameLocator> {
  frames = addresses.map((address) => `<iframe src="${address}" width="640" height="360" allow="fullscreen"></iframe>`);
  await page.goto(`http://${host}:${(foreign.address() as AddressInfo).port}/`);
  return page.frameLocator('iframe').first();
}

const timeOf = (frame: FrameLocator): Promise<number> =>
  frame.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

/** Everything that a browser may store for a site. */
async function keptOf(page: Page, context: BrowserContext): Promise<unknown[]> {
  const stored = await Promise.all(
    page
      .frames()
      .map((frame) =>
        frame.evaluate(async () => [
          ...Object.keys(localStorage),
          ...Object.keys(sessionStorage),
          ...(await indexedDB.databases()),
          ...(await navigator.serviceWorker.getRegistrations()),
          document.cookie,
        ]),
      ),
  );
  return [...(await context.cookies()), ...stored.flat().filter((kept) => kept !== '')];
}

test('S11.4 S16.1 in a frame on another origin a video plays its stream from a second on, is counted, and leaves nothing behind', async ({
  page,
  context,
  baseURL,
}) => {
  const asked = watchRequests(page, (request) => /^https?:/.test(request.url()));
  const counted = page.waitForResponse((response) => response.url().endsWith('/api/video/count/arthrose1'));
  const frame = await frameAt(page, '127.0.0.1', [`${baseURL}/embed/arthrose1?t=12`]);
  await expect(frame.getByRole('link', { name: 'Arthrose: Warum Dein Knie Bewegung mag' })).toHaveAttribute(
    'href',
    `${baseURL}/watch/arthrose1`,
  );
  await expect(frame.locator('video')).toHaveJSProperty('paused', true);
  expect(asked.filter((url) => /\.(?:m3u8|mp4|m4s)|hls/.test(url))).toEqual([]);

  await frame.getByRole('button', { name: /^Abspielen/ }).click();
  await expect.poll(() => timeOf(frame)).toBeGreaterThan(12.5);
  expect(asked.some((url) => url.includes('/asset/arthrose1/hls/'))).toBe(true);
  await expect(frame.getByRole('link').first()).toBeHidden();
  expect((await counted).status()).toBe(200);
  expect((await counted).request().headers()['cookie']).toBeUndefined();
  await frame.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  await expect(frame.getByRole('link').first()).toBeVisible();

  expect(await keptOf(page, context)).toEqual([]);
  expect(asked.filter((url) => !url.startsWith(`${baseURL}/`) && new URL(url).pathname !== '/')).toEqual([]);
});

test('S11.4 S11.6 a film whose sound stands apart from its picture is heard', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/embed/d-atem`);
  await page.getByRole('button', { name: /^Abspielen/ }).click();
  await expectSound(page.locator('video'));
});

test('S11.4 by keyboard alone it plays, and captions are there', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/embed/arthrose1`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Abspielen/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.5);
  await expect(page.locator('video')).toBeFocused();
  await expect(page.locator('video')).toHaveAttribute('controls', '');
  const tracks = await page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => Array.from(video.textTracks).map(({ kind, language }) => `${kind} ${language}`));
  expect(tracks).toContain('captions de');
});

for (const [what, address] of [
  ['the stream', /\/asset\/arthrose1\/hls\//],
  ['the script that plays it', /\/assets\/hls/],
] as const)
  test(`S11.4 S7.10 without ${what} the file plays`, async ({ page, baseURL }) => {
    await page.route(address, (route) => route.abort());
    const frame = await frameOn(page, `${baseURL}/embed/arthrose1?t=7`);
    await frame.getByRole('button', { name: /^Abspielen/ }).click();
    await expect.poll(() => timeOf(frame)).toBeGreaterThan(7.5);
    expect(await frame.locator('video').evaluate((video: HTMLVideoElement) => video.currentSrc)).toContain('/file/960.mp4');
    await expect(frame.getByText('Das Video lädt gerade nicht.')).toBeHidden();
  });

test('S11.4 S8.5 where nothing comes it says so', async ({ page, baseURL }) => {
  await page.route(/\/asset\//, (route) => route.abort());
  const frame = await frameOn(page, `${baseURL}/embed/arthrose1`);
  await frame.getByRole('button', { name: /^Abspielen/ }).click();
  await expect(frame.getByRole('alert').getByText('Das Video lädt gerade nicht.')).toBeVisible();
});

test('S11.4 S8.5 what is not free leads to the site, and every other page of it refuses a frame', async ({ page, baseURL }) => {
  const frame = await frameOn(page, `${baseURL}/embed/ex-frage1`, `${baseURL}/watch/arthrose1`, `${baseURL}/`);
  await expect(frame.getByText('Dieses Video ist nur für angemeldete Benutzer:innen verfügbar.')).toBeVisible();
  const onward = frame.getByRole('link', { name: 'Bei Sprechstunde ansehen' });
  await expect(onward).toHaveAttribute('href', `${baseURL}/watch/ex-frage1`);
  await expect(onward).toHaveAttribute('target', '_blank');
  for (const place of [1, 2]) await expect(page.frameLocator('iframe').nth(place).getByRole('main')).toHaveCount(0);
});

test('S11.4 S8.5 in a small frame the title leaves the button free, and a refusal is read from its first line', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 160, height: 90 });
  for (const video of ['arthrose1', 'p-berg1']) {
    await page.goto(`${baseURL}/embed/${video}`);
    const button = page.getByRole('button', { name: /^Abspielen/ });
    await expect(button).toBeVisible();
    const hasMiddle = (element: HTMLElement) => element.contains(document.elementFromPoint(innerWidth / 2, innerHeight / 2));
    expect(await button.evaluate(hasMiddle), video).toBe(true);
  }
  await page.setViewportSize({ width: 200, height: 150 });
  await page.goto(`${baseURL}/embed/ex-frage1`);
  const [title, words] = await Promise.all([
    page.locator('header').boundingBox(),
    page.getByText('Dieses Video ist nur für angemeldete Benutzer:innen verfügbar.').boundingBox(),
  ]);
  expect(words?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
});

test('S11.4 S19.1 neither a video, nor a partner’s, nor a refused one has findings', async ({ page, baseURL }) => {
  for (const address of ['/embed/arthrose1', '/embed/p-berg1', '/en/embed/ex-frage1', '/embed/gibtsnicht']) {
    await page.goto(baseURL + address);
    expect(await findings(page), address).toEqual([]);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S11.4 S17.1 the file is there with the browser’s own controls, poster, captions and title', async ({ page, baseURL }) => {
    const frame = await frameOn(page, `${baseURL}/embed/arthrose1?t=12`);
    const video = frame.locator('video');
    await expect(video).toBeVisible();
    await expect(video).toHaveAttribute('controls', '');
    await expect(video).toHaveAttribute('src', /\/960\.mp4#t=12$/);
    await expect(frame.getByRole('link', { name: /^Arthrose/ })).toBeVisible();
    await expect(frame.locator('button')).toBeHidden();
    await video.evaluate((element: HTMLVideoElement) => element.play());
    await expect.poll(() => timeOf(frame)).toBeGreaterThan(12.5);
  });
});
