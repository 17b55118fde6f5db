import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import zlib from 'node:zlib';
import { afterAll, beforeAll } from 'vitest';
import { speeches } from '../demo/content/speeches.ts';
import type { GrantSource } from '../src/access/server/door.ts';
import type { HoldingsSource } from '../src/accounts/server/door.ts';
import { addClip, readClips } from '../demo/fill/clips.ts';
import type { ClipParts } from '../src/media/server/door.ts';
import type { OwnershipListener, PaymentProvider } from '../src/shop/server/door.ts';
import { createApp, type App } from '../src/app/server/create-app.ts';
import { builtRenderer, type Renderer } from '../src/app/server/renderer.ts';
import { createStaticFiles } from '../src/app/server/static-files.ts';
import { readConfig } from '../src/platform/config.ts';
import { readContentVersion, watchContentVersion, type ContentWatch } from '../src/platform/content-version.ts';
import { createLog } from '../src/platform/log.ts';
import { localStorage } from '../src/platform/storage-local.ts';
import type { Storage } from '../src/platform/storage.ts';
import { demoNames, onBothDatabases, onDatabase, type FilledDatabase } from './databases.ts';

export const dist = path.resolve(import.meta.dirname, '../dist');

/** A raw response: redirects not followed, not decoded, not cached. */
export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  /** The decoded body. */
  readonly text: string;
  readonly json: () => unknown;
};

export type Asking = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A stream is sent as it comes. */
  readonly body?: string | Uint8Array | Readable;
};

/** The built site over HTTP on a port of its own. */
export type Served = FilledDatabase & {
  readonly app: App;
  readonly origin: string;
  readonly renderer: Renderer;
  /** Paths rendered so far, in order. */
  readonly rendered: readonly string[];
  /** Log entries of level `warn` and above. */
  readonly lines: readonly Record<string, unknown>[];
  /** Blocks all rendering until the returned function is called. */
  readonly holdRendering: () => () => void;
  /** Starts polling for content changes like `main.ts`; stops with the site. */
  readonly watch: (everyMs?: number) => ContentWatch;
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
  readonly ask: (path: string, asking: Asking) => Promise<Answer>;
  readonly close: () => Promise<void>;
};

export type ServeOptions = {
  /** Grants for visitors. */
  readonly grants?: readonly GrantSource[];
  /** Holdings of members, as rooms to the right would provide them. */
  readonly holdings?: readonly HoldingsSource[];
  /** The payment provider. */
  readonly provider?: PaymentProvider;
  readonly listeners?: readonly OwnershipListener[];
  /** Also serves the browser build, whose compression takes several seconds. */
  readonly withAssets?: boolean;
  readonly env?: NodeJS.ProcessEnv;
  readonly storage?: Storage;
  readonly clock?: FilledDatabase['clock'];
  /** Finds uploaded files, if the test has any. */
  readonly openSource?: ClipParts['openSource'];
};

/** Same as `npm start`, unless the test project sets it: React's development build is three times as slow. */
process.env.NODE_ENV ??= 'production';

let built: Promise<Renderer> | undefined;

/** Cache folder for the muxed files of demo clips that tests request. */
const joined = path.resolve(import.meta.dirname, '../.cache/joined-clips');

/** Location of a clip's file: in the demo, or among the muxed ones. */
async function placeInClip(key: string, part: string): Promise<string> {
  if (!Object.hasOwn(speeches, key)) return path.join(demoNames.demoFolder, 'clips', key, part);
  const own = path.join(demoNames.demoFolder, 'speech', key, part);
  if (existsSync(own)) return own;
  const [clip] = await readClips(demoNames.demoFolder, [{ key, folder: `speech/${key}` }]);
  if (part.startsWith('file/') && clip) await addClip(localStorage(joined), clip);
  return part.startsWith('file/') ? path.join(joined, 'media', key, part) : path.join(clip?.pictures ?? '', part);
}

/** A store as filled by the import, but with the demo's own files in place: it avoids copying 70 MB. */
export function demoFiles(): Storage {
  const root = path.resolve(import.meta.dirname, '..');
  const storage = localStorage(root);
  const locate = async (name: string): Promise<string> => {
    const [folder = '', first = '', ...rest] = name.split('/');
    const below = (part: string, ...parts: readonly string[]) => path.join(demoNames.demoFolder, part, first, ...parts);
    const place =
      folder === 'playlists'
        ? below('downloads', ...rest.filter((part) => part !== 'download'))
        : folder === 'media'
          ? await placeInClip(first, rest.join('/'))
          : below(folder === 'pictures' ? 'images' : folder, ...rest);
    return path.relative(root, place);
  };
  const refuse = (): never => {
    throw new Error('The demo’s files are for reading.');
  };
  return {
    stat: async (name) => storage.stat(await locate(name)),
    read: async (name, span) => storage.read(await locate(name), span),
    list: async (prefix) => storage.list(await locate(prefix)),
    entries: refuse,
    write: refuse,
    remove: refuse,
    addFolder: refuse,
    inPieces: refuse,
  };
}

