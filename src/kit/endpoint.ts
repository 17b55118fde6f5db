import type { z } from 'zod';
import type { Locale } from './locale.ts';
import type { Result } from './result.ts';
import type { Role } from './roles.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Method and path with `:name` parameters, as listed in `paths/api.ts`. */
export type Address = `${Method} /${string}`;

/** An endpoint: its address, its input (path parameters, query and body merged into one object), and its output. */
export type Endpoint<In extends z.ZodType = z.ZodType, Out extends z.ZodType = z.ZodType, At extends Address = Address> = {
  readonly address: At;
  readonly in: In;
  readonly out: Out;
  /**
   * `content`: the answer is the same for everyone until the content version changes, so it is cached as bytes. Absent: computed
   * for each request and marked `private, no-store`.
   */
  readonly kept?: 'content';
  /**
   * Who may call it: `session` any logged-in user (else 401), `verified` those with a confirmed e-mail address, a list of roles
   * those with one of them (else 403). Absent: everyone.
   */
  readonly guard?: 'session' | 'verified' | readonly Role[];
  /** A read by POST that needs no CSRF token (S7.1: only the search). */
  readonly csrf?: 'none';
  /** The answer is a file of this media type, saved under this name. */
  readonly file?: { readonly type: string; readonly name: string };
  /** It takes long texts of the team: a body of up to 1 MB instead of 64 kB. */
  readonly isLong?: true;
  /** Status of a success if it is not 200. An answer with 204 has no body. */
  readonly status?: 201 | 202 | 204;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
};

export const endpoint = <const At extends Address, In extends z.ZodType, Out extends z.ZodType>(
  address: At,
  description: Omit<Endpoint<In, Out>, 'address'>,
): Endpoint<In, Out, At> => ({ address, ...description });

export type Endpoints = Record<string, Endpoint>;

/** The addresses of a set of endpoints, as the browser has them; a missing or different one is a type error. */
export type Addresses<E extends Endpoints> = { readonly [K in keyof E]: E[K]['address'] };

/** The logged-in user from the session. `roles` are the effective ones. */
export type Caller = {
  readonly userId: string;
  readonly sessionId: string;
  readonly isVerified: boolean;
  readonly roles: readonly string[];
};

type CookieOptions = {
  /** In seconds; absent: until the browser closes. */
  readonly maxAge?: number;
};

/** The client's cookies. Most are invisible to scripts. */
export type Client = {
  readonly ip: string;
  readonly userAgent: string;
  readonly cookie: (name: string) => string | undefined;
  readonly setCookie: (name: string, value: string, options?: CookieOptions) => void;
  readonly clearCookie: (name: string) => void;
};

/** The context of every call. `visitor` is a pseudonym, never stored as it is and in no form for longer than an hour. */
export type CallContext = {
  readonly locale: Locale;
  readonly visitor: string;
  /** The same for the visitor's network, which many may share. */
  readonly network: string;
  /** Looked up at most once per request, on first use; null for visitors. */
  readonly caller: () => Promise<Caller | null>;
  readonly client: Client;
};

const knowNothing = { ip: '', userAgent: '', cookie: () => undefined, setCookie: () => {}, clearCookie: () => {} };

/** The context for output that is the same for everyone: shared pages and cached answers. */
export const everyone = (locale: Locale): CallContext => ({
  locale,
  visitor: 'everyone',
  network: 'everywhere',
  caller: () => Promise.resolve(null),
  client: knowNothing,
});

/** The handlers of a set of endpoints. */
export type Handlers<E extends Endpoints> = {
  readonly [K in keyof E]: (input: z.output<E[K]['in']>, context: CallContext) => Promise<Result<z.input<E[K]['out']>>>;
};
