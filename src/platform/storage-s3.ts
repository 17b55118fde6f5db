import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  paginateListObjectsV2,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import pLimit from 'p-limit';
import { ConfigError } from './config.ts';
import { isOutage, Outage } from './outage.ts';
import { partsOf, type S3Settings, type Storage } from './storage.ts';

/** Part size in bytes. A file has at most 10,000 parts, so this allows 80 GB; several parts are in memory at once. */
const partSize = 8 * 1024 * 1024;

/** Concurrency of small uploads: most of their time is waiting. */
const atOnce = 8;

/** Timeouts for requests to a store, in ms. */
type Timeouts = {
  /** For a connection, the wait for a free one included. */
  readonly connect: number;
  /** For the head of an answer. */
  readonly answer: number;
  /** For the next bytes of what is read. */
  readonly more: number;
  /** For the next bytes of what is uploaded, and the answer to it: a film may take hours. */
  readonly idle: number;
};
const usualTimeouts: Timeouts = { connect: 5000, answer: 8000, more: 30_000, idle: 120_000 };

/** Many may stream at once; by default the others would wait for one of 50 connections. */
const maxSockets = 1000;

type HandlerOptions = Exclude<S3ClientConfig['requestHandler'], undefined>;

const handlerOptions = ({ connect }: Timeouts, more: object): HandlerOptions => ({
  connectionTimeout: connect,
  httpAgent: { maxSockets },
  httpsAgent: { maxSockets },
  ...more,
});

const clientConfig = (
  { endpoint, region, accessKeyId, secretAccessKey }: S3Settings,
  timeouts = usualTimeouts,
): S3ClientConfig => ({
  region,
  requestHandler: handlerOptions(timeouts, { socketTimeout: timeouts.idle }),
  credentials: { accessKeyId, secretAccessKey },
  ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
  // Many S3-compatible servers do not support the newer checksums; TLS protects the bytes in transit.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});

/** For small requests, and objects that are read. A reader may pause for as long as they like, so the socket has no timeout (`expectMore`). */
const readingConfig = (settings: S3Settings, timeouts = usualTimeouts): S3ClientConfig => ({
  ...clientConfig(settings, timeouts),
  maxAttempts: 2,
  requestHandler: handlerOptions(timeouts, { requestTimeout: timeouts.answer, throwOnRequestTimeout: true, socketTimeout: 0 }),
});

export const s3Client = (settings: S3Settings): S3Client => new S3Client(clientConfig(settings));

/** A store in a bucket; a path is an object's key. */
export function s3Storage(settings: S3Settings, timeouts = usualTimeouts): Storage {
  const client = withRefusals(new S3Client(readingConfig(settings, timeouts)));
  const writing = withRefusals(new S3Client(clientConfig(settings, timeouts)));
  const at = (name: string) => ({ Bucket: settings.bucket, Key: partsOf(name).join('/') });

  return {
    stat: async (name) => {
      const key = at(name);
      const found = await client.send(new HeadObjectCommand(key)).catch(nothingThere);
      if (!found) return null;
      return { size: found.ContentLength ?? 0, modified: found.LastModified ?? new Date(0), etag: found.ETag ?? '""' };
    },
    read: async (name, span) => {
      const range = span ? { Range: `bytes=${span.start}-${span.end}` } : {};
      const found = await client.send(new GetObjectCommand({ ...at(name), ...range })).catch(nothingThere);
      if (!found) throw Object.assign(new Error(`There is no stored file ${name}.`), { code: 'ENOENT' });
      return expectMore(found.Body as IncomingMessage, timeouts.more);
    },
    write: async (name, source) => {
      const key = at(name);
      if (source instanceof Uint8Array) await writing.send(new PutObjectCommand({ ...key, Body: source }));
      else await new Upload({ client: writing, params: { ...key, Body: source }, partSize }).done();
    },
    remove: async (name) => void (await client.send(new DeleteObjectCommand(at(name)))),
    list: async (prefix) => [...(await objectsBelow(client, settings.bucket, partsOf(prefix).join('/'))).keys()].toSorted(),
    entries: async function* (prefix) {
      const below = prefix === undefined ? {} : { Prefix: `${partsOf(prefix).join('/')}/` };
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: settings.bucket, ...below })) {
        for (const { Key, Size = 0, ETag = '', LastModified = new Date(0) } of Contents)
          if (Key && !Key.endsWith('/')) yield { path: Key, size: Size, etag: ETag, modified: LastModified };
      }
    },
    addFolder: async (localFolder, prefix) => {
      const there = await objectsBelow(client, settings.bucket, partsOf(prefix).join('/'));
      const add = async (name: string): Promise<boolean> => {
        const file = path.join(localFolder, name);
        const target = `${prefix}/${name}`;
        if (await isSame(file, there.get(target))) return false;
        const { size } = await stat(file);
        await writing.send(new PutObjectCommand({ ...at(target), Body: createReadStream(file), ContentLength: size }));
        return true;
      };
      const areNew = await pLimit(atOnce).map(await filesBelow(localFolder), add);
      return areNew.filter(Boolean).length;
    },
    inPieces: async () => {
      const { S3Store } = await import('@tus/s3-store');
      class Pieces extends S3Store {
        constructor() {
          super({ partSize, s3ClientConfig: { ...clientConfig(settings, timeouts), bucket: settings.bucket } });
          withRefusals(this.client);
        }
        /** For the library whatever fails here is a missing upload, which its sender would begin anew. */
        override async getUpload(id: string) {
          await this.getMetadata(id).catch(nothingThere);
          return super.getUpload(id);
        }
      }
      return new Pieces();
    },
  };
}

