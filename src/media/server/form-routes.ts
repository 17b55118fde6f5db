import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { CallContext, Caller } from '#kit/endpoint.ts';
import { fail, ok, type Result } from '#kit/result.ts';
import { mediaFiles } from '#paths/media-api.ts';
import { uuidPattern } from '#paths/patterns.ts';
import { sendFailure } from '#platform/http/errors.ts';
import { admitted } from '#platform/http/mount.ts';
import { takesNothing } from '#platform/data-folder.ts';
import { isOutage } from '#platform/outage.ts';
import type { WebServices } from '#platform/services.ts';
import { OfficeFile } from '../contract.ts';
import { kindOf, largestEditorImage, largestFile, mostFiles } from '../file-rules.ts';
import type { FileProblem } from '../file-texts.ts';
import { refuseFile } from './file-words.ts';
import type { Facts } from './inspect.ts';
import { storedAt, type FileParts } from './parts.ts';
import { presentFile, type FileRow } from './present-file.ts';
import { sendFile } from './send-file.ts';
import { files, fileUploads } from './tables.ts';
import { beginUpload, dropUploads, finishUploads, isFolder } from './uploads.ts';

export type FileRoutesParts = FileParts & Pick<WebServices, 'contextOf' | 'csrf'>;

/** Roles that may manage files. */
export const guard = ['editor'] as const;

const field = 'files[]';

/** Schema for the OpenAPI document; `receive` parses the body. */
const documented = (summary: string, answer: z.ZodType) => ({
  summary,
  consumes: ['multipart/form-data'],
  body: z.object({ [field]: z.array(z.file()), folder: z.uuid().optional() }),
  response: { 200: answer },
});

type Form = {
  readonly most: number;
  readonly fileSize: number;
  readonly mayBe: (facts: Facts) => boolean;
};

const anyFiles: Form = { most: mostFiles, fileSize: largestFile, mayBe: () => true };
const oneImage: Form = { most: 1, fileSize: largestEditorImage, mayBe: ({ type }) => kindOf(type) === 'image' };

type Received = { readonly ids: string[]; folder: string | null };

/** S10.5, S7.11: multipart uploads, and downloads of original files for the office. */
export async function fileRoutes(app: FastifyInstance, parts: FileRoutesParts): Promise<void> {
  const { contextOf, csrf } = parts;
  await app.register(multipart, { throwFileSizeLimit: false });

  const upload = async (request: FastifyRequest, context: CallContext, form: Form): Promise<Result<FileRow[]>> => {
    const may = await admitted({ guard }, context);
    const caller = await context.caller();
    if (!may.ok || !caller) return may.ok ? fail('unauthenticated') : may;
    const received: Received = { ids: [], folder: null };
    try {
      const problem = await receive(parts, request, { caller, context, form, received });
      if (!problem.ok) return await given(problem);
      if (received.ids.length === 0) return refuseFile('missing', context.locale);
      if (!(await isFolder(parts, received.folder))) return await given(refuseFile('noFolder', context.locale));
      if (received.folder !== null)
        await parts.db.update(fileUploads).set({ folder: received.folder }).where(inArray(fileUploads.id, received.ids));
      return await finishUploads(parts, received.ids, context.locale, form.mayBe);
    } catch (error) {
      await dropUploads(parts, received.ids);
      throw error;
    }
    async function given<Refusal>(refusal: Refusal): Promise<Refusal> {
      await dropUploads(parts, received.ids);
      return refusal;
    }
  };

  const answer = async <Value>(request: FastifyRequest, reply: FastifyReply, done: Result<Value>): Promise<FastifyReply> =>
    done.ok ? reply.header('Cache-Control', 'private, no-store').send(done.value) : sendFailure(request, reply, done);

  app.post(
    mediaFiles.upload,
    {
      schema: documented('Brings files into a folder, all or none.', z.object({ data: z.array(OfficeFile) })),
      onRequest: csrf.check,
    },
    async (request, reply) => {
      const done = await upload(request, contextOf(request, reply), anyFiles);
      return answer(request, reply, done.ok ? ok({ data: done.value.map(presentFile) }) : done);
    },
  );

  app.post(
    mediaFiles.editorImage,
    {
      schema: documented(
        'A picture of the rich-text editor, of at most 8,192,000 bytes (S7.11).',
        z.object({ url: z.string(), data: OfficeFile }),
      ),
      onRequest: csrf.check,
    },
    async (request, reply) => {
      const done = await upload(request, contextOf(request, reply), oneImage);
      const [row] = done.ok ? done.value : [];
      if (!done.ok || !row) return answer(request, reply, done);
      const data = presentFile(row);
      return answer(request, reply, ok({ url: data.url, data }));
    },
  );

  app.route<{ Params: { id: string } }>({
    method: ['GET', 'HEAD'],
    url: mediaFiles.original(':id'),
    schema: { hide: true },
    handler: async (request, reply) => {
      const may = await admitted({ guard }, contextOf(request, reply));
      if (!may.ok) return sendFailure(request, reply, may);
      const { id } = request.params;
      const [row] = uuidPattern.test(id) ? await parts.db.select().from(files).where(eq(files.id, id)) : [];
      const isShown = row && ['image', 'video', 'audio'].includes(kindOf(row.type));
      const isSent =
        row &&
        (await sendFile(request, reply, {
          storage: parts.storage,
          path: row.path,
          type: row.type,
          cacheControl: 'private, max-age=0, must-revalidate',
          ...(isShown ? {} : { saveAs: row.name }),
        }));
      return isSent ? reply : sendFailure(request, reply, fail('not-found'));
    },
  });
}

