/**
 * Expected outcomes are returned, impossible states throw. A command or query answers with a `Result`;
 * one place (`platform/http`) turns failures into HTTP.
 */

/** Why something was not done. Each code has one HTTP status, see `statusOf`. */
export type FailureCode =
  | 'unauthenticated'
  | 'payment-required'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'session-expired'
  | 'invalid'
  | 'too-many';

/** Texts per field, in the language of the request: what the wire calls `errors` (S5.1). */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** A typed failure. `body` replaces the usual `{message}` where the wire fixes another shape (S7.5). */
export type Failure = {
  readonly ok: false;
  readonly code: FailureCode;
  readonly body?: unknown;
  /** Seconds until another try makes sense (RFC 9110, Retry-After). */
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

/** Input that was read but cannot be taken: 422 with texts per field (S5.1), or one of another meaning with the same body. */
export const refuse = (message: string, errors: FieldErrors = {}, code: FailureCode = 'invalid'): Failure =>
  fail(code, { message, errors });

/** Too many tries; the next one makes sense in `seconds`. */
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

/** The failure code that stands for a status, for answers read back from the wire. */
export const codeOf = (status: number): FailureCode | undefined =>
  (Object.keys(statuses) as FailureCode[]).find((code) => statuses[code] === status);
