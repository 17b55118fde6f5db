import { meantQueries } from './search-queries-meant.ts';
import { namedQueries } from './search-queries-named.ts';
import { severalQueries } from './search-queries-several.ts';
import { typedQueries } from './search-queries-typed.ts';
import type { Query } from './search-query.ts';

/**
 * Queries of laypersons, with the demo videos expected among the first three results.
 *
 * Chosen from the content and from readers' expectations, before looking at any results. If a list has more than three
 * shortids, the first three results should be among them. Up to 20 characters, as in the field (S5.6).
 */
export const queries: readonly Query[] = [...namedQueries, ...meantQueries, ...typedQueries, ...severalQueries];

/** Words that occur in speech but in no written text of the videos containing them. */
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