type Receiving = {
  readonly caller: Caller;
  readonly context: CallContext;
  readonly form: Form;
  /** Filled as files arrive, so that error handling later knows about them. */
  readonly received: Received;
};

/** Streams a form's files into the store. Reads the request to its end, so that the client receives the response. */
async function receive(
  parts: FileParts,
  request: FastifyRequest,
  { caller, context: { locale }, form, received }: Receiving,
): Promise<Result<null>> {
  if (!request.isMultipart()) return refuseFile('missing', locale);
  let problem: Result<null> = ok(null);
  const limits = {
    files: form.most,
    fileSize: form.fileSize,
    fields: 10,
    parts: form.most + 12,
    fieldSize: 1000,
    headerPairs: 20,
  };
  try {
    // Preserves paths in file names, so that validation can reject them. Names are UTF-8, as the multipart standard requires.
    for await (const part of request.parts({ limits, preservePath: true })) {
      if (part.type === 'field') received.folder = folderOf(part.fieldname, part.value) ?? received.folder;
      else if (part.fieldname !== field || !problem.ok) part.file.resume();
      else problem = await take(parts, part, { userId: caller.userId, locale, received });
    }
  } catch (error) {
    if (isOutage(error) && !request.raw.destroyed) throw error;
    const code = (error as { code?: string }).code ?? '';
    const isTheirs = code.startsWith('FST_') || !request.raw.complete;
    if (!isTheirs && !(error as Error).message.includes('multipart') && !(error as Error).message.includes('end of form'))
      throw error;
    return refuseFile(code === 'FST_FILES_LIMIT' ? 'many' : 'broken', locale);
  }
  return problem;
}

/** An invalid id is treated as a folder that does not exist. */
const folderOf = (name: string, value: unknown): string | null => {
  if (name !== 'folder' || value === '' || typeof value !== 'string') return null;
  return uuidPattern.test(value) ? value.toLowerCase() : '00000000-0000-4000-8000-000000000000';
};

type Taking = { readonly userId: string; readonly locale: CallContext['locale']; readonly received: Received };

async function take(
  parts: FileParts,
  { file, filename }: MultipartFile,
  { userId, locale, received }: Taking,
): Promise<Result<null>> {
  const begun = await beginUpload(parts, { userId, name: filename ?? '', folder: null, size: null }, locale);
  if (!begun.ok) {
    file.resume();
    return begun;
  }
  received.ids.push(begun.value.id);
  const problem = await store(parts, begun.value.id, file);
  return problem ? refuseFile(problem, locale) : ok(null);
}

async function store({ storage, log }: FileParts, id: string, file: MultipartFile['file']): Promise<FileProblem | null> {
  try {
    await storage.write(storedAt(id), file);
    return file.truncated ? 'large' : null;
  } catch (error) {
    // A write that fails destroys its source too, so that is no sign of a transfer that broke off.
    if (!takesNothing(error) && file.destroyed && !file.readableEnded) return 'broken';
    file.resume();
    if (isOutage(error)) throw error;
    log.error({ err: error, id }, 'an upload could not be stored');
    return 'noRoom';
  }
}
