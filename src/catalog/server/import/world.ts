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

/** The content set to import, as data. References are by shortid or slug. */
export type World = {
  readonly tags: readonly DemoTag[];
  readonly videos: readonly DemoVideo[];
  /** Shortids of videos with speech of their own; each has its own clip (`speech/{shortid}`). */
  readonly speeches: Readonly<Record<string, Speech>>;
  /** Reviews of videos and pages. */
  readonly reviews: readonly DemoReview[];
  readonly playlists: readonly DemoPlaylist[];
  readonly partners: readonly DemoPartner[];
  readonly dailies: readonly DemoDaily[];
  /** Shortids of videos. */
  readonly highlights: readonly string[];
  /** Shortids of videos' home playlists (S11.8), by shortid of the video. */
  readonly homes: Readonly<Record<string, string>>;
  readonly projects: readonly DemoProject[];
  readonly pages: readonly DemoPage[];
  readonly coachings: readonly DemoCoaching[];
  readonly retreats: readonly DemoRetreat[];
  readonly notes: readonly DemoNote[];
  readonly settings: DemoSettings;
};

/** Returns the id of a referenced entry. Throws, naming both ends, if it does not exist. */
export type Resolve = (kind: 'tag' | 'video' | 'playlist' | 'partner', name: string, from: string) => string;

/** Context shared by all steps of the import. */
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

/** The name of the clip that a video plays. */
export const clipKeyOf = (
  { speeches }: Pick<World, 'speeches'>,
  { shortid, clip }: Pick<DemoVideo, 'shortid' | 'clip'>,
): string => (Object.hasOwn(speeches, shortid) ? shortid : clip);

/** Returns the data with `{presenter}` and `{site}` replaced in all its texts (S1.9). */
export function fillNames<Data>(data: Data, names: { readonly presenter: string; readonly site: string }): Data {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll('{presenter}', names.presenter).replaceAll('{site}', names.site);
    if (Array.isArray(value)) return value.map(fill);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]));
  };
  return fill(data) as Data;
}
