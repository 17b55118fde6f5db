import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { findClipPosters, type ClipPoster, type PublicClip } from '#media/server/door.ts';
import { bumpContent } from '#platform/content-version.ts';
import { textIn, type Content, type Problems } from '#desk/server/door.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Evidence } from './columns.ts';
import { videos } from './content-tables.ts';
import { media } from './tables.ts';

/** Filters the clips down to those that videos may use. */
export async function findClips(db: Db | Tx, ids: readonly string[]): Promise<PublicClip[]> {
  if (ids.length === 0) return [];
  return db
    .select({
      id: media.id,
      folder: media.folder,
      seconds: media.seconds,
      captions: media.captions,
      chapters: media.chapters,
      preview: media.preview,
    })
    .from(media)
    .where(inArray(media.id, [...ids]));
}

/** A re-encoded clip has new preview images and needs a new sound file. */
const soundBytes = sql`case when ${media.preview} is distinct from excluded.preview then null else ${media.soundBytes} end`;

/** Upserts a clip that the media room created or changed. Videos can use it from then on. */
export async function putClip(tx: Tx, { id, folder, seconds, captions, chapters, preview }: PublicClip): Promise<void> {
  const values = {
    folder,
    seconds: Math.max(1, Math.round(seconds)),
    captions: [...captions],
    chapters: [...chapters],
    preview,
  };
  await tx
    .insert(media)
    .values({ id, key: id, ...values })
    .onConflictDoUpdate({ target: media.id, set: { ...values, soundBytes } });
  await bumpContent(tx, 'rows');
}

/** Sets a clip's poster on videos that use it and have no poster, or one of `instead`. */
export async function putClipPoster(
  tx: Tx,
  clip: string,
  { address, color }: ClipPoster,
  instead: readonly string[],
): Promise<void> {
  const mayChange = or(eq(videos.poster, ''), inArray(videos.poster, [...instead, address]));
  await tx
    .update(videos)
    .set({ poster: address, color, processed: true })
    .where(and(eq(videos.mediaId, clip), mayChange));
  await bumpContent(tx, 'rows');
}

/** A video as saved by the office, with its clip's poster if it names none. */
export async function withClipPoster(db: Db, video: Content): Promise<Content> {
  const clip = textIn(video.clip);
  if (clip === '' || textIn(video.poster) !== '') return video;
  return { ...video, poster: (await findClipPosters(db, [clip])).get(clip) ?? '' };
}

/** Sets the clip's poster on those of these videos that have none. */
export async function fillPosters(tx: Tx, videoIds: readonly string[]): Promise<void> {
  if (videoIds.length === 0) return;
  const bare = await tx
    .select({ id: videos.id, clip: videos.mediaId })
    .from(videos)
    .where(and(inArray(videos.id, [...videoIds]), eq(videos.poster, '')));
  const posters = await findClipPosters(
    tx,
    bare.flatMap(({ clip }) => clip ?? []),
  );
  for (const { id, clip } of bare) {
    const poster = posters.get(clip ?? '');
    if (poster) await tx.update(videos).set({ poster, processed: true }).where(eq(videos.id, id));
  }
}

/** Evidence has to be at a second of the film (S15.5); without a film nobody knows. */
export async function problemsOfEvidence(tx: Tx, { clip, evidence }: Content): Promise<Problems> {
  const last = Math.max(...(evidence as Evidence[]).map(({ second }) => second), 0);
  if (typeof clip !== 'string' || last === 0) return {};
  const [film] = await tx.select({ seconds: media.seconds }).from(media).where(eq(media.id, clip));
  return film && last > film.seconds ? { evidence: 'invalid' } : {};
}
