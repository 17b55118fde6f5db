import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { s3Storage } from '../src/platform/storage-s3.ts';
import type { S3Settings, Storage } from '../src/platform/storage.ts';

type Context = {
  get(header: string): string;
  method: string;
  path: string;
  query: Record<string, string>;
  status: number;
  type: string;
  body: string;
};
type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>;
type Server = {
  readonly middleware: Middleware[];
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
};

export type TestBucket = {
  readonly settings: S3Settings;
  readonly storage: Storage;
  /** The values of `STORAGE_URL` and the keys. */
  readonly env: NodeJS.ProcessEnv;
  /** Whether it serves anonymous requests. */
  isPublic: boolean;
  readonly close: () => Promise<void>;
};

const bucket = 'sprechstunde';

/** It has no types, so TypeScript must not resolve the import. */
const packageName: string = 's3rver';

/** An S3 server on loopback, with one empty bucket. */
export async function givenBucket(): Promise<TestBucket> {
  const directory = mkdtempSync(path.join(tmpdir(), 'sprechstunde-s3-'));
  const { default: S3rver } = (await import(packageName)) as { default: new (options: object) => Server };
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  server.middleware.unshift(partCalls(path.join(directory, bucket, '._S3rver_uploads')));
  server.middleware.unshift(async (context, next) => {
    const isSigned = context.get('authorization') !== '' || 'X-Amz-Signature' in context.query;
    if (isSigned || made.isPublic) await next();
    else context.status = 403;
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const settings = { bucket, endpoint, region: 'eu-central-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const made: TestBucket = {
    settings,
    storage: s3Storage(settings),
    env: {
      STORAGE_URL: `s3://${bucket}?endpoint=${encodeURIComponent(endpoint)}&region=${settings.region}`,
      AWS_ACCESS_KEY_ID: settings.accessKeyId,
      AWS_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
    isPublic: false,
  };
  return made;
}

/** The two multipart calls that the test server lacks: ListParts and AbortMultipartUpload. */
function partCalls(folder: string): Middleware {
  return async (context, next) => {
    const { uploadId } = context.query;
    if (!uploadId || !['GET', 'DELETE'].includes(context.method)) return next();
    const parts = path.join(folder, uploadId);
    const names = await readdir(parts).catch(() => null);
    context.type = 'application/xml';
    if (names === null) {
      context.status = 404;
      context.body = '<Error><Code>NoSuchUpload</Code><Message>There is no such upload.</Message></Error>';
      return;
    }
    if (context.method === 'DELETE') {
      await rm(parts, { recursive: true });
      context.status = 204;
      return;
    }
    const numbers = names.filter((name) => names.includes(`${name}.md5`)).toSorted((a, b) => Number(a) - Number(b));
    const listed = await Promise.all(
      numbers.map(async (number) => {
        const { size } = await stat(path.join(parts, number));
        const etag = await readFile(path.join(parts, `${number}.md5`), 'utf8');
        return `<Part><PartNumber>${number}</PartNumber><ETag>"${etag}"</ETag><Size>${size}</Size></Part>`;
      }),
    );
    context.status = 200;
    context.body = `<ListPartsResult><IsTruncated>false</IsTruncated>${listed.join('')}</ListPartsResult>`;
  };
}
