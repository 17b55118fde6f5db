import { watchLink } from '#paths/routes.ts';
import { createContext, use, type MouseEvent } from 'react';
import { isPlainClick } from '#ui/plain-click.ts';
import { useLinks } from '#ui/site.tsx';
import type { Protection, Video } from '../contract.ts';

/** A video to open, alone or in a playlist or a coaching; all by shortid (S2.12). */
export type VideoRequest = {
  readonly video: string;
  readonly playlist?: string | undefined;
  readonly coaching?: string | undefined;
  /** The whole second at which it begins (S11.4); absent: at its start, or where the reader was (S11.3). */
  readonly t?: number | undefined;
};

/**
 * `protection` says for whom the video is: others are led to the login or, where the shortid of the coaching is known, to its
 * checkout (S4.16).
 */
export type OpenVideo = (request: VideoRequest, protection: Protection, coaching?: string) => void;

/**
 * Slot: opens the video layer over the current page (S2.12, S2.38). The app fills it from the room that
 * owns the layer; while it is null, tiles are plain links to the watch page.
 */
export const OpenVideoContext = createContext<OpenVideo | null>(null);

export const useOpenVideo = (): OpenVideo | null => use(OpenVideoContext);

/** What the menu of a video is asked for with (S2.35). */
export type VideoMenuRequest = {
  /** The button that it opens at; the focus goes back to it. */
  readonly trigger: HTMLElement;
  readonly video: Video;
  /** Shortid of the playlist that it is shown in. */
  readonly playlist?: string | undefined;
  /** The link that plays it; absent where it plays already, and only sharing is asked for (S2.34). */
  readonly play?: PlayLink;
};

/** Slot: opens the context menu of a video; asked again for the same one it closes it (S2.35). */
export const VideoMenuContext = createContext<((request: VideoMenuRequest) => void) | null>(null);

export type PlayLink = { readonly to: string; readonly onClick: (event: MouseEvent) => void };

/** The props of a link that plays a video: its watch address, and the layer on a plain click. */
export function usePlayLink(request: VideoRequest, protection: Protection = 'free', coaching = request.coaching): PlayLink {
  const links = useLinks();
  const open = useOpenVideo();
  return {
    to: watchLink(links, request),
    onClick: (event) => {
      if (!open || !isPlainClick(event)) return;
      event.preventDefault();
      open(request, protection, coaching);
    },
  };
}
