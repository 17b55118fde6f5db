import type { CallContext } from '#kit/endpoint.ts';
import { findCourse, findVideoForPlayback } from '#catalog/server/door.ts';
import { signedAssetUrl } from '#media/server/door.ts';
import type { OfflineFilm } from '../contract.ts';
import { copyGoodUntil } from '../rules.ts';
import type { CourseParts } from './parts.ts';

/** The files of a film, the one for small screens first: it is for trains and beds. */
const files = ['960.mp4', '1920.mp4'] as const;

/**
 * Those of these videos (shortids) that the caller may keep on a device (S13.7): days of own coachings that may be watched now, by the
 * same decision as for playing. Anything else is missing.
 */
export async function filmsToKeep(parts: CourseParts, videos: readonly string[], context: CallContext): Promise<OfflineFilm[]> {
  const films: OfflineFilm[] = [];
  for (const video of new Set(videos)) {
    const film = await filmToKeep(parts, video, context);
    if (film) films.push(film);
  }
  return films;
}

async function filmToKeep(
  { db, clock, assetKey, storage, access }: CourseParts,
  shortid: string,
  context: CallContext,
): Promise<OfflineFilm | null> {
  const found = await findVideoForPlayback(db, shortid, context.locale);
  if (found?.protection !== 'coaching' || found.coaching === null) return null;
  if ((await access.verdictOn(found, context)).kind !== 'open') return null;
  const course = await findCourse(db, { slug: found.coaching }, context.locale);
  for (const value of files) {
    const bytes = (await storage.stat(`${found.folder}/file/${value}`))?.size ?? 0;
    if (bytes === 0) continue;
    return {
      video: shortid,
      title: found.video.title,
      course: course?.title ?? '',
      until: copyGoodUntil(clock.now()).toISOString(),
      src: signedAssetUrl({ key: assetKey, clock, shortid, type: 'file', value }),
      bytes,
      captions: found.captions.map(({ lang, label, file }) => ({
        lang,
        label,
        src: signedAssetUrl({ key: assetKey, clock, shortid, type: 'caption', value: file }),
      })),
    };
  }
  return null;
}
