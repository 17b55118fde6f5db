import { parseUrl } from '#kit/url.ts';
import { isBuilt, isPicture, largestKept, limits, mayKeep, overflowing, type KeptEntry } from '../rules.ts';
import { scope } from './scope.ts';

/* The cache of read pages and their files. It only exists if the reader wants it (S16.1): its existence is the setting. */
const cacheName = 'kept';
const keptAt = 'X-Kept-At';
const keptBytes = 'X-Kept-Bytes';

/** Undefined until it is looked up. */
let keeping: boolean | undefined;

export const isKeeping = async (): Promise<boolean> => (keeping ??= await caches.has(cacheName));

/** Known to be off: then requests bypass the worker. */
export const isSurelyNotKeeping = (): boolean => keeping === false;

export async function beginKeeping(): Promise<void> {
  await caches.open(cacheName);
  keeping = true;
}

/** Deletes all cached pages and switches caching off. */
export async function forgetKept(): Promise<void> {
  keeping = false;
  await caches.delete(cacheName);
}

export async function findKept(url: string): Promise<Response | undefined> {
  if (!(await isKeeping())) return undefined;
  return (await caches.open(cacheName)).match(url, { ignoreVary: true });
}

const pathOf = (url: string): string => new URL(url).pathname;
const isFile = ({ url }: KeptEntry): boolean => isBuilt(pathOf(url)) || isPicture(pathOf(url));

async function entriesOf(cache: Cache): Promise<KeptEntry[]> {
  const entries = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const headers = (await cache.match(url, { ignoreVary: true }))?.headers;
      return { url, at: Number(headers?.get(keptAt)), bytes: Number(headers?.get(keptBytes)) };
    }),
  );
  return entries.filter(({ at }) => at > 0);
}

async function trim(cache: Cache): Promise<void> {
  const entries = await entriesOf(cache);
  const files = entries.filter(isFile);
  const pages = entries.filter((entry) => !isFile(entry));
  for (const { url } of [...overflowing(pages, limits.pages), ...overflowing(files, limits.files)]) await cache.delete(url);
}

/** Fetched without cookies, so the answer is nobody's in particular. */
async function keepOne(cache: Cache, url: string, at: number): Promise<void> {
  const response = await fetch(url, { credentials: 'omit', redirect: 'manual' });
  const { status, type, redirected, headers } = response;
  if (!mayKeep({ status, type, redirected, cacheControl: headers.get('Cache-Control') })) return;
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength > largestKept) return;
  const kept = new Headers(headers);
  // The body is decoded already.
  for (const name of ['Content-Encoding', 'Content-Length']) kept.delete(name);
  kept.set(keptAt, String(at));
  kept.set(keptBytes, String(bytes.byteLength));
  // The reader may have deleted everything meanwhile.
  if (keeping) await cache.put(url, new Response(bytes, { status, headers: kept }));
}

/** Caches a page and its files. If the device is full, nothing changes. */
export async function keepVisit(page: string, files: readonly string[]): Promise<void> {
  if (!(await isKeeping())) return;
  const cache = await caches.open(cacheName);
  const ours = (url: string): URL | null => {
    const parsed = parseUrl(url, scope.location.origin);
    return parsed?.origin === scope.location.origin ? parsed : null;
  };
  const wanted = [page, ...files].flatMap((url) => ours(url) ?? []);
  const now = Date.now();
  for (const [index, { pathname, search, origin }] of wanted.entries()) {
    if (index > 0 && !isBuilt(pathname) && !isPicture(pathname)) continue;
    await keepOne(cache, origin + pathname + search, now).catch((error: unknown) => {
      console.info('This is not kept for offline.', pathname, error);
    });
  }
  await trim(cache);
}

export type KeptPage = { readonly path: string; readonly title: string };

const titleIn = (html: string): string | undefined => /<title>([^<]*)<\/title>/.exec(html)?.[1];

/** The cached pages, the last read first. Titles are HTML. */
export async function listKept(): Promise<readonly KeptPage[]> {
  if (!(await isKeeping())) return [];
  const cache = await caches.open(cacheName);
  const pages = (await entriesOf(cache)).filter((entry) => !isFile(entry)).toSorted((one, other) => other.at - one.at);
  return Promise.all(
    pages.map(async ({ url }) => {
      const { pathname, search } = new URL(url);
      const html = (await (await cache.match(url, { ignoreVary: true }))?.text()) ?? '';
      return { path: pathname + search, title: titleIn(html) ?? pathname };
    }),
  );
}
