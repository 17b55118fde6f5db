import type { HandOver, S3Settings, Sending } from './storage.ts';

/** Internal locations of the front server (deploy/nginx.conf, deploy/Caddyfile). */
const internal = { folder: '/_media/folder/', bucket: '/_media/bucket' } as const;

const encoded = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** For a front server that reads the same folder. */
export const folderByFront: HandOver = async (path) => ({
  status: 200,
  headers: { 'X-Accel-Redirect': internal.folder + encoded(path) },
});

/**
 * A signed address stays the same for a quarter of an hour, for caches, and is valid for an hour longer, so that a film that has
 * started can be watched to the end. In seconds.
 */
const sameFor = 900;
const goodFor = 3600;
/** A redirect must not be cached longer than its target is valid. */
const redirectKeptFor = 600;

type Signed = (path: string, sending: Sending) => Promise<URL>;

/** Presigned addresses of a bucket's files, each for one method and one file. */
async function signer(settings: S3Settings): Promise<Signed> {
  const { GetObjectCommand, HeadObjectCommand } = await import('@aws-sdk/client-s3');
  const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
  const { s3Client } = await import('./storage-s3.ts');
  const client = s3Client(settings);
  return async (path, { method, type, cacheControl, disposition }) => {
    const object = {
      Bucket: settings.bucket,
      Key: path,
      ResponseContentType: type,
      ResponseCacheControl: cacheControl,
      ...(disposition === undefined ? {} : { ResponseContentDisposition: disposition }),
    };
    const command = method === 'HEAD' ? new HeadObjectCommand(object) : new GetObjectCommand(object);
    const signingDate = new Date(Math.floor(Date.now() / 1000 / sameFor) * sameFor * 1000);
    return new URL(await getSignedUrl(client, command, { signingDate, expiresIn: sameFor + goodFor }));
  };
}

/** For a front server, which fetches the bytes at a presigned address that the reader never sees. */
export async function bucketByFront(settings: S3Settings): Promise<HandOver> {
  const signed = await signer(settings);
  return async (path, sending) => {
    const { pathname, search } = await signed(path, sending);
    return { status: 200, headers: { 'X-Accel-Redirect': internal.bucket + pathname + search } };
  };
}

/** Pictures and texts are small and public, and pages need them from their own origin. */
const isWorthARedirect = ({ type, disposition }: Sending): boolean =>
  disposition !== undefined || /^(?:video|audio)\//.test(type);

/** Redirects the reader to the bucket for films, sounds and downloads; and the bucket's origin. */
export async function bucketBySignature(settings: S3Settings): Promise<{ handOver: HandOver; origin: string }> {
  const signed = await signer(settings);
  const { origin } = await signed('origin', { method: 'GET', type: '', cacheControl: '' });
  const handOver: HandOver = async (path, sending) => {
    if (!isWorthARedirect(sending)) return null;
    const keptFor = sending.cacheControl.replace(
      /max-age=(\d+)/,
      (_, age: string) => `max-age=${Math.min(Number(age), redirectKeptFor)}`,
    );
    return { status: 307, headers: { Location: (await signed(path, sending)).href, 'Cache-Control': keptFor } };
  };
  return { handOver, origin };
}
