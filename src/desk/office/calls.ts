import type { Address } from '#kit/endpoint.ts';
import { defaultLocale, type Locale } from '#kit/locale.ts';
import { entityAddress, type EntityCall, type EntityName } from '#paths/office-api.ts';

/** The texts of a refusal at the fields that they are about (422). */
export type FieldTexts = Readonly<Record<string, readonly string[]>>;

/** An answer other than the wished one. `status` is what react-admin looks at, 0 where there was no answer at all. */
export class CallFailed extends Error {
  readonly status: number;
  readonly errors: FieldTexts;
  readonly body: unknown;
  constructor(status: number, message: string, body: unknown) {
    super(message);
    this.status = status;
    this.body = body;
    const { errors } = (body ?? {}) as { errors?: FieldTexts };
    this.errors = errors ?? {};
  }
}

let locale: Locale = defaultLocale;

/** In which language the answers' texts are to be; the shell sets it. */
export const speak = (to: Locale): void => {
  locale = to;
};

const cookieNamed = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const fetchToken = (): Promise<unknown> => fetch('/auth/csrf-cookie');

/** The headers that every call of the back office carries; with the token (S7.1) where it changes something. */
export async function callHeaders(isUnsafe: boolean): Promise<Record<string, string>> {
  if (isUnsafe && !cookieNamed('XSRF-TOKEN')) await fetchToken();
  return {
    Accept: 'application/json',
    'X-Language': locale,
    'X-Requested-With': 'XMLHttpRequest',
    ...(isUnsafe ? { 'X-XSRF-TOKEN': decodeURIComponent(cookieNamed('XSRF-TOKEN') ?? '') } : {}),
  };
}

/** The path and what is left of the input when its parameters are filled in. */
export function filled(
  address: Address,
  input: Readonly<Record<string, unknown>>,
): { path: string; rest: Record<string, unknown> } {
  const rest = { ...input };
  const path = (address.split(' ')[1] ?? '').replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { path, rest };
}

const queryOf = (values: Record<string, unknown>): string => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `?${query}` : '';
};

async function send(
  address: Address,
  input: Readonly<Record<string, unknown>> | FormData,
  signal?: AbortSignal,
): Promise<Response> {
  const [method = 'GET'] = address.split(' ');
  const isForm = input instanceof FormData;
  const { path, rest } = filled(address, isForm ? {} : input);
  const headers = await callHeaders(method !== 'GET');
  if (method === 'GET') return fetch(path + queryOf(rest), { headers, signal });
  if (isForm) return fetch(path, { method, headers, signal, body: input });
  return fetch(path, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    signal,
    body: JSON.stringify(rest),
  });
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // What a front server says by itself is no answer of ours.
    return null;
  }
}

/**
 * Asks the server, with the address as `paths` has it; throws a `CallFailed` for anything but a success. A token of another time is
 * fetched anew once (419).
 */
export async function ask<Answer>(
  address: Address,
  input: Readonly<Record<string, unknown>> | FormData = {},
  signal?: AbortSignal,
): Promise<Answer> {
  let response = await send(address, input, signal);
  if (response.status === 419) {
    await fetchToken();
    response = await send(address, input, signal);
  }
  const body = await bodyOf(response);
  if (response.ok) return body as Answer;
  const { message } = (body ?? {}) as { message?: unknown };
  const said = typeof message === 'string' ? message : '';
  throw new CallFailed(response.status, said, body);
}

/** One of the calls that every entity has. */
export const askEntity = <Answer>(
  entity: EntityName,
  call: EntityCall,
  input: Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
) => ask<Answer>(entityAddress(entity, call), input, signal);
