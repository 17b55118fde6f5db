/** What a connection that cannot be made, or breaks, is called by Node; the last four by file systems of another machine. */
const networkCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOTCONN',
  'ESTALE',
  'EREMOTEIO',
  'EIO',
]);

/**
 * SQLSTATE of a server that is away or takes on nothing: class 08 (connection), class 53 (out of connections, memory or disk),
 * 57P01 to 57P05 (shut down, crashed, starting, dropped, idle for too long), 58030 (its disk fails). A statement that took too long (57014) or
 * waited for a lock (55P03) is not among them: that is a fault of ours.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const sqlStates = /^(?:08|53)[0-9A-Z]{3}$|^57P0[1-5]$|^58030$/;

/** What `pg` and the embedded database say without a code. */
const messages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end|Query read timeout|The embedded database stopped)/;

/** Names of S3's errors that pass. https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
const storeNames: ReadonlySet<string> = new Set([
  'InternalError',
  'OperationAborted',
  'RequestTimeout',
  'ServiceUnavailable',
  'SlowDown',
  'ThrottlingException',
  'TimeoutError',
]);

type Facts = {
  readonly code?: unknown;
  readonly name?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly errors?: unknown;
  readonly syscall?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number };
};

/** A Unix socket that nobody has made yet is no missing file. */
const isMissingSocket = ({ code, syscall }: Facts): boolean => code === 'ENOENT' && syscall === 'connect';

function isOutageItself(error: Facts): boolean {
  const { code, name, message, $metadata } = error;
  if (typeof code === 'string' && (networkCodes.has(code) || sqlStates.test(code))) return true;
  if (isMissingSocket(error)) return true;
  if ($metadata !== undefined) {
    const status = $metadata.httpStatusCode ?? 0;
    return status >= 500 || status === 429 || storeNames.has(String(name));
  }
  return typeof message === 'string' && messages.test(message);
}

/** Causes are followed so far: longer chains are circles. */
const deepest = 8;

/**
 * Whether something failed because the database or the store is away for now (S18.3): it cannot be reached, ends, begins, or takes on
 * nothing more. Such a failure passes without a change of ours, so it is answered with 503, and tried again where it can be. Looks through
 * causes and through the parts of an `AggregateError` (a name with several addresses).
 */
export function isOutage(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > deepest) return false;
  const facts = error as Facts;
  if (isOutageItself(facts)) return true;
  if (Array.isArray(facts.errors) && facts.errors.some((one) => isOutage(one, depth + 1))) return true;
  return isOutage(facts.cause, depth + 1);
}

/** Seconds after which another try makes sense (RFC 9110, Retry-After). */
export const retryAfter = 5;
