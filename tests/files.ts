import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll } from 'vitest';
import { csrfCookie } from '../src/platform/http/csrf.ts';
import { localStorage } from '../src/platform/storage-local.ts';
import type { Storage } from '../src/platform/storage.ts';
import type { Browser } from './browser.ts';
import type { Answer } from './served.ts';
import { givenBucket } from './s3.ts';

/** An empty folder store and an empty bucket, for the duration of the test file. */
export async function bothStores(): Promise<readonly (readonly [name: string, storage: Storage])[]> {
  const bucket = await givenBucket();
  afterAll(bucket.close);
  const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-files-'));
  return [
    ['files in a folder', localStorage(folder)],
    ['files in a bucket', bucket.storage],
  ];
}

/** An image whose left half is red and right half is blue. */
export const twoHalves = async (width = 400, height = 200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .composite([
      {
        input: { create: { width: width / 2, height, channels: 3, background: '#ff0000' } },
        left: 0,
        top: 0,
      },
    ])
    .jpeg({ quality: 95 })
    .toBuffer();

/** Bytes of the given size that start like a film; only the start is inspected. */
export const filmOf = (size: number): Buffer => {
  const bytes = Buffer.alloc(size, 'Sprechstunde');
  bytes.write('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 0, 'latin1');
  return bytes;
};

type Announcing = { readonly size: number | string; readonly filename?: string; readonly folder?: string };

const encoded = (values: Record<string, string | undefined>): string =>
  Object.entries(values)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** A tus client. */
export function tusOf(browser: Browser) {
  const headers = async (more: Record<string, string> = {}): Promise<Record<string, string>> => {
    if (!browser.cookies.has(csrfCookie)) await browser.get('/auth/csrf-cookie');
    return { 'tus-resumable': '1.0.0', 'x-xsrf-token': decodeURIComponent(browser.cookies.get(csrfCookie) ?? ''), ...more };
  };
  return {
    headers,
    create: async ({ size, filename = 'film.mp4', folder }: Announcing): Promise<Answer> =>
      browser.ask('/api/backend/upload', {
        method: 'POST',
        headers: await headers({ 'upload-length': String(size), 'upload-metadata': encoded({ filename, folder }) }),
      }),
    patch: async (url: string, offset: number, body: Uint8Array): Promise<Answer> =>
      browser.ask(url, {
        method: 'PATCH',
        headers: await headers({ 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }),
        body,
      }),
    head: async (url: string): Promise<Answer> => browser.ask(url, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } }),
    drop: async (url: string): Promise<Answer> => browser.ask(url, { method: 'DELETE', headers: await headers() }),
  };
}
