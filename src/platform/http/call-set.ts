import type { Api } from '#kit/client.ts';
import type { CallContext, Endpoints, Handlers } from '#kit/endpoint.ts';
import { localApi, type OnAnswer } from './mount.ts';

/** The calls of a contract with what answers them. */
export type CallSet = { readonly endpoints: Endpoints; readonly handlers: Handlers<Endpoints> };

/** That handlers fit their contract is checked here and forgotten, since a list holds sets of all contracts. */
export const callSet = <E extends Endpoints>(endpoints: E, handlers: Handlers<E>): CallSet => ({
  endpoints,
  handlers,
});

/** Calls in process, by their contract; `onAnswer` sees each answer. */
export type LocalCalls = <E extends Endpoints>(endpoints: E, context: CallContext, onAnswer?: OnAnswer) => Api<E>;

/** Throws for a contract that none of the sets is of. */
export const localCalls =
  (sets: readonly CallSet[]): LocalCalls =>
  <E extends Endpoints>(endpoints: E, context: CallContext, onAnswer?: OnAnswer) => {
    const found = sets.find((set) => set.endpoints === endpoints);
    if (!found) throw new Error(`No room answers ${Object.keys(endpoints).join(', ')}.`);
    return localApi<E>(endpoints, found.handlers as unknown as Handlers<E>, context, onAnswer);
  };
