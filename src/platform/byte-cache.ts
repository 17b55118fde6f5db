import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { contentOf, readingPublicly } from './read-replica.ts';

/**
 * How many answers are made anew at the same time after a change: while one waits for the database, others are drawn. Few,
 * so that requests in between are served at once.
 */
const atOnce = 4;

/** A finished answer: what is sent, in every coding that was asked for so far. */
export type Kept = {
  readonly status: number;
  readonly type: string;
  /** Weak, since the codings differ in bytes (RFC 9110, section 8.8.1). */
  readonly etag: string;
  readonly version: string;
  /** When these bytes first were the answer, in ms: whole seconds, and later than those before (RFC 9110, section 8.8.2). */
  readonly modifiedAt?: number;
  readonly headers: readonly string[];
  readonly codings: { readonly identity: Buffer; br?: Buffer; gzip?: Buffer };
};

/** `body` in parts: what many answers have in common, such as the stylesheet of pages, is encoded once for all. */
export type Made = {
  readonly status: number;
  readonly type: string;
  readonly body: string | readonly (string | Buffer)[];
  /** False for what is not worth keeping although it was found: an answer about nothing. */
  readonly isKept?: boolean;
  /** Further headers of the answer, names and values by turns. */
  readonly headers?: readonly string[];
  /** Says `Last-Modified` too, for programs that ask by time. */
  readonly isDated?: boolean;
};

export type Coding = 'br' | 'gzip' | 'identity';

type Options = {
  /** Bytes of all kept answers together. */
  readonly maxBytes?: number;
  /** How long after a change was noticed the old bytes may still be sent, in ms (with the poll: under 2 s). */
  readonly staleForMs?: number;
  readonly now?: () => number;
  readonly onError?: (error: unknown, key: string) => void;
};

/** How many other names of keys are known, and how long they may be: half a megabyte altogether. */
const aliasesAtMost = 2000;
const aliasAtMost = 200;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const fastBrotli = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } };
const fullBrotli = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } };

/**
 * Finished answers as compressed bytes, keyed by route and locale, valid for one content version.
 * After a change the old bytes are sent for a moment while new ones are made, so that nobody waits;
 * the entries used last are made anew first, without being asked.
 */
