import type { Call, Transport } from '#kit/client.ts';
import type { Locale } from '#kit/locale.ts';
import { codeOf, fail, ok, type Result } from '#kit/result.ts';
import { callUrl, fillAddress } from '#paths/call-address.ts';
import { CallFault } from './faults.ts';

/*
 * Calls over fetch. Here is what reading needs, since every page has it from the start; tokens are `send.ts`.
 */

/** The headers of every call: in which language its texts are to be. */
export const callHeaders = (locale: Locale): Record<string, string> => ({ 'X-Language': locale, Accept: 'application/json' });

export type RequestOptions = Pick<RequestInit, 'keepalive'> & {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | null | undefined;
};

/** Makes the request of a call: what its path does not take of the input is the query of a GET, else the body. */
export function request({ address, input }: Omit<Call, 'name'>, { headers, ...options }: RequestOptions): Promise<Response> {
  const { method, path, rest } = fillAddress(address, input);
  if (method === 'GET') return fetch(callUrl(address, input), { ...options, headers });
  return fetch(path, {
    ...options,
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(rest),
  });
}

/** Reads what a call of the wire answered: expected outcomes as a `Result`, any other status thrown as a `CallFault` (S8.3). */
export async function readAnswer(call: string, response: Response): Promise<Result<unknown>> {
  const code = codeOf(response.status);
  if (!response.ok && !code) {
    throw new CallFault(call, { status: response.status, requestId: response.headers.get('X-Request-Id') ?? undefined });
  }
  const body: unknown = response.status === 204 ? undefined : await response.json();
  return code ? fail(code, body) : ok(body);
}

/** For calls that need no token (`Endpoint.csrf`): those by GET, and the search. A lost connection throws. */
export const readTransport =
  (locale: Locale): Transport =>
  async (call, options) =>
    readAnswer(call.name, await request(call, { ...options, headers: callHeaders(locale) }));
