import type { Playlist } from '../contract.ts';
import { TeaserCard } from './teaser-card.tsx';
import { TeaserLarge } from './teaser-large.tsx';
import { TeaserStage } from './teaser-stage.tsx';
import type { TeaserModifier, TeaserSize } from './teasers.ts';

export type PlaylistTeaserProps = {
  playlist: Playlist;
  size: TeaserSize;
  modifier?: TeaserModifier | undefined;
  /** Level of its heading: one below the heading it stands under. */
  level?: 2 | 3;
  /** A card (m, s) that lies flat on phones, its picture at the side: for long lists of cards. */
  flat?: boolean;
  /** Loads its picture at once; for the largest picture of a page alone. */
  first?: boolean;
};

/** A playlist on another page, in four sizes (S2.36): title, corner tag, video list, footer. */
export function PlaylistTeaser({ size, ...teaser }: PlaylistTeaserProps) {
  if (size === 'xl') return <TeaserStage {...teaser} />;
  if (size === 'l') return <TeaserLarge {...teaser} />;
  return <TeaserCard size={size} {...teaser} />;
}
