/* How the service worker handles requests, and what it may cache (S17.4, S16.1). Pure, so that tests need no browser. */

/** The facts about a request that decide how it is handled. `path` is of this site. */
export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly isNavigation: boolean;
  /** A Range request, as players make. */
  readonly isRange: boolean;
};

/**
 * `page`: network first, then the cache, then the offline page. `offline`: the offline page itself. `films`: the page with
 * films on the device. `built`: a file named by its
 * content. `picture`: network first, then the cache. `keep`, `forget`: the forms of the offline page. `ends`: ends a session,
 * which clears the cache. `leave`: not handled.
 */
export type Handling = 'page' | 'offline' | 'films' | 'built' | 'picture' | 'keep' | 'forget' | 'ends' | 'leave';

/** Documents that are no pages of the site: the office, embedded frames, redirects elsewhere. */
const noPages = /^\/(?:en\/)?(?:backend|embed|api|auth|sso|asset|assets|storage|stripe|demo|icons|sw\.js)(?:[/?]|$)/;
const ending = /^\/(?:auth\/logout|api\/user\/delete)$/;
const forms: Readonly<Record<string, Handling>> = { '/offline/keep': 'keep', '/offline/forget': 'forget' };

export function handlingOf({ method, path, isNavigation, isRange }: Asked): Handling {
  if (method === 'POST') return ending.test(path) ? 'ends' : isNavigation ? (forms[path] ?? 'leave') : 'leave';
  if (method !== 'GET' || isRange) return 'leave';
  if (isNavigation && /^\/(?:en\/)?offline\/filme$/.test(path)) return 'films';
  if (isNavigation) return /^\/(?:en\/)?offline$/.test(path) ? 'offline' : noPages.test(path) ? 'leave' : 'page';
  if (isBuilt(path)) return 'built';
  return isPicture(path) ? 'picture' : 'leave';
}

/** Whether a path is a built file, whose name contains a hash of its content. */
export const isBuilt = (path: string): boolean => /^\/assets\/[\w.-]+-[\w-]{6,8}\.(?:js|css|woff2)$/.test(path);

/** Pictures of content, including posters. Members' own pictures are calls. */
export const isPicture = (path: string): boolean => /^\/(?:storage|icons)\/[\w./-]+\.(?:avif|webp|jpe?g|png)$/.test(path);

type Answered = {
  readonly status: number;
  /** The properties of fetch's response; `basic` is same-origin. */
  readonly type: string;
  readonly redirected: boolean;
  readonly cacheControl: string | null;
};

/**
 * Only complete same-origin answers that are the same for everyone, which the server marks as `public`. Members' pages, and those
 * changed by a private query, never are (`sendOwn`).
 */
export const mayKeep = ({ status, type, redirected, cacheControl }: Answered): boolean =>
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  /\bpublic\b/i.test(cacheControl ?? '') &&
  !/\b(?:private|no-store)\b/i.test(cacheControl ?? '');

/** Limits of the cache, by number and bytes. */
export const limits = {
  pages: { most: 30, bytes: 3_000_000 },
  files: { most: 250, bytes: 25_000_000 },
} as const;

/** Maximum size of a single answer. */
export const largestKept = 1_500_000;

export type KeptEntry = { readonly url: string; readonly at: number; readonly bytes: number };

/** The entries to delete, oldest first, so that the others fit. */
export function overflowing(entries: readonly KeptEntry[], { most, bytes }: { most: number; bytes: number }): KeptEntry[] {
  const newestFirst = entries.toSorted((one, other) => other.at - one.at);
  let sum = 0;
  return newestFirst.filter((entry, index) => {
    sum += entry.bytes;
    return index >= most || sum > bytes;
  });
}

/** Messages from pages to the worker: a page was read, with its files; or start caching pages. */
export type Told =
  | { readonly kind: 'visited'; readonly url: string; readonly files: readonly string[] }
  | { readonly kind: 'keep' };

/** Messages may come from any script on the page. */
export function toldOf(data: unknown): Told | null {
  const { kind, url, files } = (data ?? {}) as { kind?: unknown; url?: unknown; files?: unknown };
  if (kind === 'keep') return { kind };
  if (kind !== 'visited' || typeof url !== 'string' || !Array.isArray(files)) return null;
  return { kind, url, files: files.filter((file) => typeof file === 'string').slice(0, 100) };
}
