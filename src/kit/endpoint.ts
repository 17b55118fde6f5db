import type { z } from 'zod';
import type { Locale } from './locale.ts';
import type { Result } from './result.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Where a call goes, as `paths/api.ts` lists it: method, then the path with `:name` parameters. */
export type Address = `${Method} /${string}`;

/**
 * One call of the wire, declared once: its address, what goes in (path parameters, query and body
 * merged into one object), what comes out.
 */
export type Endpoint<In extends z.ZodType = z.ZodType, Out extends z.ZodType = z.ZodType> = {
  readonly address: Address;
  readonly in: In;
  readonly out: Out;
  /**
   * `content`: the answer is the same for everyone and changes only with the content version, so it is
   * kept as bytes. Absent: computed for each request and marked `private, no-store`.
   */
  readonly kept?: 'content';
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
};

export const endpoint = <In extends z.ZodType, Out extends z.ZodType>(
  address: Address,
  description: Omit<Endpoint<In, Out>, 'address'>,
): Endpoint<In, Out> => ({ address, ...description });

export type Endpoints = Record<string, Endpoint>;

/** What every call knows besides its input. `visitor` is a pseudonym, never stored as it is and in no form for longer than an hour. */
export type CallContext = { readonly locale: Locale; readonly visitor: string };

/** The server's side of a set of endpoints. */
export type Handlers<E extends Endpoints> = {
  readonly [K in keyof E]: (input: z.output<E[K]['in']>, context: CallContext) => Promise<Result<z.input<E[K]['out']>>>;
};

/** The caller's side: the same in the browser (fetch) and on the server (in process). */
export type Api<E extends Endpoints> = {
  readonly [K in keyof E]: (input: z.input<E[K]['in']>) => Promise<Result<z.output<E[K]['out']>>>;
};
