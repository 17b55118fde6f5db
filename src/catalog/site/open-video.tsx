import { watchLink } from '#paths/routes.ts';
import { createContext, useContext, type MouseEvent } from 'react';
import { isPlainClick } from '#ui/plain-click.ts';
import { useLinks } from '#ui/site.tsx';
import type { Protection, Video } from '../contract.ts';

/** A video to open, alone or within a playlist or coaching; all by shortid (S2.12). */
export type VideoRequest = {
  readonly video: string;
  readonly playlist?: string | undefined;
  readonly coaching?: string | undefined;
  /** Start position in whole seconds (S11.4); if absent, the beginning or where the reader stopped (S11.3). */
  readonly t?: number | undefined;
};

/**
 * `protection` tells who may watch: others are sent to the login or, if the coaching's shortid is known, to its checkout (S4.16).
 */
export type OpenVideo = (request: VideoRequest, protection: Protection, coaching?: string) => void;

/**
 * Slot: opens the video layer over the current page (S2.12, S2.38). Filled by the app from the playback room; while null, tiles
 * are plain links to the watch page.
 */
export const OpenVideoContext = createContext<OpenVideo | null>(null);

export const useOpenVideo = (): OpenVideo | null => useContext(OpenVideoContext);

/** What the context menu of a video needs (S2.35). */
export type VideoMenuRequest = {
  /** The button that anchors it; focus returns to it. */
  readonly trigger: HTMLElement;
  readonly video: Video;
  /** Shortid of the playlist that it is displayed in. */
  readonly playlist?: string | undefined;
  /** The link that plays it; absent while it is playing, where only sharing is offered (S2.34). */
  readonly play?: PlayLink;
};

/** Slot: opens the context menu of a video; called again for the same video it closes it (S2.35). */
export const VideoMenuContext = createContext<((request: VideoMenuRequest) => void) | null>(null);

export type PlayLink = { readonly to: string; readonly onClick: (event: MouseEvent) => void };

/** Props for a link that plays a video: its watch address, and the layer on a plain click. */
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