/**
 * Ends a body that stops in the middle, or comes with less than a byte a millisecond, so that a picture would take an hour: whoever
 * reads it, in turn with others or under a lock, would wait as long, since the connection stays open. Whoever pauses is waited for.
 */
function expectMore(body: IncomingMessage, timeoutMs: number): Readable {
  const unknown = Number.NEGATIVE_INFINITY;
  let had = unknown;
  const timer = setInterval(() => {
    const { bytesRead } = body.socket;
    const isPaused = body.complete || body.readableLength > 0;
    if (!isPaused && bytesRead - had < timeoutMs) body.destroy(new Outage('The store stopped in the middle of a file.'));
    had = isPaused ? unknown : bytesRead;
  }, timeoutMs).unref();
  return body.once('close', () => clearInterval(timer));
}

/** An error of the SDK, with the status of the answer where there was one. */
type StoreError = NodeJS.ErrnoException & { readonly $metadata?: { readonly httpStatusCode?: number } };

/** Errors of the store caused by a wrong setting, in words for the operator. */
const refusals: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: 'it does not know the key AWS_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'AWS_SECRET_ACCESS_KEY does not belong to AWS_ACCESS_KEY_ID',
  AccessDenied: 'the key AWS_ACCESS_KEY_ID lacks a right (docs/running.md lists them)',
  NoSuchBucket: 'there is no such bucket',
  PermanentRedirect: 'it is in another region',
  AuthorizationHeaderMalformed: 'it is in another region',
  RequestTimeTooSkewed: 'the clock of this machine is wrong',
};

/** Of a bucket that moved, or of another server that took the store's place: the site follows nobody with its keys. */
const isRedirect = (status = 0): boolean => status >= 300 && status < 400;

const answered = (status?: number): string =>
  isRedirect(status) ? `it points to another address (${status})` : `it answers ${status}`;

/** What the answer of every store to a call has. */
const inAnswers: Readonly<Record<string, string>> = {
  HeadObjectCommand: 'ETag',
  GetObjectCommand: 'ETag',
  PutObjectCommand: 'ETag',
  CreateMultipartUploadCommand: 'UploadId',
  UploadPartCommand: 'ETag',
  CompleteMultipartUploadCommand: 'ETag',
  ListObjectsV2Command: 'IsTruncated',
};

/**
 * A server in the store's place, such as one with a page for maintenance, may answer 200 to everything: without this a file that is
 * written counts as stored, one that is read as empty, and a full bucket as an empty one.
 */
function expectStore(client: S3Client): S3Client {
  const nobody = (cause?: unknown): Outage => new Outage('What answers in the place of the store is none.', { cause });
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const answer = await next(args).catch((error: unknown) => {
          const { message, $metadata } = error as StoreError;
          const isNoAnswer = $metadata?.httpStatusCode === 200 && message.includes('Deserialization error');
          throw isNoAnswer ? nobody(error) : error;
        });
        const output = answer.output as object as Record<string, unknown>;
        const has = inAnswers[commandName];
        if (has === undefined || output[has] !== undefined) return answer;
        (output.Body as Readable | undefined)?.destroy();
        throw nobody();
      },
    { step: 'initialize', name: 'store' },
  );
  return client;
}

