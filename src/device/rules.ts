/*
 * What the service worker does with a request, and what it may keep (S17.4, S16.1). Pure: its tests need no browser.
 */

/** The facts of a request by which it is decided. `path` is of this site. */
export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly isNavigation: boolean;
  /** Part of a file is asked for, as players do. */
  readonly isRange: boolean;
};

/**
 * `page`: network first, then what is kept, then the offline page. `offline`: the offline page itself. `built`: a file that is named by
 * its content. `picture`: network first, then what is kept. `keep`, `forget`: the forms of the offline page. `ends`: a session ends by it, and
 * with it what is kept. `leave`: none of the worker's business.
 */
export type Handling = 'page' | 'offline' | 'built' | 'picture' | 'keep' | 'forget' | 'ends' | 'leave';

/** Documents that are no pages of the site: the office, frames on other sites, what leads elsewhere. */
const noPages = /^\/(?:en\/)?(?:backend|embed|api|auth|sso|asset|assets|storage|stripe|demo|icons|sw\.js)(?:[/?]|$)/;
const ending = /^\/(?:auth\/logout|api\/user\/delete)$/;
const forms: Readonly<Record<string, Handling>> = { '/offline/keep': 'keep', '/offline/forget': 'forget' };

export function handlingOf({ method, path, isNavigation, isRange }: Asked): Handling {
  if (method === 'POST') return ending.test(path) ? 'ends' : isNavigation ? (forms[path] ?? 'leave') : 'leave';
  if (method !== 'GET' || isRange) return 'leave';
  if (isNavigation) return /^\/(?:en\/)?offline$/.test(path) ? 'offline' : noPages.test(path) ? 'leave' : 'page';
  if (isBuilt(path)) return 'built';
  return isPicture(path) ? 'picture' : 'leave';
}

/** Whether a path is that of a built file, whose name carries a hash of its content. */
export const isBuilt = (path: string): boolean => /^\/assets\/[\w.-]+-[\w-]{6,8}\.(?:js|css|woff2)$/.test(path);

/** Pictures of content, among them posters of videos. Members' own pictures are calls. */
export const isPicture = (path: string): boolean => /^\/(?:storage|icons)\/[\w./-]+\.(?:avif|webp|jpe?g|png)$/.test(path);

type Answered = {
  readonly status: number;
  /** Of the answer as it came, in fetch's words; `basic` is of this site. */
  readonly type: string;
  readonly redirected: boolean;
  readonly cacheControl: string | null;
};

/**
 * Only whole answers of this site that are the same for everyone: the server says so by `public`. A page of a member, or one that
 * somebody's query changed, never does (`sendOwn`).
 */
export const mayKeep = ({ status, type, redirected, cacheControl }: Answered): boolean =>
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  /\bpublic\b/i.test(cacheControl ?? '') &&
  !/\b(?:private|no-store)\b/i.test(cacheControl ?? '');

/** What a device keeps at most, by number and bytes. */
export const limits = {
  pages: { most: 30, bytes: 3_000_000 },
  files: { most: 250, bytes: 25_000_000 },
} as const;

/** A single answer that is larger is not kept. */
export const largestKept = 1_500_000;

export type KeptEntry = { readonly url: string; readonly at: number; readonly bytes: number };

/** The entries that have to go, oldest first, so that the others fit. */
export function overflowing(entries: readonly KeptEntry[], { most, bytes }: { most: number; bytes: number }): KeptEntry[] {
  const newestFirst = entries.toSorted((one, other) => other.at - one.at);
  let sum = 0;
  return newestFirst.filter((entry, index) => {
    sum += entry.bytes;
    return index >= most || sum > bytes;
  });
}

/** What a page tells the worker: a page was read, and the files that it is made of; or that pages shall be kept from now on. */
export type Told =
  | { readonly kind: 'visited'; readonly url: string; readonly files: readonly string[] }
  | { readonly kind: 'keep' };

/** Anybody on the page may have sent it. */
export function toldOf(data: unknown): Told | null {
  const { kind, url, files } = (data ?? {}) as { kind?: unknown; url?: unknown; files?: unknown };
  if (kind === 'keep') return { kind };
  if (kind !== 'visited' || typeof url !== 'string' || !Array.isArray(files)) return null;
  return { kind, url, files: files.filter((file) => typeof file === 'string').slice(0, 100) };
}
