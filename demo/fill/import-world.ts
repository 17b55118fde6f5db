import path from 'node:path';
import pLimit from 'p-limit';
import { officeEntitiesOf } from '#app/server/rooms.ts';
import { importSite } from '#app/server/transfer/import-content.ts';
import { fillNames, listSoundless, putSound } from '#catalog/server/door.ts';
import { playlistFolder } from '#catalog/server/playback-queries.ts';
import { refreshTrending } from '#catalog/server/refresh.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Storage } from '#platform/storage.ts';
import { addClip, addSound, readClips, type FoundClip, type NamedClip } from './clips.ts';
import { readPictures } from './pictures.ts';
import { siteContentOf } from './site-content.ts';
import { clipKeyOf, type World } from './world.ts';

export type ImportOptions = {
  /** Replacements for `{presenter}` and `{site}` in texts (S1.9). */
  readonly presenterName: string;
  readonly siteName: string;
  /** The reference time for relative dates of the content. */
  readonly clock: Clock;
};

const demoFolder = path.resolve(import.meta.dirname, '..');

/** A clip's files wait for the disk most of the time. */
const clipsAtOnce = 4;

const nothing: World = {
  tags: [],
  videos: [],
  speeches: {},
  reviews: [],
  playlists: [],
  partners: [],
  dailies: [],
  highlights: [],
  homes: {},
  projects: [],
  pages: [],
  coachings: [],
  retreats: [],
  courseMails: [],
  retreatMails: [],
  products: [],
  codes: [],
  notes: [],
  settings: null,
};

/**
 * Imports the world, or a part of it: its files into the store, then all entries in one transaction, as `npm run import` does.
 * Again changes nothing.
 */
export async function importWorld(
  { db }: { readonly db: Db },
  storage: Pick<Storage, 'addFolder' | 'write'>,
  source: Partial<World>,
  { presenterName, siteName, clock }: ImportOptions,
): Promise<void> {
  const world: World = fillNames({ ...nothing, ...source }, { presenter: presenterName, site: siteName });
  const clips = await readClips(demoFolder, clipsOf(world));
  // Files go first, so that no entry is visible before its files exist.
  if (clips.length > 0) await storage.addFolder(path.join(demoFolder, 'images'), 'pictures');
  await pLimit(clipsAtOnce).map(clips, (clip) => addClip(storage, clip));
  for (const { shortid, downloadFile } of world.playlists) {
    if (downloadFile) await storage.addFolder(path.join(demoFolder, 'downloads', shortid), `${playlistFolder(shortid)}/download`);
  }
  const pictures = await readPictures(path.join(demoFolder, 'images'));
  // Slugs of presenter pages are only needed for addresses that redirect, of which content brings none.
  const content = siteContentOf(world, { entities: officeEntitiesOf(''), clips, pictures, now: clock.now() });
  await db.transaction(async (tx) => {
    await importSite(tx, content, { clock, tell: () => undefined, isRecorded: false });
    await addSounds(tx, storage, clips);
    await refreshTrending(tx, clock.now());
  });
}

/**
 * Gives free clips their sound, where it is a track of its own. Otherwise a job would extract it from each film, which keeps a
 * processor busy for most of a minute after the first start.
 */
async function addSounds(tx: Tx, storage: Pick<Storage, 'write'>, clips: readonly FoundClip[]): Promise<void> {
  const free = new Set((await listSoundless(tx, clips.length)).map(({ id }) => id));
  const add = async (clip: FoundClip) => ({ id: clip.row.id, bytes: await addSound(storage, clip) });
  const ofFree = clips.filter(({ row }) => free.has(row.id));
  for (const sound of await pLimit(clipsAtOnce).map(ofFree, add)) if (sound.bytes > 0) await putSound(tx, sound);
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
