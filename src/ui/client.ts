import type { Call, CallOptions, Transport } from '#kit/client.ts';
import type { Locale } from '#kit/locale.ts';
import { codeOf, fail, ok, type Result } from '#kit/result.ts';
import { callUrl, fillAddress } from '#paths/call-address.ts';
import { CallFault } from './faults.ts';

/* Calls over fetch. This module is in every page's first script, so it only covers reading; tokens are in `send.ts`. */

/** Headers of every call: the language of its texts. */
export const headersIn = (locale: Locale): Record<string, string> => ({ 'X-Language': locale, Accept: 'application/json' });

export type RequestOptions = CallOptions & {
  readonly headers: Readonly<Record<string, string>>;
  /** Files instead of JSON. */
  readonly body?: FormData | undefined;
};

/** Builds the request of a call: input that is not in the path becomes the query of a GET, else the body. */
export function request(
  { address, input }: Omit<Call, 'name'>,
  { headers, body, signal, keepalive }: RequestOptions,
): Promise<Response> {
  const { method, path, rest } = fillAddress(address, input);
  const init = { method, signal: signal ?? null, keepalive: keepalive === true };
  if (method === 'GET') return fetch(callUrl(address, input), { ...init, headers });
  if (body) return fetch(path, { ...init, headers, body });
  return fetch(path, { ...init, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(rest) });
}

/** Parses an answer: expected outcomes become a `Result`, any other status throws `CallFault` (S8.3). */
export async function readAnswer(call: string, response: Response): Promise<Result<unknown>> {
  const code = codeOf(response.status);
  if (!response.ok && !code) {
    throw new CallFault(call, { status: response.status, requestId: response.headers.get('X-Request-Id') ?? undefined });
  }
  const body: unknown = response.status === 204 ? undefined : await response.json();
  return code ? fail(code, body) : ok(body);
}

/** For calls without a CSRF token (`Endpoint.csrf`): GETs and the search. A lost connection throws. */
export const readTransport =
  (locale: Locale): Transport =>
  async (call, options) =>
    readAnswer(call.name, await request(call, { ...options, headers: headersIn(locale) }));
