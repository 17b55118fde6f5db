import type { Location } from 'react-router';
import type { VideoRequest } from '#catalog/site/door.tsx';

/**
 * How a video was opened: `click` starts it, `link` (a loaded address) may be denied sound by the browser, `next` follows another
 * one.
 */
export type Opening = 'click' | 'link' | 'next';

export type OpenVideo = VideoRequest & { readonly opening: Opening };

/** The key of the layer in a history entry's state. */
type EntryState = { readonly watch?: OpenVideo } | null;

/** The open video at a location: from its history entry, else from its address. */
export function openAt(location: Location, addressed: VideoRequest | null): OpenVideo | null {
  return (location.state as EntryState)?.watch ?? (addressed && { ...addressed, opening: 'link' });
}

export const sameRequest = (a: VideoRequest, b: VideoRequest): boolean =>
  a.video === b.video && a.playlist === b.playlist && a.coaching === b.coaching && a.t === b.t;

/** The state of a history entry in which this video is open. */
export const entryState = (watch: OpenVideo): EntryState => ({ watch });

/**
 * Call before the router is created. React Router keeps the page under the layer in the history entry's state; after a reload the
 * document is that of the watch address (S2.12), so the router must start there too.
 */
export function followAddress({ history }: { history: History }): void {
  const state = history.state as { masked?: unknown } | null;
  if (state?.masked) history.replaceState({ ...state, masked: undefined, usr: null }, '');
}
