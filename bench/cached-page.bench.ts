/**
 * Throughput of a cached page compared with a bare Node server, and of a list of 20 as JSON compared with a bare Fastify route.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inTurn, load, median } from './load.ts';
import { serve, serveBare } from './processes.ts';
import { report, whole } from './report.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
const site = await serve(41_801, { DATA_DIR: path.join(folder, 'data') });

/** The raw response bytes after full compression has finished, not decoded. */
async function bytesOf(url: string, headers: Record<string, string>): Promise<{ file: string; type: string; coding: string }> {
  const { get } = await import('node:http');
  const read = () =>
    new Promise<{ body: Buffer; type: string; coding: string }>((resolve, reject) => {
      get(url, { headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            body: Buffer.concat(chunks),
            type: response.headers['content-type'] ?? '',
            coding: response.headers['content-encoding'] ?? '',
          }),
        );
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
  return { file, type: last.type, coding: last.coding };
}

async function compare(question: string, address: string, kind: 'node' | 'fastify', gate: number): Promise<void> {
  const headers = { 'Accept-Encoding': 'br' };
  const { file, type, coding } = await bytesOf(site.url + address, headers);
  const bare = await serveBare(kind, 41_802, file, type, coding);
  const latest: Record<string, number[]> = {};
  const at = (url: string) => async () => {
    const { perSecond, p99 } = await load(url, { headers });
    (latest[url] ??= []).push(p99);
    return perSecond;
  };
  const { ours, reference, ratio } = await inTurn(at(site.url + address), at(bare.url));
  await bare.stop();
  report(question, ratio, { atLeast: gate }, `${whole(ours)}/s against ${whole(reference)}/s`);
  const [own, other] = [site.url + address, bare.url].map((url) => median(latest[url] ?? []));
  if (kind === 'node' && own !== undefined && other !== undefined)
    report(
      `${question}, p99`,
      own / other,
      { atMost: 1.3 },
      `${own.toFixed(2)} ms against ${other.toFixed(2)} ms, 32 connections`,
    );
}

await compare('a cached page × a bare Node server that sends the same bytes', '/', 'node', 0.9);
await compare('a list of 20 as JSON × a bare Fastify route that sends the same bytes', '/api/video', 'fastify', 0.75);
await compare('the same, under an address that names the default', '/api/video?perPage=20', 'fastify', 0.75);
await site.stop();
await rm(folder, { recursive: true });
