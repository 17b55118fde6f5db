import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Packages of this folder, not of the site, with the subset of their types that is needed. */
const tools = createRequire(path.join(import.meta.dirname, 'package.json'));
type Audit = { id: string; score: number | null; scoreDisplayMode: string; numericValue?: number; details?: unknown };
type Measured = { lhr: { categories: Record<string, { score: number | null }>; audits: Record<string, Audit> } };
const { default: lighthouse } = tools('lighthouse') as {
  default: (url: string, flags: object) => Promise<Measured | undefined>;
};
const { launch } = tools('chrome-launcher') as {
  launch: (options: object) => Promise<{ port: number; kill: () => void }>;
};

const chromePath = process.env.CHROME_PATH ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);

/** Transfer size of a file, without headers; 0 of one on a server that cannot be reached. */
const bodySize = (url: string): Promise<number> =>
  fetch(url, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } }).then(
    ({ headers }) => Number(headers.get('content-length')),
    () => 0,
  );

/** First visits with Lighthouse's mobile settings, all in one Chromium. */
export async function openLighthouse() {
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
  return { visit: (url: string, flags: object = {}) => visit(chrome.port, url, flags), close: () => chrome.kill() };
}

async function visit(port: number, url: string, flags: object) {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', ...flags });
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

export type Visit = Awaited<ReturnType<typeof visit>>;
