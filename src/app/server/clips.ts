import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findClips, putClip, putClipPoster } from '#catalog/server/door.ts';
import type { CallContext } from '#kit/endpoint.ts';
import { clipEndpoints } from '#media/clips/contract.ts';
import {
  clipEventRoutes,
  clipFileRoutes,
  clipHandlers,
  findStoredFile,
  type ClipParts,
  type WorkerParts,
} from '#media/server/door.ts';
import type { Config } from '#platform/config.ts';
import type { Csrf } from '#platform/http/csrf.ts';
import { mount } from '#platform/http/mount.ts';

/** What media needs to make clips: the catalogue that shows them, and where uploaded files are. */
export const clipSlots = {
  catalogue: { put: putClip, find: findClips, putPoster: putClipPoster },
  openSource: findStoredFile,
} satisfies Pick<ClipParts, 'catalogue' | 'openSource'>;

/** Where clips are made: beside the files, so that what is finished needs no copying. */
export const clipWorkFolder = ({ dataDir }: Pick<Config, 'dataDir'>): WorkerParts['workFolder'] => path.join(dataDir, 'work');

type ClipRoutes = Omit<ClipParts, 'catalogue' | 'openSource'> & {
  readonly openSource: ClipParts['openSource'] | undefined;
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => CallContext;
  readonly csrf: Pick<Csrf, 'check'>;
};

/** The office's calls about clips, their files and what happens to them. */
export function mountClips(app: FastifyInstance, { contextOf, csrf, openSource, ...rest }: ClipRoutes): void {
  const parts: ClipParts = { ...rest, ...clipSlots, ...(openSource ? { openSource } : {}) };
  mount(app, { endpoints: clipEndpoints, handlers: clipHandlers(parts), contextOf, csrf });
  clipFileRoutes(app, { parts, contextOf });
  clipEventRoutes(app, { parts, contextOf });
}
