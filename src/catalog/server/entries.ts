import type { Locale } from '#kit/locale.ts';
import type { Db } from '#platform/database.ts';
import type { Playlist, Video } from '../contract.ts';
import { presentPlaylist, presentVideo, summary, type Brevity } from './present.ts';
import { selectMembers, selectPlaylists, selectRefs, selectVideos, type Member, type RefRow, type Wanted } from './rows.ts';

/**
 * Videos and playlists by their ids: a handful of queries however many are wanted, and how many that is
 * does not depend on how large the catalogue is.
 */

/** What was loaded, to be presented in one length or another. */
export type Entries = {
  /** Undefined where there is none. */
  readonly video: (id: string, brevity?: Brevity) => Video | undefined;
  readonly playlist: (id: string, lengths?: Lengths) => Playlist | undefined;
};

/** `own` is for the playlist's own texts where they may be longer; `most` shows fewer of its videos than were loaded. */
export type Lengths = { readonly brevity?: Brevity; readonly own?: Brevity; readonly most?: number };

export async function loadEntries(
  db: Db,
  {
    playlists: wanted = [],
    videos: wantedVideos = [],
  }: { readonly playlists?: readonly Wanted[]; readonly videos?: readonly string[] },
  locale: Locale,
): Promise<Entries> {
  const playlistIds = wanted.map(({ id }) => id);
  const [playlistRows, members] =
    wanted.length === 0 ? [[], []] : await Promise.all([selectPlaylists(db, playlistIds), selectMembers(db, once(wanted))]);
  const videoIds = [...new Set([...wantedVideos, ...members.map(({ videoId }) => videoId)])];
  const [videoRows, refs] =
    videoIds.length === 0
      ? [[], new Map<string, RefRow[]>()]
      : await Promise.all([selectVideos(db, videoIds), selectRefs(db, videoIds)]);
  const videosById = new Map(videoRows.map((row) => [row.id, row]));
  const playlistsById = new Map(playlistRows.map((row) => [row.id, row]));
  const membersOf = Map.groupBy(members, ({ playlistId, role }) => `${playlistId} ${role}`);

  const video: Entries['video'] = (id, brevity = summary) => {
    const row = videosById.get(id);
    return row && presentVideo(row, refs.get(id) ?? [], locale, brevity);
  };
  const playlist: Entries['playlist'] = (id, { brevity = summary, own = brevity, most = Number.POSITIVE_INFINITY } = {}) => {
    const row = playlistsById.get(id);
    const list = (role: Member['role']) =>
      (membersOf.get(`${id} ${role}`) ?? []).slice(0, most).flatMap(({ videoId }) => video(videoId, brevity) ?? []);
    return row && presentPlaylist(row, { videos: list('video'), trailers: list('trailer') }, locale, own);
  };
  return { video, playlist };
}

/** A playlist that is wanted more than once is loaded once, with the most that was asked for. */
function once(wanted: readonly Wanted[]): Wanted[] {
  const most = new Map<string, Wanted>();
  for (const want of wanted) {
    const other = most.get(want.id);
    most.set(want.id, {
      ...want,
      videos: Math.max(want.videos, other?.videos ?? 0),
      trailers: Math.max(want.trailers ?? 0, other?.trailers ?? 0),
    });
  }
  return [...most.values()];
}
