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

/** Words that someone says, and that nobody wrote of the films which say them. */
export const spoken: readonly string[] = [
  'Mittagssonne',
  'Geräusche',
  'Haltestelle',
  'heller Urin',
  'Nierenleiden',
  'singen',
  'lauwarmes Wasser',
  'kalter Schweiß',
  'Schultern sinken',
  'Milchglas',
  'Schwamm',
  'Radieschen',
];
