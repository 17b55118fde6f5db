import type { Api } from '#kit/client.ts';
import type { CallContext, Endpoints, Handlers } from '#kit/endpoint.ts';
import { localApi, type OnAnswer } from './mount.ts';

/** The calls of a contract with their handlers. */
export type CallSet = { readonly endpoints: Endpoints; readonly handlers: Handlers<Endpoints> };

/** Checks that handlers fit their contract and erases the type, since a list holds sets of all contracts. */
export const callSet = <E extends Endpoints>(endpoints: E, handlers: Handlers<E>): CallSet => ({
  endpoints,
  handlers,
});

/** In-process calls by contract; `onAnswer` sees each answer. */
export type LocalCalls = <E extends Endpoints>(endpoints: E, context: CallContext, onAnswer?: OnAnswer) => Api<E>;

/** Throws if none of the sets has this contract. */
export const localCalls =
  (sets: readonly CallSet[]): LocalCalls =>
  <E extends Endpoints>(endpoints: E, context: CallContext, onAnswer?: OnAnswer) => {
    const found = sets.find((set) => set.endpoints === endpoints);
    if (!found) throw new Error(`No room answers ${Object.keys(endpoints).join(', ')}.`);
    return localApi<E>(endpoints, found.handlers as unknown as Handlers<E>, context, onAnswer);
  };
