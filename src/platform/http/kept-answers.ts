import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import { bytesIn, codingOf, type Kept } from '../byte-cache.ts';

/**
 * Sends kept bytes straight to the socket. Cached pages skip the router this way: it would cost a
 * fifth of the requests a second (docs/scaling.md).
 */
export function createKeptSender(common: Readonly<Record<string, string>>) {
  const always = Object.entries(common).flat();
  return function send(request: IncomingMessage, response: ServerResponse, kept: Kept, vary: string): void {
    const headers = [...always, 'X-Request-Id', randomUUID(), 'ETag', kept.etag, 'Cache-Control', 'no-cache', 'Vary', vary];
    if (kept.status === 200 && request.headers['if-none-match'] === kept.etag) {
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

export type KeptSender = ReturnType<typeof createKeptSender>;
