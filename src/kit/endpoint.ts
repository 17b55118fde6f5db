import type { z } from 'zod';
import type { Locale } from './locale.ts';
import type { Result } from './result.ts';
import type { Role } from './roles.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Where a call goes, as `paths/api.ts` lists it: method, then the path with `:name` parameters. */
export type Address = `${Method} /${string}`;

/**
 * One call of the wire, declared once: its address, what goes in (path parameters, query and body
 * merged into one object), what comes out.
 */
export type Endpoint<In extends z.ZodType = z.ZodType, Out extends z.ZodType = z.ZodType, At extends Address = Address> = {
  readonly address: At;
  readonly in: In;
  readonly out: Out;
  /**
   * `content`: the answer is the same for everyone and changes only with the content version, so it is
   * kept as bytes. Absent: computed for each request and marked `private, no-store`.
   */
  readonly kept?: 'content';
  /**
   * Who may ask: `session` everyone who is logged in (else 401), `verified` of these who confirmed their e-mail, a list
   * of roles who also has one of them (else 403). Absent: everyone.
   */
  readonly guard?: 'session' | 'verified' | readonly Role[];
  /** A read by POST that needs no CSRF token (S7.1: the search alone). */
  readonly csrf?: 'none';
  /** The answer is a text for other programs, of this media type, saved under this name. */
  readonly file?: { readonly type: string; readonly name: string };
  /** What it takes is whole texts of the team's: a body of up to 1 MB, where others have 64 kB. */
  readonly isLong?: true;
  /** Of a success, where it is not 200. An answer 204 has no body. */
  readonly status?: 201 | 202 | 204;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
};

export const endpoint = <const At extends Address, In extends z.ZodType, Out extends z.ZodType>(
  address: At,
  description: Omit<Endpoint<In, Out>, 'address'>,
): Endpoint<In, Out, At> => ({ address, ...description });

export type Endpoints = Record<string, Endpoint>;

/** The addresses of a set of endpoints, as the browser has them: a table that lacks one or names another is a type error. */
export type Addresses<E extends Endpoints> = { readonly [K in keyof E]: E[K]['address'] };

/** Who is logged in, as the session says. `roles` are those that count now. */
export type Caller = {
  readonly userId: string;
  readonly sessionId: string;
  readonly isVerified: boolean;
  readonly roles: readonly string[];
};

type CookieOptions = {
  /** Seconds; absent: until the browser closes. */
  readonly maxAge?: number;
};

/** The browser at the other end. Scripts read none of its cookies but the few that pages need. */
export type Client = {
  readonly ip: string;
  readonly userAgent: string;
  readonly cookie: (name: string) => string | undefined;
  readonly setCookie: (name: string, value: string, options?: CookieOptions) => void;
  readonly clearCookie: (name: string) => void;
};

/** What every call knows besides its input. `visitor` is a pseudonym, never stored as it is and in no form for longer than an hour. */
export type CallContext = {
  readonly locale: Locale;
  readonly visitor: string;
  /** The same of the network where somebody is, which many may share. */
  readonly network: string;
  /** Looked up once for each request, when someone first asks; null for visitors. */
  readonly caller: () => Promise<Caller | null>;
  readonly client: Client;
};

const knowNothing = { ip: '', userAgent: '', cookie: () => undefined, setCookie: () => {}, clearCookie: () => {} };

/** The context of what is the same for everyone: rendering a shared page, making a kept answer. */
export const everyone = (locale: Locale): CallContext => ({
  locale,
  visitor: 'everyone',
  network: 'everywhere',
  caller: () => Promise.resolve(null),
  client: knowNothing,
});

/** The server's side of a set of endpoints. */
export type Handlers<E extends Endpoints> = {
  readonly [K in keyof E]: (input: z.output<E[K]['in']>, context: CallContext) => Promise<Result<z.input<E[K]['out']>>>;
};
