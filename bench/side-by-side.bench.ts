/**
 * The same 200 items in our site, Next, Astro and Ghost, on one machine in one run, measured in turn: requests a second, p99,
 * bytes, requests of a first visit, Lighthouse, memory. Each with the defaults of its documentation for production; what differs
 * in their pages stands in docs/scaling.md. What cannot be installed here is left out with a line that says why.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openLighthouse, type Visit } from './lighthouse/visit.ts';
import { load, median } from './load.ts';
import { serve, serveProgram, type Served } from './processes.ts';
import { report, whole } from './report.ts';
import { buildAstro, buildNext, cache, ownNode } from './side-by-side/applications.ts';
import { givenItems, writeContent, type Item } from './side-by-side/content.ts';
import { installGhost, serveGhost } from './side-by-side/ghost.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const visits = Number(process.env.VISITS ?? 3);
const seconds = Number(process.env.SECONDS ?? 3);
const ours = 'Sprechstunde';
/** What a browser says. */
const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

const kinds = { list: 'the first 24 of 200', all: 'all 200', item: 'one item' } as const;
type Kind = keyof typeof kinds;
const memory = 'memory after the load, MB';
type Candidate = { readonly name: string; readonly served: Served; readonly pages: Partial<Record<Kind, string>> };

const started: Candidate[] = [];

const leaveOut = (name: string, why: string): void => void process.stdout.write(`${name} is left out: ${why}\n`);

