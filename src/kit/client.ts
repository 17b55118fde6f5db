import type { z } from 'zod';
import type { Address, Addresses, Endpoint, Endpoints } from './endpoint.ts';
import type { Result } from './result.ts';

/** Options of a call. In-process calls ignore them. */
export type CallOptions = {
  /** Aborts the call, which then throws. */
  readonly signal?: AbortSignal | undefined;
  /** Keeps the request alive after its page has gone. */
  readonly keepalive?: boolean;
};

/** The input of a call is read-only. */
type Given<Value> = unknown extends Value ? Value : { readonly [K in keyof Value]: Given<Value[K]> };

/** The input and output types of a call, from its contract. */
export type InputOf<E extends Endpoint> = Given<z.input<E['in']>>;
export type AnswerOf<E extends Endpoint> = z.output<E['out']>;

/** The client of a set of endpoints: the same in the browser (fetch) and on the server (in process). */
export type Api<E extends Endpoints> = {
  readonly [K in keyof E]: (input: InputOf<E[K]>, options?: CallOptions) => Promise<Result<AnswerOf<E[K]>>>;
};

export type CallInput = Readonly<Record<string, unknown>>;

/** A request: the call's name and address, and its input. */
export type Call = { readonly name: string; readonly address: Address; readonly input: CallInput };

/** Transports a request to its handler. */
export type Transport = (call: Call, options: CallOptions) => Promise<Result<unknown>>;

/**
 * Builds one function for each entry of a table. TypeScript cannot follow that each has its own type, hence the one cast in all
 * clients.
 */
export const callsOf = <Calls extends object, Entry = Address>(
  table: Readonly<Record<string, Entry>>,
  make: (name: keyof Calls & string, entry: Entry) => unknown,
): Calls =>
  Object.fromEntries(Object.entries(table).map(([name, entry]) => [name, make(name as keyof Calls & string, entry)])) as Calls;

/**
 * The calls of a contract: `createClient<typeof shopEndpoints>(shopAddresses, transport)`. The value is the table of addresses, the type is
 * the contract, so no schema is shipped to readers (docs/decisions/one-client.md).
 */
export const createClient = <E extends Endpoints>(addresses: Addresses<E>, transport: Transport): Api<E> =>
  callsOf(
    addresses,
    (name, address) =>
      (input: CallInput = {}, options: CallOptions = {}) =>
        transport({ name, address, input }, options),
  );
