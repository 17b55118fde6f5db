import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Api } from '#kit/client.ts';
import type { catalogEndpoints } from '#catalog/contract.ts';
import type { playbackEndpoints } from '../contract.ts';
import { isStill } from '#ui/quiet.ts';
import { outcomeOf, type Outcome } from '../rules.ts';
import { loadHls, mayPlayUnasked, streamSupport } from './hls.ts';
import { after, inTime, resetAfterClose } from './timing.ts';
import { sameRequest, type OpenVideo } from './watch-request.ts';

/** The layer's calls. */
export type PlaybackApi = Api<typeof playbackEndpoints> &
  Pick<Api<typeof catalogEndpoints>, 'playlistByShortid' | 'coachingByShortid' | 'videos'>;

/** An opened video. `outcome` is requested at once, while the layer's code is loading; `arrived` returns it without waiting, null while it is pending. */
export type Watching = { readonly open: OpenVideo; readonly outcome: Promise<Outcome>; readonly arrived: () => Outcome | null };

/**
 * A lost connection, or a server that does not answer, is an outcome of its own (S8.5): the layer shows it and offers a retry.
 */
function ask(api: PlaybackApi, shortid: string): Promise<Outcome> {
  const stop = new AbortController();
  // At a preview's address (S10.8) the video is shown as its draft, like the page.
  const preview = new URLSearchParams(window.location.search).get('preview') ?? undefined;
  return inTime(api.video({ shortid, preview }, { signal: stop.signal }), () => stop.abort()).then(outcomeOf, () => ({
    kind: 'trouble',
  }));
}

/** Whether the film starts without a further press; else its stream waits for that (use-player.ts). */
const startsUnpressed = async ({ opening }: OpenVideo): Promise<boolean> =>
  opening !== 'link' || (!isStill() && (await mayPlayUnasked()));

function start(api: PlaybackApi, open: OpenVideo): Watching {
  // If hls.js cannot be loaded, that is reported when the stream starts.
  if (streamSupport().mse)
    void startsUnpressed(open)
      .then((starts) => (starts ? loadHls() : null))
      .catch(() => {});
  let arrived: Outcome | null = null;
  const outcome = ask(api, open.video).then((answer) => (arrived = answer));
  return { open, outcome, arrived: () => arrived };
}

/** Refusals are not cached: the reader may have logged in meanwhile. */
async function forgetRefusal(current: RefObject<Watching | null>): Promise<void> {
  const closed = current.current;
  const outcome = await closed?.outcome;
  if (outcome?.kind !== 'video' && current.current === closed) current.current = null;
}

type Watched = {
  readonly watching: Watching | null;
  /** For a press: asks for the video and draws its layer while the router still changes the address. */
  readonly watch: (next: OpenVideo) => void;
  readonly retry: () => void;
};

/** The content of the layer. After closing it stays for a second, so that it can animate out and release its stream (S4.15). */
export function useWatching(api: PlaybackApi, open: OpenVideo | null): Watched {
  const [watching, setWatching] = useState<Watching | null>(null);
  const current = useRef<Watching | null>(null);
  const show = useCallback((next: Watching | null) => {
    current.current = next;
    setWatching(next);
  }, []);
  const watch = useCallback(
    (next: OpenVideo) => {
      if (!current.current || !sameRequest(current.current.open, next)) show(start(api, next));
    },
    [api, show],
  );
  useEffect(() => {
    if (!open) {
      const closed = current.current;
      void forgetRefusal(current);
      // Unless another video has been requested meanwhile.
      return after(resetAfterClose, () => current.current === closed && show(null));
    }
    watch(open);
    return undefined;
  }, [open, watch, show]);
  const retry = useCallback(() => {
    if (current.current) show(start(api, current.current.open));
  }, [api, show]);
  return { watching, watch, retry };
}