async function join(name: string, serving: () => Promise<Served>, pages: Candidate['pages']): Promise<void> {
  try {
    started.push({ name, served: await serving(), pages });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    leaveOut(name, why.split('\n').filter(Boolean).slice(-5).join(' '));
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
const content = path.join(cache, 'content');
await mkdir(cache, { recursive: true });

/** Our site is started anew afterwards, as Ghost is, so that its memory is a reader's. */
async function fill(env: Record<string, string>): Promise<readonly Item[]> {
  const filling = await serve(41_821, env);
  try {
    const items = await givenItems(filling.url);
    await rm(content, { recursive: true, force: true });
    await writeContent(filling.url, items, content);
    return items;
  } finally {
    await filling.stop();
  }
}

async function startAll(): Promise<void> {
  const env = { DATA_DIR: path.join(folder, 'data') };
  const items = await fill(env);
  const item = items[0]?.shortid ?? '';
  await join(ours, () => serve(41_821, env), { list: '/playlist/side-by-side', item: `/watch/${item}` });

  const pages = { list: '/', all: '/all', item: `/watch/${item}` };
  const program = async (port: number, cwd: string, file: string): Promise<Served> =>
    serveProgram([ownNode, file], {
      cwd,
      // Both names of the address that they listen at: Next's and Astro's.
      env: { PORT: String(port), HOSTNAME: '127.0.0.1', HOST: '127.0.0.1' },
      url: `http://127.0.0.1:${port}`,
    });
  await join('Next', async () => program(41_822, await buildNext(content), 'server.js'), pages);
  const astro = buildAstro(content);
  await join('Astro on demand', async () => program(41_823, await astro, 'dist-on-demand/server/entry.mjs'), pages);
  await join('Astro prerendered', async () => program(41_824, await astro, 'dist-prerendered/server/entry.mjs'), pages);
  const ghost = async (): Promise<Served> => {
    await installGhost();
    return serveGhost(41_825, items, content);
  };
  await join('Ghost', ghost, { list: '/', item: `/${item}/` });
  leaveOut('PeerTube', 'its server is no package of the npm registry (`peertube` there is a client by somebody else)');
  for (const candidate of started) await checkContent(candidate, items);
}

/** Each page has the items that it is compared for. */
async function checkContent({ served, pages }: Candidate, items: readonly Item[]): Promise<void> {
  const last: Readonly<Record<Kind, number>> = { list: 23, all: 199, item: 0 };
  for (const [kind, address] of Object.entries(pages) as [Kind, string][]) {
    const html = await (await fetch(served.url + address)).text();
    for (const { shortid } of items.slice(0, last[kind] + 1))
      if (!html.includes(shortid)) throw new Error(`${served.url}${address} does not have ${shortid}`);
  }
}

/** The size of a page as it is sent, once it does not change any more: our own is compressed fully only after its first answers. */
async function bytesOf(url: string): Promise<number> {
  const read = () =>
    new Promise<number>((resolve, reject) => {
      get(url, { headers }, (response) => {
        let size = 0;
        response.on('data', (chunk: Buffer) => (size += chunk.length));
        response.on('end', () =>
          response.statusCode === 200 ? resolve(size) : reject(new Error(`${url}: ${response.statusCode}`)),
        );
      }).on('error', reject);
    });
  let last = await read();
  for (let before = -1; before !== last;) {
    before = last;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    last = await read();
  }
  return last;
}

/** Measured values by question and candidate. */
const values = new Map<string, Map<string, number[]>>();
function note(question: string, { name }: Candidate, value: number): void {
  const row = values.get(question) ?? new Map<string, number[]>();
  values.set(question, row.set(name, [...(row.get(name) ?? []), value]));
}

const kindsOf = ({ pages }: Candidate) => Object.entries(pages) as [Kind, string][];

/** Ghost is asked for longer: where 32 answers take seconds, a short time would end before the slow ones. */
const loadOf = ({ name }: Candidate, url: string) =>
  load(url, { headers, timeout: 30, seconds: name === 'Ghost' ? 3 * seconds : seconds });

async function loadAll(): Promise<void> {
  for (const candidate of started) {
    for (const [kind, address] of kindsOf(candidate)) {
      const url = candidate.served.url + address;
      note(`${kinds[kind]}: HTML as sent, kB`, candidate, (await bytesOf(url)) / 1000);
      await loadOf(candidate, url);
    }
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of Object.keys(kinds) as Kind[]) {
      for (const candidate of started) {
        const address = candidate.pages[kind];
        if (address === undefined) continue;
        const { perSecond, p99 } = await loadOf(candidate, candidate.served.url + address);
        note(`${kinds[kind]}: requests/s`, candidate, perSecond);
        note(`${kinds[kind]}: p99, ms`, candidate, p99);
      }
    }
    for (const candidate of started) note(memory, candidate, await candidate.served.familyMegabytes());
  }
}

const ofVisits: Readonly<Record<string, (visit: Visit) => number>> = {
  'Lighthouse performance': ({ scores }) => scores.performance ?? NaN,
  'largest contentful paint, s': ({ lcp }) => lcp,
  'blocking time, ms': ({ blocking }) => blocking,
  'requests of a first visit': ({ requests }) => requests,
  'bytes of a first visit, kB': ({ bytes }) => bytes,
};

async function visitAll(): Promise<void> {
  const { visit, close } = await openLighthouse();
  try {
    for (let round = 0; round < visits; round += 1) {
      for (const candidate of started) {
        for (const [kind, address] of kindsOf(candidate)) {
          const visited = await visit(candidate.served.url + address, { onlyCategories: ['performance'] });
          for (const [question, pick] of Object.entries(ofVisits)) note(`${kinds[kind]}: ${question}`, candidate, pick(visited));
        }
      }
    }
  } finally {
    close();
  }
}

/** More is better of these two, less of everything else. */
const isMoreBetter = (question: string): boolean => /requests\/s|performance/.test(question);
const shown = (value: number): string => (value >= 100 ? whole(value) : value.toFixed(value >= 10 ? 1 : 2));

/** What was measured, as medians, in the order of the table. */
function* rows(): Generator<[string, ReadonlyMap<string, number>]> {
  const ofPages = ['requests/s', 'p99, ms', 'HTML as sent, kB', ...Object.keys(ofVisits)];
  const questions = Object.values(kinds).flatMap((kind) => ofPages.map((question) => `${kind}: ${question}`));
  for (const question of [...questions, memory]) {
    const row = values.get(question);
    if (row) yield [question, new Map([...row].map(([name, measured]) => [name, median(measured)]))];
  }
}

/** A gate where our site has such a page: the best of the others. Missed ones are the rows that another wins. */
function judge(question: string, row: ReadonlyMap<string, number>): void {
  const rounded = (value: number): number => Number(value.toFixed(2));
  const own = row.get(ours);
  const others = [...row].filter(([name]) => name !== ours).map(([, value]) => rounded(value));
  if (own === undefined || others.length === 0) return;
  const gate = isMoreBetter(question) ? { atLeast: Math.max(...others) } : { atMost: Math.min(...others) };
  report(question, rounded(own), gate, [...row].map(([name, value]) => `${name} ${shown(value)}`).join(', '));
}

function printTable(): void {
  const names = started.map(({ name }) => name);
  const cellsOf = (row: ReadonlyMap<string, number>): string =>
    names.map((name) => shown(row.get(name) ?? NaN).replace('NaN', '–')).join(' | ');
  const lines = [
    `| | ${names.join(' | ')} |`,
    `| --- |${names.map(() => ' --- |').join('')}`,
    ...Array.from(rows(), ([question, row]) => `| ${question} | ${cellsOf(row)} |`),
  ];
  process.stdout.write(`\n${lines.join('\n')}\n`);
}

try {
  await startAll();
  await loadAll();
  await visitAll();
} finally {
  for (const [question, row] of rows()) judge(question, row);
  printTable();
  for (const { served } of started) await served.stop();
  await rm(folder, { recursive: true, force: true });
}
