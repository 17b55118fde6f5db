import { callsOf, type AnswerOf, type Call, type CallInput, type CallOptions, type InputOf } from '#kit/client.ts';
import type { Address, Addresses, Endpoints } from '#kit/endpoint.ts';
import { entityAddress, entityCalls, type EntityName } from '#paths/office-api.ts';
import { headersIn } from '#ui/client.ts';
import { csrfToken, renewToken } from '#ui/csrf.ts';
import { send, type Retry } from '#ui/send.ts';
import type { EntityEndpoints, Row, Standing } from '../contract.ts';
import { officeLocale } from './language.ts';

/** Error texts by field (422). */
export type FieldTexts = Readonly<Record<string, readonly string[]>>;

/** Thrown for every unsuccessful answer. `status` is the HTTP status. */
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

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Ignore the body of errors that a proxy made.
    return null;
  }
}

/** Asks the user to log in again; resolves to whether they did. */
type SignIn = (address: Address) => Promise<boolean>;

let signIn: SignIn | null = null;

/** Sets the handler for an ended session (401); the shell calls it. Returns a function that removes it. */
export function whenSignedOut(act: SignIn): () => void {
  signIn = act;
  return () => {
    signIn = null;
  };
}

/** A failed login is shown in its own form. */
const isOfLogin = (address: Address): boolean => address.startsWith('POST /auth/');

/**
 * Prepares a refused call for a retry: fetches a new token (419) or asks the user to log in again (401). Answers whether a retry
 * makes sense.
 */
export async function recoverFrom(status: number, address: Address): Promise<boolean> {
  if (status === 419) await renewToken();
  return status === 419 || (status === 401 && signIn !== null && !isOfLogin(address) && (await signIn(address)));
}

/** Retries once with a new token, and again after the user has logged in. */
function retryFor(address: Address, signal: AbortSignal | undefined): Retry {
  let isRenewed = false;
  return async (status) => {
    if (signal?.aborted || (status === 419 && isRenewed)) return false;
    isRenewed = status === 419;
    return recoverFrom(status, address);
  };
}

const officeHeaders = (): Record<string, string> => ({ ...headersIn(officeLocale()), 'X-Requested-With': 'XMLHttpRequest' });

/** Headers for requests that bypass the client (uploads); includes the CSRF token (S7.1) for writes. */
export const uploadHeaders = async (isUnsafe: boolean): Promise<Record<string, string>> => ({
  ...officeHeaders(),
  ...(isUnsafe ? { 'X-XSRF-TOKEN': await csrfToken() } : {}),
});

/** Drops empty filter values. */
const withoutEmpty = (input: CallInput): CallInput =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== ''));

/** Makes a call, or uploads files instead of JSON. Throws `CallFailed` unless it succeeds. */
export async function transport(
  { address, input }: Omit<Call, 'name'>,
  { signal, ...options }: CallOptions & { readonly body?: FormData } = {},
): Promise<unknown> {
  const asked = address.startsWith('GET ') ? withoutEmpty(input) : input;
  const retry = retryFor(address, signal);
  const response = await send({ address, input: asked }, { ...options, signal, headers: officeHeaders(), retry });
  const body = await bodyOf(response);
  if (response.ok) return body;
  const { message } = (body ?? {}) as { message?: unknown };
  throw new CallFailed(response.status, typeof message === 'string' ? message : '', body);
}

/** A call of the office: resolves to the answer or throws `CallFailed`. Answers are cached by address. */
export type OfficeCall<Input, Answer> = {
  (input: Input, options?: CallOptions): Promise<Answer>;
  readonly address: Address;
};

/** The calls of a contract. */
export type OfficeClient<E extends Endpoints> = {
  readonly [K in keyof E]: OfficeCall<InputOf<E[K]>, AnswerOf<E[K]>>;
};

const callTo = (address: Address): OfficeCall<CallInput, unknown> =>
  Object.assign((input: CallInput, options?: CallOptions) => transport({ address, input }, options), { address });

/** `createOfficeClient<typeof mediaEndpoints>(mediaAddresses)`, the office's `createClient`. */
export const createOfficeClient = <E extends Endpoints>(addresses: Addresses<E>): OfficeClient<E> =>
  callsOf(addresses, (_, address) => callTo(address));

type Fields = Readonly<Record<string, unknown>>;
type Entry = { readonly data: Fields & Standing };
type Back = Entry & { readonly left_out: readonly string[] };

/** Content and columns are untyped here, since screens are data. */
export type EntityClient = Omit<OfficeClient<EntityEndpoints>, 'list' | 'get' | 'save' | 'revert' | 'restore'> & {
  readonly list: OfficeCall<Fields, { data: (Fields & Row)[]; total: number }>;
  readonly get: OfficeCall<{ readonly id: string }, Entry>;
  readonly save: (entry: Fields) => Promise<Entry>;
  readonly revert: (input: { readonly id: string; readonly revision: string }) => Promise<Back>;
  readonly restore: (input: { readonly id: string }) => Promise<Back>;
};

/** The calls common to every entity, for this one. */
export const entityClient = (entity: EntityName): EntityClient =>
  callsOf<EntityClient, string>(entityCalls, (name) => callTo(entityAddress(entity, name)));
