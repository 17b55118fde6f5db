/*
 * Faults that no form can explain (S8.3), and lost connections that nothing else tells of: one at a time for the window, told by
 * whoever meets it, shown by `ErrorPopups`. Small, since it is there from the start; the popup itself is loaded with the first fault.
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

/** What a page throws that could not be loaded because nothing came of a call: the connection is gone, or a file of the site is. */
export class Unreached extends Error {}

/** Whether the browser threw it for want of an answer: it does so for a call, for a file, and for an answer that somebody on the way made up. */
export const isUnreached = (thrown: unknown): boolean =>
  typeof document !== 'undefined' && (thrown instanceof TypeError || thrown instanceof SyntaxError);

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

/** No status: nothing answered at all. */
const nobody = 0;

/** Says that the server cannot be reached, where what was pressed has no place of its own for it. */
export const reportLost = (): void => reportError(nobody);

export const isLost = ({ status }: Fault): boolean => status === nobody;

/** Reports what a call threw, also where it was no answer at all. */
export function reportThrown(thrown: unknown): void {
  if (!reportFault(thrown)) reportLost();
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
