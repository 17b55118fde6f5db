/** CPU cost of the animated background while a page is idle; nothing else moves. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { median } from './load.ts';
import { serve } from './processes.ts';
import { report } from './report.ts';

const executablePath = process.env.CHROME_PATH ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);
const rounds = Number(process.env.ROUNDS ?? 3);
const span = 20_000;

const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
const site = await serve(41_805, { DATA_DIR: path.join(folder, 'data') });
// Software rendering: the worst case of a reader's machine.
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const session = await browser.newBrowserCDPSession();

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** CPU time of all browser processes so far, in seconds. */
async function used(): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** Layouts and raster tasks while the page is idle, from a Chromium trace. */
async function traced(tracing: CDPSession, during: () => Promise<void>): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = { Layout: 0, RasterTask: 0 };
  tracing.on('Tracing.dataCollected', ({ value }) => {
    for (const { name } of value as { name: string }[]) if (name in counts) counts[name] = (counts[name] ?? 0) + 1;
  });
  await tracing.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline', 'cc'] },
    transferMode: 'ReportEvents',
  });
  await during();
  const complete = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve));
  await tracing.send('Tracing.end');
  await complete;
  return counts;
}

async function reading(reducedMotion: 'reduce' | 'no-preference'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion });
  await context.addCookies(
    ['essential', 'analytics', 'marketing'].map((name, place) => ({
      name: `consent_${name}`,
      value: place === 0 ? '1' : '-1',
      url: site.url,
    })),
  );
  const page = await context.newPage();
  await page.goto(`${site.url}/meta/impressum`);
  // Until the theme has faded in and the background animation has started.
  await wait(15_000);
  return page;
}

/** CPU usage of a page as a share of one core. */
async function share(reducedMotion: 'reduce' | 'no-preference'): Promise<number> {
  const page = await reading(reducedMotion);
  const [before, start] = [await used(), performance.now()];
  await wait(span);
  const taken = (await used()) - before;
  const seconds = (performance.now() - start) / 1000;
  await page.context().close();
  return (taken / seconds) * 100;
}

const moving: number[] = [];
const still: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  moving.push(await share('no-preference'));
  still.push(await share('reduce'));
}
const page = await reading('no-preference');
const counts = await traced(session, () => wait(10_000));
await page.context().close();

report(
  'a page that is read: all processes of the browser, % of one core',
  median(moving),
  { atMost: 3 },
  `${median(still).toFixed(2)} % with reduced motion; no graphics card`,
);
report('layouts in ten seconds of it', counts.Layout ?? 0, { atMost: 0 }, '');
report('pictures drawn anew in ten seconds of it', counts.RasterTask ?? 0, { atMost: 0 }, 'raster tasks');
await browser.close();
await site.stop();
await rm(folder, { recursive: true });
