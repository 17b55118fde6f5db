import { createContext, use, type MouseEvent } from 'react';
import { isPlainClick } from '#ui/link.tsx';
import { useLinks } from '#ui/site.tsx';
import type { Protection } from '../contract.ts';

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

/** The props of a link that plays a video: its watch address, and the layer on a plain click. */
export function usePlayLink(
  request: VideoRequest,
  protection: Protection = 'free',
  coaching = request.coaching,
): { to: string; onClick: (event: MouseEvent) => void } {
  const links = useLinks();
  const open = useOpenVideo();
  return {
    to: links.watch(request),
    onClick: (event) => {
      if (!open || !isPlainClick(event)) return;
      event.preventDefault();
      open(request, protection, coaching);
    },
  };
}
