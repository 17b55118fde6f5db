import type { FastifyInstance } from 'fastify';
import { findFeedVideo, listDailyEpisodes, listFeedVideos, type FeedVideo } from '#catalog/server/door.ts';
import { catalogEndpoints } from '#catalog/contract.ts';
import { everyone } from '#kit/endpoint.ts';
import { locales, type Locale } from '#kit/locale.ts';
import { soundFile } from '#media/server/door.ts';
import { chaptersPath, dailyPodcasts, feedPath } from '#paths/feeds.ts';
import { assetPath, startHeroImage } from '#paths/files.ts';
import { inLocalePath, pageLinks, patternOf, watchLink } from '#paths/routes.ts';
import { mostEntries, plainLine, type Episode } from '../rules.ts';
import { rssOf } from '../rss.ts';
import { feedTexts } from '../texts.ts';
import { coverOf } from './cover.ts';
import { madeFeed, nothing, sendMissing, type FeedRouteParts } from './feed-routes.ts';
import { entryOf, headOf } from './make-feed.ts';
import { podcastGuid } from './podcast-guid.ts';
import { playlistSource } from './sources.ts';

type PodcastParts = FeedRouteParts;

/** The source of a podcast. */
type PodcastSource = {
  readonly title: string;
  readonly description: string;
  /** The page that it belongs to, and the base path of its feed. */
  readonly page: string;
  readonly below: string;
  readonly picture: string;
  readonly videos: readonly FeedVideo[];
};

type FindPodcast = (
  parts: PodcastParts,
  asked: { readonly parameter: string; readonly locale: Locale },
) => Promise<PodcastSource | null>;

const ofDailies =
  (kind: keyof typeof dailyPodcasts): FindPodcast =>
  async ({ db, clock, siteName, presenterName, presenterSlug }, { locale }) => {
    const t = feedTexts[locale].podcasts[kind];
    return {
      title: t.title(siteName),
      description: t.intro(presenterName),
      page: pageLinks(locale, presenterSlug)('start'),
      below: inLocalePath(dailyPodcasts[kind], locale),
      picture: startHeroImage,
      videos: await listDailyEpisodes(db, kind, { most: mostEntries, now: clock.now(), locale }),
    };
  };

const ofPlaylist: FindPodcast = async (parts, asked) => {
  const source = await playlistSource(parts, asked);
  const found = source && (await parts.local(catalogEndpoints, everyone(asked.locale)).playlist({ idOrSlug: asked.parameter }));
  if (!source || !found?.ok || found.value.data.exclusive) return null;
  const { db, clock } = parts;
  const asking = { most: mostEntries, now: clock.now(), locale: asked.locale, episodes: true };
  return {
    ...source,
    below: source.page,
    picture: found.value.data.l_image,
    videos: await listFeedVideos(db, source.scope, asking),
  };
};

function episodeOf(parts: PodcastParts, video: FeedVideo, locale: Locale): Episode {
  const { baseUrl } = parts;
  const { shortid } = video.video;
  const entry = entryOf(parts, video, locale);
  return {
    ...entry,
    sound: { url: baseUrl + assetPath(shortid, 'file', soundFile), bytes: video.soundBytes, type: 'audio/mp4' },
    transcripts: video.captions.map(({ lang, file }) => ({ url: baseUrl + assetPath(shortid, 'caption', file), lang })),
    chapters: video.chapters.length > 0 ? chaptersPath(entry.url) : null,
  };
}

/** Null without sound files or a cover. */
async function makePodcast(
  parts: PodcastParts,
  find: FindPodcast,
  asked: { readonly parameter: string; readonly locale: Locale },
): Promise<string | null> {
  const source = await find(parts, asked);
  if (!source || source.videos.length === 0) return null;
  const cover = (await coverOf(parts.storage, source.picture)) ?? (await coverOf(parts.storage, startHeroImage));
  if (!cover) return null;
  const { locale } = asked;
  const podcast = {
    ...headOf(parts, source, locale),
    feedUrl: parts.baseUrl + feedPath(source.below, 'rss'),
    cover: parts.baseUrl + cover,
    owner: parts.config.podcastOwner,
    entries: source.videos.map((video) => episodeOf(parts, video, locale)),
  };
  return rssOf(podcast, podcastGuid(podcast.feedUrl));
}

/** `{page}/feed.rss` of each public playlist with sound files, and of the dailies of each kind (S17.5). */
export function podcastRoutes(app: FastifyInstance, parts: PodcastParts): void {
  const podcasts: readonly (readonly [string, FindPodcast])[] = [
    [dailyPodcasts.daily, ofDailies('daily')],
    [dailyPodcasts.yoga, ofDailies('yoga')],
    [patternOf('playlist', parts.presenterSlug), ofPlaylist],
  ];
  for (const locale of locales) {
    for (const [pattern, find] of podcasts)
      app.get<{ Params: { slug?: string } }>(
        feedPath(inLocalePath(pattern, locale), 'rss'),
        { schema: { hide: true } },
        async (request, reply) => {
          const { slug: parameter = '' } = request.params;
          const isSent = await parts.sendKept(request, reply, async () => {
            const made = await makePodcast(parts, find, { parameter, locale });
            return made === null ? nothing : madeFeed('rss', made);
          });
          return isSent ? reply : sendMissing(parts, request, reply, { locale, format: 'rss' });
        },
      );
    chapterRoute(app, parts, locale);
  }
}

/** JSON chapters 1.2 of a free video. */
function chapterRoute(app: FastifyInstance, parts: PodcastParts, locale: Locale): void {
  const pattern = watchLink(pageLinks(locale, parts.presenterSlug), { video: '0' }).replace(/0$/, ':shortid');
  app.get<{ Params: { shortid: string } }>(chaptersPath(pattern), { schema: { hide: true } }, async (request, reply) => {
    const isSent = await parts.sendKept(request, reply, async () => {
      const episode = await findFeedVideo(parts.db, request.params.shortid, { now: parts.clock.now(), locale, episodes: true });
      if (!episode || episode.chapters.length === 0) return nothing;
      const chapters = episode.chapters.map(({ start, title, en }) => ({
        startTime: start,
        title: plainLine(locale === 'en' ? (en ?? title) : title),
      }));
      const body = JSON.stringify({ version: '1.2.0', title: plainLine(episode.video.title), chapters });
      return { ...madeFeed('json', body), type: 'application/json+chapters' };
    });
    return isSent ? reply : parts.notFoundPage(request, reply, locale);
  });
}
