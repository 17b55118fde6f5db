/*
 * A short message such as 'Gespeichert.', or that something could not be done. One message per window; a new one replaces the old.
 * Separate from the region that shows it, so that any room can use it without rendering anything.
 */
export type Status = { readonly text: string; readonly hasFailed: boolean; readonly turn: number };

let status: Status | undefined;
let turn = 0;
const listeners = new Set<() => void>();

const tell = (next: Status | undefined): void => {
  status = next;
  for (const listener of listeners) listener();
};

const sayThat =
  (hasFailed: boolean) =>
  (text: string): void => {
    turn += 1;
    tell({ text, hasFailed, turn });
  };

/** Shows and announces a short confirmation. Never for anything that needs a reaction. */
export const say = sayThat(false);
/** The same for what could not be done: without a tick before it. */
export const sayFailed = sayThat(true);

/** Removes the message unless a newer one has replaced it. */
export function unsay(said: Status): void {
  if (status?.turn === said.turn) tell(undefined);
}

export const currentStatus = (): Status | undefined => status;

/** Subscribes to changes; returns the unsubscribe function. */
export function watchStatus(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
