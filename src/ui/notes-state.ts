import { useSyncExternalStore } from 'react';

/*
 * `activeNotes` (S3.16): one state for the window, so that the page and the video layer, which stands beside it, agree.
 * Only ever written by the reader's press; on the server it stays off.
 */
let active = false;
const listeners = new Set<() => void>();

/** Calls back on every change until the returned function is called. */
export function watchNotes(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether the editors' notes are shown at this moment; in components `useActiveNotes`. */
export const areNotesActive = (): boolean => active;

/** Shows or hides the editors' notes on pages and videos (S2.46). */
export function toggleNotes(): void {
  active = !active;
  for (const listener of listeners) listener();
}

/** Whether the editors' notes are shown (S2.46, S3.16). */
export const useActiveNotes = (): boolean => useSyncExternalStore(watchNotes, areNotesActive, () => false);
