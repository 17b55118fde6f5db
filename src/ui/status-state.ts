/*
 * What was just done, in a few words: 'Gespeichert.' One message for the window; a new one takes the place of the old.
 * Apart from the region that shows it, so that any room may speak without drawing anything.
 */
export type Status = { readonly text: string; readonly turn: number };

let status: Status | undefined;
let turn = 0;
const listeners = new Set<() => void>();

const tell = (next: Status | undefined): void => {
  status = next;
  for (const listener of listeners) listener();
};

/** Shows and reads out a short message about what has been done. Never for what has to be acted upon. */
export function say(text: string): void {
  turn += 1;
  tell({ text, turn });
}

/** Takes the message away, unless another has come since. */
export function unsay(said: Status): void {
  if (status?.turn === said.turn) tell(undefined);
}

export const currentStatus = (): Status | undefined => status;

/** Calls back on every change until the returned function is called. */
export function watchStatus(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