/**
 * What the store refuses the site as a whole, since a key has run out or a right was taken away, is an outage: it may be over at
 * any moment, and is nobody's fault who asks for a file. A missing right at the start stops the start (`expectBucket`).
 */
function withRefusals(client: S3Client): S3Client {
  client.middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args);
      } catch (error) {
        const { name, $metadata } = error as StoreError;
        const status = $metadata?.httpStatusCode;
        if (status !== 401 && status !== 403 && !isRedirect(status) && name !== 'NoSuchBucket') throw error;
        throw new Outage(`The store refuses the site: ${refusals[name] ?? answered(status)}.`, { cause: error });
      }
    },
    { step: 'initialize', name: 'refusals' },
  );
  return expectStore(client);
}

/**
 * An error of the store as one line that names the setting; its cause says whether the store is only unavailable (`isOutage`).
 */
function storeError({ bucket }: S3Settings, error: unknown, setting: string): ConfigError {
  const { name, code, message, $metadata } = error as StoreError;
  const status = $metadata?.httpStatusCode;
  const said = [code, name, message].find((words) => words && !['Error', 'Outage', 'Unknown', 'UnknownError'].includes(words));
  const why = refusals[name] ?? said ?? (status ? answered(status) : 'it does not say why');
  const what = isOutage(error) ? 'cannot be reached' : 'cannot be used';
  return new ConfigError(`The setting ${setting} names the bucket ${bucket}, which ${what}: ${why.replace(/\.$/, '')}.`, {
    cause: error,
  });
}

/**
 * Lists the bucket once, and writes and deletes in it with `mayWrite`. Throws `ConfigError` if that fails, so that a wrong
 * setting or a missing permission is known at the start (S18.2), and not by the first upload. (The answer to `HeadBucket` has no body with the
 * reason.)
 */
export async function expectBucket(
  settings: S3Settings,
  { setting = 'STORAGE_URL', mayWrite = true }: { readonly setting?: string; readonly mayWrite?: boolean } = {},
): Promise<void> {
  // A single attempt: the caller decides about retries.
  const client = expectStore(new S3Client({ ...readingConfig(settings), maxAttempts: 1 }));
  const Bucket = settings.bucket;
  const Key = `probe-${randomBytes(6).toString('hex')}`;
  try {
    await client.send(new ListObjectsV2Command({ Bucket, Prefix: `${Key}/` }));
    if (!mayWrite) return;
    await client.send(new PutObjectCommand({ Bucket, Key, Body: 'probe' }));
    await client.send(new DeleteObjectCommand({ Bucket, Key }));
  } catch (error) {
    throw storeError(settings, error, setting);
  } finally {
    client.destroy();
  }
}

/** For calls where a missing object is normal; all other errors are rethrown. */
function nothingThere(error: unknown): null {
  const { name, $metadata } = error as StoreError;
  // A missing bucket is a wrong setting, not a missing file. An answer to HEAD has no body to tell them apart.
  if (name === 'NoSuchKey' || name === 'NotFound' || ($metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket')) return null;
  throw error;
}

type Listed = { readonly size: number; readonly etag: string };

async function objectsBelow(client: S3Client, bucket: string, prefix: string): Promise<Map<string, Listed>> {
  const found = new Map<string, Listed>();
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${prefix}/` })) {
    for (const { Key, Size = 0, ETag = '' } of Contents) if (Key) found.set(Key, { size: Size, etag: ETag.replaceAll('"', '') });
  }
  return found;
}

/** The ETag of a single-request upload is the MD5 of its bytes; in buckets where it is not, a file is only uploaded again. */
async function isSame(file: string, object: Listed | undefined): Promise<boolean> {
  if (!object || (await stat(file)).size !== object.size) return false;
  const hash = createHash('md5');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex') === object.etag;
}

/** Relative paths with `/`, sorted; empty for a missing folder, and links are skipped. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted();
}
