import type { Address } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { callUrl, fillAddress, type CallInput } from '#paths/call-address.ts';
import { csrfToken } from './csrf.ts';

type SendOptions = {
  readonly locale: Locale;
  /** Lets a call outlive its page. */
  readonly keepalive?: boolean;
};

/** Sends a call of the wire; `readAnswer` reads what comes back. */
export async function send(address: Address, input: CallInput, { locale, keepalive = false }: SendOptions): Promise<Response> {
  const { method, path, rest } = fillAddress(address, input);
  const headers = { 'X-Language': locale, Accept: 'application/json' };
  if (method === 'GET') return fetch(callUrl(address, input), { headers });
  return fetch(path, {
    method,
    keepalive,
    headers: { ...headers, 'Content-Type': 'application/json', 'X-XSRF-TOKEN': await csrfToken() },
    body: JSON.stringify(rest),
  });
}
