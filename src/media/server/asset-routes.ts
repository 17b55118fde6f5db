import { text as textOf } from 'node:stream/consumers';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { assetTypes, type AssetType } from '#paths/files.ts';
import { fileNamePattern, shortidPattern, uuidPattern } from '#paths/patterns.ts';
import type { Clock } from '#platform/clock.ts';
import { warnRepeats } from '#platform/repeats.ts';
import type { Storage } from '#platform/storage.ts';
import { contentTypeOf, signManifest } from '../rules.ts';
import { sendFile, sendStatus } from './send-file.ts';
import { isValidSignature, permissionQuery, type Permission } from './signature.ts';

/** Path parameters of `/asset`: the shortid of a video or playlist, or the id of a clip in a preview. */
type AssetPart = { readonly shortid: string; readonly type: AssetType; readonly value: string };

/**
 * What this room needs to know about a video, or a playlist with a download: its folder in the store and its protection;
 * anything but `free` requires a signature.
 */
export type Asset = {
  readonly folder: string;
  readonly protection: string;
  /** Location of the part if it is not in the folder, and the file name to save it as. */
  readonly file?: { readonly path: string; readonly name: string };
};

/** Dependencies provided by the app. `Found` may have more fields than this room reads, for use by `mayRead`. */
export type AssetRoutesOptions<Found extends Asset> = {
  readonly storage: Storage;
  /** The key that `signedAssetUrl` signs with. */
  readonly key: Buffer;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Finds the owner of a part; `null` for an unknown shortid. */
  readonly findAsset: (part: AssetPart) => Promise<Found | null>;
  /** Whether the caller may read a protected video's bytes. Checked on every request, after the signature (S6.3). */
  readonly mayRead: (request: FastifyRequest, reply: FastifyReply, asset: Found) => Promise<boolean>;
};

type Missing = (type: AssetType, facts: object) => void;

type AssetRequest = FastifyRequest<{ Params: AssetPart; Querystring: Permission }>;

/** Schema for the OpenAPI document (S7.8). */
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
 * `GET /asset/:shortid/:type/:value`: all files of videos, and the downloads of playlists (S7.8), served from
 * `{folder}/{type}/{value}` in the store. Protected ones require a valid signature and an entitled caller; the signature is
 * passed on to everything an HLS playlist references.
 */
export function assetRoutes<Found extends Asset>(app: FastifyInstance, options: AssetRoutesOptions<Found>): void {
  // Anybody can ask for files that a video never had. Of a kind each, so that these hide no others for long.
  const throttled = new Map(assetTypes.map((type) => [type, warnRepeats(options.log)]));
  const logMissing: Missing = (type, facts) =>
    throttled.get(type)?.(null, 'A file of a known video is missing in the store.', facts);
  app.route<{ Params: AssetPart; Querystring: Permission }>({
    method: ['GET', 'HEAD'],
    url: '/asset/:shortid/:type/:value',
    exposeHeadRoute: false,
    schema: described,
    handler: async (request, reply) => {
      await answer(request, reply, { ...options, logMissing });
      return reply;
    },
  });
}

async function answer<Found extends Asset>(
  request: AssetRequest,
  reply: FastifyReply,
  options: AssetRoutesOptions<Found> & { readonly logMissing: Missing },
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
  options.logMissing(type, { shortid, file: `${type}/${value}`, reqId: request.id });
  await sendStatus(reply, 404);
}

const isFormed = ({ shortid, type, value }: AssetPart): boolean =>
  (shortidPattern.test(shortid) || uuidPattern.test(shortid)) && assetTypes.includes(type) && fileNamePattern.test(value);

const isProtected = ({ protection }: Asset): boolean => protection !== 'free';

const isManifest = (value: string): boolean => value.endsWith('.m3u8');

/**
 * Audio and video files are immutable under their name. Texts and playlists may change, and so does the master while its clip
 * is still being processed. Protected responses are cacheable only by the browser.
 */
function cacheControlOf(asset: Asset, value: string): string {
  if (isProtected(asset)) return isManifest(value) ? 'private, max-age=0' : 'private, max-age=600';
  if (value === 'master.m3u8') return 'public, max-age=30';
  return /^(?:video|audio)\//.test(contentTypeOf(value)) ? 'public, max-age=86400' : 'public, max-age=3600';
}

type ManifestToSend = { readonly storage: Storage; readonly path: string; readonly cacheControl: string };

/** A playlist is a few kilobytes and depends on the signature in the request. */
async function sendManifest(
  request: AssetRequest,
  reply: FastifyReply,
  { storage, path, cacheControl }: ManifestToSend,
): Promise<boolean> {
  if (!(await storage.stat(path))) return false;
  const text = await textOf(await storage.read(path));
  const query = permissionQuery(request.query);
  await reply
    .headers({ 'Content-Type': contentTypeOf(path), 'Cache-Control': cacheControl, 'X-Content-Type-Options': 'nosniff' })
    .send(query ? signManifest(text, query) : text);
  return true;
}
