import type { IncomingMessage, ServerResponse } from 'node:http';
import { bytesIn, codingOf, type Kept } from '../byte-cache.ts';
import type { NameRequest } from './request-ids.ts';

type Sending = { readonly vary: string; readonly requestId?: string };

/**
 * Sends cached bytes straight to the socket. Cached pages bypass the router, which would cost a fifth of the requests per second
 * (docs/scaling.md).
 */
export function createCacheSender(common: Readonly<Record<string, string>>, nameRequest: NameRequest) {
  const always = Object.entries(common).flat();
  /** `requestId` if the request has an id already. */
  return function send(request: IncomingMessage, response: ServerResponse, kept: Kept, { vary, requestId }: Sending): void {
    const headers = [...always, 'X-Request-Id', requestId ?? nameRequest(request), 'Vary', vary, ...kept.headers];
    if (kept.status === 200) headers.push('ETag', kept.etag, 'Cache-Control', 'public, no-cache');
    else headers.push('Cache-Control', 'no-store');
    if (kept.modifiedAt !== undefined) headers.push('Last-Modified', new Date(kept.modifiedAt).toUTCString());
    if (kept.status === 200 && isCurrent(request, kept)) {
      response.writeHead(304, headers).end();
      return;
    }
    const coding = codingOf(request.headers['accept-encoding']);
    const bytes = bytesIn(kept, coding);
    headers.push('Content-Type', kept.type, 'Content-Length', String(bytes.length));
    if (coding !== 'identity') headers.push('Content-Encoding', coding);
    response.writeHead(kept.status, headers);
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };
}

/**
 * Weak comparison with possibly several tags (RFC 9110, section 13.1.2); the tag is a hash, so it is never part of another one.
 */
const isKnown = (header: string | undefined, { etag }: Kept): boolean =>
  header !== undefined && (header === etag || header.includes(etag.slice(2)));

/**
 * Whether the client has these bytes already. The date counts without an ETag (RFC 9110, section 13.1.3): the one they came with, as a
 * clock that was ahead when older ones were sent makes those look newer.
 */
function isCurrent({ headers }: IncomingMessage, kept: Kept): boolean {
  const since = headers['if-modified-since'];
  if (headers['if-none-match'] !== undefined || since === undefined) return isKnown(headers['if-none-match'], kept);
  return kept.modifiedAt !== undefined && Date.parse(since) === kept.modifiedAt;
}

export type CacheSender = ReturnType<typeof createCacheSender>;
