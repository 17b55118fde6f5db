import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Storage, StoredFile } from '#platform/storage.ts';
import { contentTypeOf, parseRange } from '../rules.ts';

export type FileToSend = {
  readonly storage: Storage;
  /** Path in the store. */
  readonly path: string;
  readonly cacheControl: string;
  /** Sends it as an attachment with this name. */
  readonly saveAs?: string;
  /** Media type, if the name in the store does not show it. */
  readonly type?: string;
};

/**
 * Responds with a stored file according to RFC 9110: ETag and If-None-Match, Range and If-Range, HEAD. The bytes are streamed
 * from disk to the socket, or the front server takes over the transfer (`MEDIA_BY`). Resolves to false, without a response, if
 * the file does not exist.
 */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileToSend): Promise<boolean> {
  const found = await file.storage.stat(file.path);
  if (!found) return false;
  const type = file.type ?? contentTypeOf(file.path);
  const disposition = file.saveAs && attachment(file.saveAs);
  reply.headers({ 'Content-Type': type, 'Cache-Control': file.cacheControl, 'X-Content-Type-Options': 'nosniff' });
  if (disposition) reply.header('Content-Disposition', disposition);
  const sending = { method: request.method, type, cacheControl: file.cacheControl, disposition };
  const handedOver = await file.storage.handOver?.(file.path, sending);
  if (handedOver) {
    await reply.code(handedOver.status).headers(handedOver.headers).send('');
    return true;
  }
  reply.headers({ ETag: found.etag, 'Accept-Ranges': 'bytes' });
  if (isKnown(request, found)) {
    await reply.code(304).removeHeader('Content-Type').send();
    return true;
  }
  await sendBytes(request, reply, file, found);
  return true;
}

/** Non-ASCII names are sent in two forms (RFC 6266, section 4.3; RFC 8187). */
const attachment = (name: string): string => {
  const plain = name.replace(/[^ -~]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${encoded}`}`;
};

/** A short plain-text response, for resources that browsers load on their own. */
export async function sendStatus(reply: FastifyReply, status: number, cacheControl = 'no-store'): Promise<void> {
  await reply
    .code(status)
    .headers({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': cacheControl, 'X-Content-Type-Options': 'nosniff' })
    .send(STATUS_CODES[status]);
}

async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, path }: FileToSend,
  found: StoredFile,
): Promise<void> {
  const wanted = parseRange(mayTakePart(request, found) ? request.headers.range : undefined, found.size);
  if (wanted.kind === 'unsatisfiable') {
    reply.header('Content-Range', `bytes */${found.size}`).removeHeader('ETag');
    return sendStatus(reply, 416);
  }
  const span = wanted.kind === 'part' ? wanted : undefined;
  if (span) reply.code(206).header('Content-Range', `bytes ${span.start}-${span.end}/${found.size}`);
  const length = span ? span.end - span.start + 1 : found.size;
  reply.header('Content-Length', length);
  // An empty file has no last byte position.
  const isBare = request.method === 'HEAD' || length === 0;
  await reply.send(isBare ? '' : await storage.read(path, span ?? { start: 0, end: found.size - 1 }));
}

/** If-None-Match uses weak comparison and may list several ETags. */
function isKnown(request: FastifyRequest, { etag }: StoredFile): boolean {
  const header = request.headers['if-none-match'];
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

/** If-Range: a partial response only for the version that the client already has a part of, by strong comparison. */
function mayTakePart(request: FastifyRequest, { etag }: StoredFile): boolean {
  const condition = request.headers['if-range'];
  return condition === undefined || condition === etag;
}
