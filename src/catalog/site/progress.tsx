import { useSyncExternalStore, type ReactNode } from 'react';

type ProgressOf = (video: string) => ReactNode;
type Watch = (listener: () => void) => unknown;

let progressOf: ProgressOf = () => null;
const listeners = new Set<() => void>();
const changed = (): void => listeners.forEach((listener) => listener());

/**
 * Slot: a tile's watch progress (S11.3). Filled in the browser after the page has loaded, by the courses room, so that pages are
 * the same for everyone. `of` must return the same element while nothing changed; `watch` subscribes to changes.
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

/** Watch progress of a video, drawn over the lower edge of its positioned parent, an image or a line. */
export const Progress = ({ video }: { video: string }) => useSyncExternalStore(follow, () => progressOf(video), nothing);
