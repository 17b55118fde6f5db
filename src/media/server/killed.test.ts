import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openBrowser } from '../../../tests/browser.ts';
import { filmOf, tusOf } from '../../../tests/files.ts';
import { freePort, startOwnServer } from '../../../tests/own-server.ts';
import { givenBucket } from '../../../tests/s3.ts';
import { askAt } from '../../../tests/served.ts';
import { filledSettings } from '../../../tests/templates.ts';

const editor = { email: 'redaktion@example.org', password: 'sprechstunde-demo' };
const mega = 1024 * 1024;
const film = filmOf(20 * mega);

/** A data folder for a site with the demo world; the server is not started yet. */
async function givenDataFolder(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sprechstunde-killed-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}

async function givenBucketEnv(): Promise<NodeJS.ProcessEnv> {
  const bucket = await givenBucket();
  onTestFinished(bucket.close);
  return bucket.env;
}

describe('S10.5 a server that is killed in the middle of an upload', () => {
  test.each([
    ['a folder', async () => ({})],
    ['a bucket', givenBucketEnv],
  ] as const)('is followed by one that goes on to the same bytes, with files in %s', { timeout: 180_000 }, async (_, given) => {
    const [dataDir, port] = [await givenDataFolder(), await freePort()];
    const env = { ...(await filledSettings(dataDir)), ...(await given()) };
    const first = await startOwnServer({ port, dataDir, env });
    onTestFinished(() => first.end('SIGKILL'));
    const browser = openBrowser({ ask: (address, asking) => askAt(port, address, asking) });
    expect((await browser.logIn(editor)).status).toBe(200);
    const tus = tusOf(browser);
    const url = (await tus.create({ size: film.length, filename: 'film.mp4' })).headers.location ?? '';
    // A multiple of the bucket's part size; a partial part may have to be sent again.
    const before = 8 * mega;
    expect((await tus.patch(url, 0, film.subarray(0, before))).status).toBe(204);

    const headers = await tus.headers({
      'upload-offset': String(before),
      'content-type': 'application/offset+octet-stream',
      'content-length': String(film.length - before),
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    });
    const sending = httpRequest({ host: '127.0.0.1', port, path: url, method: 'PATCH', headers });
    const isCut = new Promise((resolve) => {
      sending.once('error', resolve);
    });
    await new Promise((resolve) => {
      sending.write(film.subarray(before, before + 6 * mega), resolve);
    });
    await first.end('SIGKILL');
    await isCut;

    const second = await startOwnServer({ port, dataDir, env });
    onTestFinished(() => second.end('SIGKILL'));
    const asked = await tus.head(url);
    const offset = Number(asked.headers['upload-offset']);
    expect(asked.status).toBe(200);
    expect(offset).toBeGreaterThanOrEqual(before);
    expect(offset).toBeLessThan(film.length);
    // The previous writer's lease lasts some seconds longer; this request waits for it.
    const done = await tus.patch(url, offset, film.subarray(offset));
    expect(done.status, done.text).toBe(204);
    const back = await browser.get(`/api/backend/file/original/${url.split('/').at(-1)}`);
    expect(back.bytes.equals(film)).toBe(true);
  });
});
