import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';
import { currentContext } from './request-context.ts';

export type Log = Logger;

/** Values that the database repeats (`invalid input syntax for type uuid: "…"`), and addresses anywhere. */
const withoutValues = (message: string): string =>
  message
    .replace(/\nparams: .*$/s, '')
    .replaceAll(/: "[^"]*"/g, ': "…"')
    .replaceAll(/(?<![^\s"'`<>(),;:=/?&])[^\s"'`<>(),;:=/?&]+(?:@|%40)[^\s"'`<>(),;:=/?&]+/gi, '…@…');

/** The stack without the message that it starts with, now or when it was created. */
const framesOf = ({ message, stack = '' }: Error): string => {
  const at = message === '' ? -1 : stack.indexOf(message);
  return at < 0 ? (/^ {4}at [^]*/m.exec(stack)?.[0] ?? '').trim() : stack.slice(at + message.length).trim();
};

type Described = { type: string; message: string; code?: unknown; stack: string; cause?: Described };

/** A thrown value that is no error: its text, and where it was thrown or caught. */
function unusual(thrown: unknown): Described {
  const { status, statusText, code, message, stack } = Object(thrown) as Record<string, unknown>;
  const isWord = (word: unknown): word is string | number =>
    word !== '' && (typeof word === 'string' || typeof word === 'number');
  const type = (Object(thrown) as object).constructor?.name ?? typeof thrown;
  const text = typeof thrown === 'object' && thrown !== null ? `a thrown ${type} without a message` : String(thrown);
  const said = [status, statusText, message].filter(isWord).join(' ') || [code].filter(isWord).join(' ') || text;
  const own = typeof message === 'string' ? message : '';
  const copied = typeof stack === 'string' ? Object.assign(new Error(own), { stack }) : new Error('caught');
  return { type, message: withoutValues(said), ...(isWord(code) ? { code } : {}), stack: framesOf(copied) };
}

/** A name with several addresses fails with one error for each and no message of its own. */
const messageOf = (error: Error): string => {
  if (error.message) return error.message;
  const parts = error instanceof AggregateError ? error.errors : [];
  return parts.map((part: unknown) => (part instanceof Error ? part.message : '')).join('; ') || error.name;
};

/** Causes may be each other's. */
const deepestCause = 3;

/**
 * An error for the log, with an allow-list of fields. A failed query contains all its parameters in its message, stack and
 * fields: addresses, names, tokens, whole mails (S16.5).
 */
function described(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return unusual(error);
  const { code, cause } = error as NodeJS.ErrnoException;
  return {
    type: error.constructor.name,
    message: withoutValues(messageOf(error)),
    ...(code === undefined ? {} : { code }),
    stack: framesOf(error),
    ...(cause === undefined || depth > deepestCause ? {} : { cause: described(cause, depth + 1) }),
  };
}

/** What the pool answers once the process that is told to stop has closed it, and what it cuts off says. */
export const closedPool = 'Cannot use a pool after calling end on the pool';

/** Whether something was cut off by this process's own stop: it is done again after the next start, and is no fault. */
export function isOfOwnStop(facts: unknown, depth = 0): boolean {
  if (depth > deepestCause) return false;
  const { err, cause, message } = Object(facts) as { err?: unknown; cause?: unknown; message?: unknown };
  return message === closedPool || [err, cause].some((inner) => inner !== undefined && isOfOwnStop(inner, depth + 1));
}

/** So much waits for a disk that has no room, or for a slow reader, in characters; later lines are dropped. */
const mostWaiting = 1024 * 1024;

/** When a full pipe is tried again, in ms. */
const retryMs = 100;

/** How often the end of the process waits 100 ms for a full pipe: the last lines say why it ended. */
const mostWaitsAtEnd = 20;

/**
 * Standard output. A full disk below it, or a pipe that nobody reads any more, costs lines of the log, and not the site. It is said
 * once on standard error. A full pipe is tried again later: pino would wait for its reader with each line, and the site with it.
 */
export function standardOutput(): DestinationStream {
  let waitsLeft = 0;
  const stream = pino.destination({ dest: 1, sync: true, maxLength: mostWaiting, retryEAGAIN: () => (waitsLeft -= 1) >= 0 });
  let retry: NodeJS.Timeout | undefined;
  const tryAgain = (): void => {
    retry ??= setTimeout(() => {
      retry = undefined;
      stream.write('');
    }, retryMs).unref();
  };
  let isFailing = false;
  process.on('exit', () => {
    waitsLeft = mostWaitsAtEnd;
    try {
      stream.write('');
      // It tries for ever what a full disk refuses: the process would never end.
      if (!isFailing) stream.flushSync();
    } catch {
      // Nobody reads it.
    }
  });
  stream.on('write', () => {
    isFailing = false;
  });
  let isTold = false;
  const tell = ({ code, message }: NodeJS.ErrnoException): void => {
    if (code === 'EAGAIN') return tryAgain();
    isFailing = true;
    if (!isTold) process.stderr.write(`The log cannot be written to standard output (${code ?? message}).\n`);
    isTold = true;
  };
  stream.on('error', tell);
  // What is printed beside the log.
  process.stdout.on('error', tell);
  process.stderr.on('error', () => undefined);
  return stream;
}

/** Structured lines on standard output (S18.4). Personal data and secrets are redacted, even if somebody logs a whole request. */
export const createLog = (config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Log =>
  pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: (_facts, _level, logger) => {
        const requestId = currentContext()?.requestId;
        return requestId === undefined || 'reqId' in logger.bindings() ? {} : { reqId: requestId };
      },
      hooks: {
        logMethod(args, method) {
          if (!isOfOwnStop(args[0])) method.apply(this, args);
        },
      },
      serializers: { err: (error: unknown) => described(error) },
      redact: {
        paths: ['req.headers.cookie', 'req.headers.authorization', 'headers.cookie', 'headers.authorization', 'password'],
        remove: true,
      },
    },
    destination,
  );
