import { and, asc, eq, getViewSelectedFields, sql, type Column, type SQL } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import type { Db, Tx } from '#platform/database.ts';
import { inLocale } from '../rules.ts';
import { coachings, media, playlists, playlistVideos, videos } from './tables.ts';

type CourseDay = {
  readonly videoId: string;
  /** The video's. */
  readonly shortid: string;
  readonly title: string;
  /** How long it is. */
  readonly seconds: number;
};

/** A coaching as a sequence of days (S13.1). */
export type Course = {
  readonly id: string;
  readonly shortid: string;
  readonly slug: string;
  readonly title: string;
  /** Sanitised HTML. */
  readonly contraindications: string;
  /** The file of its playlist; an empty label means the interface's default. */
  readonly download: { readonly shortid: string; readonly file: string; readonly label: string } | null;
  /** Starting with day 1. */
  readonly days: readonly CourseDay[];
};

/** Loads a coaching with its days. Null if it does not exist. */
export async function findCourse(
  db: Db | Tx,
  which: { readonly shortid: string } | { readonly slug: string } | { readonly id: string },
  locale: Locale,
): Promise<Course | null> {
  const [row] = await db
    .select({ coaching: getViewSelectedFields(coachings), playlist: getViewSelectedFields(playlists) })
    .from(coachings)
    .leftJoin(playlists, eq(playlists.id, coachings.playlistId))
    .where(
      'id' in which
        ? eq(coachings.id, which.id)
        : 'slug' in which
          ? eq(coachings.slug, which.slug)
          : eq(coachings.shortid, which.shortid),
    );
  if (!row) return null;
  const { coaching, playlist } = row;
  const { title, intro, bulletpoints, contraindications } = coaching;
  const { texts } = inLocale({ title, intro, bulletpoints, contraindications }, coaching.en, locale);
  return {
    id: coaching.id,
    shortid: coaching.shortid,
    slug: coaching.slug,
    title: texts.title,
    contraindications: texts.contraindications,
    download: playlist?.downloadFile
      ? { shortid: playlist.shortid, file: playlist.downloadFile, label: locale === 'de' ? playlist.downloadLabel : '' }
      : null,
    days: playlist ? await daysOf(db, playlist.id, locale) : [],
  };
}

async function daysOf(db: Db | Tx, playlistId: string, locale: Locale): Promise<CourseDay[]> {
  const rows = await db
    .select({
      videoId: videos.id,
      shortid: videos.shortid,
      title: videos.title,
      topline: videos.topline,
      description: videos.description,
      en: videos.en,
      seconds: media.seconds,
    })
    .from(playlistVideos)
    .innerJoin(videos, eq(videos.id, playlistVideos.videoId))
    .innerJoin(media, eq(media.id, videos.mediaId))
    .where(and(eq(playlistVideos.playlistId, playlistId), eq(playlistVideos.role, 'video')))
    .orderBy(asc(playlistVideos.position), asc(playlistVideos.videoId));
  return rows.map(({ videoId, shortid, seconds, en, ...german }) => ({
    videoId,
    shortid,
    seconds,
    title: inLocale(german, en, locale).texts.title,
  }));
}

/** SQL for a coaching's slug in another room's query, given the column that holds its id. */
export const slugOfCoaching = (id: Column): SQL<string | null> =>
  sql<string | null>`(select c.slug from coachings c where c.id = ${id})`;

/** The same for the number of its days. */
export const daysOfCoaching = (id: Column): SQL<number> =>
  sql<number>`(select count(*) from coachings c join playlist_videos v on v.playlist_id = c.playlist_id and v.role = 'video' where c.id = ${id})`;
