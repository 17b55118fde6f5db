/**
 * Throughput of a cached page compared with a bare Node server, and of a list of 20 as JSON compared with a bare Fastify route: with
 * the three headers that the bytes need, and with all headers of the site, each of which costs Node time.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inTurn, load, median } from './load.ts';
import { serve, serveBare, type Served } from './processes.ts';
import { report, whole } from './report.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
const accepting = { 'Accept-Encoding': 'br' };
const site = await serve(41_801, { DATA_DIR: path.join(folder, 'data') });

type HeaderValues = Record<string, string>;

/** Headers that Node adds itself. */
const ofNode = new Set(['date', 'connection', 'keep-alive']);

/** The raw response bytes after full compression has finished, not decoded. */
async function bytesOf(url: string): Promise<{ file: string; all: HeaderValues; needed: HeaderValues }> {
  const read = () =>
    new Promise<{ body: Buffer; all: HeaderValues }>((resolve, reject) => {
      get(url, { headers: accepting }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        const all = Object.entries(response.headers as HeaderValues).filter(([name]) => !ofNode.has(name));
        response.on('end', () => resolve({ body: Buffer.concat(chunks), all: Object.fromEntries(all) }));
      }).on('error', reject);
    });
  let last = await read();
  for (let size = -1; size !== last.body.length;) {
    size = last.body.length;
    await new Promise((resolve) => setTimeout(resolve, 500));
    last = await read();
  }
  const file = path.join(folder, `body-${Date.now()}`);
  await writeFile(file, last.body);
  const needed = Object.entries(last.all).filter(([name]) => name.startsWith('content-') && name !== 'content-security-policy');
  return { file, all: last.all, needed: Object.fromEntries(needed) };
}

type Kind = 'node' | 'fastify';

async function compareWith(
  question: string,
  url: string,
  bare: Served,
  { kind, gate }: { kind: Kind; gate: number },
): Promise<void> {
  const latest: Record<string, number[]> = {};
  const at = (address: string) => async () => {
    const { perSecond, p99 } = await load(address, { headers: accepting });
    (latest[address] ??= []).push(p99);
    return perSecond;
  };
  const { ours, reference, ratio } = await inTurn(at(url), at(bare.url));
  report(question, ratio, { atLeast: gate }, `${whole(ours)}/s against ${whole(reference)}/s`);
  const [own, other] = [url, bare.url].map((address) => median(latest[address] ?? []));
  if (kind === 'node' && own !== undefined && other !== undefined)
    report(
      `${question}, p99`,
      own / other,
      { atMost: 1.3 },
      `${own.toFixed(2)} ms against ${other.toFixed(2)} ms, 32 connections`,
    );
}

async function compare(question: string, address: string, how: { kind: Kind; gate: number }): Promise<void> {
  const url = site.url + address;
  const { file, needed, all } = await bytesOf(url);
  for (const [headers, which] of [
    [needed, ''],
    [all, ', with the same headers'],
  ] as const) {
    const bare = await serveBare(how.kind, 41_802, file, headers);
    await compareWith(question + which, url, bare, how);
    await bare.stop();
  }
}

await compare('a cached page × a bare Node server that sends the same bytes', '/', { kind: 'node', gate: 0.9 });
await compare('a list of 20 as JSON × a bare Fastify route that sends the same bytes', '/api/video', {
  kind: 'fastify',
  gate: 0.75,
});
await compare('the same, under an address that names the default', '/api/video?perPage=20', { kind: 'fastify', gate: 0.75 });
await site.stop();
await rm(folder, { recursive: true });
