import { useEffect, useState } from 'react';
import type { Video } from '#catalog/contract.ts';
import type { VideoRequest } from '#catalog/site/door.tsx';
import type { WatchList } from '../rules.ts';
import type { PlaybackApi } from './use-watching.ts';

/** The most that one call of a list gives. */
const pageSize = 200;

async function playlistOf(api: PlaybackApi, playlist: string): Promise<WatchList | null> {
  const answer = await api.playlistByShortid({ shortid: playlist });
  if (!answer.ok) return null;
  const { title, trailers, videos, total, coaching_shortid: coaching } = answer.value.data;
  const whole: Video[] = [...videos];
  while (whole.length < total) {
    const more = await api.videos({ playlist, page: Math.floor(whole.length / pageSize) + 1, perPage: pageSize });
    if (!more.ok || more.value.data.length === 0) break;
    whole.push(...more.value.data.slice(whole.length % pageSize));
  }
  return { title, trailers, videos: whole, coaching };
}

async function coachingOf(api: PlaybackApi, coaching: string): Promise<WatchList | null> {
  const answer = await api.coachingByShortid({ shortid: coaching });
  return answer.ok ? { ...answer.value.data, coaching } : null;
}

/** The list beside the player; null where there is none, or it cannot be had: the video plays without it. */
export function useWatchList(
  api: PlaybackApi,
  { playlist, coaching }: Pick<VideoRequest, 'playlist' | 'coaching'>,
): WatchList | null {
  const [list, setList] = useState<WatchList | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const asked = playlist ? playlistOf(api, playlist) : coaching ? coachingOf(api, coaching) : Promise.resolve(null);
    asked.then(
      (found) => isCurrent && setList(found),
      () => isCurrent && setList(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [api, playlist, coaching]);
  return list;
}
