/*
 * Faults that no form can explain (S8.3): one at a time for the window, told by whoever meets it, shown by
 * `ErrorPopups`. Small, since it is there from the start; the popup itself is loaded with the first fault.
 */

/** An unexpected answer: its status, and the request's id where the answer named one. */
export type Fault = { readonly status: number; readonly requestId?: string | undefined };

/** What a call throws when the server's answer is none of its expected outcomes. */
export class CallFault extends Error implements Fault {
  readonly status: number;
  readonly requestId: string | undefined;

  constructor(call: string, { status, requestId }: Fault) {
    super(`${call} answered ${status}`);
    this.status = status;
    this.requestId = requestId;
  }
}

let fault: Fault | undefined;
const listeners = new Set<() => void>();

const tell = (next: Fault | undefined): void => {
  fault = next;
  for (const listener of listeners) listener();
};

/** Shows the popup '(Code {status})' (S8.3), for 500 and, while logged in, 401 and 419. While one is open, further ones are dropped. */
export function reportError(status: number, requestId?: string): void {
  if (!fault) tell({ status, requestId });
}

/** Reports what a call threw. False where it was no answer at all but a lost connection, which the caller explains itself. */
export function reportFault(thrown: unknown): boolean {
  if (!(thrown instanceof CallFault)) return false;
  reportError(thrown.status, thrown.requestId);
  return true;
}

/** The reader has read it. */
export const dismissFault = (): void => tell(undefined);

export const currentFault = (): Fault | undefined => fault;

/** Calls back on every change until the returned function is called. */
export function watchFaults(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
