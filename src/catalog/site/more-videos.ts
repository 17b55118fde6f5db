import { useRef, useState } from 'react';
import { createClient } from '#kit/client.ts';
import { apiAddresses } from '#paths/api.ts';
import { readTransport } from '#ui/client.ts';
import { useLocale } from '#ui/site.tsx';
import type { catalogEndpoints, Playlist, Video } from '../contract.ts';

/** Number of videos a playlist page shows at first, and adds with each press. */
export const chunk = 24;
/** Number of videos delivered with the page or by one call. */
const delivered = 200;

type MoreVideos = {
  readonly shown: readonly Video[];
  readonly hasMore: boolean;
  readonly state: 'idle' | 'loading' | 'failed';
  readonly showMore: () => void;
};

/**
 * Shows a playlist's videos in steps: first those delivered with the page, then from the call `videos` (S7.7). A failed call
 * keeps what is shown and can be retried.
 */
export function useMoreVideos(playlist: Pick<Playlist, 'shortid' | 'videos' | 'total'>): MoreVideos {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<readonly Video[]>(playlist.videos);
  const [count, setCount] = useState(chunk);
  const [state, setState] = useState<MoreVideos['state']>('idle');
  const isBusy = useRef(false);

  const load = async () => {
    const input = { playlist: playlist.shortid, page: Math.floor(loaded.length / delivered) + 1, perPage: delivered };
    const answer = await createClient<Pick<typeof catalogEndpoints, 'videos'>>(apiAddresses, readTransport(locale)).videos(input);
    if (!answer.ok) throw new Error(`videos are ${answer.code}`);
    setLoaded((known) => withNew(known, answer.value.data));
  };

  const showMore = async () => {
    if (isBusy.current) return;
    if (count + chunk > loaded.length && loaded.length < playlist.total) {
      isBusy.current = true;
      setState('loading');
      const isLoaded = await load().then(
        () => true,
        () => false,
      );
      isBusy.current = false;
      setState(isLoaded ? 'idle' : 'failed');
      if (!isLoaded) return;
    }
    setCount((known) => known + chunk);
  };

  return { shown: loaded.slice(0, count), hasMore: count < playlist.total, state, showMore: () => void showMore() };
}

/** Merges a page into the list without duplicates, since entries may have moved between two calls. */
export function withNew(known: readonly Video[], page: readonly Video[]): Video[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...page.filter(({ id }) => !ids.has(id))];
}
