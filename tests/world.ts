import * as world from '../demo/content/index.ts';
import { clipKeyOf } from '../demo/fill/world.ts';
import { pageLinks, categoryLink, watchLink } from '../src/paths/routes.ts';
import { categories, type Category } from '../src/paths/categories.ts';
import type { Locale } from '../src/kit/locale.ts';

/** Entries of the demo world by kind, so that tests do not depend on names. */

const found = <Entry>(kind: string, entry: Entry | undefined): Entry => {
  if (entry === undefined) throw new Error(`The demo world has no ${kind}.`);
  return entry;
};

const listsOf = (shortid: string) =>
  world.playlists.filter(({ videos, trailers = [] }) => [...videos, ...trailers].includes(shortid));

const isFree = (shortid: string): boolean =>
  listsOf(shortid).every(
    ({ exclusive, type, trailers = [] }) => !exclusive && (type === 'standard' || trailers.includes(shortid)),
  );

export const exclusiveList = found(
  'list for members',
  world.playlists.find(({ exclusive }) => exclusive),
);
export const coaching = found(
  'coaching with trailers',
  world.coachings.find(({ playlist }) =>
    world.playlists.some(({ shortid, trailers = [] }) => shortid === playlist && trailers.length > 0),
  ),
);
export const coachingList = found(
  'list of a coaching',
  world.playlists.find(({ shortid }) => shortid === coaching.playlist),
);

/** The name of the clip that a video plays: a shared one, or its own. */
export const clipOf = (video: Parameters<typeof clipKeyOf>[1]): string => clipKeyOf(world, video);

export const freeVideo = found(
  'free video',
  world.videos.find(({ shortid }) => listsOf(shortid).length > 0 && isFree(shortid)),
);
export const otherFreeVideo = found(
  'second free video of another clip',
  world.videos.find((video) => clipOf(video) !== clipOf(freeVideo) && listsOf(video.shortid).length > 0 && isFree(video.shortid)),
);
export const exclusiveVideo = found('video for members', exclusiveList.videos[0]);
export const coachingDay = found('day of a coaching', coachingList.videos[0]);
export const trailer = found('trailer', coachingList.trailers?.[0]);

const protectedLists = world.playlists.filter(({ exclusive, type }) => exclusive || type === 'coaching');

/** All restricted videos. */
export const protectedVideos: ReadonlySet<string> = new Set(
  protectedLists.flatMap(({ videos }) => videos).filter((shortid) => !isFree(shortid)),
);

/** Titles of entries without English texts: English pages show them in German. */
export const germanOnly: ReadonlySet<string> = new Set(
  [...world.videos, ...world.playlists, ...world.partners].filter(({ en }) => !en).map(({ title }) => title),
);

export const freeList = found(
  'list in a category',
  world.playlists.find(({ category, videos }) => category !== null && videos.includes(freeVideo.shortid)),
);
export const partnerList = found(
  'list of a partner',
  world.playlists.find(({ partners = [] }) => partners.length > 0),
);

type SitePage = { readonly path: string; readonly category?: Category };

/** The paths of all pages of S2.1, S2.9 to S2.12 and S2.15; one playlist of each kind. */
export function sitePages(locale: Locale): SitePage[] {
  const at = pageLinks(locale, 'dr-muster');
  const paths = [
    at('start'),
    at('health'),
    at('feelgood'),
    at('partner'),
    at('search'),
    ...world.partners.map(({ slug }) => at('partner.detail', { slug })),
    at('presenter'),
    ...world.projects.map(({ slug }) => at('presenter.detail', { slug })),
    ...world.coachings.map(({ slug }) => at('presenter.coaching.detail', { slug })),
    ...world.retreats.map(({ slug }) => at('presenter.retreat.detail', { slug })),
    ...[freeList, exclusiveList, coachingList, partnerList].map(({ slug }) => at('playlist', { slug })),
    at('shop'),
    ...[...world.coachings, ...world.retreats].map(({ shortid }) => at('shop.checkout', { shortid })),
    at('shop.withdrawal'),
    at('meta.imprint'),
    at('meta.faq'),
    at('meta.privacy'),
    at('meta.contact'),
    at('meta.terms'),
    at('meta.accessibility'),
    at('meta.principles'),
    at('meta.corrections'),
  ];
  return [...paths.map((path) => ({ path })), ...categories.map((category) => ({ path: categoryLink(at, category), category }))];
}

/** Paths that open the video layer (S2.12). */
export const watchPages = (locale: Locale): string[] => {
  const at = pageLinks(locale, 'dr-muster');
  return [
    watchLink(at, { video: freeVideo.shortid }),
    watchLink(at, { video: freeVideo.shortid, playlist: freeList.shortid }),
    watchLink(at, { video: trailer, coaching: coaching.shortid }),
    watchLink(at, { video: exclusiveVideo }),
  ];
};

/** The German paths of all playlists, and of all videos, on their own and within each of their lists. */
export function entryAddresses(): string[] {
  const at = pageLinks('de', 'dr-muster');
  return [
    ...world.playlists.map(({ slug }) => at('playlist', { slug })),
    ...world.videos.map(({ shortid: video }) => watchLink(at, { video })),
    ...world.playlists.flatMap(({ shortid: playlist, videos, trailers = [] }) =>
      [...videos, ...trailers].map((video) => watchLink(at, { video, playlist })),
    ),
    ...world.coachings.flatMap(({ shortid, playlist }) =>
      world.playlists
        .filter((list) => list.shortid === playlist)
        .flatMap(({ videos, trailers = [] }) =>
          [...videos, ...trailers].map((video) => watchLink(at, { video, coaching: shortid })),
        ),
    ),
  ];
}
