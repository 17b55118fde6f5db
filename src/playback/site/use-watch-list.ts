import { useEffect, useMemo, useState } from 'react';
import { useMember } from '#accounts/site/door.ts';
import type { Video } from '#catalog/contract.ts';
import type { VideoRequest } from '#catalog/site/door.tsx';
import { loadOwnDays, type OwnCourseDays } from '#courses/site/door.ts';
import { useLocale } from '#ui/site.tsx';
import { useWindowSize } from '#ui/window-size.ts';
import type { PlayableVideo } from '../contract.ts';
import type { WatchList } from '../rules.ts';
import type { PlaybackApi } from './use-watching.ts';

/** Maximum page size of a list call. */
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

/**
 * The list beside the player; null if there is none, or it cannot be loaded: the video plays without it. Undefined until it is
 * known; the last list stays until the next one is.
 */
export function useWatchList(
  api: PlaybackApi,
  { playlist, coaching }: Pick<VideoRequest, 'playlist' | 'coaching'>,
): WatchList | null | undefined {
  const of = `${playlist ?? ''}/${coaching ?? ''}`;
  const [known, setKnown] = useState<{ of: string; list: WatchList | null }>({ of: '/', list: null });
  useEffect(() => {
    let isCurrent = true;
    const asked = playlist ? playlistOf(api, playlist) : coaching ? coachingOf(api, coaching) : Promise.resolve(null);
    asked.then(
      (list) => isCurrent && setKnown({ of, list }),
      () => isCurrent && setKnown({ of, list: null }),
    );
    return () => {
      isCurrent = false;
    };
  }, [api, playlist, coaching, of]);
  return known.of === of ? known.list : (known.list ?? undefined);
}

/** The list in which a video continues: the one it was opened with, else its owned course, else its home playlist (S11.8). */
export function useHome(
  { playlist, coaching }: VideoRequest,
  video: PlayableVideo | null,
  own: OwnDays | null,
): Pick<VideoRequest, 'playlist' | 'coaching'> {
  const isAlone = playlist === undefined && coaching === undefined;
  const ownCourse = isAlone ? own?.coaching : undefined;
  const at = isAlone && ownCourse === undefined ? video?.playlists[0]?.shortid : playlist;
  const course = ownCourse ?? coaching;
  return useMemo(() => ({ playlist: at, coaching: course }), [at, course]);
}

/** Minimum width for the list beside the picture; below that it is an overlay. */
const roomFor = 1200;

/** Whether the list is visible: beside the picture by default, as an overlay on request (S2.45). */
export function useListChoice(): { isShown: boolean; isOverlay: boolean; setShown: (shown: boolean) => void } {
  const isOverlay = useWindowSize().width < roomFor;
  const [choice, setChoice] = useState<{ isOverlay: boolean; shown: boolean } | null>(null);
  const isShown = choice?.isOverlay === isOverlay ? choice.shown : !isOverlay;
  return { isShown, isOverlay, setShown: (shown) => setChoice({ isOverlay, shown }) };
}

/** The owned course that a video belongs to. */
export type OwnDays = OwnCourseDays & { readonly coaching: string };

type Coaching = {
  /** The coaching in which a video was opened. */
  readonly shortid: string | undefined;
  /** The coaching that it is a day of, however it was opened. */
  readonly slug: string | null;
};

/** The owned course whose days are watched; null for everybody else, and until it is known. Loads nothing for others. */
export function useOwnDays(coaching: Coaching): OwnDays | null {
  const locale = useLocale();
  const member = useMember();
  const own =
    member?.coachings.find(
      ({ shortid, slug, status }) => status === 'succeeded' && (shortid === coaching.shortid || slug === coaching.slug),
    )?.shortid ?? null;
  const [known, setKnown] = useState<OwnDays | null>(null);
  useEffect(() => {
    if (own === null) return undefined;
    let isCurrent = true;
    loadOwnDays(own, locale).then(
      (days) => isCurrent && setKnown(days && { ...days, coaching: own }),
      // It plays without the course.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [own, locale]);
  return known?.coaching === own ? known : null;
}

/** Locked videos of the list. */
export const lockedIn = (own: OwnDays | null): ReadonlySet<string> =>
  new Set(own?.days.flatMap(({ video, open }) => (open ? [] : [video])));
