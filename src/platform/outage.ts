/** Node's error codes of connections that cannot be made, or break; the last four are of network file systems. */
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
 * 25006 (read-only, as a primary that became a standby is), 57P01 to 57P05 (shut down, crashed, starting, dropped, idle for too long), 58030 (its disk fails). A statement that took too long (57014) or
 * waited for a lock (55P03) is not among them: that is a fault of ours.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const sqlStates = /^(?:08|53)[0-9A-Z]{3}$|^25006$|^57P0[1-5]$|^58030$/;

/** Messages of `pg` and the embedded database without a code. */
const messages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end|Query read timeout|The embedded database stopped)/;

/** Names of S3's temporary errors. https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
const storeNames: ReadonlySet<string> = new Set([
  'InternalError',
  'OperationAborted',
  'RequestTimeout',
  'ServiceUnavailable',
  'SlowDown',
  'ThrottlingException',
  'TimeoutError',
]);

/** An outage that has no error code of its own. */
export class Outage extends Error {
  override readonly name = 'Outage';
}

type Facts = {
  readonly code?: unknown;
  readonly name?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly errors?: unknown;
  readonly syscall?: unknown;
  readonly $metadata?: { readonly httpStatusCode?: number };
};

/** A missing Unix socket is no missing file. */
const isMissingSocket = ({ code, syscall }: Facts): boolean => code === 'ENOENT' && syscall === 'connect';

function isOutageItself(error: Facts): boolean {
  const { code, name, message, $metadata } = error;
  if (typeof code === 'string' && (networkCodes.has(code) || sqlStates.test(code))) return true;
  if (isMissingSocket(error) || error instanceof Outage) return true;
  if ($metadata !== undefined) {
    const status = $metadata.httpStatusCode ?? 0;
    return status >= 500 || status === 429 || storeNames.has(String(name));
  }
  return typeof message === 'string' && messages.test(message);
}

/** Maximum depth of causes: longer chains are circular. */
const deepest = 8;

/**
 * Whether an error means that the database or the store is temporarily unavailable (S18.3): unreachable, stopping, starting, or
 * overloaded. It is answered with 503, and retried where possible. Follows causes and the parts of an `AggregateError` (a name
 * with several addresses).
 */
export function isOutage(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > deepest) return false;
  const facts = error as Facts;
  if (isOutageItself(facts)) return true;
  if (Array.isArray(facts.errors) && facts.errors.some((one) => isOutage(one, depth + 1))) return true;
  return isOutage(facts.cause, depth + 1);
}

/** Seconds until a retry makes sense (RFC 9110, Retry-After). */
export const retryAfter = 5;
