import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { CallContext } from '#kit/endpoint.ts';
import { dayOf } from '#kit/dates.ts';
import { fail, type Result } from '#kit/result.ts';
import { accountFiles } from '#paths/account-api.ts';
import { sendFailure } from '#platform/http/errors.ts';
import type { Limit } from '#platform/rate-limits.ts';
import type { WebServices } from '#platform/services.ts';
import { memberOf } from './caller.ts';
import { exportPage } from './export-page.ts';
import { ownData } from './own-data.ts';
import type { AccountParts, Asking } from './parts.ts';
import { picturePath } from './picture-path.ts';
import { selfTexts } from '../self-texts.ts';
import type { KnownUser } from './users.ts';

const exportsOfOne: Limit = { name: 'export', points: 10, seconds: 60 * 60 };
const pictureName = 'profilbild.jpg';

/** The data that all rooms have about a person, by heading, and the headings' labels. */
async function gather({ db, personal }: AccountParts, person: Asking, locale: CallContext['locale']) {
  const rooms = [ownData, ...personal];
  const data: Record<string, unknown> = {};
  for (const room of rooms) Object.assign(data, await room.exported(db, person));
  return { data, words: Object.assign({}, ...rooms.map(({ words }) => words?.[locale] ?? {})) as Record<string, string> };
}

/** The archive, streamed while it is written. */
async function archiveOf(parts: AccountParts, row: KnownUser, locale: CallContext['locale']) {
  const { id, email, verifiedAt } = row;
  const { data, words } = await gather(parts, { id, email, confirmedAt: verifiedAt }, locale);
  const path = row.image === null ? null : picturePath(row.image);
  const picture = path !== null && (await parts.storage.stat(path)) ? path : null;
  const moment = parts.clock.now();
  const page = exportPage({ locale, siteName: parts.siteName, moment, data, words, picture: picture && pictureName });
  const zip = new ZipFile();
  const options = { mtime: moment };
  zip.addBuffer(Buffer.from(page), 'index.html', options);
  zip.addBuffer(Buffer.from(`${JSON.stringify(data, null, 2)}\n`), 'daten.json', options);
  if (picture !== null) {
    const bytes = await parts.storage.read(picture);
    zip.addReadStream(bytes, pictureName, { ...options, compress: false });
  }
  zip.end();
  return zip.outputStream as Readable;
}

/**
 * S16.2: `GET /api/user/export`, all data about a member. Data stored by address only for members who have confirmed that
 * address.
 */
export function exportRoutes(app: FastifyInstance, parts: AccountParts & Pick<WebServices, 'contextOf'>): void {
  const { contextOf } = parts;
  const admitted = async (context: CallContext): Promise<Result<null>> => {
    const caller = await context.caller();
    if (!caller) return fail('unauthenticated');
    if (!caller.isVerified) return fail('forbidden');
    return parts.limits.spend(exportsOfOne, caller.userId);
  };
  app.get(accountFiles.export, { schema: { hide: true } }, async (request: FastifyRequest, reply) => {
    const context = contextOf(request, reply);
    const may = await admitted(context);
    if (!may.ok) return sendFailure(request, reply, may);
    const { row } = await memberOf(context);
    const name = `${selfTexts[context.locale].data.file}-${dayOf(parts.clock.now())}.zip`;
    void reply.headers({
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    });
    return reply.send(await archiveOf(parts, row, context.locale));
  });
}
