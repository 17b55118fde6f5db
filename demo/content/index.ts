/** The demo world's complete content. */
import type { DemoPlaylist, DemoVideo } from '../shapes.ts';
import { coachingPlaylists, coachingVideos } from './coachings.ts';
import { easyVideos } from './easy.ts';
import { feelgoodPlaylists } from './playlists-feelgood.ts';
import { healthPlaylists } from './playlists-health.ts';
import { pickPlaylists } from './playlists-picks.ts';
import { dailyVideos } from './videos-daily.ts';
import { exclusiveVideos } from './videos-exclusive.ts';
import { feelgoodVideos } from './videos-feelgood.ts';
import { guideVideos } from './videos-health-guide.ts';
import { healthVideos } from './videos-health.ts';
import { partnerVideos } from './videos-partner.ts';

export { coachings } from './coachings.ts';
export { guide } from './chatbot.ts';
export { codes } from './codes.ts';
export { courseMails, retreatMails } from './course-mails.ts';
export { dailies } from './dailies.ts';
export { highlights } from './highlights.ts';
export { homes } from './homes.ts';
export { notes } from './notes.ts';
export { pages } from './pages.ts';
export { partners } from './partners.ts';
export { products } from './products.ts';
export { projects } from './projects.ts';
export { retreats } from './retreats.ts';
export { reviews } from './reviews.ts';
export { settings } from './settings.ts';
export { speeches } from './speeches.ts';
export { tags } from './tags.ts';

const withEasy = (video: DemoVideo): DemoVideo => {
  const easy = easyVideos[video.shortid];
  return easy ? { ...video, easy } : video;
};

export const videos: readonly DemoVideo[] = [
  ...healthVideos,
  ...guideVideos,
  ...feelgoodVideos,
  ...partnerVideos,
  ...exclusiveVideos,
  ...dailyVideos,
  ...coachingVideos,
].map(withEasy);

/** `pickPlaylists` contains the start page's, the exclusive and the partners' playlists. */
export const playlists: readonly DemoPlaylist[] = [
  ...healthPlaylists,
  ...feelgoodPlaylists,
  ...pickPlaylists,
  ...coachingPlaylists,
];
