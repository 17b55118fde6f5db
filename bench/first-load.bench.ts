/** Cost of a first visit with Lighthouse's mobile settings (slow 4G, 4× CPU slowdown). */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { createRequire } from 'node:module';
import path from 'node:path';
import { median } from './load.ts';
import { serve } from './processes.ts';
import { report } from './report.ts';

/** Packages of its own (bench/lighthouse), with the subset of their types that is needed. */
const tools = createRequire(path.join(import.meta.dirname, 'lighthouse/package.json'));
type Audit = { id: string; score: number | null; scoreDisplayMode: string; numericValue?: number; details?: unknown };
type Measured = { lhr: { categories: Record<string, { score: number | null }>; audits: Record<string, Audit> } };
const { default: lighthouse } = tools('lighthouse') as {
  default: (url: string, flags: object) => Promise<Measured | undefined>;
};
const { launch } = tools('chrome-launcher') as {
  launch: (options: object) => Promise<{ port: number; kill: () => void }>;
};

const chromePath = process.env.CHROME_PATH ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);
const rounds = Number(process.env.ROUNDS ?? 3);

const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
const site = await serve(41_804, { DATA_DIR: path.join(folder, 'data') });
const chrome = await launch({
  ...(chromePath ? { chromePath } : {}),
  chromeFlags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

/** Transfer size of a file, without headers. */
async function bodySize(url: string): Promise<number> {
  const { headers } = await fetch(url, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
  return Number(headers.get('content-length'));
}

async function visit(url: string) {
  const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`no result for ${url}`);
  const { categories, audits } = result.lhr;
  const number = (id: string): number => audits[id]?.numericValue ?? NaN;
  const items =
    (audits['network-requests']?.details as { items: { resourceType: string; url: string }[] } | undefined)?.items ?? [];
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script');
  const script = (await Promise.all(scripts.map((item) => bodySize(item.url)))).reduce((sum, bytes) => sum + bytes, 0);
  return {
    scores: Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)])),
    failed: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
      .map(({ id, score }) => `${id} ${score}`),
    lcp: number('largest-contentful-paint') / 1000,
    blocking: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    script: script / 1000,
    requests: items.length,
  };
}

for (const page of ['/', '/gesundheit/krankheiten']) {
  await fetch(site.url + page);
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await visit(site.url + page));
  const middle = (pick: (visited: (typeof visits)[number]) => number): number => median(visits.map(pick));
  for (const category of ['performance', 'accessibility', 'best-practices', 'seo']) {
    report(
      `${page} Lighthouse ${category}`,
      middle(({ scores }) => scores[category] ?? 0),
      { atLeast: 100 },
      [...new Set(visits.flatMap(({ failed }) => failed))].join(', ') || 'nothing found',
    );
  }
  report(
    `${page} largest contentful paint, s`,
    middle(({ lcp }) => lcp),
    { atMost: 1.3 },
    '',
  );
  report(
    `${page} blocking time, ms`,
    middle(({ blocking }) => blocking),
    { atMost: 50 },
    '',
  );
  report(
    `${page} layout shift`,
    middle(({ shift }) => shift),
    { atMost: 0 },
    '',
  );
  report(
    `${page} script, kB compressed`,
    middle(({ script }) => script),
    { atMost: 110 },
    `${middle(({ requests }) => requests)} requests in all`,
  );
}
chrome.kill();
await site.stop();
await rm(folder, { recursive: true });
