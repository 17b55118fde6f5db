import type { Readable } from 'node:stream';
import type { DataStore, Upload } from '@tus/server';
import type { Room } from './disk-room.ts';

/** A stored file. `etag` is quoted and changes with the bytes (RFC 9110, section 8.8.3). */
export type StoredFile = { readonly size: number; readonly modified: Date; readonly etag: string };

/** A file in a listing; `etag` differs from that of `StoredFile`, and changes with the bytes too. */
export type StoredEntry = { readonly path: string; readonly size: number; readonly etag: string; readonly modified: Date };

/** First and last byte, both included. */
type ByteSpan = { readonly start: number; readonly end: number };

/** A path that no stored file can have. An impossible state for callers that validate their input. */
class StoragePathError extends Error {
  override readonly name = 'StoragePathError';
}

/** Where a store can look up the final size and metadata of a file that is uploaded in pieces. */
type PiecesKnown = (path: string) => Promise<Upload | undefined>;

/** How a file is to be sent. */
export type Sending = {
  readonly method: string;
  readonly type: string;
  readonly cacheControl: string;
  /** Content-Disposition, for downloads. */
  readonly disposition?: string | undefined;
};

/** An answer without a body: the client, or the front server, fetches the bytes from the address in it. */
type HandedOver = { readonly status: 200 | 307; readonly headers: Readonly<Record<string, string>> };

/** Answers where else the bytes of a file are sent from; `null` if this process sends them. */
export type HandOver = (path: string, sending: Sending) => Promise<HandedOver | null>;

/**
 * A store of files. Paths are relative, with `/`, without `.` or `..` segments; any other throws `StoragePathError`. Readers see
 * a complete file, old or new, never a half-written one; the exception is a file uploaded `inPieces`, whose path is not published
 * before it is complete.
 */
export type Storage = {
  /** `null` if there is no such file. */
  stat(path: string): Promise<StoredFile | null>;
  /** The bytes, or those of the range. Rejects before the first byte if the file is missing. */
  read(path: string, span?: ByteSpan): Promise<Readable>;
  write(path: string, source: Readable | Uint8Array): Promise<void>;
  /** Does nothing if there is no such file. */
  remove(path: string): Promise<void>;
  /** The paths of all files below a folder, sorted. */
  list(prefix: string): Promise<string[]>;
  /** All files of the store, or those below a folder, unsorted. Files added or deleted meanwhile may be missing. */
  entries(prefix?: string): AsyncIterable<StoredEntry>;
  /**
   * Imports a local folder below `prefix`; repeating it copies nothing. The source must not be modified afterwards, since both
   * may share files on disk. Answers the number of new files.
   */
  addFolder(localFolder: string, prefix: string): Promise<number>;
  /**
   * Accepts files in pieces, with pauses in between (tus): the id of an upload is the file's path once it is complete. Temporary
   * data is below the same folder.
   */
  inPieces(known: PiecesKnown): Promise<DataStore>;
  /** For stores on this machine: waits until a file that came in pieces is on the disk. */
  flush?(path: string): Promise<void>;
  /** For stores that have them: removes temporary files that nobody has written to since then, left by processes that were killed. */
  removeDrafts?(before: Date): Promise<void>;
  /** For stores on this machine: how much may still be added. */
  room?(): Promise<Room>;
  /** For stores on this machine: the local path of a file, for programs that read it; never write to it. */
  fileOf?(path: string): Promise<string | null>;
  /** If others send files to readers (`MEDIA_BY`): called for an existing file, by routes that would send it. */
  readonly handOver?: HandOver;
  /** The origin that readers are redirected to, if it is not the site's. */
  readonly handsOverTo?: string;
};

/** A bucket and its connection. Without an endpoint it is Amazon's. */
export type S3Settings = {
  readonly bucket: string;
  readonly endpoint: string | null;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** Names of temporary files. */
export const draftPrefix = '.draft-';

/** A temporary file that has not changed for this long belongs to nobody any more, in ms. */
export const draftsLast = 24 * 60 * 60_000;

/**
 * The segments of a path. Refuses every way out of the store: absolute, `..`, backslash (Windows), NUL, and names of temporary
 * files.
 */
export function partsOf(name: string): string[] {
  const parts = name.split('/');
  if (name.length > 1000 || parts.some(isNoName))
    throw new StoragePathError(`${JSON.stringify(name)} is not a path of the store.`);
  return parts;
}

const isNoName = (part: string): boolean =>
  part === '' || part === '.' || part === '..' || part.startsWith(draftPrefix) || part.length > 255 || /[\\\p{Cc}]/u.test(part);
