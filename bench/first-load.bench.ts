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
const rounds = Number(process.env.ROUNDS ?? 5);

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

/** With `isReference`, the same HTML and pictures without any of the site's scripts. */
async function visit(url: string, isReference = false) {
  const blocked = isReference ? { blockedUrlPatterns: ['*/assets/*.js'], onlyCategories: ['performance'] } : {};
  const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error', ...blocked });
  if (!result) throw new Error(`no result for ${url}`);
  const { categories, audits } = result.lhr;
  const number = (id: string): number => audits[id]?.numericValue ?? NaN;
  const items =
    (audits['network-requests']?.details as { items: { resourceType: string; url: string; transferSize?: number }[] } | undefined)
      ?.items ?? [];
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
    bytes: items.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000,
  };
}

type Gates = { performance: number; lcp: number; blocking: number; script: number; bytes?: number };
const pages: Record<string, Gates> = {
  '/': { performance: 100, lcp: 1.2, blocking: 50, script: 80 },
  '/gesundheit/krankheiten': { performance: 100, lcp: 1.2, blocking: 50, script: 80 },
  // Not pressed: without a press the browser lets nothing play with sound.
  '/watch/faust-univ': { performance: 95, lcp: 1.2, blocking: 150, script: 110, bytes: 350 },
};

type Visit = Awaited<ReturnType<typeof visit>>;
for (const [page, gates] of Object.entries(pages)) {
  await fetch(site.url + page);
  const [visits, references]: Visit[][] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    visits?.push(await visit(site.url + page));
    references?.push(await visit(site.url + page, true));
  }
  const middle = (pick: (visited: Visit) => number, of = visits): number => median((of ?? []).map(pick));
  /** Lighthouse swings with the host, so a value is gated as a difference to the page without script too. */
  const compared = (name: string, pick: (visited: Visit) => number, gate: Parameters<typeof report>[2], most: number): void => {
    const [own, reference] = [middle(pick), middle(pick, references)];
    report(`${page} ${name}`, own, gate, (visits ?? []).map((visited) => pick(visited).toFixed(2)).join(', '));
    report(
      `${page} ${name}, away from the page without script`,
      Math.abs(own - reference),
      { atMost: most },
      `it has ${reference.toFixed(2)}`,
    );
  };
  compared('Lighthouse performance', ({ scores }) => scores.performance ?? 0, { atLeast: gates.performance }, 2);
  compared('largest contentful paint, s', ({ lcp }) => lcp, { atMost: gates.lcp }, 0.1);
  compared('blocking time, ms', ({ blocking }) => blocking, { atMost: gates.blocking }, 40);
  for (const category of ['accessibility', 'best-practices', 'seo']) {
    report(
      `${page} Lighthouse ${category}`,
      middle(({ scores }) => scores[category] ?? 0),
      { atLeast: 100 },
      [...new Set((visits ?? []).flatMap(({ failed }) => failed))].join(', ') || 'nothing found',
    );
  }
  report(
    `${page} layout shift`,
    middle(({ shift }) => shift),
    { atMost: 0 },
    '',
  );
  report(
    `${page} script, kB compressed`,
    middle(({ script }) => script),
    { atMost: gates.script },
    `${middle(({ requests }) => requests)} requests in all`,
  );
  if (gates.bytes)
    report(
      `${page} all that is loaded before a press, kB`,
      middle(({ bytes }) => bytes),
      { atMost: gates.bytes },
      '',
    );
}
chrome.kill();
await site.stop();
await rm(folder, { recursive: true });
