import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localeOfHeaders, type Locale } from '#kit/locale.ts';
import { statusOf, type Failure, type FailureCode } from '#kit/result.ts';
import { isOutage, retryAfter } from '../outage.ts';

/** Default messages of answers, in the language of the request. */
const messages: Record<Locale, Record<FailureCode | 'unexpected' | 'unavailable', string>> = {
  de: {
    unauthenticated: 'Bitte melde Dich an.',
    'payment-required': 'Dieser Inhalt ist kostenpflichtig.',
    forbidden: 'Das ist Dir nicht erlaubt.',
    'not-found': 'Nicht gefunden.',
    conflict: 'Das passt nicht mehr zum aktuellen Stand.',
    'session-expired': 'Deine Sitzung ist abgelaufen. Lade die Seite bitte neu.',
    invalid: 'Die Eingaben sind ungültig.',
    'too-many': 'Zu viele Versuche. Bitte warte einen Moment.',
    unexpected: 'Ein unerwarteter Fehler ist aufgetreten.',
    unavailable: 'Wir sind für einen Moment nicht erreichbar. Bitte versuche es gleich noch einmal.',
  },
  en: {
    unauthenticated: 'Please log in.',
    'payment-required': 'This content has to be bought.',
    forbidden: 'You may not do this.',
    'not-found': 'Not found.',
    conflict: 'This no longer fits the current state.',
    'session-expired': 'Your session has expired. Please reload the page.',
    invalid: 'The input is invalid.',
    'too-many': 'Too many attempts. Please wait a moment.',
    unexpected: 'An unexpected error has occurred.',
    unavailable: 'We are unavailable for a moment. Please try again shortly.',
  },
};

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** The language of a call's answer: `X-Language`, else `Accept-Language`. */
export const localeOfRequest = (request: FastifyRequest): Locale =>
  localeOfHeaders(headerOf(request, 'x-language'), headerOf(request, 'accept-language'));

/** The body of a typed failure: its own, else `{message}`. */
export const failureBody = ({ code, body }: Failure, locale: Locale): unknown => body ?? { message: messages[locale][code] };

/** Turns a typed failure into its answer. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  if (failure.retryAfter !== undefined) void reply.header('Retry-After', String(failure.retryAfter));
  return reply
    .code(statusOf(failure.code))
    .header('Cache-Control', 'no-store')
    .send(failureBody(failure, localeOfRequest(request)));
}

/** The body of every answer with status 500 or 503; the log has the details under the id. */
type FaultBody = { readonly message: string; readonly request: string };

/**
 * Logs an error and answers it: 503 with `Retry-After` if the database or the store is unavailable, so that a front server tries
 * another server and clients retry; 500 for our own faults.
 */
export function failWith(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { locale, what = 'request failed' }: { readonly locale: Locale; readonly what?: string },
): FaultBody {
  const isAway = isOutage(error);
  request.log[isAway ? 'warn' : 'error']({ err: error, url: pathOf(request) }, isAway ? 'a dependency is away' : what);
  void reply.code(isAway ? 503 : 500).header('Cache-Control', 'no-store');
  if (isAway) void reply.header('Retry-After', String(retryAfter));
  return { message: messages[locale][isAway ? 'unavailable' : 'unexpected'], request: request.id };
}

/** The same messages for errors of a library. */
export const unavailableMessage = (locale: Locale): string => messages[locale].unavailable;

/** An address for the log: queries may contain tokens and personal data (S16.5). */
export const pathOf = ({ url }: Pick<FastifyRequest, 'url'>): string => url.split('?', 1)[0] ?? url;

/** An error of the HTTP layer (malformed JSON, too large, wrong method); Fastify sets its status. */
const clientStatus = (error: unknown): number | undefined => {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
};

/** The one place where errors become answers: 4xx with a message, 5xx without internals. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const locale = localeOfRequest(request);
    const status = clientStatus(error);
    if (status) return reply.code(status).header('Cache-Control', 'no-store').send({ message: messages[locale].invalid });
    return reply.send(failWith(error, request, reply, { locale }));
  });
}

const unreadable: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** How long an answer to what is no valid HTTP may be read, in ms: whoever does not hang up then is hung up on. */
const lingering = 2000;

/**
 * Answers input that is no valid HTTP, such as an address of 20 kB, or one that does not come to its end. There is no request
 * object yet, so the response is written by hand.
 */
export function answerUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ message: messages.de.invalid });
  const head = [
    `HTTP/1.1 ${unreadable[code] ?? '400 Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${randomUUID()}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // Node waits for the other side to close, however long that takes.
  const over = setTimeout(() => socket.destroy(), lingering);
  socket.once('close', () => clearTimeout(over));
}
