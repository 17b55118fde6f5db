/**
 * Expected outcomes are returned, impossible states throw. Commands and queries return a `Result`; one place (`platform/http`)
 * turns failures into HTTP.
 */

/** The reason of a failure. Each code has one HTTP status, see `statusOf`. */
export type FailureCode =
  | 'unauthenticated'
  | 'payment-required'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'session-expired'
  | 'invalid'
  | 'too-many';

/** Texts by field in the language of the request; `errors` on the wire (S5.1). */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** A typed failure. `body` replaces the usual `{message}` where the wire fixes another shape (S7.5). */
export type Failure = {
  readonly ok: false;
  readonly code: FailureCode;
  readonly body?: unknown;
  /** Seconds until a retry makes sense (RFC 9110, Retry-After). */
  readonly retryAfter?: number;
};

export type Success<Value> = { readonly ok: true; readonly value: Value };

export type Result<Value> = Success<Value> | Failure;

export const ok = <Value>(value: Value): Success<Value> => ({ ok: true, value });

export const fail = (code: FailureCode, body?: unknown): Failure => ({
  ok: false,
  code,
  ...(body === undefined ? {} : { body }),
});

/** Invalid input: 422 with texts by field (S5.1), or another failure with the same body. */
export const refuse = (message: string, errors: FieldErrors = {}, code: FailureCode = 'invalid'): Failure =>
  fail(code, { message, errors });

/** Rate limited; retry after `seconds`. */
export const tooMany = (seconds: number): Failure => ({
  ok: false,
  code: 'too-many',
  retryAfter: Math.max(1, Math.ceil(seconds)),
});

const statuses: Record<FailureCode, number> = {
  unauthenticated: 401,
  'payment-required': 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'session-expired': 419,
  invalid: 422,
  'too-many': 429,
};

/** The HTTP status of a failure (RFC 9110; 419 is the CSRF convention of S4.1). */
export const statusOf = (code: FailureCode): number => statuses[code];

/** The failure code for a status, for answers read from the wire. */
export const codeOf = (status: number): FailureCode | undefined =>
  (Object.keys(statuses) as FailureCode[]).find((code) => statuses[code] === status);
