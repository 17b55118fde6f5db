import type { z } from 'zod';
import type { Address, Addresses, Endpoint, Endpoints } from './endpoint.ts';
import type { Result } from './result.ts';

/** What a caller may add to a call. Calls in process ignore it. */
export type CallOptions = {
  /** Gives the call up, which then throws. */
  readonly signal?: AbortSignal | undefined;
  /** Lets the call outlive its page. */
  readonly keepalive?: boolean;
};

/** What a call takes is only read. */
type Given<Value> = unknown extends Value ? Value : { readonly [K in keyof Value]: Given<Value[K]> };

/** What a call takes and answers, as its contract says. */
export type InputOf<E extends Endpoint> = Given<z.input<E['in']>>;
export type AnswerOf<E extends Endpoint> = z.output<E['out']>;

/** The caller's side of a set of endpoints: the same in the browser (fetch) and on the server (in process). */
export type Api<E extends Endpoints> = {
  readonly [K in keyof E]: (input: InputOf<E[K]>, options?: CallOptions) => Promise<Result<AnswerOf<E[K]>>>;
};

export type CallInput = Readonly<Record<string, unknown>>;

/** A call that is made: its name and address in the table, and what goes in. */
export type Call = { readonly name: string; readonly address: Address; readonly input: CallInput };

/** How calls get to who answers them. */
export type Transport = (call: Call, options: CallOptions) => Promise<Result<unknown>>;

/** One function for each entry of a table. That each has a type of its own is what TypeScript cannot follow: the one cast of all callers. */
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
