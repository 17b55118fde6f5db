import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CallContext } from '#kit/endpoint.ts';
import { oneAtATime } from '#kit/one-at-a-time.ts';
import { fail, ok, refuse, type Result } from '#kit/result.ts';
import { accountFiles } from '#paths/account-api.ts';
import { sendFile } from '#media/server/door.ts';
import { sendFailure } from '#platform/http/errors.ts';
import type { Limit } from '#platform/rate-limits.ts';
import type { WebServices } from '#platform/services.ts';
import { largestPicture } from '../rules.ts';
import { memberOf } from './caller.ts';
import type { AccountParts } from './parts.ts';
import { picturePath } from './picture-path.ts';
import { pictureOf, replacePicture } from './picture.ts';
import { selfTexts } from '../self-texts.ts';
import { imageOf } from './users.ts';

const uploads: Limit = { name: 'picture', points: 60, seconds: 60 * 60 };
const field = 'files[]';

/** For the OpenAPI document only; `readUpload` parses the body. */
const documented = {
  summary: 'Sends a picture of oneself: one file of at most 8,192,000 bytes (S7.2).',
  consumes: ['multipart/form-data'],
  body: z.object({ id: z.string(), [field]: z.file() }),
  response: { 200: z.object({ image: z.string() }) },
};

type Upload = { readonly id: string; readonly file: Buffer };

/** The parts of the form of S7.2, read to the end so that the client receives the answer. */
async function readUpload(request: FastifyRequest, t: (typeof selfTexts)['de']): Promise<Result<Upload>> {
  const wrong = (text: string) => refuse(text, { image: [text] });
  if (!request.isMultipart()) return wrong(t.picture.missing);
  let id: unknown;
  const files: { readonly bytes: Buffer; readonly isWhole: boolean }[] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') id = part.fieldname === 'id' ? part.value : id;
      else {
        const chunks: Buffer[] = [];
        for await (const chunk of part.file) chunks.push(chunk as Buffer);
        if (part.fieldname === field) files.push({ bytes: Buffer.concat(chunks), isWhole: !part.file.truncated });
      }
    }
  } catch (error) {
    // All errors here are about the request: too many parts, a truncated form.
    return wrong((error as { code?: string }).code === 'FST_FILES_LIMIT' ? t.picture.one : t.picture.missing);
  }
  const [file] = files;
  if (typeof id !== 'string') return refuse(t.check, { id: [t.missing] });
  if (!file || file.bytes.length === 0) return wrong(t.picture.missing);
  return file.isWhole ? ok({ id, file: file.bytes }) : wrong(t.picture.large);
}

/** S4.20, S5.7, S7.2: uploads a member's picture and serves it to its owner only. */
export async function memberPictureRoutes(
  app: FastifyInstance,
  parts: AccountParts & Pick<WebServices, 'contextOf' | 'csrf'>,
): Promise<void> {
  const { contextOf, csrf } = parts;
  // The excess is read and discarded, so that the client receives the answer.
  const limits = { files: 1, fileSize: largestPicture, fields: 10, parts: 12, fieldSize: 1000, headerPairs: 20 };
  await app.register(multipart, { throwFileSizeLimit: false, limits });

  /** A member's next picture is only received once the last one is made, since each lies in memory as a whole. */
  const inTurn = oneAtATime();

  const take = async (request: FastifyRequest, context: CallContext, userId: string): Promise<Result<{ image: string }>> => {
    const t = selfTexts[context.locale];
    const given = await readUpload(request, t);
    if (!given.ok) return given;
    if (given.value.id.toLowerCase() !== userId) return fail('forbidden');
    const jpeg = await pictureOf(given.value.file);
    if (!jpeg) return refuse(t.picture.unreadable, { image: [t.picture.unreadable] });
    const replaced = await replacePicture(parts, userId, jpeg);
    return replaced.ok ? ok({ image: imageOf({ image: replaced.value }) }) : replaced;
  };

  const upload = async (request: FastifyRequest, context: CallContext): Promise<Result<{ image: string }>> => {
    const caller = await context.caller();
    if (!caller) return fail('unauthenticated');
    if (!caller.isVerified) return fail('forbidden');
    const { userId } = caller;
    const spent = await parts.limits.spend(uploads, userId);
    if (!spent.ok) return spent;
    return inTurn(userId, () => take(request, context, userId));
  };

  app.post(accountFiles.uploadImage, { schema: documented, onRequest: csrf.check }, async (request, reply) => {
    const done = await upload(request, contextOf(request, reply));
    if (!done.ok) return sendFailure(request, reply, done);
    return reply.header('Cache-Control', 'private, no-store').send(done.value);
  });

  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: accountFiles.image(':file'),
    schema: { hide: true },
    handler: async (request, reply) => {
      const context = contextOf(request, reply);
      const file = (await context.caller()) ? (await memberOf(context)).row.image : null;
      if (file === null || file !== request.params.file) return sendFailure(request, reply, fail('not-found'));
      // Not cached, so that nobody sees it in the same browser after the logout.
      const picture = { storage: parts.storage, path: picturePath(file), cacheControl: 'private, no-cache' };
      if (!(await sendFile(request, reply, picture))) return sendFailure(request, reply, fail('not-found'));
      return reply;
    },
  });
}
