import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localeOfHeaders, type Locale } from '#kit/locale.ts';
import { statusOf, type Failure, type FailureCode } from '#kit/result.ts';

/** What a caller reads when an answer has no words of its own; in the language of the request. */
const messages: Record<Locale, Record<FailureCode | 'unexpected', string>> = {
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
  },
};

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** The language in which a call is answered: `X-Language`, else `Accept-Language`. */
export const localeOfRequest = (request: FastifyRequest): Locale =>
  localeOfHeaders(headerOf(request, 'x-language'), headerOf(request, 'accept-language'));

/** Turns a typed failure into its answer. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, { code, body }: Failure): FastifyReply {
  return reply
    .code(statusOf(code))
    .header('Cache-Control', 'no-store')
    .send(body ?? { message: messages[localeOfRequest(request)][code] });
}

/** A failure of the HTTP layer itself (malformed JSON, too large, wrong method); Fastify names its status. */
const clientStatus = (error: unknown): number | undefined => {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
};

/** The one place where what was thrown becomes an answer: 4xx with words, 5xx without internals. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const words = messages[localeOfRequest(request)];
    const status = clientStatus(error);
    if (status) return reply.code(status).header('Cache-Control', 'no-store').send({ message: words.invalid });
    request.log.error({ err: error, url: request.url }, 'request failed');
    return reply.code(500).header('Cache-Control', 'no-store').send({ message: words.unexpected, request: request.id });
  });
}
