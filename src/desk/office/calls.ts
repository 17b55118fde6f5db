import type { CallInput } from '#kit/client.ts';
import type { Address } from '#kit/endpoint.ts';
import { defaultLocale, type Locale } from '#kit/locale.ts';
import { callUrl, fillAddress } from '#paths/call-address.ts';
import { entityAddress, type EntityCall, type EntityName } from '#paths/office-api.ts';
import { csrfToken, renewToken } from '#ui/csrf.ts';

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

/** The headers that every call of the back office carries; with the token (S7.1) where it changes something. */
export async function callHeaders(isUnsafe: boolean): Promise<Record<string, string>> {
  return {
    Accept: 'application/json',
    'X-Language': locale,
    'X-Requested-With': 'XMLHttpRequest',
    ...(isUnsafe ? { 'X-XSRF-TOKEN': await csrfToken() } : {}),
  };
}

/** What a field of a form or a filter leaves empty is not asked for. */
const told = (input: CallInput): CallInput => Object.fromEntries(Object.entries(input).filter(([, value]) => value !== ''));

async function send(
  address: Address,
  input: Readonly<Record<string, unknown>> | FormData,
  signal?: AbortSignal,
): Promise<Response> {
  const isForm = input instanceof FormData;
  const { method, path, rest } = fillAddress(address, isForm ? {} : input);
  const headers = await callHeaders(method !== 'GET');
  if (method === 'GET') return fetch(callUrl(address, isForm ? {} : told(input)), { headers, signal });
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

/** Asks whoever works here to sign in again, and answers whether they did. */
type SignIn = (address: Address) => Promise<boolean>;

let signIn: SignIn | null = null;

/** What is done when the session has ended (401); the shell sets it. Answers what takes it away again. */
export function whenSignedOut(act: SignIn): () => void {
  signIn = act;
  return () => {
    signIn = null;
  };
}

/** A login that fails is said in its own form. */
const isOfLogin = (address: Address): boolean => address.startsWith('POST /auth/');

/**
 * Does what makes a refused call worth another try: fetches a new token (419), or lets whoever works here sign in again (401).
 * Answers whether there is a point in it.
 */
export async function recoverFrom(status: number, address: Address): Promise<boolean> {
  if (status === 419) await renewToken();
  return status === 419 || (status === 401 && signIn !== null && !isOfLogin(address) && (await signIn(address)));
}

/**
 * Asks the server, with the address as `paths` has it; throws a `CallFailed` for anything but a success. A token of another time is
 * fetched anew once (419), and what is refused since the session has ended is asked again by whoever signs in.
 */
export async function ask<Answer>(
  address: Address,
  input: Readonly<Record<string, unknown>> | FormData = {},
  signal?: AbortSignal,
): Promise<Answer> {
  let response = await send(address, input, signal);
  if (response.status === 419 && (await recoverFrom(419, address))) response = await send(address, input, signal);
  if (response.status === 401 && !signal?.aborted && (await recoverFrom(401, address))) return ask(address, input, signal);
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
