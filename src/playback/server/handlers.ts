import type { Handlers } from '#kit/endpoint.ts';
import { fail, ok, type Failure } from '#kit/result.ts';
import type { Locale } from '#kit/locale.ts';
import type { AssetType } from '#paths/files.ts';
import type { Log } from '#platform/log.ts';
import type { Services } from '#platform/services.ts';
import type { Storage } from '#platform/storage.ts';
import { signedAssetUrl, soundFile } from '#media/server/door.ts';
import { countView, findVideoForPlayback, type PreviewSheet, type VideoForPlayback } from '#catalog/server/door.ts';
import type { Access } from '#access/server/door.ts';
import { chaptersIn } from '../chapters.ts';
import type { PlayableVideo, playbackEndpoints, Preview, Stopped, VideoError } from '../contract.ts';
import { findPosition } from './positions.ts';

/**
 * Whoever has the address of a preview may watch the video that is `previewed`, and no other. Its files are addressed by the
 * clip's id, since nobody else can find the draft.
 */
export type PlaybackParts = Pick<Services, 'db' | 'clock' | 'assetKey' | 'previewed'> & {
  readonly storage: Pick<Storage, 'stat'>;
  readonly access: Pick<Access, 'verdictOn'>;
  readonly log: Pick<Log, 'warn'>;
};

const codes = { notfound: 'not-found', exclusive: 'forbidden', coaching: 'payment-required' } as const;

const refuse = (type: keyof typeof codes, slug: string | null = null): Failure =>
  fail(codes[type], { status: 'error', type, slug } satisfies VideoError);

/** A future day of one's own coaching (S13.1). */
const locked = (slug: string | null, opensOn: string | null): Failure =>
  fail('forbidden', { status: 'error', type: 'locked', slug, opens_on: opensOn } satisfies VideoError);

/** The handlers of `/api/video/{shortid}` and its view count (S7.5). */
export function playbackHandlers(parts: PlaybackParts): Handlers<typeof playbackEndpoints> {
  const { db, storage, clock, access, log, previewed } = parts;
  return {
    async video({ shortid }, context) {
      const found = await findVideoForPlayback(db, shortid, context.locale);
      if (!found || (previewed !== undefined && found.video.id !== previewed)) return refuse('notfound');
      const { protection, coaching } = found;
      const verdict = previewed === undefined ? await access.verdictOn(found, context) : ({ kind: 'open' } as const);
      if (verdict.kind === 'locked') return locked(coaching, verdict.opensOn);
      if (verdict.kind === 'closed') return protection === 'coaching' ? refuse('coaching', coaching) : refuse('exclusive');
      if (!(await storage.stat(`${found.folder}/hls/${master}`))) {
        log.warn({ shortid, folder: found.folder }, 'The files of a video are missing in the store.');
        return refuse('notfound');
      }
      const caller = previewed === undefined ? await context.caller() : null;
      const stopped =
        caller &&
        (await findPosition(db, { userId: caller.userId, videoId: found.video.id, duration: found.seconds }, clock.now()));
      return ok({
        status: 'success',
        type: protection,
        slug: coaching,
        data: {
          ...playable(parts, { shortid, found, locale: context.locale, stopped }),
          sign: await signOf(parts, shortid, found),
        },
      });
    },

    async countView({ shortid }, { visitor, network }) {
      await countView(db, { shortid, visitor, network, now: clock.now() });
      return ok({});
    },
  };
}

const master = 'master.m3u8';

type Found = {
  readonly shortid: string;
  readonly found: VideoForPlayback;
  readonly locale: Locale;
  readonly stopped: Stopped | null;
};

/** Everything a player needs, with signed addresses (S3.6, S7.8). */
function playable(
  { assetKey, clock, previewed }: PlaybackParts,
  { shortid, found, locale, stopped }: Found,
): Omit<PlayableVideo, 'sign'> {
  const named = previewed === undefined ? shortid : found.clip;
  const at = (type: AssetType, value: string): string => signedAssetUrl({ key: assetKey, clock, shortid: named, type, value });
  return {
    ...found.video,
    ...found.trust,
    stream_id: at('hls', master),
    file_1920: at('file', '1920.mp4'),
    file_960: at('file', '960.mp4'),
    sound: found.hasSoundFile ? at('file', soundFile) : '',
    seen: [...found.seen],
    captions: found.captions.map(({ lang, label, file }) => ({ lang, label, src: at('caption', file) })),
    chapters: chaptersIn(found.chapters, locale),
    notes: found.notes,
    seconds: found.seconds,
    ...(found.expiresAt && { expires_at: found.expiresAt.toISOString() }),
    preview: found.preview && previewAt(found.preview, at),
    stopped,
  };
}

/** The size of the film in sign language that players show: it is an inset. */
const signFile = '960.mp4';

/**
 * The address of the film in sign language (S19.6); empty where there is none, or not yet. In a preview it is the clip's own, like
 * the video's.
 */
async function signOf(
  { assetKey, clock, previewed, storage }: PlaybackParts,
  shortid: string,
  { sign }: VideoForPlayback,
): Promise<string> {
  if (!sign || !(await storage.stat(`${sign.folder}/file/${signFile}`))) return '';
  const named = previewed === undefined ? ({ shortid, type: 'sign' } as const) : ({ shortid: sign.clip, type: 'file' } as const);
  return signedAssetUrl({ key: assetKey, clock, ...named, value: signFile });
}

const previewAt = ({ file, ...sheet }: PreviewSheet, at: (type: AssetType, value: string) => string): Preview => ({
  src: at('preview', file),
  ...sheet,
});
