import type { FastifyInstance } from 'fastify';
import { catalogEndpoints } from '#catalog/contract.ts';
import { findAsset, findClipAsset, findDownload, findSignAsset } from '#catalog/server/door.ts';
import { everyone, type Handlers } from '#kit/endpoint.ts';
import type { Result } from '#kit/result.ts';
import { assetRoutes } from '#media/server/door.ts';
import { uuidPattern } from '#paths/patterns.ts';
import type { Db, Tx } from '#platform/database.ts';
import { callSet } from '#platform/http/call-set.ts';
import { framedHeaders } from '#platform/http/security-headers.ts';
import type { Services, WebServices } from '#platform/services.ts';
import { playbackEndpoints, positionEndpoints } from '../contract.ts';
import { playbackDuties } from './duties.ts';
import { embedRoutes } from './embed-routes.ts';
import { playbackHandlers, type PlaybackParts } from './handlers.ts';
import { playbackData } from './personal-data.ts';
import { positionHandlers } from './position-handlers.ts';
import { forgetLost } from './positions.ts';
import { playbackProcessing } from './processing.ts';

type Previews = {
  /** Runs something on the database with a preview applied, by the preview's token; it also gets the previewed entry. */
  readonly within: <Value>(
    token: string,
    make: (db: Db, of: { readonly entity: string; readonly id: string }) => Promise<Value>,
  ) => Promise<Result<Value>>;
};

/** The calls; `video` also answers the content of a video's preview (S10.8). */
function withPreviews(parts: PlaybackParts, previews: Previews): Handlers<typeof playbackEndpoints> {
  const published = playbackHandlers(parts);
  return {
    ...published,
    video: async (input, context) => {
      if (input.preview === undefined) return published.video(input, context);
      const shown = await previews.within(input.preview, async (db, { entity, id }) =>
        entity === 'video' ? playbackHandlers({ ...parts, db, previewed: id }).video(input, context) : null,
      );
      return shown.ok && shown.value?.ok ? shown.value : published.video(input, context);
    },
  };
}

type Calls = PlaybackParts & Pick<Services, 'limits'> & { readonly previews: Previews };

export const playbackRoom = {
  calls: (parts: Calls) => [
    callSet(playbackEndpoints, parts.previewed === undefined ? withPreviews(parts, parts.previews) : playbackHandlers(parts)),
    callSet(positionEndpoints, positionHandlers(parts)),
  ],
  /** The media files of videos, by permission, and embedded videos. */
  routes: (app: FastifyInstance, parts: WebServices & Pick<PlaybackParts, 'access'>): void => {
    const { db, access, contextOf, local } = parts;
    assetRoutes(app, {
      ...parts,
      key: parts.assetKey,
      findAsset: ({ shortid, type, value }) =>
        type === 'download'
          ? findDownload(db, { shortid, file: value })
          : type === 'sign'
            ? findSignAsset(db, { shortid, file: value })
            : uuidPattern.test(shortid)
              ? findClipAsset(db, shortid)
              : findAsset(db, shortid),
      mayRead: async (request, reply, { protection, ...asset }) =>
        protection === 'signed' || (await access.verdictOn({ ...asset, protection }, contextOf(request, reply))).kind === 'open',
    });
    embedRoutes(app, {
      ...parts,
      script: parts.assets.embed,
      font: parts.assets.font,
      headers: framedHeaders(parts.headers),
      apiIn: (locale) => ({
        ...local(playbackEndpoints, everyone(locale)),
        ...local(catalogEndpoints, everyone(locale)),
      }),
    });
  },
  jobs: playbackDuties,
  personalData: playbackData,
  binEmptied: (tx: Tx): Promise<void> => forgetLost(tx),
  processing: playbackProcessing,
};
