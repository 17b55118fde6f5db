import type { Readable } from 'node:stream';
import type { DataStore, Upload } from '@tus/server';

/** What is known of a stored file. `etag` is quoted and changes with the bytes (RFC 9110, section 8.8.3). */
export type StoredFile = { readonly size: number; readonly modified: Date; readonly etag: string };

/** A file as a listing names it; `etag` differs from that of `StoredFile`, and changes with the bytes as that one does. */
export type StoredEntry = { readonly path: string; readonly size: number; readonly etag: string; readonly modified: Date };

/** First and last byte, both included. */
type ByteSpan = { readonly start: number; readonly end: number };

/** A path was given that no stored file can have. An impossible state for callers that check what they pass on. */
class StoragePathError extends Error {
  override readonly name = 'StoragePathError';
}

/** Where a store may look up how large a file will be that comes in pieces, and what its sender said of it. */
type PiecesKnown = (path: string) => Promise<Upload | undefined>;

/** How a file is to be sent by whoever sends it. */
export type Sending = {
  readonly method: string;
  readonly type: string;
  readonly cacheControl: string;
  /** Content-Disposition, where the file is offered for saving. */
  readonly disposition?: string | undefined;
};

/** An answer without a body: who asked, or the front server, fetches the bytes at the address in it. */
type HandedOver = { readonly status: 200 | 307; readonly headers: Readonly<Record<string, string>> };

/** Answers where the bytes of a file are sent from instead, `null` where this process is to send them. */
export type HandOver = (path: string, sending: Sending) => Promise<HandedOver | null>;

/**
 * Where files are kept. Paths are relative, with `/`, without `.` or `..` parts; any other throws
 * `StoragePathError`. A reader sees a whole file, the old or the new one, never a half-written one; a file that comes
 * `inPieces` is the one exception, so its path is told to nobody before it is whole.
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
  /** All files of the store, or those below a folder, in no particular order. Those that come or go meanwhile may be missing. */
  entries(prefix?: string): AsyncIterable<StoredEntry>;
  /**
   * Copies a local folder in, below `prefix`; the same files again cost no copying. The source must not be
   * changed in place afterwards, since both may share one file on disk. Answers how many files were new.
   */
  addFolder(localFolder: string, prefix: string): Promise<number>;
  /**
   * Takes files piece by piece, with breaks between them (tus): the id of an upload is the path at which the file stands when
   * its last piece has come. What it may need beside itself while it does so stands below the same folder.
   */
  inPieces(known: PiecesKnown): Promise<DataStore>;
  /** Where the store's files are files of this machine: such a one, for programs that read it; never to be written to. */
  fileOf?(path: string): Promise<string | null>;
  /** Where others send files to readers (`MEDIA_BY`): asked for a file that is there, by those who would send it. */
  readonly handOver?: HandOver;
  /** The origin that readers are then led to, where that is not the site's. */
  readonly handsOverTo?: string;
};

/** A bucket, and how it is reached. Without an endpoint it is Amazon's own. */
export type S3Settings = {
  readonly bucket: string;
  readonly endpoint: string | null;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** Names of files that are being written. */
export const draftPrefix = '.draft-';

/** The parts of a path. Refuses every way out of the store: absolute, `..`, backslash (Windows), NUL, and names of drafts. */
export function partsOf(name: string): string[] {
  const parts = name.split('/');
  if (name.length > 1000 || parts.some(isNoName))
    throw new StoragePathError(`${JSON.stringify(name)} is not a path of the store.`);
  return parts;
}

const isNoName = (part: string): boolean =>
  part === '' || part === '.' || part === '..' || part.startsWith(draftPrefix) || part.length > 255 || /[\\\p{Cc}]/u.test(part);
