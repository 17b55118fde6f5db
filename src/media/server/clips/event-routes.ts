import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { refuse } from '#kit/result.ts';
import { clipEvents } from '#paths/clip-api.ts';
import { localeOfRequest, sendFailure } from '#platform/http/errors.ts';
import type { WebServices } from '#platform/services.ts';
import type { Locale } from '#kit/locale.ts';
import { presentClips } from './handlers.ts';
import { refusal } from './clip-file-routes.ts';
import type { ClipParts } from './parts.ts';
import { listClipRowsByIds } from './rows.ts';

/** Polling interval of the rows in ms; any server may change them. */
const lookEvery = 500;
/** Reverse proxies close connections that are idle for a minute. */
const heartbeatEvery = 15_000;
/** Then the browser reconnects, and callers who lost their permission are refused. */
const longest = 10 * 60_000;

const Ids = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.uuid()).min(1).max(50));

type Stream = { readonly reply: FastifyReply; readonly ids: readonly string[]; readonly locale: Locale };

/**
 * `GET /api/backend/clip/events?id=`: server-sent events (HTML, 9.2) for these clips, in the format of `get`: the current
 * state, then each change. A reconnect also starts with the current state, so missed events do not matter.
 */
export function clipEventRoutes(app: FastifyInstance, parts: ClipParts & Pick<WebServices, 'contextOf'>): void {
  const open = new Set<() => void>();
  // `close` waits for pending responses, and these never end on their own.
  app.addHook('preClose', async () => {
    for (const end of open) end();
  });

  async function follow({ reply, ids, locale }: Stream): Promise<void> {
    const { raw } = reply;
    const ended = Promise.withResolvers<void>();
    const end = (): void => {
      open.delete(end);
      ended.resolve();
    };
    open.add(end);
    raw.once('close', end);
    const over = setTimeout(end, longest);
    const beat = setInterval(() => raw.write(':\n\n'), heartbeatEvery);
    const sent = new Map<string, number>();
    try {
      while (open.has(end)) {
        const rows = await listClipRowsByIds(parts.db, ids);
        const changed = rows.filter(({ id, revision }) => sent.get(id) !== revision);
        for (const clip of await presentClips(parts, changed, locale)) {
          sent.set(clip.id, clip.revision);
          raw.write(`id: ${clip.revision}\nevent: clip\ndata: ${JSON.stringify(clip)}\n\n`);
        }
        await pause(lookEvery, ended.promise);
      }
    } finally {
      end();
      clearTimeout(over);
      clearInterval(beat);
      raw.end();
    }
  }

  app.get<{ Querystring: { id?: unknown } }>(clipEvents, { schema: { hide: true } }, async (request, reply) => {
    const refused = await refusal(parts.contextOf(request, reply));
    if (refused) return sendFailure(request, reply, refused);
    const ids = Ids.safeParse(request.query.id);
    if (!ids.success) return sendFailure(request, reply, refuse('id', { id: ['id'] }));
    reply.hijack();
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Accel-Buffering': 'no',
    });
    reply.raw.write('retry: 2000\n\n');
    follow({ reply, ids: ids.data, locale: localeOfRequest(request) }).catch((error: unknown) => {
      parts.log.error({ err: error }, 'A stream of events about clips broke off.');
    });
    return reply;
  });
}

/** Resolves after the given time or when the stream has ended. */
async function pause(ms: number, ended: Promise<void>): Promise<void> {
  const over = Promise.withResolvers<void>();
  const timer = setTimeout(over.resolve, ms);
  await Promise.race([over.promise, ended]);
  clearTimeout(timer);
}
