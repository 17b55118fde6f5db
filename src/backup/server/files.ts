import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { Storage, StoredEntry } from '#platform/storage.ts';
import type { FileContent } from '../contract.ts';
import { blocksOf } from './bytes.ts';
import type { Pieces } from './pieces.ts';

/** Size of a piece of a file. This much is in memory for each of `atOnce`, most of which wait for the repository. */
const pieceSize = 16 * 1024 * 1024;
const atOnce = 6;

export type FileCounts = { files: number; bytes: number; newFiles: number; newBytes: number };

/**
 * The files of a store for a backup. `follow` lists all of them and copies new ones: a file with the same path, size and etag as
 * in this or an earlier backup is not read again while its pieces are there.
 */
export class FilesOfBackup {
  readonly counts: FileCounts = { files: 0, bytes: 0, newFiles: 0, newBytes: 0 };
  readonly #files = new Map<string, FileContent>();
  readonly #known: Map<string, FileContent>;
  readonly #storage: Storage;
  readonly #pieces: Pieces;

  constructor(storage: Storage, pieces: Pieces, earlier: readonly FileContent[]) {
    this.#storage = storage;
    this.#pieces = pieces;
    this.#known = new Map(earlier.map((file) => [file.path, file]));
  }

  /** The bytes of files that are to be read and written. */
  async sizeOfNew(): Promise<number> {
    let bytes = 0;
    for await (const entry of this.#storage.entries()) if (!this.#had(entry)) bytes += entry.size;
    return bytes;
  }

  /** A file that is in this or an earlier backup, if all of its pieces are there. */
  #had({ path, size, etag }: StoredEntry): FileContent | null {
    const had = this.#files.get(path) ?? this.#known.get(path);
    const sizes = had && had.size === size && had.etag === etag ? this.#pieces.sizesOf(had) : null;
    return had && sizes ? { ...had, sizes } : null;
  }

  /**
   * With `forgetsGone` deleted files are dropped. Without, they stay: the database's snapshot has been taken, and it may refer to
   * files deleted since.
   */
  async follow({ forgetsGone }: { readonly forgetsGone: boolean }): Promise<void> {
    const limit = pLimit(atOnce);
    const seen = new Set<string>();
    const copies = new Set<Promise<void>>();
    let hasFailed = false;
    try {
      for await (const entry of this.#storage.entries()) {
        seen.add(entry.path);
        const had = this.#had(entry);
        if (had) {
          this.#files.set(entry.path, had);
          continue;
        }
        const copy = limit(async () => (hasFailed ? undefined : this.#copy(entry)));
        copies.add(copy);
        // A failure is awaited below. Without a bound the list of all files would fill the memory.
        copy.then(() => copies.delete(copy)).catch(() => undefined);
        if (copies.size > 100) await Promise.race(copies);
      }
      await Promise.all(copies);
    } catch (error) {
      // Nothing may be written any more once the caller removes what was.
      hasFailed = true;
      await Promise.allSettled(copies);
      throw error;
    }
    if (forgetsGone) for (const path of this.#files.keys()) if (!seen.has(path)) this.#files.delete(path);
  }

  async #copy({ path, etag, size: listed }: StoredEntry): Promise<void> {
    const hash = createHash('sha256');
    const pieces: string[] = [];
    const sizes: number[] = [];
    let size = 0;
    const source = await this.#storage.read(path).catch((error: NodeJS.ErrnoException) => {
      // Deleted between listing and reading.
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (!source) return;
    for await (const block of blocksOf(source, Math.min(pieceSize, Math.max(listed, 1)))) {
      hash.update(block);
      size += block.length;
      const piece = await this.#pieces.put(block);
      pieces.push(piece.name);
      sizes.push(piece.size);
      if (piece.isNew) this.counts.newBytes += piece.size;
    }
    this.counts.newFiles += 1;
    this.#files.set(path, { path, size, etag, sha256: hash.digest('hex'), pieces, sizes });
  }

  /** All files, by path. */
  list(): FileContent[] {
    const files = [...this.#files.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
    this.counts.files = files.length;
    this.counts.bytes = files.reduce((sum, { size }) => sum + size, 0);
    return files;
  }
}
