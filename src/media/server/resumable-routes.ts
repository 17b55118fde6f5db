import { AsyncLocalStorage } from 'node:async_hooks';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS, Metadata, Server, Upload, type DataStore } from '@tus/server';
import type { CallContext, Caller } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { fail, ok, statusOf, type Failure, type Result } from '#kit/result.ts';
import { mediaFiles } from '#paths/media-api.ts';
import { uuidPattern } from '#paths/patterns.ts';
import { failureBody, sendFailure, unavailableMessage } from '#platform/http/errors.ts';
import { admitted } from '#platform/http/mount.ts';
import { isOutage, retryAfter } from '#platform/outage.ts';
import { largestFile } from '../file-rules.ts';
import { guard, type FileRoutesParts } from './form-routes.ts';
import { refuseFile } from './file-words.ts';
import { uploadLasts } from './keep-files.ts';
import { storedAt, type FileParts } from './parts.ts';
import { files, fileUploads } from './tables.ts';
import { inTurnOn } from './turns.ts';
import { beginUpload, dropUploads, finishUploads, type UploadRow } from './uploads.ts';

type Request = FastifyRequest<{ Params: { id: string } }>;

/** What the tus library's hooks need to know about the current request. */
type Current = { readonly id: string; readonly locale: Locale; readonly raw: FastifyReply['raw'] };

const base = mediaFiles.resumable;

/**
 * Resumable uploads (S10.5; tus 1.0.0 with creation and termination). The library implements the protocol and writes the bytes;
 * the row in `file_uploads` determines the owner of an upload, whether it still exists, and when it becomes a file.
 */
export async function resumableRoutes(app: FastifyInstance, parts: FileRoutesParts): Promise<void> {
  const { contextOf, csrf } = parts;
  const tus = createTus(parts);

  const handOver = async (request: FastifyRequest, reply: FastifyReply, current: Current): Promise<FastifyReply> => {
    const server = await tus.server();
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value);
    reply.raw.setHeader('Cache-Control', 'no-store');
    await tus.current.run(current, () => server.handle(request.raw, reply.raw));
    return reply;
  };

  /** The caller, or the failure to respond with. */
  const callerOf = async (context: CallContext): Promise<Result<Caller>> => {
    const may = await admitted({ guard }, context);
    const caller = may.ok ? await context.caller() : null;
    return may.ok ? (caller ? ok(caller) : fail('unauthenticated')) : may;
  };

  const create = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const context = contextOf(request, reply);
    const caller = await callerOf(context);
    if (!caller.ok) return sendFailure(request, reply, caller);
    const announced = announcedOf(request, context.locale);
    if (!announced.ok) return sendFailure(request, reply, announced);
    const begun = await beginUpload(parts, { ...announced.value, userId: caller.value.userId }, context.locale);
    if (!begun.ok) return sendFailure(request, reply, begun);
    expires(reply, begun.value);
    await handOver(request, reply, { id: begun.value.id, locale: context.locale, raw: reply.raw });
    // If the store could not even start the upload, drop it; the client already has the error response.
    if (reply.raw.statusCode >= 400) await dropUploads(parts, [begun.value.id]);
    return reply;
  };

  const goOn = async (request: Request, reply: FastifyReply): Promise<FastifyReply> => {
    const context = contextOf(request, reply);
    const caller = await callerOf(context);
    if (!caller.ok) return sendFailure(request, reply, caller);
    const { id } = request.params;
    const own = uuidPattern.test(id) ? await touch(parts, id, caller.value.userId) : null;
    if (own) return proceed(request, reply, own, context.locale);
    const size = request.method === 'HEAD' && uuidPattern.test(id) ? await sizeOfOwn(parts, id, caller.value.userId) : null;
    return size === null ? sendFailure(request, reply, fail('not-found')) : sendWhole(reply, size);
  };

  const proceed = async (request: Request, reply: FastifyReply, row: UploadRow, locale: Locale): Promise<FastifyReply> => {
    if (request.method === 'DELETE') {
      const dropped = await dropUploads(parts, [row.id], row.userId);
      if (dropped.length === 0) return sendFailure(request, reply, fail('not-found'));
      return reply.code(204).headers({ 'Tus-Resumable': '1.0.0', 'Cache-Control': 'no-store' }).send();
    }
    expires(reply, row);
    // The process that should have finished the upload died, or its response was lost.
    if (request.method === 'HEAD' && (await parts.storage.stat(storedAt(row.id)))?.size === row.size) {
      const done = await finishUploads(parts, [row.id], locale);
      return done.ok ? sendWhole(reply, row.size) : sendFailure(request, reply, done);
    }
    return handOver(request, reply, { id: row.id, locale, raw: reply.raw });
  };

  await app.register(async (inner) => {
    // The library reads the request body itself.
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const hidden = { schema: { hide: true } };
    inner.route({
      method: 'OPTIONS',
      url: base,
      ...hidden,
      handler: (request, reply) => handOver(request, reply, { id: '', locale: contextOf(request, reply).locale, raw: reply.raw }),
    });
    inner.post(base, { schema: documented, onRequest: csrf.check }, create);
    inner.head<{ Params: { id: string } }>(`${base}/:id`, hidden, goOn);
    for (const method of ['PATCH', 'DELETE'] as const)
      inner.route<{ Params: { id: string } }>({ method, url: `${base}/:id`, ...hidden, onRequest: csrf.check, handler: goOn });
  });
}

