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

type File = {
  readonly type: string;
  readonly isNamedByContent: boolean;
  readonly identity: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
};

/** Pictures of the site itself, which need no build: their names stay when they are drawn anew. */
const drawn = ['icon.svg', 'avatar.svg'].map((name) => path.resolve(import.meta.dirname, '..', name));

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

async function readFileOf(file: string): Promise<File> {
  const identity = await readFile(file);
  const ending = path.extname(file);
  const type = types[ending] ?? 'application/octet-stream';
  const isNamedByContent = !drawn.includes(file);
  if (ending === '.woff2') return { type, isNamedByContent, identity };
  const [br, gz] = await Promise.all([brotli(identity), gzip(identity, { level: 9 })]);
  return { type, isNamedByContent, identity, br, gzip: gz };
}

/** The built scripts, styles and fonts, where there are any: names carry a hash, so they are kept forever; a megabyte in memory. */
export async function createStaticFiles(folder: string | null) {
  const built = folder === null ? [] : (await readdir(folder)).map((name) => path.join(folder, name));
  const paths = [...built, ...drawn];
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
      file.isNamedByContent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      'Vary',
      'Accept-Encoding',
    ];
    if (coding !== 'identity') headers.push('Content-Encoding', coding);
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : bytes);
    return true;
  };
}
