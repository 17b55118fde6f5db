import type { IncomingMessage, ServerResponse } from 'node:http';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { codingOf } from '#platform/byte-cache.ts';
import type { NameRequest } from '#platform/http/request-ids.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Returns whether the file exists; if so, it has been sent. */
export type ServeStatic = (request: IncomingMessage, response: ServerResponse, nameRequest: NameRequest) => boolean;

type File = {
  readonly type: string;
  readonly identity: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
};

/** Many more than that, and a process that may open few (`ulimit -n`) could not start. */
const filesAtOnce = 16;

const typeOf = (file: string): string => types[path.extname(file)] ?? 'application/octet-stream';

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The build has written compressed variants next to the file if they are smaller. */
async function readBuilt(file: string): Promise<File> {
  const [identity, br, gzip] = await Promise.all([
    readFile(file),
    ...['.br', '.gz'].map((ending) => readIfThere(`${file}${ending}`)),
  ]);
  return { type: typeOf(file), identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) };
}

/**
 * The built scripts, styles and fonts, if any: names contain a hash, so they are cached forever; about a megabyte in memory.
 */
export async function createStaticFiles(folder: string | null): Promise<ServeStatic> {
  const names = folder === null ? [] : (await readdir(folder)).filter((name) => path.extname(name) in types);
  const read = async (name: string) => [`/assets/${name}`, await readBuilt(path.join(folder ?? '', name))] as const;
  const files = new Map<string, File>(await pLimit(filesAtOnce).map(names, read));
  return function serve(request, response, nameRequest): boolean {
    const file = files.get(request.url ?? '');
    if (!file) return false;
    const wanted = codingOf(request.headers['accept-encoding']);
    const coding = file[wanted] ? wanted : 'identity';
    const bytes = file[coding] ?? file.identity;
    const headers = [
      'X-Request-Id',
      nameRequest(request),
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
