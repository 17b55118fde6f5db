import { TeaserCard } from './teaser-card.tsx';
import { TeaserLarge } from './teaser-large.tsx';
import { TeaserStage } from './teaser-stage.tsx';
import type { PlaylistTeaserProps } from './teaser-props.ts';

/** A teaser of a playlist in four sizes (S2.36): title, corner tag, video list, footer. */
export function PlaylistTeaser({ size, ...teaser }: PlaylistTeaserProps) {
  if (size === 'xl') return <TeaserStage {...teaser} />;
  if (size === 'l') return <TeaserLarge {...teaser} />;
  return <TeaserCard size={size} {...teaser} />;
}
