import type { Readable } from 'node:stream';

/** What is known of a stored file. `etag` is quoted and changes with the bytes (RFC 9110, section 8.8.3). */
export type StoredFile = { readonly size: number; readonly modified: Date; readonly etag: string };

/** First and last byte, both included. */
export type ByteSpan = { readonly start: number; readonly end: number };

/** A path was given that no stored file can have. An impossible state for callers that check what they pass on. */
export class StoragePathError extends Error {
  override readonly name = 'StoragePathError';
}

/**
 * Where files are kept. Paths are relative, with `/`, without `.` or `..` parts; any other throws
 * `StoragePathError`. A reader sees a whole file, the old or the new one, never a half-written one.
 */
export type Storage = {
  /** `null` when there is no such file. */
  stat(path: string): Promise<StoredFile | null>;
  /** The bytes, or those of the span. Rejects when the file is not there, before the first byte. */
  read(path: string, span?: ByteSpan): Promise<Readable>;
  write(path: string, source: Readable | Uint8Array): Promise<void>;
  /** Does nothing when there is no such file. */
  remove(path: string): Promise<void>;
  /** The paths of all files below a folder, in order. */
  list(prefix: string): Promise<string[]>;
  /**
   * Copies a local folder in, below `prefix`; the same files again cost no copying. The source must not be
   * changed in place afterwards, since both may share one file on disk. Answers how many files were new.
   */
  addFolder(localFolder: string, prefix: string): Promise<number>;
};
