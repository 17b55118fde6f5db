/**
 * What the app and other rooms may use of the catalogue's interface: pages, tiles, cards and teasers. All take the contract's
 * shapes. Pages render the only `h1`; teasers of sizes xl and l and the rows must be inside a box with `padding-inline:
 * var(--edge)`, such as `PageSection`.
 */
export { anchorsOf } from '../anchors.ts';
export { bySlug, type CatalogCall } from './catalog-call.ts';
export { CoachingPage, type OwnCourse } from './coaching-page.tsx';
export { asEasy, EasyButton, EasySwitch, hasEasy, useShown } from './easy.tsx';
export { PlaylistPage } from './playlist-page.tsx';
export { CoachingCard, RetreatCard } from './offer-cards.tsx';
export { PartnerCard } from './partner-card.tsx';
export { PlaylistTeaser } from './playlist-teaser.tsx';
export { NewTeaser, TrendingTeaser } from './shelf-teasers.tsx';
export { Progress, showProgress } from './progress.tsx';
export { TrustNote } from './trust-note.tsx';
export { VideoMenuButton } from './video-menu-button.tsx';
export { VideoMeta } from './video-meta.tsx';
export { VideoTile } from './video-tile.tsx';

export {
  OpenVideoContext,
  useOpenVideo,
  usePlayLink,
  VideoMenuContext,
  type VideoMenuRequest,
  type VideoRequest,
} from './open-video.tsx';
export { withoutDay } from './steps.ts';
export { machineDuration, shownDuration } from './teasers.ts';
export { useDays } from './use-days.ts';