/** The demo's files, and below `folder` those that a test writes. */
export function writableDemoFiles(folder: string): Storage {
  const [own, demo] = [localStorage(folder), demoFiles()];
  return {
    ...own,
    stat: async (name) => (await own.stat(name)) ?? demo.stat(name),
    read: async (name, span) => ((await own.stat(name)) ? own.read(name, span) : demo.read(name, span)),
    fileOf: () => Promise.resolve(null),
  };
}

/** Starts the site on a filled database, with the same parts as `main.ts`. */
export async function serve(filled: FilledDatabase, options: ServeOptions = {}): Promise<Served> {
  const { database, clock } = filled;
  const config = readConfig({ BASE_URL: 'https://sprechstunde.example', CHECK_ANSWERS: 'on', ...options.env });
  const lines: Record<string, unknown>[] = [];
  const write = (line: string): void => {
    lines.push(JSON.parse(line) as Record<string, unknown>);
    // For debugging tests.
    if (process.env.TEST_LOG) process.stderr.write(line);
  };
  const log = createLog({ logLevel: 'warn' }, { write });
  const real = await (built ??= builtRenderer(dist));
  const { renderer, rendered, holdRendering } = observed(real);
  const app = await createApp({
    config,
    database,
    storage: options.storage ?? demoFiles(),
    renderer,
    clock: options.clock ?? clock,
    log,
    version: await readContentVersion(database.db),
    ...(options.grants ? { grants: options.grants } : {}),
    ...(options.holdings ? { holdings: options.holdings } : {}),
    ...(options.provider ? { provider: options.provider } : {}),
    ...(options.listeners ? { listeners: options.listeners } : {}),
    ...(options.openSource ? { openSource: options.openSource } : {}),
    ...(options.withAssets
      ? {
          serveStatic: await createStaticFiles(path.join(dist, 'browser/assets')),
        }
      : {}),
  });
  await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.fastify.server.address() as AddressInfo;
  const watches: ContentWatch[] = [];
  const ask = (target: string, asking: Asking) => askAt(port, target, asking);
  return {
    ...filled,
    app,
    origin: `http://127.0.0.1:${port}`,
    renderer: real,
    rendered,
    lines,
    holdRendering,
    watch: (everyMs = 20) => {
      const watch = watchContentVersion({
        db: database.db,
        log,
        everyMs,
        onChange: (...change) => void app.contentChanged(...change),
      });
      watches.push(watch);
      return watch;
    },
    ask,
    get: (target, headers = {}) => ask(target, { headers }),
    close: async () => {
      for (const watch of watches) watch.stop();
      await app.fastify.close();
    },
  };
}

type OnSites = (name: string, suite: (site: () => Served) => void, options?: ServeOptions) => void;

const onSitesWith =
  (onDatabases: typeof onDatabase): OnSites =>
  (name, suite, options = {}) =>
    onDatabases(name, (open) => {
      let served: Served | undefined;
      beforeAll(async () => {
        served = await serve(open(), options);
      });
      afterAll(() => served?.close());
      suite(() => {
        if (!served) throw new Error('The site starts before the first test, not before the suite is described.');
        return served;
      });
    });

/** Runs a suite against the site on one database; the site lives as long as the suite. */
export const onSite: OnSites = onSitesWith(onDatabase);

/** The same on each engine, for behaviour that may differ. */
export const onBothSites: OnSites = onSitesWith(onBothDatabases);

function observed(real: Renderer) {
  const rendered: string[] = [];
  let gate: Promise<void> = Promise.resolve();
  const renderer: Renderer = {
    ...real,
    load: async () => {
      const { render, ...rest } = await real.load();
      return {
        ...rest,
        render: async (call) => {
          rendered.push(call.path);
          await gate;
          return render(call);
        },
      };
    },
  };
  const holdRendering = (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    return resolve;
  };
  return { renderer, rendered, holdRendering };
}

/** Sends the request target unmodified: `fetch` would normalise the path. */
export function askAt(port: number, target: string, { method = 'GET', headers = {}, body }: Asking): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, path: target, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const bytes = Buffer.concat(chunks);
        const text = bytes.length > 0 ? decoded(bytes, response.headers['content-encoding']) : '';
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          text,
          json: () => JSON.parse(text) as unknown,
        });
      });
    });
    request.once('error', reject);
    if (body instanceof Readable) body.pipe(request);
    else request.end(body);
  });
}

function decoded(bytes: Buffer, coding: string | undefined): string {
  if (coding === 'br') return zlib.brotliDecompressSync(bytes).toString();
  return (coding === 'gzip' ? zlib.gunzipSync(bytes) : bytes).toString();
}
