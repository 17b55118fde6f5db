/** Cost of a first visit with Lighthouse's mobile settings (slow 4G, 4× CPU slowdown). */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serveBeside } from './beside.ts';
import { openLighthouse, type Visit } from './lighthouse/visit.ts';
import { median } from './load.ts';
import { serve } from './processes.ts';
import { report } from './report.ts';

const rounds = Number(process.env.ROUNDS ?? 5);

const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
const site = await serve(41_804, { DATA_DIR: path.join(folder, 'data') });
const { visit, close } = await openLighthouse();
/** The same HTML and pictures without any of the site's scripts. */
const withoutScript = { blockedUrlPatterns: ['*/assets/*.js'], onlyCategories: ['performance'] };

/** What a connection sends before the first acknowledgement, ten segments of 1,460 bytes (RFC 6928), without the headers. */
const firstWindow = 14_000;

/** The beginning of a page that fits in the first window: what is painted, and no more. Undefined if its styles alone do not. */
function beginningOf(html: string): Buffer | undefined {
  for (let end = html.lastIndexOf('</li>'); end > 0; end = html.lastIndexOf('</li>', Math.floor(end * 0.95))) {
    const whole = brotliCompressSync(html.slice(0, end));
    if (whole.length <= firstWindow) return whole;
  }
  return undefined;
}

const beginnings = new Map<string, Buffer>();
const beside = serveBeside(site.url, 41_807, (address) => beginnings.get(address));

type Gates = { performance: number; lcp: number; blocking: number; script: number; bytes?: number };
const pages: Record<string, Gates> = {
  '/': { performance: 100, lcp: 1.2, blocking: 50, script: 80 },
  '/gesundheit/krankheiten': { performance: 100, lcp: 1.2, blocking: 50, script: 80 },
  // Not pressed: without a press the browser lets nothing play with sound.
  '/watch/faust-univ': { performance: 95, lcp: 1.2, blocking: 150, script: 110, bytes: 350 },
};

for (const [page, gates] of Object.entries(pages)) {
  const beginning = beginningOf(await (await fetch(site.url + page)).text());
  if (beginning) beginnings.set(page, beginning);
  const [visits, references, first]: Visit[][] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    visits?.push(await visit(site.url + page));
    references?.push(await visit(site.url + page, withoutScript));
    if (beginning) first?.push(await visit(`http://127.0.0.1:41807${page}`, withoutScript));
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
      `it has ${reference.toFixed(2)}, ${beginning ? `its first ${firstWindow} bytes alone ${middle(pick, first).toFixed(2)}` : `its styles alone fill ${firstWindow} bytes`}`,
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
close();
beside.close();
await site.stop();
await rm(folder, { recursive: true });
