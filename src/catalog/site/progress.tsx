import { useSyncExternalStore, type ReactNode } from 'react';

type ProgressOf = (video: string) => ReactNode;
type Watch = (listener: () => void) => unknown;

let progressOf: ProgressOf = () => null;
const listeners = new Set<() => void>();
const changed = (): void => listeners.forEach((listener) => listener());

/**
 * Slot: what a tile shows of how far its video was watched (S11.3). Filled in the browser, some time after the page, by the room that knows;
 * so pages are the same for everyone. `of` must answer with the same element as long as nothing changed, `watch` tells of changes.
 */
export function showProgress(of: ProgressOf, watch: Watch): void {
  if (of !== progressOf) watch(changed);
  progressOf = of;
  changed();
}

const follow = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const nothing = () => null;

/** How far a video was watched; stands in the positioned box, a picture's or a line's, over whose lower edge it is drawn. */
export const Progress = ({ video }: { video: string }) => useSyncExternalStore(follow, () => progressOf(video), nothing);
