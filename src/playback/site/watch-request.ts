import type { Location } from 'react-router';
import type { VideoRequest } from '#catalog/site/door.tsx';

/**
 * How a video came to be open: `click` starts it, `link` (an address that was loaded) may be refused its
 * sound by the browser, `next` follows another one.
 */
export type Opening = 'click' | 'link' | 'next';

export type OpenVideo = VideoRequest & { readonly opening: Opening };

/** The place in a history entry's state where the layer is kept. */
type EntryState = { readonly watch?: OpenVideo } | null;

/** What is open at a location: what its history entry says, else what its address names. */
export function openAt(location: Location, addressed: VideoRequest | null): OpenVideo | null {
  return (location.state as EntryState)?.watch ?? (addressed && { ...addressed, opening: 'link' });
}

export const sameRequest = (a: VideoRequest, b: VideoRequest): boolean =>
  a.video === b.video && a.playlist === b.playlist && a.coaching === b.coaching && a.t === b.t;

/** The state of a history entry in which this video is open. */
export const entryState = (watch: OpenVideo): EntryState => ({ watch });

/**
 * Call before the router is made. React Router keeps the page under the layer in the history entry's
 * state; after a reload the document is the one of the watch address (S2.12), so the router must start there too.
 */
export function followAddress({ history }: { history: History }): void {
  const state = history.state as { masked?: unknown } | null;
  if (state?.masked) history.replaceState({ ...state, masked: undefined, usr: null }, '');
}
