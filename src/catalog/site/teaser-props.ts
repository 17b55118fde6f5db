import type { CSSProperties } from 'react';
import type { Playlist } from '../contract.ts';
import type { TeaserModifier, TeaserSize } from './teasers.ts';

/** What every teaser of a playlist takes. */
export type PlaylistTeaserProps = {
  playlist: Playlist;
  size: TeaserSize;
  modifier?: TeaserModifier | undefined;
  /** Level of its heading: one below the heading it stands under. */
  level?: 2 | 3;
  /** Names it as the alphabet does, where readers look for a topic (S2.40). */
  listed?: boolean;
  /** A card (m, s) that lies flat on phones, its picture at the side: for long lists of cards. */
  flat?: boolean;
  /** Loads its picture at once; for the largest picture of a page alone. */
  first?: boolean;
};

/** Hands an entry's own colour to the styles, which mix it with paper, so that any colour keeps the text readable. */
export const ownColour = (colour: string): CSSProperties => (colour === '' ? {} : ({ '--own': colour } as CSSProperties));
