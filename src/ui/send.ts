import type { Call, Transport } from '#kit/client.ts';
import type { Locale } from '#kit/locale.ts';
import { headersIn, readAnswer, request, type RequestOptions } from './client.ts';
import { csrfToken, renewToken } from './csrf.ts';

/** Prepares a refused call for a retry, and answers whether to send it again. `attempt` counts from 1. */
export type Retry = (status: number, attempt: number) => boolean | Promise<boolean>;

/** An expired token (419) is fetched again, once. */
const renewOnce: Retry = async (status, attempt) => {
  const isStale = status === 419 && attempt === 1;
  if (isStale) await renewToken();
  return isStale;
};

type SendOptions = RequestOptions & { readonly retry?: Retry };

/** Sends a call, with the CSRF token if it is a write (S7.1). */
export async function send(call: Omit<Call, 'name'>, { headers, retry = renewOnce, ...options }: SendOptions): Promise<Response> {
  const isSafe = call.address.startsWith('GET ');
  for (let attempt = 1; ; attempt += 1) {
    const token = isSafe ? undefined : { 'X-XSRF-TOKEN': await csrfToken() };
    const response = await request(call, { ...options, headers: { ...headers, ...token } });
    if (response.ok || !(await retry(response.status, attempt))) return response;
  }
}

/** For all calls. A lost connection throws. */
export const sendTransport =
  (locale: Locale, retry?: Retry): Transport =>
  async (call, options) =>
    readAnswer(call.name, await send(call, { ...options, headers: headersIn(locale), ...(retry && { retry }) }));
