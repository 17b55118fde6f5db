import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/** Values that the database repeats (`invalid input syntax for type uuid: "…"`), and addresses wherever they stand. */
const withoutValues = (message: string): string =>
  message
    .replace(/\nparams: .*$/s, '')
    .replaceAll(/: "[^"]*"/g, ': "…"')
    .replaceAll(/[^\s"'`<>(),;:=/?&]+(?:@|%40)[^\s"'`<>(),;:=/?&]+/gi, '…@…');

/** Where it happened, without the message that the stack begins with. */
const framesOf = ({ message, stack = '' }: Error): string => {
  const at = stack.indexOf(message);
  return at < 0 ? '' : stack.slice(at + message.length).trim();
};

type Described = { type: string; message: string; code?: unknown; stack: string; cause?: Described };

/** What was thrown and is no error: what it says of itself, and where it was caught. */
function unusual(thrown: unknown): Described {
  const { status, statusText, message } = Object(thrown) as Record<string, unknown>;
  const said = [status, statusText, message].filter((word) => typeof word === 'string' || typeof word === 'number');
  const type = (Object(thrown) as object).constructor?.name ?? typeof thrown;
  const text = typeof thrown === 'object' && thrown !== null ? '' : String(thrown);
  return { type, message: withoutValues(said.join(' ') || text), stack: framesOf(new Error('caught')) };
}

/**
 * An error as the log has it: what and where, by a list of its own. A failed query brings all its parameters along, in its
 * message, its stack and fields: addresses, names, tokens, whole mails (S16.5).
 */
function described(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return unusual(error);
  const { code, cause } = error as NodeJS.ErrnoException;
  return {
    type: error.constructor.name,
    message: withoutValues(error.message),
    ...(code === undefined ? {} : { code }),
    stack: framesOf(error),
    ...(cause === undefined || depth > 3 ? {} : { cause: described(cause, depth + 1) }),
  };
}

/**
 * Structured lines on standard output (S18.4). What names a person or opens a door never gets there,
 * whoever logs a whole request.
 */
export const createLog = (config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Log =>
  pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: (error: unknown) => described(error) },
      redact: {
        paths: ['req.headers.cookie', 'req.headers.authorization', 'headers.cookie', 'headers.authorization', 'password'],
        remove: true,
      },
    },
    destination,
  );
