import { createHash } from 'node:crypto';
import { addDays, dayOf, instantOf } from '#kit/dates.ts';
import type { Tx } from '#platform/database.ts';
import { anyOf } from '#platform/any-of.ts';
import { traitNames } from '../../traits.ts';
import { isTranslated, sortKeyOf } from '../../rules.ts';
import { sanitizeRichText } from '../rich-text.ts';
import { tags, videos, videoTags } from '../content-tables.ts';
import { idOf, inChunks, put } from './put.ts';
import { reviewsOf } from './reviews.ts';
import { clipKeyOf, type Importing } from './world.ts';

export const putTags = (tx: Tx, { world }: Importing): Promise<void> =>
  put(
    tx,
    tags,
    tags.id,
    world.tags.map(({ slug, title, en = null }) => ({ id: idOf('tag', slug), slug, title, en, sortKey: sortKeyOf(title) })),
  );

export async function putVideos(tx: Tx, importing: Importing): Promise<void> {
  const { world, pictures, resolve, now } = importing;
  const review = reviewsOf(importing, 'video');
  const published = datesOf(
    world.videos.map(({ shortid }) => shortid),
    now,
  );
  const rows = world.videos.map((video) => {
    const { shortid, title, topline, description, keywords, note, en = null, easy = null } = video;
    const poster = pictures(`poster/${shortid}`);
    const seenTitle = isTranslated({ title, topline, description }, en) ? (en?.title ?? title) : title;
    return {
      id: idOf('video', shortid),
      shortid,
      title,
      topline,
      description,
      en,
      easy,
      keywords: [...keywords],
      mediaId: idOf('media', clipKeyOf(world, video)),
      signMediaId: video.sign === undefined ? null : idOf('media', video.sign),
      seen: [...(video.seen ?? [])],
      poster: poster.address,
      color: poster.color,
      processed: poster.processed,
      note: note === undefined ? null : sanitizeRichText(note),
      ...Object.fromEntries(traitNames.map((name) => [name, video[name] ?? null])),
      ...review(shortid),
      publishedAt: published(shortid),
      sortKey: sortKeyOf(title),
      sortKeyEn: sortKeyOf(seenTitle),
    };
  });
  await put(tx, videos, videos.id, rows);
  await tx.delete(videoTags).where(
    anyOf(
      videoTags.videoId,
      rows.map(({ id }) => id),
    ),
  );
  const links = world.videos.flatMap(({ shortid, tags: slugs }) =>
    slugs.map((slug) => ({ videoId: idOf('video', shortid), tagId: resolve('tag', slug, `The video '${shortid}'`) })),
  );
  for (const chunk of inChunks(links)) await tx.insert(videoTags).values(chunk);
}

/** The number of days over which an import's publication dates are spread. */
const months = 240;

/**
 * A publication date per entry, spread over the past months in a shuffled order: the input is sorted by kind and title, and the
 * newest videos should not all be one category from A to C.
 */
export function datesOf(names: readonly string[], now: Date): (name: string) => Date {
  const mixed = names.toSorted((a, b) => (digest(a) < digest(b) ? -1 : 1));
  const rank = new Map(mixed.map((name, at) => [name, at]));
  return (name) => {
    const at = rank.get(name) ?? 0;
    const day = addDays(dayOf(now), -1 - Math.floor((at * months) / names.length));
    return new Date(instantOf(day, 7).getTime() - at * 1000);
  };
}

const digest = (name: string): string => createHash('sha256').update(name).digest('hex');
