import type { CSSProperties } from 'react';
import type { Playlist } from '../contract.ts';
import type { TeaserModifier, TeaserSize } from './teasers.ts';

/** Props of all playlist teasers. */
export type PlaylistTeaserProps = {
  playlist: Playlist;
  size: TeaserSize;
  modifier?: TeaserModifier | undefined;
  /** Heading level: one below the enclosing heading. */
  level?: 2 | 3;
  /** Uses the alphabetical title, for lists where readers look for a topic (S2.40). */
  listed?: boolean;
  /** A card (m, s) that is horizontal on phones, with its image at the side: for long lists of cards. */
  flat?: boolean;
  /** Loads its image eagerly; only for the largest image of a page. */
  first?: boolean;
};

/** Passes an entry's own colour to the styles, which mix it with the background so that any colour keeps text readable. */
export const ownColour = (colour: string): CSSProperties => (colour === '' ? {} : ({ '--own': colour } as CSSProperties));
