/** Time to a video's first frame (S11.5). Real Chromium, a fresh browser for each run, with a warm server. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { videos } from '../demo/content/index.ts';
import { serve } from './processes.ts';
import { report } from './report.ts';

const executablePath = process.env.CHROME_PATH ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);
const rounds = Number(process.env.ROUNDS ?? 20);
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const desk = { viewport: { width: 1440, height: 900 } };

const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
const site = await serve(41_805, { DATA_DIR: path.join(folder, 'data') });
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  // Autoplay with sound is normally blocked on a directly opened URL; this measures how fast, not whether.
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--autoplay-policy=no-user-gesture-required'],
});

type Times = { press?: number; frame?: number };

/** Records the time of the click, and of the first frame on screen, by the page's own clock. */
const watchFrames = (): void => {
  const times: Times = {};
  Object.assign(window, { times });
  addEventListener('click', ({ timeStamp }) => (times.press ??= timeStamp), { capture: true });
  new MutationObserver(() => {
    const video = document.querySelector<HTMLVideoElement>('dialog video:not([data-seen])');
    if (!video) return;
    video.dataset.seen = '';
    video.requestVideoFrameCallback((_, { presentationTime }) => (times.frame ??= presentationTime));
  }).observe(document, { childList: true, subtree: true });
};

const timesOf = (page: Page): Promise<Times> => page.evaluate(() => (window as unknown as { times: Times }).times);

async function inNewBrowser(
  form: typeof desk | typeof phone,
  address: string,
  act: (page: Page) => Promise<void>,
): Promise<Times> {
  const context = await browser.newContext({ ...form, baseURL: site.url, locale: 'de-DE' });
  const page = await context.newPage();
  await page.addInitScript(watchFrames);
  await page.goto(address);
  await act(page);
  await page.waitForFunction(() => (window as unknown as { times: Times }).times.frame !== undefined);
  const times = await timesOf(page);
  await context.close();
  return times;
}

/** Opened by a click on a tile of a loaded page. */
async function byTile(form: typeof desk | typeof phone, round: number): Promise<number> {
  const { press = Number.NaN, frame = Number.NaN } = await inNewBrowser(form, '/gesundheit/krankheiten', async (page) => {
    await page.waitForSelector('html[data-ready]');
    const tiles = page.locator('main article a[href^="/watch/"]');
    const tile = tiles.nth(round % (await tiles.count()));
    await tile.scrollIntoViewIfNeeded();
    await tile.click();
  });
  return frame - press;
}

/** Opened by URL, measured from the start of navigation. */
async function byAddress(round: number): Promise<number> {
  const { frame = Number.NaN } = await inNewBrowser(desk, `/watch/${open[round % open.length]}`, () => Promise.resolve());
  return frame;
}
const answers = await Promise.all(
  videos.slice(0, 40).map(async ({ shortid }) => [shortid, (await fetch(`${site.url}/api/video/${shortid}`)).ok] as const),
);
const open = answers.flatMap(([shortid, isOpen]) => (isOpen ? [shortid] : []));

async function measured(ask: (round: number) => Promise<number>): Promise<{ p75: number; details: string }> {
  await ask(0);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await ask(round));
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.ceil(share * times.length) - 1)] ?? Number.NaN;
  const [half, most] = [at(0.5), at(1)].map(Math.round);
  return { p75: at(0.75), details: `${rounds} videos, each in an empty browser: half within ${half} ms, all within ${most} ms` };
}

for (const [question, ask] of [
  ['first frame after a press on a tile, desk, p75 in s', (round: number) => byTile(desk, round)],
  ['the same on a phone’s screen', (round: number) => byTile(phone, round)],
  ['first frame of a loaded address, desk, p75 in s', byAddress],
] as const) {
  const { p75, details } = await measured(ask);
  report(question, p75 / 1000, { atMost: 1 }, details);
}
await browser.close();
await site.stop();
await rm(folder, { recursive: true });
