import type {
  DemoCoaching,
  DemoCode,
  DemoCourseMail,
  DemoDaily,
  DemoNote,
  DemoPage,
  DemoPartner,
  DemoPlaylist,
  DemoProduct,
  DemoProject,
  DemoRetreat,
  DemoRetreatMail,
  DemoReview,
  DemoSettings,
  DemoTag,
  DemoVideo,
  Speech,
} from '../shapes.ts';

/** The content to import, as data. References are by shortid or slug. */
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
  readonly courseMails: readonly DemoCourseMail[];
  readonly retreatMails: readonly DemoRetreatMail[];
  readonly products: readonly DemoProduct[];
  readonly codes: readonly DemoCode[];
  readonly notes: readonly DemoNote[];
  /** Null leaves the site's settings as they are. */
  readonly settings: DemoSettings | null;
};

/** The name of the clip that a video plays. */
export const clipKeyOf = (
  { speeches }: Pick<World, 'speeches'>,
  { shortid, clip }: Pick<DemoVideo, 'shortid' | 'clip'>,
): string => (Object.hasOwn(speeches, shortid) ? shortid : clip);