const documented = {
  summary:
    'Begins a resumable upload of at most 10 GB (tus 1.0.0: Upload-Length, Upload-Metadata with filename and folder; then HEAD, PATCH, DELETE at its Location).',
};

/** The tus server, created lazily since most processes never need it. */
function createTus(parts: FileParts) {
  const current = new AsyncLocalStorage<Current>();
  const idNow = (): string => {
    const now = current.getStore();
    if (!now) throw new Error('An upload is handled outside its request.');
    return storedAt(now.id);
  };
  const known = async (path: string): Promise<Upload | undefined> => {
    const [row] = await parts.db
      .select()
      .from(fileUploads)
      .where(eq(fileUploads.id, path.split('/').at(-1) ?? ''));
    if (!row || row.size === null) return undefined;
    return new Upload({ id: path, size: row.size, offset: 0, metadata: { filename: row.name, folder: row.folder } });
  };
  const make = async (): Promise<Server> => {
    const datastore: DataStore = await parts.storage.inPieces(known);
    // Expiry is handled by the table, and the size is known from the start, so these extensions are left out.
    datastore.extensions = ['creation', 'creation-with-upload', 'termination'];
    const write = datastore.write.bind(datastore);
    datastore.write = (stream, id, offset) =>
      inTurnOn(parts.db, id.split('/').at(-1) ?? '', async () => {
        // The library's own offset check ran before this request had the lock.
        if ((await datastore.getUpload(id)).offset !== offset) throw ERRORS.INVALID_OFFSET;
        return write(stream, id, offset);
      });
    return new Server({
      path: base,
      datastore,
      maxSize: largestFile,
      relativeLocation: true,
      allowedOrigins: [],
      namingFunction: idNow,
      generateUrl: (_request, { path, id }) => `${path}/${id.split('/').at(-1)}`,
      getFileIdFromRequest: idNow,
      onUploadFinish: async () => {
        const { id, locale } = current.getStore() ?? { id: '', locale: 'de' as const };
        const done = await finishUploads(parts, [id], locale);
        if (!done.ok) throw thrown(done, locale);
        return {};
      },
      onResponseError: (_request, error) => {
        const { locale, raw } = current.getStore() ?? { locale: 'de' as const, raw: null };
        const status = 'status_code' in error ? error.status_code : 500;
        if (status < 500) return undefined;
        if (isOutage(error)) {
          parts.log.warn({ err: error }, 'a dependency is away');
          raw?.setHeader('Retry-After', String(retryAfter));
          return { status_code: 503, body: JSON.stringify({ message: unavailableMessage(locale) }) };
        }
        parts.log.error({ err: error }, 'an upload could not be stored');
        const { body } = refuseFile('noRoom', locale);
        return { status_code: 500, body: JSON.stringify(body) };
      },
    });
  };
  let made: Promise<Server> | undefined;
  return {
    current,
    server: () => {
      made ??= make();
      made.catch(() => (made = undefined));
      return made;
    },
  };
}

/** The form of errors that the library turns into responses. */
const thrown = (failure: Failure, locale: Locale) =>
  Object.assign(new Error('The upload was not taken.'), {
    status_code: statusOf(failure.code),
    body: JSON.stringify(failureBody(failure, locale)),
  });

type Announced = { readonly name: string; readonly folder: string | null; readonly size: number };

/** Parses the metadata of the first request. */
function announcedOf({ headers }: FastifyRequest, locale: Locale): Result<Announced> {
  const length = headers['upload-length'];
  if (typeof length !== 'string' || !/^\d{1,15}$/.test(length)) return refuseFile('noSize', locale);
  const size = Number(length);
  if (size === 0) return refuseFile('empty', locale);
  if (size > largestFile) return { ...refuseFile('large', locale) };
  const { filename, folder } = metadataOf(headers['upload-metadata']);
  if (folder && !uuidPattern.test(folder)) return refuseFile('noFolder', locale);
  return ok({ name: filename ?? '', folder: folder ? folder.toLowerCase() : null, size });
}

/** Invalid metadata is treated as none. */
function metadataOf(header: string | readonly string[] | undefined): Record<string, string | null> {
  try {
    return typeof header === 'string' ? Metadata.parse(header) : {};
  } catch {
    return {};
  }
}

/** Returns this user's upload and marks it as recently used. */
async function touch({ db, clock }: FileParts, id: string, userId: string): Promise<UploadRow | null> {
  const [row] = await db
    .update(fileUploads)
    .set({ touchedAt: clock.now() })
    .where(and(eq(fileUploads.id, id), eq(fileUploads.userId, userId)))
    .returning();
  return row ?? null;
}

/** The size of a file that this user uploaded, in case the last response was lost. */
async function sizeOfOwn({ db }: FileParts, id: string, userId: string): Promise<number | null> {
  const [row] = await db
    .select({ size: files.size })
    .from(files)
    .where(and(eq(files.id, id), eq(files.createdBy, userId)));
  return row?.size ?? null;
}

const sendWhole = (reply: FastifyReply, size: number | null): FastifyReply =>
  reply
    .code(200)
    .headers({
      'Tus-Resumable': '1.0.0',
      'Cache-Control': 'no-store',
      'Upload-Offset': String(size),
      'Upload-Length': String(size),
    })
    .send();

const expires = (reply: FastifyReply, { touchedAt }: UploadRow): void =>
  void reply.header('Upload-Expires', new Date(touchedAt.getTime() + uploadLasts).toUTCString());
