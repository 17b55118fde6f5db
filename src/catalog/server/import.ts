import path from 'node:path';
import type { Clock } from '#platform/clock.ts';
import { bumpContent } from '#platform/content-version.ts';
import type { Database, Tx } from '#platform/database.ts';
import type { Storage } from '#platform/storage.ts';
import { adoptClips } from '#media/server/door.ts';
import { addClip, readClips, type FoundClip, type NamedClip } from './import/clips.ts';
import { putDailies, putHighlights } from './import/dailies.ts';
import { putCoachings, putRetreats } from './import/offers.ts';
import { putNotes, putPages, putPartnerModules, putPartners, putProjects, putSettings } from './import/pages.ts';
import { readPictures } from './import/pictures.ts';
import { putPlaylists } from './import/playlists.ts';
import { put } from './import/put.ts';
import { putTags, putVideos } from './import/videos.ts';
import { clipKeyOf, fillNames, resolverOf, type Importing, type World } from './import/world.ts';
import { keepUp } from './keep.ts';
import { refreshTrending } from './refresh.ts';
import { playlistFolder } from './playback-queries.ts';
import { media } from './tables.ts';

export type ImportOptions = {
  /** Replacements for `{presenter}` and `{site}` in texts (S1.9). */
  readonly presenterName: string;
  readonly siteName: string;
  /** The reference time for relative dates of the content. */
  readonly clock: Clock;
  /** Contains `images/`, `clips/`, `speech/` and `downloads/`. */
  readonly demoFolder: string;
};

/**
 * Imports a content set: its files into the store, then all entries in one transaction. Idempotent. Rich text is sanitised
 * (S16.6). Throws if an entry references one that does not exist.
 */
export async function importContent(
  { db }: Pick<Database, 'db'>,
  storage: Pick<Storage, 'addFolder' | 'write'>,
  source: World,
  { presenterName, siteName, clock, demoFolder }: ImportOptions,
): Promise<void> {
  const world = fillNames(source, { presenter: presenterName, site: siteName });
  const images = path.join(demoFolder, 'images');
  const importing: Importing = { world, pictures: await readPictures(images), resolve: resolverOf(world), now: clock.now() };
  const clips = await readClips(demoFolder, clipsOf(world));
  // Files go first, so that no entry is visible before its files exist.
  await storage.addFolder(images, 'pictures');
  for (const clip of clips) await addClip(storage, clip);
  for (const { shortid, downloadFile } of world.playlists) {
    if (downloadFile) await storage.addFolder(path.join(demoFolder, 'downloads', shortid), `${playlistFolder(shortid)}/download`);
  }
  await db.transaction((tx) => putWorld(tx, importing, clips));
}

/** The clip of each video: shared with others, or its own. */
function clipsOf(world: World): NamedClip[] {
  const named = world.videos.flatMap((video): NamedClip[] => {
    const key = clipKeyOf(world, video);
    const { sign } = video;
    return [
      key === video.clip ? { key, folder: `clips/${key}` } : { key, folder: `speech/${key}`, title: video.title },
      ...(sign === undefined ? [] : [{ key: sign, folder: `clips/${sign}`, title: 'Gebärdensprache (Platzhalter)' }]),
    ];
  });
  return [...new Map(named.map((clip) => [clip.key, clip])).values()];
}

async function putWorld(tx: Tx, importing: Importing, clips: readonly FoundClip[]): Promise<void> {
  await put(
    tx,
    media,
    media.id,
    clips.map(({ row }) => row),
  );
  await adoptClips(
    tx,
    importing.now,
    clips.map(({ row, title }) => ({ ...row, title })),
  );
  await putTags(tx, importing);
  await putVideos(tx, importing);
  await putPartners(tx, importing);
  await putPlaylists(tx, importing);
  await putPartnerModules(tx, importing);
  await putCoachings(tx, importing);
  await putRetreats(tx, importing);
  await putProjects(tx, importing);
  await putPages(tx, importing);
  await putDailies(tx, importing);
  await putHighlights(tx, importing);
  await putNotes(tx, importing);
  await putSettings(tx, importing);
  await keepUp(tx, 'all');
  await refreshTrending(tx, importing.now);
  await bumpContent(tx);
}
