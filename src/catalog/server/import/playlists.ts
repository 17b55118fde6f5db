import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/database.ts';
import { anyOf } from '#platform/any-of.ts';
import type { DemoPlaylist } from '../../../../demo/shapes.ts';
import { isTranslated, letterOf, sortKeyOf } from '../../rules.ts';
import { playlistPartners, playlists, playlistTags, playlistVideos, videos as videosTable } from '../content-tables.ts';
import { idOf, inChunks, put } from './put.ts';
import { datesOf } from './videos.ts';
import type { Importing } from './world.ts';

export async function putPlaylists(tx: Tx, importing: Importing): Promise<void> {
  const { world } = importing;
  const published = datesOf(
    world.playlists.map(({ shortid }) => shortid),
    importing.now,
  );
  await put(
    tx,
    playlists,
    playlists.id,
    world.playlists.map((playlist) => ({ ...rowOf(playlist, importing), publishedAt: published(playlist.shortid) })),
  );
  const ids = world.playlists.map(({ shortid }) => idOf('playlist', shortid));
  await putMembers(tx, importing, ids);
  await putHomes(tx, importing);
  await putTagsAndPartners(tx, importing, ids);
}

/** Sets the home playlists of videos (S11.8), which needs the playlists to exist. */
async function putHomes(tx: Tx, { world, resolve }: Importing): Promise<void> {
  for (const [video, playlist] of Object.entries(world.homes)) {
    const homePlaylistId = resolve('playlist', playlist, `The home of the video '${video}'`);
    await tx
      .update(videosTable)
      .set({ homePlaylistId })
      .where(eq(videosTable.id, resolve('video', video, 'A home')));
  }
}

/** Sort keys of a title: for the German form and for what English readers see. */
export function placeOf(german: string, english: string | undefined, translated: boolean) {
  const seen = translated && english ? english : german;
  return { letter: letterOf(german), sortKey: sortKeyOf(german), letterEn: letterOf(seen), sortKeyEn: sortKeyOf(seen) };
}

function rowOf(playlist: DemoPlaylist, { pictures }: Importing) {
  const { shortid, slug, type, title, titleList, titleTeaser, description, category, en = null } = playlist;
  const translated = isTranslated({ title, titleList, titleTeaser, description }, en);
  const { address, color, processed } = pictures(`playlist/${shortid}`);
  return {
    id: idOf('playlist', shortid),
    shortid,
    slug,
    type,
    title,
    titleList,
    titleTeaser,
    description,
    en,
    downloadLabel: playlist.downloadLabel ?? '',
    downloadFile: playlist.downloadFile ?? '',
    category,
    exclusive: playlist.exclusive ?? false,
    image: address,
    color,
    processed,
    xlType: playlist.xlType ?? 'slider',
    lType: playlist.lType ?? 'normal',
    ...placeOf(titleList, en?.titleList, translated),
    translated,
  };
}

async function putMembers(tx: Tx, { world, resolve }: Importing, ids: readonly string[]): Promise<void> {
  await tx.delete(playlistVideos).where(anyOf(playlistVideos.playlistId, ids));
  const members = world.playlists.flatMap(({ shortid, videos, trailers = [] }) => {
    const from = `The playlist '${shortid}'`;
    const of = (role: 'video' | 'trailer') => (video: string, position: number) => ({
      playlistId: idOf('playlist', shortid),
      videoId: resolve('video', video, from),
      role,
      position,
    });
    return [...videos.map(of('video')), ...trailers.map(of('trailer'))];
  });
  for (const chunk of inChunks(members)) await tx.insert(playlistVideos).values(chunk);
}

async function putTagsAndPartners(tx: Tx, { world, resolve }: Importing, ids: readonly string[]): Promise<void> {
  await tx.delete(playlistTags).where(anyOf(playlistTags.playlistId, ids));
  await tx.delete(playlistPartners).where(anyOf(playlistPartners.playlistId, ids));
  const tagged = world.playlists.flatMap(({ shortid, tags }) =>
    tags.map((slug) => ({ playlistId: idOf('playlist', shortid), tagId: resolve('tag', slug, `The playlist '${shortid}'`) })),
  );
  const owned = world.playlists.flatMap(({ shortid, partners = [] }, position) =>
    partners.map((slug) => ({
      playlistId: idOf('playlist', shortid),
      partnerId: resolve('partner', slug, `The playlist '${shortid}'`),
      position,
    })),
  );
  for (const chunk of inChunks(tagged)) await tx.insert(playlistTags).values(chunk);
  for (const chunk of inChunks(owned)) await tx.insert(playlistPartners).values(chunk);
}
