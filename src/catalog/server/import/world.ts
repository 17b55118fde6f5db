import type {
  DemoCoaching,
  DemoDaily,
  DemoNote,
  DemoPage,
  DemoPartner,
  DemoPlaylist,
  DemoProject,
  DemoRetreat,
  DemoReview,
  DemoSettings,
  DemoTag,
  DemoVideo,
  Speech,
} from '../../../../demo/shapes.ts';
import { idOf } from './put.ts';
import type { Pictures } from './pictures.ts';

/** Content as data: what is imported. References are by shortid or slug. */
export type World = {
  readonly tags: readonly DemoTag[];
  readonly videos: readonly DemoVideo[];
  /** Of the videos that say something of their own, by shortid: each has a clip of its own (`speech/{shortid}`). */
  readonly speeches: Readonly<Record<string, Speech>>;
  /** Of videos and pages that somebody checked. */
  readonly reviews: readonly DemoReview[];
  readonly playlists: readonly DemoPlaylist[];
  readonly partners: readonly DemoPartner[];
  readonly dailies: readonly DemoDaily[];
  /** Shortids of videos. */
  readonly highlights: readonly string[];
  /** Shortids of the playlists where videos are at home (S11.8), by the videos'. */
  readonly homes: Readonly<Record<string, string>>;
  readonly projects: readonly DemoProject[];
  readonly pages: readonly DemoPage[];
  readonly coachings: readonly DemoCoaching[];
  readonly retreats: readonly DemoRetreat[];
  readonly notes: readonly DemoNote[];
  readonly settings: DemoSettings;
};

/** The id of an entry of the world; one that is not in it throws, naming both ends. */
export type Resolve = (kind: 'tag' | 'video' | 'playlist' | 'partner', name: string, from: string) => string;

/** What every part of the import needs. */
export type Importing = { readonly world: World; readonly pictures: Pictures; readonly resolve: Resolve; readonly now: Date };

export function resolverOf(world: World): Resolve {
  const known = {
    tag: new Set(world.tags.map(({ slug }) => slug)),
    video: new Set(world.videos.map(({ shortid }) => shortid)),
    playlist: new Set(world.playlists.map(({ shortid }) => shortid)),
    partner: new Set(world.partners.map(({ slug }) => slug)),
  };
  return (kind, name, from) => {
    if (!known[kind].has(name)) throw new Error(`${from} names the ${kind} '${name}', which does not exist.`);
    return idOf(kind, name);
  };
}

/** The name of the clip that a video shows. */
export const clipKeyOf = (
  { speeches }: Pick<World, 'speeches'>,
  { shortid, clip }: Pick<DemoVideo, 'shortid' | 'clip'>,
): string => (Object.hasOwn(speeches, shortid) ? shortid : clip);

/** The same data with `{presenter}` and `{site}` filled in, in every text of it (S1.9). */
export function fillNames<Data>(data: Data, names: { readonly presenter: string; readonly site: string }): Data {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll('{presenter}', names.presenter).replaceAll('{site}', names.site);
    if (Array.isArray(value)) return value.map(fill);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]));
  };
  return fill(data) as Data;
}
