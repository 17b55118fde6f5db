import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { IsAffected } from './content-changes.ts';
import { recordingReads, type Reads } from './content-reads.ts';
import { contentOf, readingPublicly } from './read-replica.ts';

/**
 * Concurrency of rebuilding answers after a change: while one waits for the database, others render. Low, so that requests in
 * between are served at once.
 */
const atOnce = 4;

/** `parts` in sequence are the answer as it is; `own` is the length of those that no other answer shares, `asked` how often it was looked up. */
type Codings = { readonly parts: readonly Buffer[]; readonly own: number; asked: number; br?: Buffer; gzip?: Buffer };

/** A cached answer in every encoding that was requested so far. */
export type Kept = {
  readonly status: number;
  readonly type: string;
  /** Weak, since the encodings differ in bytes (RFC 9110, section 8.8.1). */
  readonly etag: string;
  /** Since when a change is known that these bytes do not have; absent while they are current. */
  staleSince?: number;
  /** When these bytes were first answered, in ms: whole seconds, and later than the previous ones (RFC 9110, section 8.8.2). */
  readonly modifiedAt?: number;
  readonly headers: readonly string[];
  readonly codings: Codings;
};

/** `body` in parts: buffers are shared by many answers, such as the style sheet of pages, so that they are encoded and kept once. */
export type Made = {
  readonly status: number;
  readonly type: string;
  readonly body: string | readonly (string | Buffer)[];
  /** False for a successful answer that is not worth caching: one about something unknown. */
  readonly isKept?: boolean;
  /** Further headers of the answer, names and values alternating. */
  readonly headers?: readonly string[];
  /** Adds `Last-Modified`, for clients that validate by date. */
  readonly isDated?: boolean;
};

export type Coding = 'br' | 'gzip' | 'identity';

type Options = {
  /** Maximum total size of all cached answers in bytes. */
  readonly maxBytes?: number;
  /** How long stale bytes may be sent after a change was noticed, in ms (with the poll: under 2 s). */
  readonly staleForMs?: number;
  readonly now?: () => number;
  readonly onError?: (error: unknown, key: string) => void;
};

/** Maximum number and length of key aliases: half a megabyte in total. */
const aliasesAtMost = 2000;
const aliasAtMost = 200;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
/*
 * A page of 75 kB: 16.8 kB in 3 ms, and 15.6 kB in 52 ms. Quality 4 is no quicker than 5 and has 18.1 kB; 11 takes 140 ms for another
 * 0.2 kB.
 */
const fastBrotli = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };
const fullBrotli = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 10 } };
/** How often bytes are asked for before they are worth the full compression. */
const worthAfter = 3;

type Maker = { readonly make: () => Promise<Made>; readonly reads: Reads };

/** A change of content: between which versions, when it was noticed, and what depends on it. */
type Step = { readonly from: string; readonly at: number; readonly isAffected: IsAffected };

/** How many changes an answer may take to make and still be known to be current. */
const stepsAtMost = 20;

const everything: IsAffected = () => true;

/**
 * Cached answers as compressed bytes, keyed by route and locale, valid until something changes that they were made of. After a
 * change stale bytes are sent briefly while new ones are made, so that nobody waits; the most recently used entries are rebuilt
 * first, without a request, and those that are asked for meanwhile before all others.
 */
export class ByteCache {
  readonly #entries: LRUCache<string, Kept>;
  readonly #aliases = new LRUCache<string, string>({ max: aliasesAtMost });
  readonly #making = new Map<string, Promise<Kept>>();
  /** One at a time: a thousand pages that come back after a change would keep all threads busy for minutes. */
  readonly #compressing = pLimit(1);
  readonly #makers = new Map<string, Maker>();
  readonly #steps: Step[] = [];
  readonly #staleForMs: number;
  readonly #now: () => number;
  readonly #onError: (error: unknown, key: string) => void;
  #version: string;

