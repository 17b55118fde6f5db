/** Time to a video's first frame (S11.5). Real Chromium, a fresh browser for each run, with a warm server. */
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { videos } from '../demo/content/index.ts';
import { serveBeside } from './beside.ts';
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

type Ask = (round: number) => Promise<number>;
type Times = { press?: number; frame?: number };

/** Records the time of the click, and of the first frame on screen, by the page's own clock. */
const watchFrames = (): void => {
  const times: Times = {};
  Object.assign(window, { times });
  addEventListener('click', ({ timeStamp }) => (times.press ??= timeStamp), { capture: true });
  new MutationObserver(() => {
    const video = document.querySelector<HTMLVideoElement>('video:not([data-seen])');
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
const byAddress =
  (before: string): Ask =>
  async (round) => {
    const { frame = Number.NaN } = await inNewBrowser(desk, `${before}${open[round % open.length]}`, () => Promise.resolve());
    return frame;
  };

const assets = await readdir(path.join(import.meta.dirname, '../dist/browser/assets'));
const player = assets.find((file) => /^hls-.*\.js$/.test(file));

/** The least that plays the same stream: nothing but a video element and the same hls.js. */
const barePage = (shortid: string): string => `<!doctype html><video playsinline autoplay width="1280" height="720"></video>
<script type="module">
import Hls from '/assets/${player}';
const hls = new Hls({ enableWorker: false });
hls.loadSource('/asset/${shortid}/hls/master.m3u8');
hls.attachMedia(document.querySelector('video'));
</script>`;

const reference = serveBeside(site.url, 41_806, (address) => {
  const [, shortid] = address.split('/bare/');
  return shortid === undefined ? undefined : brotliCompressSync(barePage(shortid));
});

const answers = await Promise.all(
  videos.slice(0, 40).map(async ({ shortid }) => [shortid, (await fetch(`${site.url}/api/video/${shortid}`)).ok] as const),
);
const open = answers.flatMap(([shortid, isOpen]) => (isOpen ? [shortid] : []));

/** Times in ascending order of each of these, asked in turn. */
async function timesInTurn(asks: readonly Ask[]): Promise<number[][]> {
  for (const ask of asks) await ask(0);
  const all = asks.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) for (const [at, ask] of asks.entries()) all[at]?.push(await ask(round));
  return all.map((times) => times.toSorted((a, b) => a - b));
}

const atShare = (times: readonly number[], share: number): number =>
  times[Math.min(times.length - 1, Math.ceil(share * times.length) - 1)] ?? Number.NaN;

const spread = (times: readonly number[]): string =>
  `half within ${Math.round(atShare(times, 0.5))} ms, all within ${Math.round(atShare(times, 1))} ms`;

const each = `${rounds} videos, each in an empty browser`;
const [byDesk = [], byPhone = []] = await timesInTurn([(round) => byTile(desk, round), (round) => byTile(phone, round)]);
report(
  'first frame after a press on a tile, desk, p75 in s',
  atShare(byDesk, 0.75) / 1000,
  { atMost: 0.6 },
  `${each}: ${spread(byDesk)}`,
);
report('the same on a phone’s screen, p75 in s', atShare(byPhone, 0.75) / 1000, { atMost: 0.6 }, `${each}: ${spread(byPhone)}`);
const [loaded = [], bare = []] = await timesInTurn([byAddress('/watch/'), byAddress('http://127.0.0.1:41806/bare/')]);
report(
  'first frame of a loaded address, desk, p75 in s',
  atShare(loaded, 0.75) / 1000,
  { atMost: 0.9 },
  `${each}: ${spread(loaded)}; a page with nothing but the video and hls.js, in turn, ${(atShare(bare, 0.75) / 1000).toFixed(2)}: ${spread(bare)}`,
);
await browser.close();
reference.close();
await site.stop();
await rm(folder, { recursive: true });
