import { useSyncExternalStore } from 'react';

/*
 * `activeNotes` (S3.16): one state for the window, shared by the page and the video layer. Only the reader changes it; on the
 * server it is off.
 */
let active = false;
const listeners = new Set<() => void>();

/** Subscribes to changes; returns the unsubscribe function. */
export function watchNotes(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether the editors' notes are shown now; components use `useActiveNotes`. */
export const areNotesActive = (): boolean => active;

/** Shows or hides the editors' notes on pages and videos (S2.46). */
export function toggleNotes(): void {
  active = !active;
  for (const listener of listeners) listener();
}

/** Whether the editors' notes are shown (S2.46, S3.16). */
export const useActiveNotes = (): boolean => useSyncExternalStore(watchNotes, areNotesActive, () => false);