export class ByteCache {
  readonly #entries: LRUCache<string, Kept>;
  readonly #aliases = new LRUCache<string, string>({ max: aliasesAtMost });
  readonly #making = new Map<string, Promise<Kept>>();
  readonly #compressed = new WeakSet<Kept>();
  readonly #makers = new Map<string, () => Promise<Made>>();
  readonly #staleForMs: number;
  readonly #now: () => number;
  readonly #onError: (error: unknown, key: string) => void;
  #version: string;
  #changedAt = Number.NEGATIVE_INFINITY;

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
      sizeCalculation: ({ codings }) => 512 + codings.identity.length + (codings.br?.length ?? 0) + (codings.gzip?.length ?? 0),
      dispose: (_, key, reason) => {
        if (reason !== 'set') this.#makers.delete(key);
      },
    });
  }

  get version(): string {
    return this.#version;
  }

  /** What may be sent at once for this key, or undefined: then `obtain` it. */
  lookup(asked: string): Kept | undefined {
    const plain = this.#entries.get(asked);
    const key = plain ? asked : (this.#aliases.get(asked) ?? asked);
    const kept = plain ?? this.#entries.get(key);
    if (!kept) return undefined;
    if (kept.version === this.#version) {
      this.#compressOnce(key, kept);
      return kept;
    }
    const make = this.#makers.get(key);
    if (!make || this.#now() - this.#changedAt >= this.#staleForMs) return undefined;
    this.#make(key, make).catch((error: unknown) => this.#onError(error, key));
    return kept;
  }

  /** The answer for this key, made at most once at a time. Only successful ones (200) are kept. */
  obtain(key: string, make: () => Promise<Made>): Promise<Kept> {
    return this.#make(key, make);
  }

  /** Tells that `other` is a key for the same answers as `key`, whatever the content: an address with a default in it. */
  alias(other: string, key: string): void {
    if (other !== key && other.length <= aliasAtMost) this.#aliases.set(other, key);
  }

  /** Tells that the content has another version now; resolves when the kept answers are made anew. */
  async contentChanged(version: string): Promise<void> {
    if (version === this.#version) return;
    this.#version = version;
    this.#changedAt = this.#now();
    const keys = Array.from(this.#entries.keys()).values();
    await Promise.all(Array.from({ length: atOnce }, () => this.#remake(keys, version)));
  }

  /** Makes answers anew, one after another. Several of these share the keys. */
  async #remake(keys: Iterable<string>, version: string): Promise<void> {
    for (const key of keys) {
      if (this.#version !== version) return;
      const make = this.#makers.get(key);
      if (this.#entries.peek(key)?.version === version || !make) continue;
      await this.#make(key, make).catch((error: unknown) => this.#onError(error, key));
    }
  }

  #make(key: string, make: () => Promise<Made>): Promise<Kept> {
    const flight = `${this.#version}\n${key}`;
    const running = this.#making.get(flight);
    if (running) return running;
    const version = this.#version;
    const made = readingPublicly(contentOf(version), make)
      .then((answer) => this.#keep(key, version, answer, make))
      .finally(() => this.#making.delete(flight));
    this.#making.set(flight, made);
    return made;
  }

  #keep(
    key: string,
    version: string,
    { status, type, body, isKept = true, headers = [], isDated = false }: Made,
    make: () => Promise<Made>,
  ): Kept {
    const identity = bytesOf(body);
    const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    const dated = isDated ? { modifiedAt: this.#dateOf(etag, this.#entries.peek(key)) } : {};
    const kept: Kept = { status, type, etag, version, headers, ...dated, codings: { identity } };
    if (status === 200 && isKept && version === this.#version) {
      this.#makers.set(key, make);
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
   * Full strength costs a hundred times the quick one, so it is done off the main thread, once, and only
   * for what is asked for again: after a change all kept pages are made anew, but few are read at once.
   */
  #compressOnce(key: string, kept: Kept): void {
    if (this.#compressed.has(kept)) return;
    this.#compressed.add(kept);
    this.#compressFully(key, kept).catch((error: unknown) => this.#onError(error, key));
  }

  async #compressFully(key: string, kept: Kept): Promise<void> {
    const [br, gz] = await Promise.all([brotli(kept.codings.identity, fullBrotli), gzip(kept.codings.identity, { level: 9 })]);
    kept.codings.br = br;
    kept.codings.gzip = gz;
    // Setting it again tells the cache its new size.
    if (this.#entries.peek(key) === kept) this.#entries.set(key, kept);
  }
}

/** A body in one piece. */
export const bytesOf = (body: Made['body']): Buffer =>
  typeof body === 'string'
    ? Buffer.from(body)
    : Buffer.concat(body.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));

/** The best coding that the client takes and we have or make quickly. */
export function codingOf(acceptEncoding: string | undefined): Coding {
  if (!acceptEncoding) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding) ? 'gzip' : 'identity';
}

/** Bytes that are sent once: compressed quickly, off the main thread. */
export async function compressed(bytes: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'identity') return bytes;
  return coding === 'br' ? brotli(bytes, fastBrotli) : gzip(bytes, { level: 1 });
}

/** The bytes in a coding; until the full compression is there, quickly compressed ones. */
export function bytesIn({ codings }: Kept, coding: Coding): Buffer {
  if (coding === 'identity') return codings.identity;
  return (codings[coding] ??=
    coding === 'br' ? zlib.brotliCompressSync(codings.identity, fastBrotli) : zlib.gzipSync(codings.identity, { level: 1 }));
}
