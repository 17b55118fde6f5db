import { useMemo } from 'react';
import type { VideoRequest } from '#catalog/site/door.tsx';
import type { PlayableVideo } from '../contract.ts';
import type { OwnDays } from './use-own-days.ts';

/**
 * The list in which a video plays on: that with which it was opened, else its own course, else the playlist where it is at home (S11.8).
 */
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
