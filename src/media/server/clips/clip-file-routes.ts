import type { FastifyInstance } from 'fastify';
import type { CallContext } from '#kit/endpoint.ts';
import { fail, type Failure } from '#kit/result.ts';
import { hasRole } from '#kit/roles.ts';
import { clipFile } from '#paths/clip-api.ts';
import { assetTypes, type AssetType } from '#paths/files.ts';
import { fileNamePattern, uuidPattern } from '#paths/patterns.ts';
import { sendFailure } from '#platform/http/errors.ts';
import type { WebServices } from '#platform/services.ts';
import { sendFile, sendStatus } from '../send-file.ts';
import { findClipRow } from './rows.ts';

/** Non-editors are refused like in every office call (S6.4). */
export async function refusal(context: CallContext): Promise<Failure | null> {
  const caller = await context.caller();
  if (!caller) return fail('unauthenticated');
  return caller.isVerified && hasRole(caller.roles, ['editor']) ? null : fail('forbidden');
}

type Params = { readonly id: string; readonly type: string; readonly value: string };

/** `GET /api/backend/clip/file/:id/:type/:value`: files of a clip for editors, before any video uses it. */
export function clipFileRoutes(
  app: FastifyInstance,
  { db, storage, contextOf }: Pick<WebServices, 'db' | 'storage' | 'contextOf'>,
): void {
  app.route<{ Params: Params }>({
    method: ['GET', 'HEAD'],
    url: clipFile(':id', ':type', ':value'),
    schema: { hide: true },
    handler: async (request, reply) => {
      const refused = await refusal(contextOf(request, reply));
      if (refused) return sendFailure(request, reply, refused);
      const { id, type, value } = request.params;
      const isFormed = uuidPattern.test(id) && assetTypes.includes(type as AssetType) && fileNamePattern.test(value);
      const row = isFormed ? await findClipRow(db, id) : null;
      const path = row && `${row.folder}/${type}/${value}`;
      const isSent = path && (await sendFile(request, reply, { storage, path, cacheControl: 'private, no-cache' }));
      if (!isSent) await sendStatus(reply, 404);
      return reply;
    },
  });
}
