import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { assetTypes, type AssetType } from '#paths/files.ts';
import { fileNamePattern, shortidPattern, uuidPattern } from '#paths/patterns.ts';
import type { Clock } from '#platform/clock.ts';
import type { Storage } from '#platform/storage.ts';
import { contentTypeOf, signManifest } from '../rules.ts';
import { sendFile, sendStatus } from './send-file.ts';
import { isValidSignature, permissionQuery, type Permission } from './signature.ts';

/** What an address under `/asset` names: a video or a playlist by its shortid, a clip in a preview by its id. */
type AssetPart = { readonly shortid: string; readonly type: AssetType; readonly value: string };

/** What this room needs to know of a video, or of a playlist with a download: its folder in the store, and its protection, where anything but `free` needs a permission. */
export type Asset = {
  readonly folder: string;
  readonly protection: string;
  /** Where the part is, where that is not in the folder, and what it is saved as. */
  readonly file?: { readonly path: string; readonly name: string };
};

/** What the app lends. `Found` may carry more than this room reads, for `mayRead` to decide on. */
export type AssetRoutesOptions<Found extends Asset> = {
  readonly storage: Storage;
  /** The key that `signedAssetUrl` signs with. */
  readonly key: Buffer;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Whose part it is, `null` when there is nothing of that shortid. */
  readonly findAsset: (part: AssetPart) => Promise<Found | null>;
  /** Whether who asks may have a protected video's bytes. Asked on every request for them, after the signature (S6.3). */
  readonly mayRead: (request: FastifyRequest, reply: FastifyReply, asset: Found) => Promise<boolean>;
};

type AssetRequest = FastifyRequest<{ Params: AssetPart; Querystring: Permission }>;

/** What the OpenAPI document says of it (S7.8). */
const described = {
  summary: 'A part of a video, or a download, with Range; what is protected needs the signature that its address was given with.',
  params: z.object({
    shortid: z.string().describe('Of the video or playlist.'),
    type: z.enum(assetTypes),
    value: z.string().describe('The name of the file.'),
  }),
  querystring: z.object({
    e: z.string().optional().describe('When the permission ends.'),
    s: z.string().optional().describe('The signature.'),
  }),
  response: {
    200: { description: 'The file.', content: { 'application/octet-stream': { schema: z.string() } } },
    206: { description: 'A part of the file.', content: { 'application/octet-stream': { schema: z.string() } } },
  },
};

/**
 * `GET /asset/:shortid/:type/:value`: every byte of a video, and the downloads of playlists (S7.8), from `{folder}/{type}/{value}` in the store. A
 * protected one needs a valid signature and someone entitled; what an HLS playlist refers to carries the signature on.
 */
export function assetRoutes<Found extends Asset>(app: FastifyInstance, options: AssetRoutesOptions<Found>): void {
  app.route<{ Params: AssetPart; Querystring: Permission }>({
    method: ['GET', 'HEAD'],
    url: '/asset/:shortid/:type/:value',
    exposeHeadRoute: false,
    schema: described,
    handler: async (request, reply) => {
      await answer(request, reply, options);
      return reply;
    },
  });
}

async function answer<Found extends Asset>(
  request: AssetRequest,
  reply: FastifyReply,
  options: AssetRoutesOptions<Found>,
): Promise<void> {
  const { shortid, type, value } = request.params;
  const asset = isFormed(request.params) ? await options.findAsset(request.params) : null;
  if (!asset) return sendStatus(reply, 404);
  if (isProtected(asset)) {
    const isSigned = isValidSignature(options.key, shortid, request.query, options.clock.now());
    if (!isSigned || !(await options.mayRead(request, reply, asset))) return sendStatus(reply, 403);
  }
  const path = asset.file?.path ?? `${asset.folder}/${type}/${value}`;
  const cacheControl = cacheControlOf(asset, value);
  const isSent = isManifest(value)
    ? await sendManifest(request, reply, { storage: options.storage, path, cacheControl })
    : await sendFile(request, reply, {
        storage: options.storage,
        path,
        cacheControl,
        ...(type === 'download' ? { saveAs: asset.file?.name ?? value, type: contentTypeOf(value) } : {}),
      });
  if (isSent) return;
  options.log.warn({ shortid, file: `${type}/${value}`, reqId: request.id }, 'A file of a known video is missing in the store.');
  await sendStatus(reply, 404);
}

const isFormed = ({ shortid, type, value }: AssetPart): boolean =>
  (shortidPattern.test(shortid) || uuidPattern.test(shortid)) && assetTypes.includes(type) && fileNamePattern.test(value);

const isProtected = ({ protection }: Asset): boolean => protection !== 'free';

const isManifest = (value: string): boolean => value.endsWith('.m3u8');

/**
 * Sound and picture never change under their name; texts and lists may, and the master does while its clip is still being made.
 * Protected answers stay with the reader.
 */
function cacheControlOf(asset: Asset, value: string): string {
  if (isProtected(asset)) return isManifest(value) ? 'private, max-age=0' : 'private, max-age=600';
  if (value === 'master.m3u8') return 'public, max-age=30';
  return /^(?:video|audio)\//.test(contentTypeOf(value)) ? 'public, max-age=86400' : 'public, max-age=3600';
}

type ManifestToSend = { readonly storage: Storage; readonly path: string; readonly cacheControl: string };

/** A playlist is some kilobytes and differs with the permission that it is asked for with. */
async function sendManifest(
  request: AssetRequest,
  reply: FastifyReply,
  { storage, path, cacheControl }: ManifestToSend,
): Promise<boolean> {
  if (!(await storage.stat(path))) return false;
  const text = Buffer.concat(await (await storage.read(path)).toArray()).toString('utf8');
  const query = permissionQuery(request.query);
  await reply
    .headers({ 'Content-Type': contentTypeOf(path), 'Cache-Control': cacheControl, 'X-Content-Type-Options': 'nosniff' })
    .send(query ? signManifest(text, query) : text);
  return true;
}
