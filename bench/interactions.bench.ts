/**
 * How soon the site answers on a phone: a scripted minute of menu, filter, video and search, at a quarter
 * of this machine's speed. By the browser's own event timing, from the press to the next paint.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { serve } from './processes.ts';
import { report } from './report.ts';

const shell = '/usr/bin/chromium-headless-shell';
const executablePath = process.env.CHROME_PATH ?? (existsSync(shell) ? shell : undefined);
const rounds = Number(process.env.ROUNDS ?? 5);
/** Lighthouse's phone. */
const slowdown = 4;
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1.75 };

type Seen = { interactions: Record<number, number>; tasks: { start: number; duration: number }[] };

/** An interaction has several events; the slowest of them counts. */
const watch = (): void => {
  const seen: Seen = { interactions: {}, tasks: [] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) seen.interactions[interactionId] = Math.max(seen.interactions[interactionId] ?? 0, duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
};

const seenOn = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

const refused = ['consent_essential', 'consent_analytics', 'consent_marketing'];

const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
const site = await serve(41_806, { DATA_DIR: path.join(folder, 'data') });
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});

/**
 * Where to tap, by a plain selector: Playwright's own locators compute roles, names and boxes of the whole page, in tasks of up to
 * 50 ms that would count as the page's.
 */
async function tap(page: Page, selector: string, at = 0): Promise<void> {
  const place = await page.evaluate(
    ([wanted, index]) => {
      const element = document.querySelectorAll(wanted)[index];
      if (!element) throw new Error(`nothing is ${wanted}`);
      const before = element.getBoundingClientRect();
      if (before.top < 0 || before.bottom > innerHeight) element.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    },
    [selector, at] as const,
  );
  await page.touchscreen.tap(place.x, place.y);
}

/** Twice, so that what came with a first time counts half. */
async function minute(page: Page): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await tap(page, 'header button[aria-controls="navigation"]');
    await page.waitForTimeout(2000);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(1500);
    for (const letter of [2, 3, 3]) {
      await tap(page, '[aria-label="Themen filtern"] button:enabled:not([aria-disabled="true"])', letter);
      await page.waitForTimeout(2000);
    }
    await tap(page, 'main article a[href^="/watch/"]');
    await page.waitForTimeout(6000);
    if (!(await page.evaluate(() => document.querySelector('dialog[open] h2') !== null))) throw new Error('no video has opened');
    await page.keyboard.press('Escape');
    await page.waitForTimeout(2000);
    if (await page.evaluate(() => document.querySelector('dialog[open]') !== null)) throw new Error('the video has not closed');
  }
}

async function search(page: Page): Promise<void> {
  await tap(page, 'main input[type="search"]');
  await page.keyboard.type('schlaf', { delay: 250 });
  await page.waitForTimeout(2000);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(2000);
}

const interactions: number[] = [];
const tasks: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const context = await browser.newContext({ ...phone, baseURL: site.url, locale: 'de-DE' });
  // The question for consent would lie over what is pressed.
  await context.addCookies(refused.map((name) => ({ name, value: name === 'consent_essential' ? '1' : '-1', url: site.url })));
  const page = await context.newPage();
  await page.addInitScript(watch);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  for (const [address, press] of [
    ['/gesundheit/krankheiten', minute],
    ['/suche', search],
  ] as const) {
    await page.goto(address);
    await page.waitForSelector('html[data-ready]');
    await press(page);
    const seen = await seenOn(page);
    interactions.push(...Object.values(seen.interactions));
    tasks.push(...seen.tasks.flatMap(({ start, duration }) => (start > 1000 ? [duration] : [])));
  }
  await context.close();
}
const p75 = interactions.toSorted((a, b) => a - b)[Math.ceil(interactions.length * 0.75) - 1] ?? Number.NaN;
report(
  'from a press to the next paint on a phone, p75, ms',
  p75,
  { atMost: 100 },
  `${interactions.length} interactions of ${rounds} visits, the slowest ${Math.round(Math.max(...interactions))}; faster than 16 ms are not told`,
);
report(
  'longest task after the first second, ms',
  Math.max(0, ...tasks),
  { atMost: 50 },
  `${tasks.length} tasks over 50 ms in ${rounds} visits`,
);
await browser.close();
await site.stop();
await rm(folder, { recursive: true });
