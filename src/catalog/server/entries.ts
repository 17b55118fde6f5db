import type { Locale } from '#kit/locale.ts';
import { noteReads, recordingReads } from '#platform/content-reads.ts';
import type { Db } from '#platform/database.ts';
import { rowsKeptOf, type RowCache } from '#platform/row-cache.ts';
import type { Playlist, Video } from '../contract.ts';
import { presentPlaylist, presentVideo, summary, type Brevity } from './present.ts';
import { selectEntries, type EntryRows, type PlaylistRow, type RefRow, type VideoRow, type Wanted } from './rows.ts';

/** Loads videos and playlists by id: one query for any number of ids, with a cost independent of the catalogue's size. */

/** Loaded rows, to be presented in one length or another. */
export type Entries = {
  /** Undefined if it does not exist. */
  readonly video: (id: string, brevity?: Brevity) => Video | undefined;
  readonly playlist: (id: string, lengths?: Lengths) => Playlist | undefined;
};

/** `own` sets the length of the playlist's own texts; `most` limits the videos shown to fewer than were loaded. */
type Lengths = { readonly brevity?: Brevity; readonly own?: Brevity; readonly most?: number };

type Asked = { readonly playlists?: readonly Wanted[]; readonly videos?: readonly string[] };

export const loadEntries = async (db: Db, asked: Asked, locale: Locale): Promise<Entries> =>
  entriesOf(await loadRows(db, asked), locale);

const none: EntryRows = { playlists: [], videos: [], refs: [] };

/** Only the rows, which serve both languages. */
export async function loadRows(db: Db, { playlists = [], videos = [] }: Asked): Promise<EntryRows> {
  if (playlists.length === 0 && videos.length === 0) return none;
  const asked = { playlists: once(playlists), videos };
  const kept = rowsKeptOf(db);
  return kept ? loadMissing(db, kept, asked) : select(db, asked);
}

const select = (db: Db, { playlists, videos }: Required<Asked>): Promise<EntryRows> =>
  selectEntries(db, {
    playlists: playlists.map(({ id }) => id),
    mostVideos: playlists.map((list) => list.videos),
    mostTrailers: playlists.map(({ trailers = 0 }) => trailers),
    videos,
  });

const keys = {
  list: ({ id, videos, trailers = 0 }: Wanted) => `playlist ${id} ${videos} ${trailers}`,
  video: (id: string) => `video ${id}`,
  ref: (id: string) => `playlist of a video ${id}`,
};

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/** The rows that are kept, and the others from the database. */
async function loadMissing(db: Db, kept: RowCache, { playlists, videos }: Required<Asked>): Promise<EntryRows> {
  const lists = playlists.map((list) => ({ list, row: kept.get(keys.list(list)) as PlaylistRow | undefined }));
  const knownLists = lists.flatMap(({ row }) => row ?? []);
  const shown = [...new Set([...videos, ...knownLists.flatMap((row) => [...row.videos, ...row.trailers])])].map((id) => {
    const row = kept.get(keys.video(id)) as VideoRow | undefined;
    const refs = row?.lists.flatMap((list) => (kept.get(keys.ref(list)) as RefRow | undefined) ?? []) ?? [];
    return { id, row: row?.lists.length === refs.length ? row : undefined, refs };
  });
  const missing = {
    playlists: lists.flatMap(({ list, row }) => (row ? [] : list)),
    videos: shown.flatMap(({ id, row }) => (row ? [] : id)),
  };
  const known = { playlists: knownLists, videos: shown.flatMap(({ row }) => row ?? []), refs: shown.flatMap(({ refs }) => refs) };
  if (missing.playlists.length === 0 && missing.videos.length === 0) return known;

  const keep = kept.begin();
  const { value: found, reads } = await recordingReads(() => select(db, missing));
  noteReads(reads);
  const { statements } = reads;
  const asked = new Map(missing.playlists.map((list) => [list.id, list]));
  for (const row of found.playlists) {
    const list = asked.get(row.id);
    if (list) keep(keys.list(list), row, { statements, ids: [row.id, ...idsOf(row.tags), ...idsOf(row.partners)] });
  }
  for (const row of found.videos) {
    keep(keys.video(row.id), row, { statements, ids: row.partnerId === null ? [row.id] : [row.id, row.partnerId] });
  }
  for (const row of found.refs) keep(keys.ref(row.id), row, { statements, ids: [row.id] });
  return {
    playlists: [...known.playlists, ...found.playlists],
    videos: [...known.videos, ...found.videos],
    refs: [...known.refs, ...found.refs],
  };
}

export function entriesOf(rows: EntryRows, locale: Locale): Entries {
  const videos = new Map(rows.videos.map((row) => [row.id, row]));
  const playlists = new Map(rows.playlists.map((row) => [row.id, row]));
  const refs = new Map(rows.refs.map((row) => [row.id, row]));

  const video: Entries['video'] = (id, brevity = summary) => {
    const row = videos.get(id);
    return row && presentVideo(row, refsOf(row, refs), locale, brevity);
  };
  const playlist: Entries['playlist'] = (id, { brevity = summary, own = brevity, most = Number.POSITIVE_INFINITY } = {}) => {
    const row = playlists.get(id);
    const list = (ids: readonly string[]) => ids.slice(0, most).flatMap((one) => video(one, brevity) ?? []);
    return row && presentPlaylist(row, { videos: list(row.videos), trailers: list(row.trailers) }, locale, own);
  };
  return { video, playlist };
}

/** Maximum number of playlists listed on a video. */
const refsPerVideo = 3;

/** The first playlists of a video: its home playlist (S11.8), then those in a category, then editors' lists. */
function refsOf({ lists, home }: VideoRow, refs: ReadonlyMap<string, RefRow>): RefRow[] {
  // A video may be in a playlist both as an item and as its trailer.
  const own = [...new Set(lists)].flatMap((id) => refs.get(id) ?? []);
  const rank = ({ id, category }: RefRow): number => (id === home ? 0 : category === null ? 2 : 1);
  if (own.length > 1) own.sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
  return own.slice(0, refsPerVideo);
}

/** A playlist requested several times is loaded once, with the largest limit requested. */
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
