import { meantQueries } from './search-queries-meant.ts';
import { namedQueries } from './search-queries-named.ts';
import { severalQueries } from './search-queries-several.ts';
import { typedQueries } from './search-queries-typed.ts';
import type { Query } from './search-query.ts';

/**
 * What laypersons type into the search, and which videos of the demo world they expect among the first three.
 *
 * Chosen from the content and from what a person would hope for, before anything was found. A list with more than
 * three shortids means that the first three should come from it. Up to 20 characters, as in the field (S5.6).
 */
export const queries: readonly Query[] = [...namedQueries, ...meantQueries, ...typedQueries, ...severalQueries];

/** Words that nobody wrote and someone says: found are the videos with that clip, in any order. */
export const spoken: readonly { readonly query: string; readonly clip: string }[] = [
  { query: 'Mittagssonne', clip: 'haut' },
  { query: 'Geräusche', clip: 'achtsamkeit' },
  { query: 'Haltestelle', clip: 'bewegung' },
  { query: 'heller Urin', clip: 'trinken' },
  { query: 'Nierenleiden', clip: 'trinken' },
  { query: 'Milchglas', clip: 'depress1' },
  { query: 'singen', clip: 'bewegung' },
  { query: 'lauwarmes Wasser', clip: 'haut' },
  { query: 'rote Linsen', clip: 'p-koch1' },
  { query: 'kalter Schweiß', clip: 'herz' },
  { query: 'Schultern sinken', clip: 'atem' },
  { query: 'Tomatenmark', clip: 'p-koch1' },
];