  constructor(
    version: string,
    { maxBytes = 48 * 1024 * 1024, staleForMs = 1000, now = Date.now, onError = () => {} }: Options = {},
  ) {
    this.#version = version;
    this.#staleForMs = staleForMs;
    this.#now = now;
    this.#onError = onError;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ codings }) => 512 + codings.own + (codings.br?.length ?? 0) + (codings.gzip?.length ?? 0),
      dispose: (_, key, reason) => {
        if (reason !== 'set') this.#makers.delete(key);
      },
    });
  }

  get version(): string {
    return this.#version;
  }

  /** The bytes that can be sent at once for this key; undefined: call `obtain`. */
  lookup(asked: string): Kept | undefined {
    const plain = this.#entries.get(asked);
    const key = plain ? asked : (this.#aliases.get(asked) ?? asked);
    const kept = plain ?? this.#entries.get(key);
    if (!kept) return undefined;
    if (kept.staleSince === undefined) {
      this.#compressInTime(key, kept);
      return kept;
    }
    const maker = this.#makers.get(key);
    if (!maker || this.#now() - kept.staleSince >= this.#staleForMs) return undefined;
    this.#make(key, maker.make).catch((error: unknown) => this.#onError(error, key));
    return kept;
  }

  /** The answer for this key, made by at most one maker at a time. Only successful ones (200) are cached. */
  obtain(key: string, make: () => Promise<Made>): Promise<Kept> {
    return this.#make(key, make);
  }

  /** Registers `other` as an alias of `key`: an address that spells out a default. */
  alias(other: string, key: string): void {
    if (other !== key && other.length <= aliasAtMost) this.#aliases.set(other, key);
  }

  /**
   * Sets a new content version; resolves when the answers that are affected by the change, by default all, are rebuilt.
   */
  async contentChanged(version: string, isAffected: IsAffected = everything): Promise<void> {
    if (version === this.#version) return;
    const at = this.#now();
    this.#steps.push({ from: this.#version, at, isAffected });
    if (this.#steps.length > stepsAtMost) this.#steps.shift();
    this.#version = version;
    const keys: string[] = [];
    for (const [key, kept] of this.#entries.entries()) {
      const reads = this.#makers.get(key)?.reads;
      if (kept.staleSince === undefined && (!reads || isAffected(reads))) kept.staleSince = at;
      if (kept.staleSince !== undefined) keys.push(key);
    }
    const queue = keys.values();
    await Promise.all(Array.from({ length: atOnce }, () => this.#remake(queue, version)));
  }

  /** Rebuilds answers one after another. Several of these share the keys. */
  async #remake(keys: Iterable<string>, version: string): Promise<void> {
    for (const key of keys) {
      if (this.#version !== version) return;
      const maker = this.#makers.get(key);
      if (this.#entries.peek(key)?.staleSince === undefined || !maker) continue;
      await this.#make(key, maker.make).catch((error: unknown) => this.#onError(error, key));
    }
  }

  /** Whether an answer that was begun in this version has every change since then that affects it. */
  #isCurrent(version: string, reads: Reads): boolean {
    if (version === this.#version) return true;
    const begin = this.#steps.findIndex(({ from }) => from === version);
    return begin >= 0 && this.#steps.slice(begin).every(({ isAffected }) => !isAffected(reads));
  }

  #make(key: string, make: () => Promise<Made>): Promise<Kept> {
    const flight = `${this.#version}\n${key}`;
    const running = this.#making.get(flight);
    if (running) return running;
    const version = this.#version;
    const made = recordingReads(() => readingPublicly(contentOf(version), make))
      .then(({ value, reads }) => this.#keep(key, value, this.#isCurrent(version, reads) && { make, reads }))
      .finally(() => this.#making.delete(flight));
    this.#making.set(flight, made);
    return made;
  }

  #keep(key: string, { status, type, body, isKept = true, headers = [], isDated = false }: Made, maker: Maker | false): Kept {
    const made = codingsOf(body);
    const hash = createHash('sha256');
    for (const part of made.parts) hash.update(part);
    const etag = `W/"${hash.digest('base64url').slice(0, 22)}"`;
    const before = this.#entries.peek(key);
    const dated = isDated ? { modifiedAt: this.#dateOf(etag, before) } : {};
    // The same bytes are not compressed again.
    const codings = before?.etag === etag ? before.codings : made;
    const kept: Kept = { status, type, etag, headers, ...dated, codings };
    if (status === 200 && isKept && maker) {
      this.#makers.set(key, maker);
      this.#entries.set(key, kept);
    }
    return kept;
  }

  #dateOf(etag: string, before: Kept | undefined): number {
    if (before?.modifiedAt !== undefined && before.etag === etag) return before.modifiedAt;
    const now = Math.floor(this.#now() / 1000) * 1000;
    return Math.max(now, (before?.modifiedAt ?? 0) + 1000);
  }

  /**
   * Full compression costs many times the quick one, so it runs off the main thread, once, and only for answers that are asked for
   * again and again: after a change all cached pages are rebuilt, but few are read at once.
   */
  #compressInTime(key: string, { codings }: Kept): void {
    codings.asked += 1;
    if (codings.asked !== worthAfter) return;
    this.#compressing(() => this.#compressFully(key, codings)).catch((error: unknown) => this.#onError(error, key));
  }

  async #compressFully(key: string, codings: Codings): Promise<void> {
    if (this.#entries.peek(key)?.codings !== codings) return;
    const bytes = bytesOf(codings.parts);
    codings.br = await brotli(bytes, fullBrotli);
    codings.gzip = await gzip(bytes, { level: 9 });
    // Setting it again updates the size known to the cache.
    const kept = this.#entries.peek(key);
    if (kept?.codings === codings) this.#entries.set(key, kept);
  }
}

function codingsOf(body: Made['body']): Codings {
  const pieces = typeof body === 'string' ? [body] : body;
  const parts = pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece));
  return { parts, asked: 0, own: parts.reduce((sum, { length }, at) => sum + (typeof pieces[at] === 'string' ? length : 0), 0) };
}

/** A body in one piece. */
export function bytesOf(body: Made['body']): Buffer {
  const { parts } = codingsOf(body);
  const [only] = parts;
  return parts.length === 1 && only ? only : Buffer.concat(parts);
}

/** The best encoding that the client accepts and that is available or quick to make. */
export function codingOf(acceptEncoding: string | undefined): Coding {
  if (!acceptEncoding) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding) ? 'gzip' : 'identity';
}

/** For bytes that are sent once: quick compression, off the main thread. */
export async function compressed(bytes: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'identity') return bytes;
  return coding === 'br' ? brotli(bytes, fastBrotli) : gzip(bytes, { level: 1 });
}

/** The bytes in an encoding; quickly compressed ones until the full compression is finished. */
export function bytesIn({ codings }: Kept, coding: Coding): Buffer {
  if (coding === 'identity') return bytesOf(codings.parts);
  return (codings[coding] ??=
    coding === 'br'
      ? zlib.brotliCompressSync(bytesOf(codings.parts), fastBrotli)
      : zlib.gzipSync(bytesOf(codings.parts), { level: 1 }));
}
