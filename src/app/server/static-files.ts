import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { codingOf } from '#platform/byte-cache.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

type File = { readonly type: string; readonly identity: Buffer; readonly br?: Buffer; readonly gzip?: Buffer };

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

async function readFileOf(file: string): Promise<File> {
  const identity = await readFile(file);
  const ending = path.extname(file);
  const type = types[ending] ?? 'application/octet-stream';
  if (ending === '.woff2') return { type, identity };
  const [br, gz] = await Promise.all([brotli(identity), gzip(identity, { level: 9 })]);
  return { type, identity, br, gzip: gz };
}

/** The built scripts, styles and fonts: names carry a hash, so they are kept forever; a megabyte in memory. */
export async function createStaticFiles(folder: string) {
  const names = await readdir(folder);
  const paths = [...names.map((name) => path.join(folder, name)), path.resolve(import.meta.dirname, '../icon.svg')];
  const files = new Map<string, File>(
    await Promise.all(paths.map(async (file) => [`/assets/${path.basename(file)}`, await readFileOf(file)] as const)),
  );
  /** Sends the file of this address; false where there is none. */
  return function serve(request: IncomingMessage, response: ServerResponse): boolean {
    const file = files.get(request.url ?? '');
    if (!file) return false;
    const wanted = codingOf(request.headers['accept-encoding']);
    const coding = file[wanted] ? wanted : 'identity';
    const bytes = file[coding] ?? file.identity;
    const headers = [
      'X-Request-Id',
      randomUUID(),
      'X-Content-Type-Options',
      'nosniff',
      'Content-Type',
      file.type,
      'Content-Length',
      String(bytes.length),
      'Cache-Control',
      'public, max-age=31536000, immutable',
      'Vary',
      'Accept-Encoding',
    ];
    if (coding !== 'identity') headers.push('Content-Encoding', coding);
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : bytes);
    return true;
  };
}
