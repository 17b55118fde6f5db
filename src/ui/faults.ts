/*
 * Faults that no form explains (S8.3), and lost connections that would go unnoticed: one at a time, reported by any caller and
 * shown by `ErrorPopups`. Small, since it is in the first script; the popup itself is loaded on the first fault.
 */

/**
 * What may be done though the answer says that there is no session: it ends the session, or gives it another token, so that whoever
 * missed the first answer has none when it is sent again, by hand or by the browser.
 */
export type MaybeDone = 'password' | 'secondFactor' | 'deletion';

/** An unexpected answer: its status, and the request id if it has one. */
export type Fault = {
  readonly status: number;
  readonly requestId?: string | undefined;
  readonly maybeDone?: MaybeDone | undefined;
};

/** Thrown by a call whose answer is none of the expected outcomes. */
export class CallFault extends Error implements Fault {
  readonly status: number;
  readonly requestId: string | undefined;

  constructor(call: string, { status, requestId }: Fault) {
    super(`${call} answered ${status}`);
    this.status = status;
    this.requestId = requestId;
  }
}

/** Thrown by a page that could not be loaded because the connection, or a file of the site, is gone. */
export class Unreached extends Error {}

/** Files of the site that did not come, as Vite's loader reports them: a lost style sheet throws a plain `Error`. */
const lostFiles = new WeakSet<Error>();
if (typeof window !== 'undefined') window.addEventListener('vite:preloadError', ({ payload }) => lostFiles.add(payload));

/** Whether a script or a style sheet of the site did not come. */
export const isLostFile = (thrown: unknown): boolean => thrown instanceof Error && lostFiles.has(thrown);

/** Statuses of a server, or of a proxy before it, that is away for a moment. */
const away = [502, 503, 504];

/**
 * Whether there was no valid answer: for a call, a script or a style sheet, for an answer that a proxy made up, and while the server is
 * away.
 */
export function isUnreached(thrown: unknown): boolean {
  if (thrown instanceof CallFault) return away.includes(thrown.status);
  if (typeof document === 'undefined') return false;
  return thrown instanceof TypeError || thrown instanceof SyntaxError || isLostFile(thrown);
}

let fault: Fault | undefined;
const listeners = new Set<() => void>();

const tell = (next: Fault | undefined): void => {
  fault = next;
  for (const listener of listeners) listener();
};

/**
 * Shows the popup '(Code {status})' (S8.3) for 500 and, while logged in, 401 and 419. While it is open, further faults are
 * dropped.
 */
export function reportError(status: number, requestId?: string, maybeDone?: MaybeDone): void {
  // The note of a lost connection gives way: it may still be there when the next try is answered.
  if (!fault || (isLost(fault) && status !== nobody)) tell({ status, requestId, maybeDone });
}

/** No status: there was no answer. */
const nobody = 0;

/** Reports that the server cannot be reached, for controls without an error message of their own. */
export const reportLost = (): void => reportError(nobody);

export const isLost = ({ status }: Fault): boolean => status === nobody;

/** Reports an error thrown by a call, including a lost connection. */
export function reportThrown(thrown: unknown): void {
  if (!reportFault(thrown)) reportLost();
}

/** Reports an error thrown by a call. False for a lost connection, which the caller explains itself. */
export function reportFault(thrown: unknown): boolean {
  if (!(thrown instanceof CallFault)) return false;
  reportError(thrown.status, thrown.requestId);
  return true;
}

/** The reader closed the popup. */
export const dismissFault = (): void => tell(undefined);

export const currentFault = (): Fault | undefined => fault;

/** Subscribes to changes; returns the unsubscribe function. */
export function watchFaults(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
