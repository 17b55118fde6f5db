import type { HandOver, S3Settings, Sending } from './storage.ts';

/** The locations that only the front server itself may reach (deploy/nginx.conf, deploy/Caddyfile). */
const internal = { folder: '/_media/folder/', bucket: '/_media/bucket' } as const;

const encoded = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** To a front server that reads the same folder. */
export const folderByFront: HandOver = async (path) => ({
  status: 200,
  headers: { 'X-Accel-Redirect': internal.folder + encoded(path) },
});

/**
 * An address is the same for a quarter of an hour, so that caches meet it again, and is good for an hour more, so that a
 * film which was begun with it is watched to its end. In seconds.
 */
const sameFor = 900;
const goodFor = 3600;
/** A redirect is not kept for so long that it leads to an address that has ended. */
const redirectKeptFor = 600;

type Signed = (path: string, sending: Sending) => Promise<URL>;

/** Addresses of a bucket's files that open without keys, each for one method and one file. */
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

/** To a front server, which fetches the bytes at a signed address that the reader never sees. */
export async function bucketByFront(settings: S3Settings): Promise<HandOver> {
  const signed = await signer(settings);
  return async (path, sending) => {
    const { pathname, search } = await signed(path, sending);
    return { status: 200, headers: { 'X-Accel-Redirect': internal.bucket + pathname + search } };
  };
}

/** Pictures and texts are small, everybody's, and fetched from pages whose policy and origin they then need. */
const isWorthARedirect = ({ type, disposition }: Sending): boolean =>
  disposition !== undefined || /^(?:video|audio)\//.test(type);

/** To the reader, who fetches films, sounds and downloads from the bucket itself; and the origin that they are then led to. */
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
